<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HowDiceFall</name>
    <message numerus="yes">
        <source>%n roll(s) since the start, your own dice left out:</source>
        <translation>
            <numerusform>%n roll since the start, your own dice left out:</numerusform>
            <numerusform>%n rolls since the start, your own dice left out:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuickFind</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryBanner</name>
    <message numerus="yes">
        <source>%n more sheet(s) after it.</source>
        <translation>
            <numerusform>%n more sheet after it.</numerusform>
            <numerusform>%n more sheets after it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterMenus</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message numerus="yes">
        <source>%n against one</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatBlockDialog</name>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gm</name>
    <message numerus="yes">
        <source>%n comparison(s) for the game master to decide.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message numerus="yes">
        <source>%n tick(s)</source>
        <translation>
            <numerusform>%n tick</numerusform>
            <numerusform>%n ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) waiting</source>
        <translation>
            <numerusform>%n tick waiting</numerusform>
            <numerusform>%n ticks waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spot</name>
    <message numerus="yes">
        <source>after %n failure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n hit point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
