<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>A character sheet that rolls, ticks and works offline: no account, no network, no sound.</source>
        <translation>Un foglio di personaggio che tira, spunta e funziona senza rete: niente account, niente rete, niente suoni.</translation>
    </message>
    <message>
        <source>The rules come from the Basic Roleplaying SRD and the Universal Game Engine, under the ORC licence; the wording here is our own. The program itself is under the MIT licence.</source>
        <translation>Le regole vengono dallo SRD di Basic Roleplaying e dall’Universal Game Engine, sotto licenza ORC; le parole qui sono nostre. Il programma stesso è sotto licenza MIT.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Versione {version}, con Qt {qt}</translation>
    </message>
</context>
<context>
    <name>CharacteristicsView</name>
    <message>
        <source>Characteristics</source>
        <translation>Caratteristiche</translation>
    </message>
</context>
<context>
    <name>CheckHead</name>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
</context>
<context>
    <name>ContestCard</name>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Rolls of side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo the tick of {skill}</source>
        <translation>Annulla la spunta: {skill}</translation>
    </message>
    <message>
        <source>did not roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DerivedView</name>
    <message>
        <source>Exp.</source>
        <translation>Esp.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>{name} {value}: why?</source>
        <translation>{name} {value}: perché?</translation>
    </message>
</context>
<context>
    <name>DetailPanel</name>
    <message>
        <source>Add a skill</source>
        <translation>Aggiungi un’abilità</translation>
    </message>
    <message>
        <source>Add a skill to the sheet</source>
        <translation>Aggiungi un’abilità al foglio</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Età</translation>
    </message>
    <message>
        <source>Base, if not by the rules</source>
        <translation>Base, se non è quella delle regole</translation>
    </message>
    <message>
        <source>Choose a field on the sheet: what it is made of stands here.</source>
        <translation>Scegli un campo del foglio: qui sta ciò di cui è fatto.</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Cultura</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Dettaglio</translation>
    </message>
    <message>
        <source>Has an experience box</source>
        <translation>Ha una casella di esperienza</translation>
    </message>
    <message>
        <source>Hide in play mode</source>
        <translation>Nascondi in modalità gioco</translation>
    </message>
    <message>
        <source>More points are spent than there are. The sheet is saved all the same.</source>
        <translation>Sono spesi più punti di quanti ce ne sono. Il foglio si salva lo stesso.</translation>
    </message>
    <message>
        <source>Moved at creation</source>
        <translation>Spostato alla creazione</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on this skill</source>
        <translation>Nota su questa abilità</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nulla di scelto</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Permanent bonus</source>
        <translation>Bonus permanente</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Personalità</translation>
    </message>
    <message>
        <source>Points to spend</source>
        <translation>Punti da spendere</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove this skill</source>
        <translation>Rimuovi questa abilità</translation>
    </message>
    <message>
        <source>Rolled or bought</source>
        <translation>Tirato o acquistato</translation>
    </message>
    <message>
        <source>This skill</source>
        <translation>Questa abilità</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Spuntata</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>{used} of {total}</source>
        <translation>{used} di {total}</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>At stake</source>
        <translation>Posta in gioco</translation>
    </message>
    <message>
        <source>Choose a skill or a characteristic first.</source>
        <translation>Scegli prima un’abilità o una caratteristica.</translation>
    </message>
    <message>
        <source>Choose a skill.</source>
        <translation>Scegli un’abilità.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In edit mode no die is rolled. Back to play with Ctrl+E.</source>
        <translation>In modalità modifica non si tira. Si torna al gioco con Ctrl+E.</translation>
    </message>
    <message>
        <source>Keep this difficulty</source>
        <translation>Mantieni questa difficoltà</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificatore</translation>
    </message>
    <message>
        <source>No dice are rolled at this difficulty.</source>
        <translation>A questa difficoltà non si tirano dadi.</translation>
    </message>
    <message>
        <source>Off: this roll never ticks (S)</source>
        <translation>Disattivata: questo tiro non dà mai spunte (S)</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Roll {skill}</source>
        <translation>Tira {skill}</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>The dice are running.</source>
        <translation>I dadi stanno rotolando.</translation>
    </message>
</context>
<context>
    <name>DifficultyBar</name>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
</context>
<context>
    <name>DocumentBanner</name>
    <message>
        <source>Another program changed the file of this sheet.</source>
        <translation>Un altro programma ha modificato il file di questo foglio.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni il mio</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Aperto in sola lettura: viene da una versione più recente. Salva una copia per modificarla.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>{name}, read-only</source>
        <translation>{name}, sola lettura</translation>
    </message>
</context>
<context>
    <name>DraftBanner</name>
    <message>
        <source>Give it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work on {name} was kept: {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EarlierList</name>
    <message>
        <source>No contest yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditSkillsView</name>
    <message>
        <source>Skills, edit mode</source>
        <translation>Abilità, modalità modifica</translation>
    </message>
    <message>
        <source>Speciality of {name}</source>
        <translation>Specialità: {name}</translation>
    </message>
</context>
<context>
    <name>EmptyNote</name>
    <message>
        <source>No skill matches the filter.</source>
        <translation>Nessuna abilità corrisponde al filtro.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Show all skills</source>
        <translation>Mostra tutte le abilità</translation>
    </message>
</context>
<context>
    <name>ForceCard</name>
    <message>
        <source>A number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose somebody first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who or what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resists</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GmLog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a hidden roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden rolls only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sheet of {name} first: its tick waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game master’s log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GmPanel</name>
    <message>
        <source>Around the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this panel shows the results (Ctrl+Shift+H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposed check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the game master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regole: {rules}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
</context>
<context>
    <name>GmRoom</name>
    <message>
        <source>Hidden rolls off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden rolls on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet of {name} was opened for it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupPage</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All roll {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best helper: {name}, {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Choose a skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group check: who takes part, chance, roll, level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPCs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nobody can roll that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Only the others take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the players take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one rolls {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the one rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who rolls: {mode}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stands against the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against all others:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupResultCard</name>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the ticks of this check, one step a sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo ticks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadView</name>
    <message>
        <source>Age</source>
        <translation>Età</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nameless</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>Occupation</source>
        <translation>Occupazione</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
</context>
<context>
    <name>HowDiceFall</name>
    <message numerus="yes">
        <source>%n roll(s) since the start, your own dice left out:</source>
        <translation>
            <numerusform>%n tiro dall’avvio, esclusi i tuoi dadi:</numerusform>
            <numerusform>%n tiri dall’avvio, esclusi i tuoi dadi:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Each number comes from your system’s own source of chance at the moment you click. It is decided first and shown afterwards: the dice on the felt are turned so that they land on it.</source>
        <translation>Ogni numero viene dalla sorgente di caso del tuo sistema, nel momento del clic. È deciso prima e mostrato dopo: i dadi sul panno sono girati in modo da cadere su di esso.</translation>
    </message>
    <message>
        <source>Every number from 01 to 00 is as likely as every other, whatever fell before. Two high rolls in a row say nothing about the third.</source>
        <translation>Ogni numero da 01 a 00 è probabile quanto ogni altro, qualunque cosa sia uscita prima. Due tiri alti di fila non dicono nulla sul terzo.</translation>
    </message>
    <message>
        <source>How the dice fall</source>
        <translation>Come cadono i dadi</translation>
    </message>
    <message>
        <source>Nothing rolled since the start.</source>
        <translation>Nessun tiro dall’avvio.</translation>
    </message>
    <message>
        <source>The brass die shows the tens, the dark one the ones. 00 and 7 is 07; 30 and 4 is 34; 00 and 0 is 100. Low is good.</source>
        <translation>Il dado d’ottone dà le decine, quello scuro le unità. 00 e 7 fa 07; 30 e 4 fa 34; 00 e 0 fa 100. Basso è bene.</translation>
    </message>
</context>
<context>
    <name>InitiativeDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEX not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is at the table yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of actions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>Your dice.</source>
        <translation>I tuoi dadi.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullato</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n tiro</numerusform>
            <numerusform>%n tiri</numerusform>
        </translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>Tutti i personaggi</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i gradi</translation>
    </message>
    <message>
        <source>Copy the roll log as text</source>
        <translation>Copia il registro come testo</translation>
    </message>
    <message>
        <source>Filter the roll log</source>
        <translation>Filtra il registro</translation>
    </message>
    <message>
        <source>No roll yet.</source>
        <translation>Ancora nessun tiro.</translation>
    </message>
    <message>
        <source>Only this check</source>
        <translation>Solo questo tiro</translation>
    </message>
    <message>
        <source>Only ticks</source>
        <translation>Solo spunte</translation>
    </message>
    <message>
        <source>Only {skill}</source>
        <translation>Solo {skill}</translation>
    </message>
    <message>
        <source>Roll log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>This character</source>
        <translation>Questo personaggio</translation>
    </message>
    <message>
        <source>Unfold the roll log</source>
        <translation>Apri il registro</translation>
    </message>
</context>
<context>
    <name>KeyboardSheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>In lists and fields</source>
        <translation>Negli elenchi e nei campi</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>On the sheet and the dice</source>
        <translation>Sul foglio e sui dadi</translation>
    </message>
    <message>
        <source>Single letters work only where no text can be typed.</source>
        <translation>Le lettere singole funzionano solo dove non si può scrivere testo.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>frecce</translation>
    </message>
    <message>
        <source>at stake or not</source>
        <translation>posta in gioco o no</translation>
    </message>
    <message>
        <source>copies the roll log as text</source>
        <translation>copia il registro come testo</translation>
    </message>
    <message>
        <source>difficulty: automatic, easy, normal, difficult, impossible</source>
        <translation>difficoltà: automatica, facile, normale, difficile, impossibile</translation>
    </message>
    <message>
        <source>find a skill or roll, Enter rolls it</source>
        <translation>trova un’abilità o un tiro, Invio lo tira</translation>
    </message>
    <message>
        <source>larger, smaller, actual size; Ctrl and the wheel too</source>
        <translation>più grande, più piccolo, dimensione reale; anche Ctrl e la rotella</translation>
    </message>
    <message>
        <source>modifier 5 more or less, with Shift 1; 0 resets</source>
        <translation>modificatore: 5 in più o in meno, con Maiusc 1; 0 azzera</translation>
    </message>
    <message>
        <source>move inside a group; Tab goes to the next group</source>
        <translation>si muovono in un gruppo; Tab passa al gruppo successivo</translation>
    </message>
    <message>
        <source>next sheet</source>
        <translation>foglio successivo</translation>
    </message>
    <message>
        <source>next, previous area</source>
        <translation>area successiva, precedente</translation>
    </message>
    <message>
        <source>open · close the sheet</source>
        <translation>apri · chiudi il foglio</translation>
    </message>
    <message>
        <source>pages of the sheet</source>
        <translation>pagine del foglio</translation>
    </message>
    <message>
        <source>play or edit</source>
        <translation>gioco o modifica</translation>
    </message>
    <message>
        <source>result at once; closes; restores a value</source>
        <translation>risultato subito; chiude; ripristina un valore</translation>
    </message>
    <message>
        <source>rolls again; while dice run, shows the result</source>
        <translation>ritira; mentre i dadi rotolano, mostra il risultato</translation>
    </message>
    <message>
        <source>rolls the skill or characteristic in focus</source>
        <translation>tira l’abilità o la caratteristica attiva</translation>
    </message>
    <message>
        <source>save · save as</source>
        <translation>salva · salva con nome</translation>
    </message>
    <message>
        <source>takes the value; in the roll log, explains the roll</source>
        <translation>prende il valore; nel registro, spiega il tiro</translation>
    </message>
    <message>
        <source>ticks or unticks the skill by hand</source>
        <translation>spunta l’abilità a mano o toglie la spunta</translation>
    </message>
    <message>
        <source>to the field for your own dice</source>
        <translation>al campo per i tuoi dadi</translation>
    </message>
    <message>
        <source>to the roll log; again back to the sheet</source>
        <translation>al registro; di nuovo, torna al foglio</translation>
    </message>
    <message>
        <source>undo · redo</source>
        <translation>annulla · ripeti</translation>
    </message>
    <message>
        <source>why this number?</source>
        <translation>perché questo numero?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Edit mode</source>
        <translation>Modalità modifica</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Modalità gioco</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
</context>
<context>
    <name>ModifierStepper</name>
    <message>
        <source>Modifier 5 less</source>
        <translation>Modificatore: 5 in meno</translation>
    </message>
    <message>
        <source>Modifier 5 more</source>
        <translation>Modificatore: 5 in più</translation>
    </message>
    <message>
        <source>Modifier in percent</source>
        <translation>Modificatore in percentuale</translation>
    </message>
    <message>
        <source>Step 5, with Shift 1 (keys + and −, 0 resets)</source>
        <translation>Passo 5, con Maiusc 1 (tasti + e −, 0 azzera)</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Add a page</source>
        <translation>Aggiungi una pagina</translation>
    </message>
    <message>
        <source>Add a page of notes</source>
        <translation>Aggiungi una pagina di note</translation>
    </message>
    <message>
        <source>Pages of the notes</source>
        <translation>Pagine delle note</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove this page of notes</source>
        <translation>Rimuovi questa pagina di note</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Testo della pagina</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Title of the page</source>
        <translation>Titolo della pagina</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
    <message>
        <source>Write here.</source>
        <translation>Scrivi qui.</translation>
    </message>
</context>
<context>
    <name>NoticesDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Licences and notices</source>
        <translation>Licenze e avvisi</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>Step 1, with Shift 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: one less</source>
        <translation>{name}: uno in meno</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}: uno in più</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the tie rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpposedPage</name>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose both sides and what they roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose whose rules hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>Opposed check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll &amp;A alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll &amp;B alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll one side alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheets’ rules differ ({fields}): those of {side} hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnDiceField</name>
    <message>
        <source>I rolled</source>
        <translation>Ho tirato</translation>
    </message>
    <message>
        <source>I rolled, with my own dice: 01 to 00</source>
        <translation>Ho tirato, con i miei dadi: da 01 a 00</translation>
    </message>
    <message>
        <source>I rolled: 01–00</source>
        <translation>Ho tirato: 01–00</translation>
    </message>
    <message>
        <source>Type what your own dice show, Enter settles it (O)</source>
        <translation>Scrivi ciò che danno i tuoi dadi, Invio conferma (O)</translation>
    </message>
</context>
<context>
    <name>OwnDicePair</name>
    <message>
        <source>Empty: the dice are thrown here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I rolled: A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} rolled with own dice: 01 to 00</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter the skills by name</source>
        <translation>Filtra le abilità per nome</translation>
    </message>
    <message>
        <source>Hide skills at their base chance; ticked ones stay</source>
        <translation>Nascondi le abilità alla probabilità di base; le spuntate restano</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>Ordine: {order}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Show only skills with this in their name (Ctrl+F)</source>
        <translation>Mostra solo le abilità con questo nel nome (Ctrl+F)</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Addestrate</translation>
    </message>
</context>
<context>
    <name>QuickFind</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trovato</numerusform>
            <numerusform>%n trovati</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Find a skill</source>
        <translation>Trova un’abilità</translation>
    </message>
    <message>
        <source>Find a skill or roll</source>
        <translation>Trova un’abilità o un tiro</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>No skill or roll called “{name}”.</source>
        <translation>Nessuna abilità e nessun tiro di nome «{name}».</translation>
    </message>
    <message>
        <source>Quick find</source>
        <translation>Ricerca rapida</translation>
    </message>
    <message>
        <source>choose only</source>
        <translation>solo scegli</translation>
    </message>
    <message>
        <source>go to the field</source>
        <translation>vai al campo</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>tira</translation>
    </message>
    <message>
        <source>roll at that difficulty</source>
        <translation>tira a quella difficoltà</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Find…</source>
        <translation>Trova…</translation>
    </message>
    <message>
        <source>Let go	P</source>
        <translation>Sgancia	P</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Opened recently</source>
        <translation>Aperti di recente</translation>
    </message>
    <message>
        <source>Pin	P</source>
        <translation>Fissa	P</translation>
    </message>
    <message>
        <source>Remove from the list	Del</source>
        <translation>Togli dall’elenco	Canc</translation>
    </message>
</context>
<context>
    <name>RecentModel</name>
    <message>
        <source>file missing</source>
        <translation>file mancante</translation>
    </message>
</context>
<context>
    <name>RecoveryBanner</name>
    <message numerus="yes">
        <source>%n more sheet(s) after it.</source>
        <translation>
            <numerusform>Ancora %n foglio dopo questo.</numerusform>
            <numerusform>Ancora %n fogli dopo questo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Discard the unsaved work on {name}</source>
        <translation>Scarta il lavoro non salvato su {name}</translation>
    </message>
    <message>
        <source>Found unsaved work on {name}, {when}</source>
        <translation>Trovato lavoro non salvato su {name}, {when}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Resume {name}</source>
        <translation>Riprendi {name}</translation>
    </message>
    <message>
        <source>The application was closed before it was saved.</source>
        <translation>L’applicazione si è chiusa prima del salvataggio.</translation>
    </message>
    <message>
        <source>a sheet without a name</source>
        <translation>un foglio senza nome</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esc&amp;i</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Salva una copia…</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>C&amp;opia il rapporto</translation>
    </message>
    <message>
        <source>Hide the report</source>
        <translation>Nascondi il rapporto</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Mostra il rapporto</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>The last run ended badly</source>
        <translation>L’ultima sessione è finita male</translation>
    </message>
    <message>
        <source>Unsaved work was kept as drafts: the start page offers it. Nothing was sent.</source>
        <translation>Il lavoro non salvato è conservato in bozze: lo offre la pagina iniziale. Nulla è stato inviato.</translation>
    </message>
    <message>
        <source>Your sheets are safe: drafts of all open sheets were written just now. Nothing was sent.</source>
        <translation>I tuoi fogli sono salvi: sono appena state scritte bozze di tutti i fogli aperti. Nulla è stato inviato.</translation>
    </message>
</context>
<context>
    <name>ResistancePage</name>
    <message>
        <source>Active characteristic →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common objects: Enter takes one as passive side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passive rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance table, active across, passive down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: passive characteristic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regole: {rules}</translation>
    </message>
    <message>
        <source>Settle, no roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active side wants to fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
    <message>
        <source>automatic failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>No result yet</source>
        <translation>Ancora nessun risultato</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo the tick of {skill}</source>
        <translation>Annulla la spunta: {skill}</translation>
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
    <message>
        <source>&amp;Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the sheet	Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Person with one percentage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sheets of players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take off the table	Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;dd to side B	Shift+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose &amp;columns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;text	Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table as &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ights with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;me of the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New group…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of actions (DE&amp;X)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a stat &amp;block…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short weapons or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;power points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only a &amp;group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To side &amp;A	A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To side &amp;B	B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterView</name>
    <message>
        <source>&amp;Hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Percentage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A or B puts on a side, Enter opens the sheet, + and − hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person with one percentage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add people to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best {skill}: {name} {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns: pick to add or take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier contests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest {roll}: {name} {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, group or note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only people whose name, group or note fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side}: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table: file, columns, order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;{side}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie rule of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie rule on the sheet of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose rules hold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Motion of the dice</source>
        <translation>&amp;Movimento dei dadi</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced: the result at once</source>
        <translation>Ridotto: subito il risultato</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Back to play (Ctrl+E)</source>
        <translation>Torna al gioco (Ctrl+E)</translation>
    </message>
    <message>
        <source>Character sheet</source>
        <translation>Foglio del personaggio</translation>
    </message>
    <message>
        <source>Edit: a click changes, no die is rolled.</source>
        <translation>Modifica: un clic cambia i valori, non si tira.</translation>
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
    <message>
        <source>A number, nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to side B, or take somebody away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot roll this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot roll this: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty of {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, or a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a number: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PC</source>
        <comment>player character</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side}: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill or characteristic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {side} rolls: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
    <message>
        <source>Why {chance}? Chance of {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot succeed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>A window of its own, or back</source>
        <translation>Finestra propria, o indietro</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Dettaglio</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
</context>
<context>
    <name>SkillAdding</name>
    <message>
        <source>A skill of your own</source>
        <translation>Un’abilità tua</translation>
    </message>
    <message>
        <source>New skill</source>
        <translation>Nuova abilità</translation>
    </message>
</context>
<context>
    <name>SkillsView</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Roll Difficult</source>
        <translation>Tira Difficile</translation>
    </message>
    <message>
        <source>Roll Easy</source>
        <translation>Tira Facile</translation>
    </message>
    <message>
        <source>Roll {name}</source>
        <translation>Tira {name}</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Spunta</translation>
    </message>
    <message>
        <source>Untick</source>
        <translation>Togli la spunta</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>&amp;SRD, 4 levels</source>
        <translation>&amp;SRD, 4 gradi</translation>
    </message>
    <message>
        <source>&amp;UGE, 5 levels</source>
        <translation>&amp;UGE, 5 gradi</translation>
    </message>
    <message>
        <source>1D100. Characteristics, some sixty skills in percent, experience boxes.</source>
        <translation>1D100. Caratteristiche, una sessantina di abilità in percentuale, caselle di esperienza.</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter the files opened recently</source>
        <translation>Filtra i file aperti di recente</translation>
    </message>
    <message>
        <source>New percentile sheet</source>
        <translation>Nuovo foglio percentuale</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Nuovo foglio</translation>
    </message>
    <message>
        <source>Nothing opened yet. Try a sample.</source>
        <translation>Ancora nulla di aperto. Prova un esempio.</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Apri un esempio</translation>
    </message>
    <message>
        <source>Open a sheet</source>
        <translation>Apri un foglio</translation>
    </message>
    <message>
        <source>Opened recently</source>
        <translation>Aperti di recente</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>Sheets are files on your computer: no account, no network. You can also drop one here.</source>
        <translation>I fogli sono file sul tuo computer: niente account, niente rete. Puoi anche trascinarne uno qui.</translation>
    </message>
    <message>
        <source>from your computer</source>
        <translation>dal tuo computer</translation>
    </message>
    <message>
        <source>three characters ready to try the dice</source>
        <translation>tre personaggi pronti a provare i dadi</translation>
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
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stat block was recognised in this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is added before you have seen what was understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was recognised yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a stat block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the text here, in English, French or Italian.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the stat block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Adventure: {name}</source>
        <translation>Avventura: {name}</translation>
    </message>
    <message>
        <source>Arrows choose, Enter opens</source>
        <translation>Le frecce scelgono, Invio apre</translation>
    </message>
    <message>
        <source>Enter rolls · E N D difficulty · ? explains</source>
        <translation>Invio tira · E N D difficoltà · «?» spiega</translation>
    </message>
    <message>
        <source>Enter takes the value · Esc restores it</source>
        <translation>Invio prende il valore · Esc lo ripristina</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Non ancora salvato</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Sola lettura</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <translation>Regole: {preset}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvato</translation>
    </message>
    <message>
        <source>Saved at {time}</source>
        <translation>Salvato alle {time}</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
</context>
<context>
    <name>TabRow</name>
    <message>
        <source>Another sheet</source>
        <translation>Un altro foglio</translation>
    </message>
    <message>
        <source>Open sheets</source>
        <translation>Fogli aperti</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>No roll yet.</source>
        <translation>Ancora nessun tiro.</translation>
    </message>
    <message>
        <source>Public rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThresholdWidget</name>
    <message>
        <source>Ranges of the levels</source>
        <translation>Fasce dei gradi</translation>
    </message>
    <message>
        <source>{level} {range}: {share}</source>
        <translation>{level} {range}: {share}</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>A click changes, no die is rolled (Ctrl+E)</source>
        <translation>Un clic modifica, non si tira (Ctrl+E)</translation>
    </message>
    <message>
        <source>A click rolls (Ctrl+E)</source>
        <translation>Un clic tira (Ctrl+E)</translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>mode</comment>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Edit mode</source>
        <translation>Modalità modifica</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Find a skill</source>
        <translation>Trova un’abilità</translation>
    </message>
    <message>
        <source>Find and roll (Ctrl+K)</source>
        <translation>Trova e tira (Ctrl+K)</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Modalità gioco</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Più piccolo</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra degli strumenti</translation>
    </message>
    <message>
        <source>Zoom {percent}</source>
        <translation>Zoom {percent}</translation>
    </message>
</context>
<context>
    <name>TrayWidget</name>
    <message>
        <source>Choose a skill.</source>
        <translation>Scegli un’abilità.</translation>
    </message>
</context>
<context>
    <name>TrialCard</name>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the rules of the other sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two sheets differ: the rules of {name} hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo the tick of POW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
</context>
<context>
    <name>Vital</name>
    <message>
        <source>With Shift by 5</source>
        <translation>Con Maiusc, di 5</translation>
    </message>
    <message>
        <source>major wound at {level}</source>
        <translation>ferita grave a {level}</translation>
    </message>
    <message>
        <source>{name} {current} of {maximum}</source>
        <translation>{name}: {current} su {maximum}</translation>
    </message>
    <message>
        <source>{name}: one less</source>
        <translation>{name}: uno in meno</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}: uno in più</translation>
    </message>
</context>
<context>
    <name>WhyPopover</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Informazioni</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>Dimensione &amp;reale</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Personaggio</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>&amp;Copy the roll log as text</source>
        <translation>&amp;Copia il registro come testo</translation>
    </message>
    <message>
        <source>&amp;Dice panel</source>
        <translation>Pannello dei &amp;dadi</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Difficoltà</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Edit mode</source>
        <translation>&amp;Modalità modifica</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Trova…</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Completo</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Alto co&amp;ntrasto</translation>
    </message>
    <message>
        <source>&amp;How the dice fall</source>
        <translation>Co&amp;me cadono i dadi</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Inchiostro</translation>
    </message>
    <message>
        <source>&amp;Keep this difficulty</source>
        <translation>&amp;Mantieni questa difficoltà</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Licences and notices</source>
        <translation>&amp;Licenze e avvisi</translation>
    </message>
    <message>
        <source>&amp;Motion of the dice</source>
        <translation>&amp;Movimento dei dadi</translation>
    </message>
    <message>
        <source>&amp;New sheet</source>
        <translation>&amp;Nuovo foglio</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Carta</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esc&amp;i</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Ridotto</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Tira</translation>
    </message>
    <message>
        <source>&amp;Rolls</source>
        <translation>&amp;Tiri</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;SRD, 4 levels</source>
        <translation>&amp;SRD, 4 gradi</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Tick or untick the skill</source>
        <translation>&amp;Spunta o togli la spunta</translation>
    </message>
    <message>
        <source>&amp;UGE, 5 levels</source>
        <translation>&amp;UGE, 5 gradi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Waiting ticks</source>
        <translation>Spunte in &amp;attesa</translation>
    </message>
    <message>
        <source>&amp;Why this chance?</source>
        <translation>P&amp;erché questa probabilità?</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>At &amp;stake</source>
        <translation>&amp;Posta in gioco</translation>
    </message>
    <message>
        <source>I rolled with my &amp;own dice</source>
        <translation>Ho tirato con i miei d&amp;adi</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>In una &amp;finestra propria</translation>
    </message>
    <message>
        <source>Lar&amp;ger</source>
        <translation>Più &amp;grande</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Area successiva</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Foglio successivo</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Nulla è spuntato.</translation>
    </message>
    <message>
        <source>On the &amp;left</source>
        <translation>A &amp;sinistra</translation>
    </message>
    <message>
        <source>On the &amp;right</source>
        <translation>A &amp;destra</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple</source>
        <translation>Apri un &amp;esempio</translation>
    </message>
    <message>
        <source>Opened &amp;recently</source>
        <translation>Aperti di &amp;recente</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Area precedente</translation>
    </message>
    <message>
        <source>Previous sheet</source>
        <translation>Foglio precedente</translation>
    </message>
    <message>
        <source>Roll &amp;log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Show the dice &amp;panel</source>
        <translation>Mo&amp;stra il pannello dei dadi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Nothing opened yet.</source>
        <translation>Ancora nulla di aperto.</translation>
    </message>
</context>
<context>
    <name>_Delegate</name>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Trova…</translation>
    </message>
    <message>
        <source>I rolled, with my own dice: 01 to 00</source>
        <translation>Ho tirato, con i miei dadi: da 01 a 00</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>The file is no longer there: moved, renamed or deleted.</source>
        <translation>Il file non c’è più: spostato, rinominato o eliminato.</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>In play this ticks the skill; the file is not changed.</source>
        <translation>In gioco l’abilità verrebbe spuntata; il file resta invariato.</translation>
    </message>
    <message>
        <source>{file} is there already; --force overwrites it.</source>
        <translation>{file} esiste già; --force lo sovrascrive.</translation>
    </message>
    <message>
        <source>{file}: a blank sheet is written.</source>
        <translation>{file}: foglio vuoto salvato.</translation>
    </message>
    <message>
        <source>{file}: nothing is wrong.</source>
        <translation>{file}: tutto in ordine.</translation>
    </message>
    <message>
        <source>{file}: {name} is written.</source>
        <translation>{file}: {name} è salvato.</translation>
    </message>
    <message>
        <source>“{name}” is not enough: {candidates}.</source>
        <translation>«{name}» non basta: {candidates}.</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Don’t save</source>
        <translation>&amp;Non salvare</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>S&amp;ostituisci</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Another program has changed this file since it was read. Saving here replaces that work.</source>
        <translation>Un altro programma ha modificato questo file dopo la lettura. Salvare qui sostituisce quel lavoro.</translation>
    </message>
    <message>
        <source>Character sheets (*{ending})</source>
        <translation>Fogli di personaggio (*{ending})</translation>
    </message>
    <message>
        <source>Find {file}</source>
        <translation>Trova {file}</translation>
    </message>
    <message>
        <source>Open sheets</source>
        <translation>Fogli aperti</translation>
    </message>
    <message>
        <source>Replace {file}?</source>
        <translation>Sostituire {file}?</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Salva a&amp;ltrove…</translation>
    </message>
    <message>
        <source>Save the sheet as</source>
        <translation>Salva il foglio con nome</translation>
    </message>
    <message>
        <source>Save {name}?</source>
        <translation>Salvare {name}?</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Non ha funzionato</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Il foglio</translation>
    </message>
    <message>
        <source>There are changes that are not saved. The rolls stay in the roll log either way.</source>
        <translation>Ci sono modifiche non salvate. I tiri restano comunque nel registro.</translation>
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
    <message>
        <source>A wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All succeed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At equal level nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At equal level the defender wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At equal level the higher roll wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At equal level the higher score wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one beats A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one succeeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both fail: the game master decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build is not used here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristics were divided by five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage bonus {old} in the text, {new} by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful number: {what} {old}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the game master decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each is compared with the one roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half and fifth values are worked out, not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has nothing of the kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit points {old} in the text, {new} by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the scale of the characteristics right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody beats A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody beats {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody prevails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody succeeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not rolled yet: {what} {old}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {winner} succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power points {old} in the text, {new} by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same level, and nobody defends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same level, same roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same level, same score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same level: the higher roll wins, {x} against {y}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same level: the higher score wins, {x} against {y}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same level: they cancel, neither reaches the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same level: {winner} defends and holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several people: {old}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage bonus cannot be read: {old}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of hit locations was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is too long: its end was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two specials cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory over {name}: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adding to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levels of success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of these cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet changed on disk: reload it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet damaged: it cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet missing: moved, renamed or deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet of a newer version: read only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taking off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two specials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} against {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser}’s {raw_loser} lowers {winner}’s {raw_winner} to a {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins: {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {skill} {chance}: {roll}, {level}. {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {all} succeed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{raw} against {raw}: they cancel, both fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {chance}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message numerus="yes">
        <source>%n tick(s)</source>
        <translation>
            <numerusform>%n spunta</numerusform>
            <numerusform>%n spunte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) waiting</source>
        <translation>
            <numerusform>%n spunta in attesa</numerusform>
            <numerusform>%n spunte in attesa</numerusform>
        </translation>
    </message>
    <message>
        <source>A D100 shows 01 to 00.</source>
        <translation>Un D100 va da 01 a 00.</translation>
    </message>
    <message>
        <source>A part of “{file}” cannot be read: {where}.</source>
        <translation>Una parte di «{file}» non si può leggere: {where}.</translation>
    </message>
    <message>
        <source>A recovery draft is damaged: {file}.</source>
        <translation>Una bozza di recupero è danneggiata: {file}.</translation>
    </message>
    <message>
        <source>A roll of {range} always fails.</source>
        <translation>Un tiro di {range} fallisce sempre.</translation>
    </message>
    <message>
        <source>A roll of {range} always succeeds.</source>
        <translation>Un tiro di {range} riesce sempre.</translation>
    </message>
    <message>
        <source>A success will tick the box.</source>
        <translation>Un successo spunterà la casella.</translation>
    </message>
    <message>
        <source>A value is missing: fill it in edit mode (Ctrl+E) first.</source>
        <translation>Manca un valore: inseriscilo prima in modalità modifica (Ctrl+E).</translation>
    </message>
    <message>
        <source>Active side ×5</source>
        <translation>Lato attivo ×5</translation>
    </message>
    <message>
        <source>Active {a}, passive {b}: {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Età</translation>
    </message>
    <message>
        <source>Already ticked.</source>
        <translation>Già spuntata.</translation>
    </message>
    <message>
        <source>An adventure is under way already.</source>
        <translation>Un’avventura è già in corso.</translation>
    </message>
    <message>
        <source>Another program holds the roll log: rolls are kept and written when it lets go.</source>
        <translation>Un altro programma tiene occupato il registro: i tiri restano e si scrivono quando lo lascia.</translation>
    </message>
    <message>
        <source>Another program holds “{file}”. Close it there and try again.</source>
        <translation>Un altro programma tiene occupato «{file}». Chiudilo là e riprova.</translation>
    </message>
    <message>
        <source>As on paper</source>
        <translation>Come su carta</translation>
    </message>
    <message>
        <source>At 0% no roll succeeds.</source>
        <translation>Con 0% nessun tiro riesce.</translation>
    </message>
    <message>
        <source>At least {n}</source>
        <translation>Almeno {n}</translation>
    </message>
    <message>
        <source>At most {n}</source>
        <translation>Al massimo {n}</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatica</translation>
    </message>
    <message>
        <source>Automatic and Impossible have no chance to work out.</source>
        <translation>Automatica e Impossibile non hanno probabilità da calcolare.</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>By group</source>
        <translation>Per gruppo</translation>
    </message>
    <message>
        <source>By score</source>
        <translation>Per punteggio</translation>
    </message>
    <message>
        <source>Capped by another score</source>
        <translation>Limitato da un altro punteggio</translation>
    </message>
    <message>
        <source>Category bonus</source>
        <translation>Bonus di categoria</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caratteristica</translation>
    </message>
    <message>
        <source>Characteristic rolls give no tick.</source>
        <translation>Un tiro di caratteristica non dà spunte.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critico</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Cultura</translation>
    </message>
    <message>
        <source>Damage bonus</source>
        <translation>Bonus ai danni</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Difficult ½</source>
        <translation>Difficile ½</translation>
    </message>
    <message>
        <source>Difficult: half, rounded up</source>
        <translation>Difficile: metà, arrotondata per eccesso</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Easy ×2</source>
        <translation>Facile ×2</translation>
    </message>
    <message>
        <source>Easy: doubled</source>
        <translation>Facile: raddoppiata</translation>
    </message>
    <message>
        <source>Even odds</source>
        <translation>Una probabilità su due</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>Experience bonus</source>
        <translation>Bonus di esperienza</translation>
    </message>
    <message>
        <source>Fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fallimento</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Fatica</translation>
    </message>
    <message>
        <source>Fraction {n}/{d}, rounded up</source>
        <translation>Frazione {n}/{d}, arrotondata per eccesso</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Disastro</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Dotazione</translation>
    </message>
    <message>
        <source>Half, rounded up</source>
        <translation>Metà, arrotondata per eccesso</translation>
    </message>
    <message>
        <source>Here never outside {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>Imposs.</source>
        <translation>Imposs.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossibile</translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation>Ferita grave</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificatore</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Moved at creation</source>
        <translation>Spostato alla creazione</translation>
    </message>
    <message>
        <source>Multiplied by {n}</source>
        <translation>Moltiplicato per {n}</translation>
    </message>
    <message>
        <source>My order</source>
        <translation>Mio ordine</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <translation>Mai sotto 0</translation>
    </message>
    <message>
        <source>No adventure is under way.</source>
        <translation>Nessuna avventura è in corso.</translation>
    </message>
    <message>
        <source>No more than {maximum} fit on the sheet.</source>
        <translation>Il foglio non ne contiene più di {maximum}.</translation>
    </message>
    <message>
        <source>No roll: {name} certainly prevails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roll: {name} certainly resists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill or roll called “{name}”.</source>
        <translation>Nessuna abilità e nessun tiro di nome «{name}».</translation>
    </message>
    <message>
        <source>No tick: Automatic.</source>
        <translation>Nessuna spunta: Automatica.</translation>
    </message>
    <message>
        <source>No tick: Easy.</source>
        <translation>Nessuna spunta: Facile.</translation>
    </message>
    <message>
        <source>No tick: Impossible.</source>
        <translation>Nessuna spunta: Impossibile.</translation>
    </message>
    <message>
        <source>No tick: another target was hit.</source>
        <translation>Nessuna spunta: colpito un altro bersaglio.</translation>
    </message>
    <message>
        <source>No tick: blind luck, untrained.</source>
        <translation>Nessuna spunta: pura fortuna, senza addestramento.</translation>
    </message>
    <message>
        <source>No tick: here ticks are set by hand.</source>
        <translation>Nessuna spunta: qui si spunta a mano.</translation>
    </message>
    <message>
        <source>No tick: nothing at stake.</source>
        <translation>Nessuna spunta: nessuna posta in gioco.</translation>
    </message>
    <message>
        <source>No tick: re-rolled for power points.</source>
        <translation>Nessuna spunta: tiro rifatto con punti potere.</translation>
    </message>
    <message>
        <source>No tick: the helped roll failed.</source>
        <translation>Nessuna spunta: il tiro aiutato è fallito.</translation>
    </message>
    <message>
        <source>No tick: the roll failed.</source>
        <translation>Nessuna spunta: tiro fallito.</translation>
    </message>
    <message>
        <source>No tick: the roll it prepared failed.</source>
        <translation>Nessuna spunta: il tiro preparato è fallito.</translation>
    </message>
    <message>
        <source>No tick: the sheet is read-only.</source>
        <translation>Nessuna spunta: il foglio è di sola lettura.</translation>
    </message>
    <message>
        <source>No tick: the skill only helped.</source>
        <translation>Nessuna spunta: l’abilità ha solo aiutato.</translation>
    </message>
    <message>
        <source>No tick: this skill does not learn by use.</source>
        <translation>Nessuna spunta: questa abilità non si impara con l’uso.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Aperto in sola lettura: viene da una versione più recente. Salva una copia per modificarla.</translation>
    </message>
    <message>
        <source>Opened read-only: save a copy to change it.</source>
        <translation>Aperto in sola lettura: salva una copia per modificarla.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>POW ticked: the opponent was at least as strong.</source>
        <translation>POT spuntato: l’avversario era almeno altrettanto forte.</translation>
    </message>
    <message>
        <source>Passive side ×5</source>
        <translation>Lato passivo ×5</translation>
    </message>
    <message>
        <source>Permanent bonus</source>
        <translation>Bonus permanente</translation>
    </message>
    <message>
        <source>Personal points</source>
        <translation>Punti personali</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Personalità</translation>
    </message>
    <message>
        <source>Plus a characteristic</source>
        <translation>Più una caratteristica</translation>
    </message>
    <message>
        <source>Power points</source>
        <translation>Punti potere</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Prevails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Professione</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progressi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Ripeti: {what}</translation>
    </message>
    <message>
        <source>Related speciality: half, rounded up</source>
        <translation>Specialità affine: metà, arrotondata per eccesso</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance rolls give no tick.</source>
        <translation>Un tiro di resistenza non dà spunte.</translation>
    </message>
    <message>
        <source>Resists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled or bought</source>
        <translation>Tirato o acquistato</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regole: {rules}</translation>
    </message>
    <message>
        <source>SRD, 4 levels</source>
        <translation>SRD, 4 gradi</translation>
    </message>
    <message>
        <source>Sanity</source>
        <translation>Sanità mentale</translation>
    </message>
    <message>
        <source>Saved, but the version before could not be kept.</source>
        <translation>Salvato, ma la versione precedente non si è potuta conservare.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Some rules in “{file}” are unknown: the SRD’s hold instead.</source>
        <translation>Alcune regole in «{file}» sono sconosciute: valgono quelle dell’SRD.</translation>
    </message>
    <message>
        <source>Something is being learnt already.</source>
        <translation>Un apprendimento è già in corso.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>Special on {limit} or less.</source>
        <translation>Speciale con {limit} o meno.</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Successo</translation>
    </message>
    <message>
        <source>That belongs to every sheet and stays.</source>
        <translation>Fa parte di ogni foglio e resta.</translation>
    </message>
    <message>
        <source>That did not work ({code}).</source>
        <translation>Non ha funzionato ({code}).</translation>
    </message>
    <message>
        <source>That is no PNG or JPEG picture.</source>
        <translation>Non è un’immagine PNG o JPEG.</translation>
    </message>
    <message>
        <source>That is no longer on the sheet.</source>
        <translation>Non è più sul foglio.</translation>
    </message>
    <message>
        <source>That is not a number.</source>
        <translation>Non è un numero.</translation>
    </message>
    <message>
        <source>That is on the sheet already.</source>
        <translation>È già sul foglio.</translation>
    </message>
    <message>
        <source>That tick is no longer on the sheet.</source>
        <translation>Questa spunta non è più sul foglio.</translation>
    </message>
    <message>
        <source>The disk failed at “{file}”. Nothing is lost: save it elsewhere.</source>
        <translation>Il disco ha ceduto su «{file}». Nulla è perduto: salvalo altrove.</translation>
    </message>
    <message>
        <source>The disk is full: rolls are kept and written when there is room.</source>
        <translation>Il disco è pieno: i tiri restano e si scrivono quando c’è posto.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved. Save it elsewhere.</source>
        <translation>Il disco è pieno: «{file}» non è stato salvato. Salvalo altrove.</translation>
    </message>
    <message>
        <source>The folder of “{file}” is gone. Nothing is lost: save it elsewhere.</source>
        <translation>La cartella di «{file}» non c’è più. Nulla è perduto: salvalo altrove.</translation>
    </message>
    <message>
        <source>The folder of “{file}” is write-protected. Nothing is lost: save it elsewhere.</source>
        <translation>La cartella di «{file}» è protetta da scrittura. Nulla è perduto: salvalo altrove.</translation>
    </message>
    <message>
        <source>The formula “{formula}” cannot be read.</source>
        <translation>La formula «{formula}» non si può leggere.</translation>
    </message>
    <message>
        <source>The name “{file}” is too long for this disk.</source>
        <translation>Il nome «{file}» è troppo lungo per questo disco.</translation>
    </message>
    <message>
        <source>The roll log belongs to a newer version and starts anew; {aside} is kept.</source>
        <translation>Il registro è di una versione più recente e riparte da capo; {aside} resta conservato.</translation>
    </message>
    <message>
        <source>The roll log cannot be written: rolls are kept until you quit.</source>
        <translation>Il registro non si può scrivere: i tiri restano fino all’uscita.</translation>
    </message>
    <message>
        <source>The roll log is write-protected: rolls are kept until you quit.</source>
        <translation>Il registro è protetto da scrittura: i tiri restano fino all’uscita.</translation>
    </message>
    <message>
        <source>The roll log was damaged and starts anew. The old file is {aside}.</source>
        <translation>Il registro era danneggiato e riparte da capo. Il vecchio file è {aside}.</translation>
    </message>
    <message>
        <source>The rules know no value “{value}” for “{field}”.</source>
        <translation>Le regole non conoscono il valore «{value}» per «{field}».</translation>
    </message>
    <message>
        <source>The settings cannot be read: {file}.</source>
        <translation>Le impostazioni non si possono leggere: {file}.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {file}.</source>
        <translation>Le impostazioni non si sono potute salvare: {file}.</translation>
    </message>
    <message>
        <source>The settings were damaged and start anew. The old file is {aside}.</source>
        <translation>Le impostazioni erano danneggiate e ripartono da capo. Il vecchio file è {aside}.</translation>
    </message>
    <message>
        <source>The wish to fail is granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wish to fail is not granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This skill does not learn by use: it has no box.</source>
        <translation>Questa abilità non si impara con l’uso: non ha casella.</translation>
    </message>
    <message>
        <source>This skill needs a speciality before it can be rolled.</source>
        <translation>Questa abilità richiede una specialità prima di essere tirata.</translation>
    </message>
    <message>
        <source>Tick undone.</source>
        <translation>Spunta annullata.</translation>
    </message>
    <message>
        <source>Ticked by hand.</source>
        <translation>Spuntata a mano.</translation>
    </message>
    <message>
        <source>Ticked.</source>
        <translation>Spuntata.</translation>
    </message>
    <message>
        <source>Ticked: first success this adventure.</source>
        <translation>Casella spuntata: primo successo.</translation>
    </message>
    <message>
        <source>Too long: at most {maximum} characters.</source>
        <translation>Troppo lungo: al massimo {maximum} caratteri.</translation>
    </message>
    <message>
        <source>Trained only</source>
        <translation>Solo addestrate</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>UGE, 5 levels</source>
        <translation>UGE, 5 gradi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation>Annulla: {what}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Unticked by hand.</source>
        <translation>Spunta tolta a mano.</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
    <message>
        <source>Yields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not read “{file}”. It was not changed.</source>
        <translation>Lettura di «{file}» non consentita. Non è stato modificato.</translation>
    </message>
    <message>
        <source>adventure</source>
        <translation>avventura</translation>
    </message>
    <message>
        <source>age</source>
        <translation>età</translation>
    </message>
    <message>
        <source>automatic failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base of {skill}</source>
        <translation>base: {skill}</translation>
    </message>
    <message>
        <source>bonus of {skill}</source>
        <translation>bonus: {skill}</translation>
    </message>
    <message>
        <source>change of a note</source>
        <translation>modifica di una nota</translation>
    </message>
    <message>
        <source>change of the rules</source>
        <translation>cambio di regole</translation>
    </message>
    <message>
        <source>change of {characteristic}</source>
        <translation>modifica: {characteristic}</translation>
    </message>
    <message>
        <source>change of {field}</source>
        <translation>modifica: {field}</translation>
    </message>
    <message>
        <source>conditions of {skill}</source>
        <translation>condizioni: {skill}</translation>
    </message>
    <message>
        <source>critical success</source>
        <translation>successo critico</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>in fin di vita</translation>
    </message>
    <message>
        <source>end of a study</source>
        <translation>fine di un apprendimento</translation>
    </message>
    <message>
        <source>end of the adventure</source>
        <translation>fine dell’avventura</translation>
    </message>
    <message>
        <source>experience roll</source>
        <translation>tiro di esperienza</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>fallimento</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>fatica</translation>
    </message>
    <message>
        <source>fumble</source>
        <translation>disastro</translation>
    </message>
    <message>
        <source>gender</source>
        <translation>genere</translation>
    </message>
    <message>
        <source>group of {skill}</source>
        <translation>gruppo di {skill}</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>punti ferita</translation>
    </message>
    <message>
        <source>maximum of {resource}</source>
        <translation>massimo: {resource}</translation>
    </message>
    <message>
        <source>move</source>
        <translation>movimento</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>name of a skill</source>
        <translation>nome di un’abilità</translation>
    </message>
    <message>
        <source>new counter</source>
        <translation>nuovo contatore</translation>
    </message>
    <message>
        <source>new note</source>
        <translation>nuova nota</translation>
    </message>
    <message>
        <source>new skill</source>
        <translation>nuova abilità</translation>
    </message>
    <message>
        <source>note of {skill}</source>
        <translation>nota: {skill}</translation>
    </message>
    <message>
        <source>occupation</source>
        <translation>occupazione</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regole della casa</translation>
    </message>
    <message>
        <source>place</source>
        <translation>luogo</translation>
    </message>
    <message>
        <source>place of a note</source>
        <translation>posto di una nota</translation>
    </message>
    <message>
        <source>place of {skill}</source>
        <translation>posto: {skill}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>points of {skill}</source>
        <translation>punti: {skill}</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>ritratto</translation>
    </message>
    <message>
        <source>power points</source>
        <translation>punti potere</translation>
    </message>
    <message>
        <source>profession</source>
        <translation>professione</translation>
    </message>
    <message>
        <source>removal of a counter</source>
        <translation>rimozione di un contatore</translation>
    </message>
    <message>
        <source>removal of a note</source>
        <translation>rimozione di una nota</translation>
    </message>
    <message>
        <source>removal of a skill</source>
        <translation>rimozione di un’abilità</translation>
    </message>
    <message>
        <source>return of an experience roll</source>
        <translation>annullo di un tiro di esperienza</translation>
    </message>
    <message>
        <source>sanity</source>
        <translation>sanità mentale</translation>
    </message>
    <message>
        <source>setting of {skill}</source>
        <translation>impostazione: {skill}</translation>
    </message>
    <message>
        <source>several changes</source>
        <translation>più modifiche</translation>
    </message>
    <message>
        <source>special success</source>
        <translation>successo speciale</translation>
    </message>
    <message>
        <source>speciality of {skill}</source>
        <translation>specialità: {skill}</translation>
    </message>
    <message>
        <source>start of a study</source>
        <translation>inizio di un apprendimento</translation>
    </message>
    <message>
        <source>start of the adventure</source>
        <translation>inizio dell’avventura</translation>
    </message>
    <message>
        <source>success</source>
        <translation>successo</translation>
    </message>
    <message>
        <source>success of a study</source>
        <translation>riuscita di un apprendimento</translation>
    </message>
    <message>
        <source>the active side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the passive side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick POW</source>
        <translation>spunta POT</translation>
    </message>
    <message>
        <source>tick {skill}</source>
        <translation>spunta {skill}</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>senza sensi</translation>
    </message>
    <message>
        <source>untick {skill}</source>
        <translation>spunta tolta a {skill}</translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}, {chance}: rolled {roll}, {active} prevails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}, {chance}: rolled {roll}, {passive} resists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}: certain, no roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}: impossible, no roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} against {b}, {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limit} or less: {name} prevails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limit} or more: {name} resists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} prevails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wants to fail: above {limit} is good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{passive} rolls and hopes for more than {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{resource}</source>
        <translation>{resource}</translation>
    </message>
    <message>
        <source>{roll} is above {limit}.</source>
        <translation>{roll} supera {limit}.</translation>
    </message>
    <message>
        <source>{roll} is not above {limit}.</source>
        <translation>{roll} non supera {limit}.</translation>
    </message>
    <message>
        <source>{roll} lies in the critical range {range}.</source>
        <translation>{roll} è nella fascia critica {range}.</translation>
    </message>
    <message>
        <source>{roll} lies in the fumble range {range}.</source>
        <translation>{roll} è nella fascia di disastro {range}.</translation>
    </message>
    <message>
        <source>{roll} lies in the special range {range}.</source>
        <translation>{roll} è nella fascia speciale {range}.</translation>
    </message>
    <message>
        <source>{skill} {chance}: rolled {roll}, {level}.</source>
        <translation>{skill} {chance}: tiro {roll}, {level}.</translation>
    </message>
    <message>
        <source>{skill} {chance}: your dice show {roll}, {level}.</source>
        <translation>{skill} {chance}: i tuoi dadi danno {roll}, {level}.</translation>
    </message>
    <message>
        <source>{skill}, Automatic: success without a roll.</source>
        <translation>{skill}, Automatica: successo senza tiro.</translation>
    </message>
    <message>
        <source>{skill}, Impossible: failure without a roll.</source>
        <translation>{skill}, Impossibile: fallimento senza tiro.</translation>
    </message>
    <message>
        <source>{skill}, {difficulty}, {chance}: rolled {roll}, {level}.</source>
        <translation>{skill}, {difficulty}, {chance}: tiro {roll}, {level}.</translation>
    </message>
    <message>
        <source>{skill}, {difficulty}, {modifier}, {chance}: rolled {roll}, {level}.</source>
        <translation>{skill}, {difficulty}, {modifier}, {chance}: tiro {roll}, {level}.</translation>
    </message>
    <message>
        <source>{skill}, {difficulty}: {limit} or less succeeds.</source>
        <translation>{skill}, {difficulty}: riesce con {limit} o meno.</translation>
    </message>
    <message>
        <source>{skill}: tick kept until revealed.</source>
        <translation>{skill}: spunta tenuta fino alla rivelazione.</translation>
    </message>
    <message>
        <source>{value} is not between {minimum} and {maximum}.</source>
        <translation>{value} non è tra {minimum} e {maximum}.</translation>
    </message>
    <message>
        <source>“{file}” belongs to another game. It was not changed.</source>
        <translation>«{file}» è di un altro gioco. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read at {where}. It was not changed.</source>
        <translation>«{file}» non si può leggere in {where}. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” has a format nobody knows. It was not changed.</source>
        <translation>«{file}» ha un formato sconosciuto. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” has a skill nobody knows here: {where}. It is kept.</source>
        <translation>«{file}» ha un’abilità qui sconosciuta: {where}. Viene conservata.</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a sheet.</source>
        <translation>«{file}» è una cartella, non un foglio.</translation>
    </message>
    <message>
        <source>“{file}” is a link that leads to itself.</source>
        <translation>«{file}» è un collegamento che porta a sé stesso.</translation>
    </message>
    <message>
        <source>“{file}” is damaged or no sheet. It was not changed.</source>
        <translation>«{file}» è danneggiato o non è un foglio. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is empty. It was not changed.</source>
        <translation>«{file}» è vuoto. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is no character sheet. It was not changed.</source>
        <translation>«{file}» non è un foglio di personaggio. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is no name this disk can hold.</source>
        <translation>«{file}» non è un nome possibile su questo disco.</translation>
    </message>
    <message>
        <source>“{file}” is not a plain file.</source>
        <translation>«{file}» non è un semplice file.</translation>
    </message>
    <message>
        <source>“{file}” is not there: moved, renamed or deleted.</source>
        <translation>«{file}» non c’è: spostato, rinominato o eliminato.</translation>
    </message>
    <message>
        <source>“{file}” is open in another tab: choose another name.</source>
        <translation>«{file}» è aperto in un’altra scheda: scegli un altro nome.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a sheet. It was not changed.</source>
        <translation>«{file}» è troppo grande per essere un foglio. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is write-protected. Nothing is lost: save it elsewhere.</source>
        <translation>«{file}» è protetto da scrittura. Nulla è perduto: salvalo altrove.</translation>
    </message>
    <message>
        <source>“{file}” lacks a value at {where}. It was not changed.</source>
        <translation>In «{file}» manca un valore in {where}. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” says something twice at {where}. It was not changed.</source>
        <translation>«{file}» dice due volte la stessa cosa in {where}. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” was changed by another program meanwhile.</source>
        <translation>«{file}» è stato modificato nel frattempo da un altro programma.</translation>
    </message>
    <message>
        <source>“{file}” was opened read-only: save a copy.</source>
        <translation>«{file}» è aperto in sola lettura: salva una copia.</translation>
    </message>
    <message>
        <source>“{file}”: that did not work ({code}). It was not changed.</source>
        <translation>«{file}»: non ha funzionato ({code}). Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{text}” is not dice notation (column {column}).</source>
        <translation>«{text}» non è una notazione di dadi (colonna {column}).</translation>
    </message>
    <message>
        <source>“{value}” is not possible here.</source>
        <translation>«{value}» qui non è possibile.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Add a skill</source>
        <translation>Aggiungi un’abilità</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Umano</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regole: {rules}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>That is not a whole number.</source>
        <translation>Non è un numero intero.</translation>
    </message>
    <message>
        <source>Typed by hand</source>
        <translation>Scritto a mano</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <translation>Perché {number}?</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>base chance</source>
        <translation>probabilità di base</translation>
    </message>
    <message>
        <source>critical to {limit}</source>
        <translation>critico fino a {limit}</translation>
    </message>
    <message>
        <source>exp.</source>
        <translation>esp.</translation>
    </message>
    <message>
        <source>experience points</source>
        <translation>punti di esperienza</translation>
    </message>
    <message>
        <source>fumble from {limit}</source>
        <translation>disastro da {limit}</translation>
    </message>
    <message>
        <source>half, when Difficult</source>
        <translation>metà, se Difficile</translation>
    </message>
    <message>
        <source>highest roll of a critical</source>
        <translation>tiro critico più alto</translation>
    </message>
    <message>
        <source>highest roll of a special</source>
        <translation>tiro speciale più alto</translation>
    </message>
    <message>
        <source>never ticked</source>
        <translation>mai spuntata</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>pers.</source>
        <translation>pers.</translation>
    </message>
    <message>
        <source>personal points</source>
        <translation>punti personali</translation>
    </message>
    <message>
        <source>prof.</source>
        <translation>prof.</translation>
    </message>
    <message>
        <source>profession points</source>
        <translation>punti di professione</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>abilità</translation>
    </message>
    <message>
        <source>special to {limit}</source>
        <translation>speciale fino a {limit}</translation>
    </message>
    <message>
        <source>succeeds to {limit}</source>
        <translation>riesce fino a {limit}</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>spuntata</translation>
    </message>
    <message>
        <source>{name} {chance}: {levels}</source>
        <translation>{name} {chance}: {levels}</translation>
    </message>
    <message>
        <source>{name} {value}. {odds}</source>
        <translation>{name} {value}. {odds}</translation>
    </message>
    <message>
        <source>{name}, by the table</source>
        <translation>{name}, secondo la tabella</translation>
    </message>
    <message>
        <source>{name}, {what}: {number}</source>
        <translation>{name}, {what}: {number}</translation>
    </message>
    <message>
        <source>{name}: no roll of its own</source>
        <translation>{name}: nessun tiro proprio</translation>
    </message>
    <message>
        <source>{skill}, another speciality</source>
        <translation>{skill}, altra specialità</translation>
    </message>
    <message>
        <source>{step} ({formula})</source>
        <translation>{step} ({formula})</translation>
    </message>
</context>
<context>
    <name>spot</name>
    <message>
        <source>+{n} of the chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SIZ above 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SIZ up to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>after %n failure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>after as many days as CON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after half as many days as CON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against someone on foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aiming at a part of the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armour halves the damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armour protects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armour {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armour × {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at a crowd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at long range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {n} attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attackers in melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attackers in melee, not noticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attackers with missiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attackers with missiles, not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>avoided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond four times the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond three times the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burnt for more than a quarter of the hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chance {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage above half the hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage of a major wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage × {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dodge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing or sheathing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropping a weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>else least damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy found by a Difficult Sense or Listen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engaged in melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entangled, no damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanging weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast poison: after {n} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>for as many rounds as damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each 2 m from the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each 20 SIZ begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each 3 m begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each defence made before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each failed roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each further body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {n} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full-sized shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half the base, at least 20%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half the damage bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit points left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits someone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits the cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hitting an obstacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in melee or at medium range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kneeling behind a full-sized shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kneeling behind a large shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large weapons in close quarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 1 m of room, weapon above ENC 1.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 1 m of room, weapon above ENC 2.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than half the SIZ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long spears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long weapon, the opponent inside its reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>loses %n hit point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>loses {n} hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may only defend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mental skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missile attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifiers × {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than double the SIZ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearly dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no attack in the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no damage bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not with firearms, energy weapons, crossbows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one hit location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>physical skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pitch dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range × {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resistance {a} against {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>riding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll between half the skill and the skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll between the lowered skill and the skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled once {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several targets close together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shooting backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sideways, not with a bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill above 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow poison: after {n} turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steeper than 45 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surprised, Luck failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken at most {n} turns before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker is held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the damage bonus of the mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the potency of an antidote is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the victim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weapon is dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throwing weapon used in melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown back a metre for each 5 points of damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turning and running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsuited weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untrained off hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to four times the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to three times the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to twice the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting 5 DEX ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon that does not impale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon that stuns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a missile weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with breath held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within a third of DEX in metres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} from {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} DEX ranks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>times</name>
    <message>
        <source>today, {time}</source>
        <translation>oggi, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
    </message>
</context>
</TS>
