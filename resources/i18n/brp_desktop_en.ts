<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgePage</name>
    <message numerus="yes">
        <source>%n point(s) off any characteristic.</source>
        <translation>
            <numerusform>%n point off any characteristic.</numerusform>
            <numerusform>%n points off any characteristic.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off {names}.</source>
        <translation>
            <numerusform>%n point off {names}.</numerusform>
            <numerusform>%n points off {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AidMenu</name>
    <message numerus="yes">
        <source>Roll again for %n power point(s)</source>
        <translation>
            <numerusform>Roll again for %n power point</numerusform>
            <numerusform>Roll again for %n power points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ApplyDialog</name>
    <message numerus="yes">
        <source>%n thing(s) would change:</source>
        <translation>
            <numerusform>%n thing would change:</numerusform>
            <numerusform>%n things would change:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttackForm</name>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkEdit</name>
    <message numerus="yes">
        <source>%n skill(s) chosen</source>
        <translation>
            <numerusform>%n skill chosen</numerusform>
            <numerusform>%n skills chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CapacityTiles</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CreationGuide</name>
    <message numerus="yes">
        <source>%n thing(s) still to do</source>
        <translation>
            <numerusform>%n thing still to do</numerusform>
            <numerusform>%n things still to do</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DevelopmentDialog</name>
    <message numerus="yes">
        <source>%n ticked skill(s)</source>
        <translation>
            <numerusform>%n ticked skill</numerusform>
            <numerusform>%n ticked skills</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%n difference(s) from {preset}:</source>
        <translation>
            <numerusform>%n difference from {preset}:</numerusform>
            <numerusform>%n differences from {preset}:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentBanner</name>
    <message numerus="yes">
        <source>%n things were noticed while “{file}” was read.</source>
        <translation>
            <numerusform>%n thing was noticed while “{file}” was read.</numerusform>
            <numerusform>%n things were noticed while “{file}” was read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message numerus="yes">
        <source>After a long break: up to %n free tick(s)</source>
        <translation>
            <numerusform>After a long break: up to %n free tick</numerusform>
            <numerusform>After a long break: up to %n free ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n power point(s)</source>
        <translation>
            <numerusform>Bring back %n power point</numerusform>
            <numerusform>Bring back %n power points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heal %n hit point(s): all wounds had time</source>
        <translation>
            <numerusform>Heal %n hit point: all wounds had time</numerusform>
            <numerusform>Heal %n hit points: all wounds had time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message numerus="yes">
        <source>%n roll(s) with the program’s dice</source>
        <translation>
            <numerusform>%n roll with the program’s dice</numerusform>
            <numerusform>%n rolls with the program’s dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s) of two dice with the program’s dice</source>
        <translation>
            <numerusform>%n throw of two dice by the program</numerusform>
            <numerusform>%n throws of two dice by the program</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportMany</name>
    <message numerus="yes">
        <source>%n character(s) found</source>
        <translation>
            <numerusform>%n character found</numerusform>
            <numerusform>%n characters found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n file could not be read</numerusform>
            <numerusform>%n files could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are in “{folder}”.</source>
        <translation>
            <numerusform>%n sheet is in “{folder}”.</numerusform>
            <numerusform>%n sheets are in “{folder}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Import %n file</numerusform>
            <numerusform>Import %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message numerus="yes">
        <source>The text speaks of %n alike: one sheet is made.</source>
        <translation>
            <numerusform>The text speaks of %n alike: one sheet is made.</numerusform>
            <numerusform>The text speaks of %n alike: one sheet is made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSettings</name>
    <message numerus="yes">
        <source>&amp;Take %n setting(s)</source>
        <translation>
            <numerusform>&amp;Take %n setting</numerusform>
            <numerusform>&amp;Take %n settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
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
    <name>LearningDialog</name>
    <message numerus="yes">
        <source>Takes {hours} hours, about %n week(s). Then Teach {teach} is rolled once.</source>
        <translation>
            <numerusform>Takes {hours} hours, about %n week. Then Teach {teach} is rolled once.</numerusform>
            <numerusform>Takes {hours} hours, about %n weeks. Then Teach {teach} is rolled once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LongBreakDialog</name>
    <message numerus="yes">
        <source>No more than %n free tick(s).</source>
        <translation>
            <numerusform>No more than %n free tick.</numerusform>
            <numerusform>No more than %n free ticks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseFoot</name>
    <message numerus="yes">
        <source>Roll all %n</source>
        <translation>
            <numerusform>Roll it (%n)</numerusform>
            <numerusform>Roll all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll the other %n</source>
        <translation>
            <numerusform>Roll the other (%n)</numerusform>
            <numerusform>Roll the other %n</numerusform>
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
    <name>RestoreDialog</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterMenus</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, not shown here</source>
        <translation>
            <numerusform>and %n more, not shown here</numerusform>
            <numerusform>and %n more, not shown here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message numerus="yes">
        <source>%n against one</source>
        <translation>
            <numerusform>%n against one</numerusform>
            <numerusform>%n against one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n character(s) ready to try the dice</source>
        <translation>
            <numerusform>%n character ready to try the dice</numerusform>
            <numerusform>%n characters ready to try the dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) of your own</source>
        <translation>
            <numerusform>%n template of your own</numerusform>
            <numerusform>%n templates of your own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatBlockDialog</name>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s)</source>
        <translation>
            <numerusform>%n skill</numerusform>
            <numerusform>%n skills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n</source>
        <translation>
            <numerusform>&amp;Add %n</numerusform>
            <numerusform>&amp;Add %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableBanner</name>
    <message numerus="yes">
        <source>%n sheets lie outside the folder of this table and were not read.</source>
        <translation>
            <numerusform>%n sheet lies outside the folder of this table and was not read.</numerusform>
            <numerusform>%n sheets lie outside the folder of this table and were not read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things were noticed while “{file}” was read.</source>
        <translation>
            <numerusform>%n thing was noticed while “{file}” was read.</numerusform>
            <numerusform>%n things were noticed while “{file}” was read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThemesPart</name>
    <message numerus="yes">
        <source>{pairs}; %n more</source>
        <translation>
            <numerusform>{pairs}; %n more</numerusform>
            <numerusform>{pairs}; %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TroubleList</name>
    <message numerus="yes">
        <source>%n thing(s) break the rules</source>
        <translation>
            <numerusform>%n thing breaks the rules</numerusform>
            <numerusform>%n things break the rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still to do</source>
        <translation>
            <numerusform>%n thing still to do</numerusform>
            <numerusform>%n things still to do</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeaponsView</name>
    <message numerus="yes">
        <source>%n parry or dodge this round; the next one {penalty}.</source>
        <translation>
            <numerusform>%n parry or dodge this round; the next one {penalty}.</numerusform>
            <numerusform>%n parries and dodges this round; the next one {penalty}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>aftermath</name>
    <message numerus="yes">
        <source>New round: something is over for %n.</source>
        <translation>
            <numerusform>New round: something is over for %n person.</numerusform>
            <numerusform>New round: something is over for %n people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weapon loses %n hit point(s).</source>
        <translation>
            <numerusform>the weapon loses %n hit point.</numerusform>
            <numerusform>the weapon loses %n hit points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message numerus="yes">
        <source>%n hit point(s) lost.</source>
        <translation>
            <numerusform>%n hit point lost.</numerusform>
            <numerusform>%n hit points lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left</source>
        <translation>
            <numerusform>%n point left</numerusform>
            <numerusform>%n points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost in a turn bring on a disorder: 1D6 names it, 1D8 says for how long.</source>
        <translation>
            <numerusform>%n point lost in a turn brings on a disorder: 1D6 names it, 1D8 says for how long.</numerusform>
            <numerusform>%n points lost in a turn bring on a disorder: 1D6 names it, 1D8 says for how long.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost in an hour bring on a lasting disorder.</source>
        <translation>
            <numerusform>%n point lost in an hour brings on a lasting disorder.</numerusform>
            <numerusform>%n points lost in an hour bring on a lasting disorder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to put on</source>
        <translation>
            <numerusform>%n round to put on</numerusform>
            <numerusform>%n rounds to put on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Major wound: fights on for %n round(s) at most.</source>
        <translation>
            <numerusform>Major wound: fights on for %n round at most.</numerusform>
            <numerusform>Major wound: fights on for %n rounds at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage} + {through} past the broken parry − {armour} for armour: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} + {through} past the broken parry − {armour} for armour: %n hit point lost.</numerusform>
            <numerusform>{damage} + {through} past the broken parry − {armour} for armour: %n hit points lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage} + {through} past the broken parry: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} + {through} past the broken parry: %n hit point lost.</numerusform>
            <numerusform>{damage} + {through} past the broken parry: %n hit points lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage} − {armour} for armour: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} − {armour} for armour: %n hit point lost.</numerusform>
            <numerusform>{damage} − {armour} for armour: %n hit points lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message numerus="yes">
        <source>… and %n more: “check” names them all.</source>
        <translation>
            <numerusform>… and %n more: “check” names them all.</numerusform>
            <numerusform>… and %n more: “check” names them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>creation</name>
    <message numerus="yes">
        <source>%n characteristic(s) still missing.</source>
        <translation>
            <numerusform>%n characteristic still missing.</numerusform>
            <numerusform>%n characteristics still missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of: {skills}</source>
        <translation>
            <numerusform>%n more of: {skills}</numerusform>
            <numerusform>%n more of: {skills}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personal point(s) still to spend.</source>
        <translation>
            <numerusform>%n personal point still to spend.</numerusform>
            <numerusform>%n personal points still to spend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personal point(s) too many.</source>
        <translation>
            <numerusform>%n personal point too many.</numerusform>
            <numerusform>%n personal points too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left to buy characteristics.</source>
        <translation>
            <numerusform>%n point left to buy characteristics.</numerusform>
            <numerusform>%n points left to buy characteristics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profession point(s) still to spend.</source>
        <translation>
            <numerusform>%n profession point still to spend.</numerusform>
            <numerusform>%n profession points still to spend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profession point(s) too many.</source>
        <translation>
            <numerusform>%n profession point too many.</numerusform>
            <numerusform>%n profession points too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) of the personality still to choose.</source>
        <translation>
            <numerusform>%n skill of the personality still to choose.</numerusform>
            <numerusform>%n skills of the personality still to choose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) of the profession still to choose.</source>
        <translation>
            <numerusform>%n skill of the profession still to choose.</numerusform>
            <numerusform>%n skills of the profession still to choose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Age takes %n more point(s) of characteristics.</source>
        <translation>
            <numerusform>Age takes %n more point of characteristics.</numerusform>
            <numerusform>Age takes %n more points of characteristics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Age takes %n point(s) fewer than were lost.</source>
        <translation>
            <numerusform>Age takes %n point fewer than were lost.</numerusform>
            <numerusform>Age takes %n points fewer than were lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Characteristics cost %n point(s) too many.</source>
        <translation>
            <numerusform>Characteristics cost %n point too many.</numerusform>
            <numerusform>Characteristics cost %n points too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>development</name>
    <message numerus="yes">
        <source>The dice were thrown for %n of these ticks already:</source>
        <translation>
            <numerusform>The dice were thrown for %n of these ticks already:</numerusform>
            <numerusform>The dice were thrown for %n of these ticks already:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message numerus="yes">
        <source>%n earlier version(s) are kept.</source>
        <translation>
            <numerusform>%n earlier version is kept.</numerusform>
            <numerusform>%n earlier versions are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in it cannot be read:</source>
        <translation>
            <numerusform>%n thing in it cannot be read:</numerusform>
            <numerusform>%n things in it cannot be read:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gm</name>
    <message numerus="yes">
        <source>%n comparison(s) for the game master to decide.</source>
        <translation>
            <numerusform>%n comparison for the game master to decide.</numerusform>
            <numerusform>%n comparisons for the game master to decide.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hindrance</name>
    <message numerus="yes">
        <source>%n hit point(s) lost</source>
        <translation>
            <numerusform>%n hit point lost</numerusform>
            <numerusform>%n hit points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) from the next one on</source>
        <translation>
            <numerusform>%n round from the next one on</numerusform>
            <numerusform>%n rounds from the next one on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left with this one</source>
        <translation>
            <numerusform>%n round left with this one</numerusform>
            <numerusform>%n rounds left with this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>%n turn left</numerusform>
            <numerusform>%n turns left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>import</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n score</numerusform>
            <numerusform>%n scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s)</source>
        <translation>
            <numerusform>%n skill</numerusform>
            <numerusform>%n skills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to decide</source>
        <translation>
            <numerusform>%n to decide</numerusform>
            <numerusform>%n to decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n weapon</numerusform>
            <numerusform>%n weapons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} holds %n people: name a folder with -o.</source>
        <translation>
            <numerusform>{file} holds %n person: name a folder with -o.</numerusform>
            <numerusform>{file} holds %n people: name a folder with -o.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit point(s) back</source>
        <translation>
            <numerusform>%n hit point back</numerusform>
            <numerusform>%n hit points back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit point(s) lost</source>
        <translation>
            <numerusform>%n hit point lost</numerusform>
            <numerusform>%n hit points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of damage</source>
        <translation>
            <numerusform>%n point of damage</numerusform>
            <numerusform>%n points of damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of sanity lost</source>
        <translation>
            <numerusform>%n point of sanity lost</numerusform>
            <numerusform>%n points of sanity lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) paid</source>
        <translation>
            <numerusform>%n point paid</numerusform>
            <numerusform>%n points paid</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n week</numerusform>
            <numerusform>%n weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it breaks and lets %n point(s) of damage through</source>
        <translation>
            <numerusform>it breaks and lets %n point of damage through</numerusform>
            <numerusform>it breaks and lets %n points of damage through</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weapon loses %n hit point(s)</source>
        <translation>
            <numerusform>the weapon loses %n hit point</numerusform>
            <numerusform>the weapon loses %n hit points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>what parried loses %n hit point(s)</source>
        <translation>
            <numerusform>what parried loses %n hit point</numerusform>
            <numerusform>what parried loses %n hit points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>options</name>
    <message numerus="yes">
        <source>%n characteristic roll(s) with other levels: {rows}.</source>
        <translation>
            <numerusform>%n characteristic roll with other levels: {rows}.</numerusform>
            <numerusform>%n characteristic rolls with other levels: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) have another chance: {rows}.</source>
        <translation>
            <numerusform>%n score with another chance: {rows}.</numerusform>
            <numerusform>%n scores with another chance: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another base: {rows}.</source>
        <translation>
            <numerusform>%n skill with another base: {rows}.</numerusform>
            <numerusform>%n skills with another base: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another chance: {rows}.</source>
        <translation>
            <numerusform>%n skill with another chance: {rows}.</numerusform>
            <numerusform>%n skills with another chance: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another score: {rows}.</source>
        <translation>
            <numerusform>%n skill with another score: {rows}.</numerusform>
            <numerusform>%n skills with another score: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with or without a box: {rows}.</source>
        <translation>
            <numerusform>%n skill gains or loses its box: {rows}.</numerusform>
            <numerusform>%n skills gain or lose their box: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with other levels: {rows}.</source>
        <translation>
            <numerusform>%n skill with other levels: {rows}.</numerusform>
            <numerusform>%n skills with other levels: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) with another gain: {rows}.</source>
        <translation>
            <numerusform>%n tick gives another gain: {rows}.</numerusform>
            <numerusform>%n ticks give another gain: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) with another roll needed: {rows}.</source>
        <translation>
            <numerusform>%n tick needs another roll: {rows}.</numerusform>
            <numerusform>%n ticks need another roll: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with another chance to hit: {rows}.</source>
        <translation>
            <numerusform>%n weapon with another chance to hit: {rows}.</numerusform>
            <numerusform>%n weapons with another chance to hit: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with another chance to parry: {rows}.</source>
        <translation>
            <numerusform>%n weapon with another chance to parry: {rows}.</numerusform>
            <numerusform>%n weapons with another chance to parry: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other damage on a special: {rows}.</source>
        <translation>
            <numerusform>%n weapon with other damage on a special: {rows}.</numerusform>
            <numerusform>%n weapons with other damage on a special: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other damage: {rows}.</source>
        <translation>
            <numerusform>%n weapon with other damage: {rows}.</numerusform>
            <numerusform>%n weapons with other damage: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other ranges: {rows}.</source>
        <translation>
            <numerusform>%n weapon with other ranges: {rows}.</numerusform>
            <numerusform>%n weapons with other ranges: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rows} and %n more</source>
        <translation>
            <numerusform>{rows} and %n more</numerusform>
            <numerusform>{rows} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>powers</name>
    <message numerus="yes">
        <source>%n hit point(s)</source>
        <translation>
            <numerusform>%n hit point</numerusform>
            <numerusform>%n hit points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power point(s)</source>
        <translation>
            <numerusform>%n power point</numerusform>
            <numerusform>%n power points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spot</name>
    <message numerus="yes">
        <source>about %n week(s)</source>
        <translation>
            <numerusform>about %n week</numerusform>
            <numerusform>about %n weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n failure(s)</source>
        <translation>
            <numerusform>after %n failure</numerusform>
            <numerusform>after %n failures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation>
            <numerusform>for %n round</numerusform>
            <numerusform>for %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n characteristic point(s)</source>
        <translation>
            <numerusform>loses %n characteristic point</numerusform>
            <numerusform>loses %n characteristic points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xantis</name>
    <message numerus="yes">
        <source>%n score(s) hang from it: they can take its place, or go as well.</source>
        <translation>
            <numerusform>%n score hangs from it: it can take its place, or go as well.</numerusform>
            <numerusform>%n scores hang from it: they can take its place, or go as well.</numerusform>
        </translation>
    </message>
</context>
</TS>
