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
        <source>&amp;Licences and notices…</source>
        <translation>&amp;Licenze e avvisi…</translation>
    </message>
    <message>
        <source>A character sheet that rolls, ticks and works offline: no account, no network, no sound.</source>
        <translation>Un foglio di personaggio che tira, spunta e funziona offline: niente account, niente rete, niente suoni.</translation>
    </message>
    <message>
        <source>The game data come from Basic Roleplaying: Universal Game Engine, © 2023, 2024 Chaosium Inc., under the ORC License; every sentence is our own. The program itself is under the MIT licence.</source>
        <translation>I dati di gioco vengono da Basic Roleplaying: Universal Game Engine, © 2023, 2024 Chaosium Inc., sotto licenza ORC; ogni frase è nostra. Il programma stesso è sotto licenza MIT.</translation>
    </message>
    <message>
        <source>This program is an independent work. It is not affiliated with, endorsed, sponsored or approved by Chaosium Inc. All trademarks belong to their owners.</source>
        <translation>Questo programma è un’opera indipendente. Non è affiliato a Chaosium Inc., né sostenuto, sponsorizzato o approvato da essa. Tutti i marchi appartengono ai rispettivi proprietari.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Versione {version}, con Qt {qt}</translation>
    </message>
</context>
<context>
    <name>ActForm</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>AfterStart</name>
    <message>
        <source>Unsaved work on a table was kept: it is offered in the game master’s tab.</source>
        <translation>Il lavoro non salvato su un tavolo è stato conservato: è proposto nella scheda del Narratore.</translation>
    </message>
</context>
<context>
    <name>AftermathForm</name>
    <message>
        <source>D100 of the next roll here, with my own dice: 01 to 00</source>
        <translation>D100 del prossimo tiro qui, con dadi miei: da 01 a 00</translation>
    </message>
    <message>
        <source>I rolled</source>
        <translation>Ho tirato</translation>
    </message>
    <message>
        <source>Nobody is near</source>
        <translation>Nessuno vicino</translation>
    </message>
</context>
<context>
    <name>AgePage</name>
    <message numerus="yes">
        <source>%n point(s) off any characteristic.</source>
        <translation>
            <numerusform>%n punto da togliere a una caratteristica a scelta.</numerusform>
            <numerusform>%n punti da togliere a caratteristiche a scelta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off {names}.</source>
        <translation>
            <numerusform>%n punto da togliere a {names}.</numerusform>
            <numerusform>%n punti da togliere a {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Età</translation>
    </message>
    <message>
        <source>Age in years</source>
        <translation>Età in anni</translation>
    </message>
    <message>
        <source>Age takes: {used} of {total}</source>
        <translation>L’età toglie: {used} su {total}</translation>
    </message>
    <message>
        <source>Each full ten years above the age thrown give profession points; from 50 on age takes some.</source>
        <translation>Ogni dieci anni interi oltre l’età tirata danno punti di professione; dai 50 in su l’età toglie punti di caratteristiche.</translation>
    </message>
    <message>
        <source>Let chance choose</source>
        <translation>Lascia scegliere il caso</translation>
    </message>
    <message>
        <source>Let chance choose what age takes</source>
        <translation>Lascia scegliere al caso ciò che l’età toglie</translation>
    </message>
    <message>
        <source>One year older</source>
        <translation>Un anno di più</translation>
    </message>
    <message>
        <source>One year younger</source>
        <translation>Un anno di meno</translation>
    </message>
    <message>
        <source>These rules give age no effect.</source>
        <translation>Con queste regole l’età non ha effetto.</translation>
    </message>
    <message>
        <source>This age changes nothing.</source>
        <translation>Questa età non cambia nulla.</translation>
    </message>
    <message>
        <source>Throw 17 + 1D6</source>
        <translation>Tira 17 + 1D6</translation>
    </message>
    <message>
        <source>Throw the age: 17 + 1D6</source>
        <translation>Tira l’età: 17 + 1D6</translation>
    </message>
    <message>
        <source>{n} profession points.</source>
        <translation>Punti di professione: {n}.</translation>
    </message>
</context>
<context>
    <name>AidMenu</name>
    <message>
        <source>&amp;Complementary skill…</source>
        <translation>Abilità &amp;complementare…</translation>
    </message>
    <message>
        <source>&amp;Help from others</source>
        <translation>A&amp;iuto degli altri</translation>
    </message>
    <message>
        <source>&amp;Reset	0</source>
        <translation>A&amp;zzera	0</translation>
    </message>
    <message>
        <source>&amp;Situation…</source>
        <translation>&amp;Situazione…</translation>
    </message>
    <message>
        <source>&amp;Two skills in one roll…</source>
        <translation>&amp;Due abilità in un tiro…</translation>
    </message>
    <message>
        <source>A &amp;fifth</source>
        <translation>Un qui&amp;nto</translation>
    </message>
    <message>
        <source>A &amp;quarter</source>
        <translation>Un &amp;quarto</translation>
    </message>
    <message>
        <source>A s&amp;kill rolled first</source>
        <translation>Un’abilità ti&amp;rata prima</translation>
    </message>
    <message>
        <source>After a roll that failed, with enough power points left.</source>
        <translation>Dopo un tiro fallito, se restano abbastanza punti potere.</translation>
    </message>
    <message>
        <source>Capped by &amp;another score…</source>
        <translation>Limitato da un &amp;altro punteggio…</translation>
    </message>
    <message>
        <source>Equipment: {quality}</source>
        <translation>Equipaggiamento: {quality}</translation>
    </message>
    <message>
        <source>It &amp;failed: one step harder</source>
        <translation>È &amp;fallita: un grado più difficile</translation>
    </message>
    <message>
        <source>It &amp;succeeded: one step easier</source>
        <translation>È &amp;riuscita: un grado più facile</translation>
    </message>
    <message>
        <source>Nobody succeeded: {bonus}</source>
        <translation>Nessun successo: {bonus}</translation>
    </message>
    <message>
        <source>Related s&amp;peciality…</source>
        <translation>S&amp;pecialità affine…</translation>
    </message>
    <message numerus="yes">
        <source>Roll again for %n power point(s)</source>
        <translation>
            <numerusform>Ritira per %n punto potere</numerusform>
            <numerusform>Ritira per %n punti potere</numerusform>
        </translation>
    </message>
    <message>
        <source>Situation, topic or condition</source>
        <translation>Situazione, tema o condizione</translation>
    </message>
    <message>
        <source>Somebody fumbled: {bonus}</source>
        <translation>Un disastro: {bonus}</translation>
    </message>
    <message>
        <source>The best: {level}, {bonus}</source>
        <translation>Al meglio: {level}, {bonus}</translation>
    </message>
    <message>
        <source>The other skill</source>
        <translation>L’altra abilità</translation>
    </message>
    <message>
        <source>Which score limits it</source>
        <translation>Quale punteggio la limita</translation>
    </message>
    <message>
        <source>Which skill helps</source>
        <translation>Quale abilità aiuta</translation>
    </message>
    <message>
        <source>Which speciality is known</source>
        <translation>Quale specialità è nota</translation>
    </message>
</context>
<context>
    <name>ApplyDialog</name>
    <message numerus="yes">
        <source>%n thing(s) would change:</source>
        <translation>
            <numerusform>%n cosa cambierebbe:</numerusform>
            <numerusform>%n cose cambierebbero:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Applica</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>Apply a profession or package</source>
        <translation>Applica una professione o un pacchetto</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>I suoi punti</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Make open choices by chance</source>
        <translation>Lascia al caso le scelte aperte</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Non cambierebbe nulla.</translation>
    </message>
    <message>
        <source>Personality package</source>
        <translation>Pacchetto di personalità</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Professione</translation>
    </message>
    <message>
        <source>Take points of the same kind back first</source>
        <translation>Prima riprendi i punti della stessa origine</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Tira di nuovo</translation>
    </message>
    <message>
        <source>Throw what chance decides again</source>
        <translation>Tira di nuovo ciò che decide il caso</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Che cosa cambierebbe</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Quale</translation>
    </message>
    <message>
        <source>as chance has it</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>as many for each skill</source>
        <translation>altrettanti per ogni abilità</translation>
    </message>
    <message>
        <source>none for now</source>
        <translation>nessuno per ora</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
    <message>
        <source>{skill}: new, {after}</source>
        <translation>{skill}: nuova, {after}</translation>
    </message>
    <message>
        <source>{skill}: speciality named, {after}</source>
        <translation>{skill}: specialità scelta, {after}</translation>
    </message>
    <message>
        <source>{skill}: {before} → {after}</source>
        <translation>{skill}: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>ArmourView</name>
    <message>
        <source>Add armour</source>
        <translation>Aggiungi un’armatura</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>No armour.</source>
        <translation>Nessuna armatura.</translation>
    </message>
    <message>
        <source>No armour. Edit mode (Ctrl+E) adds some.</source>
        <translation>Nessuna armatura. In modalità modifica (Ctrl+E) se ne aggiungono.</translation>
    </message>
    <message>
        <source>Put on</source>
        <translation>Indossa</translation>
    </message>
    <message>
        <source>Put on or take off ({key})</source>
        <translation>Indossa o togli ({key})</translation>
    </message>
    <message>
        <source>Put on: {armour}</source>
        <translation>Indossa: {armour}</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Take off: {armour}</source>
        <translation>Togli: {armour}</translation>
    </message>
    <message>
        <source>Takes off a hit</source>
        <translation>Toglie a ogni colpo</translation>
    </message>
    <message>
        <source>Takes {points} off a hit: why?</source>
        <translation>Toglie {points} a ogni colpo: perché?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
</context>
<context>
    <name>AtHandGroup</name>
    <message>
        <source>{skill}: no longer pinned.</source>
        <translation>{skill}: non più fissata.</translation>
    </message>
    <message>
        <source>{skill}: pinned.</source>
        <translation>{skill}: fissata.</translation>
    </message>
</context>
<context>
    <name>AttackForm</name>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n parte</numerusform>
            <numerusform>%n parti</numerusform>
        </translation>
    </message>
    <message>
        <source>Against missiles the shield’s own chance holds, not the skill’s.</source>
        <translation>Contro i proiettili vale la probabilità dello scudo, non quella dell’abilità.</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Contro chi?</translation>
    </message>
    <message>
        <source>Against: {name}</source>
        <translation>Contro: {name}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Attack not split</source>
        <translation>Attacco non diviso</translation>
    </message>
    <message>
        <source>DEX rank {rank}</source>
        <translation>rango di DES {rank}</translation>
    </message>
    <message>
        <source>Damage of the attacker’s weapon</source>
        <translation>Danno dell’arma di chi attacca</translation>
    </message>
    <message>
        <source>Damage of the weapon, such as 1D8+1</source>
        <translation>Danno dell’arma, per esempio 1D8+1</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Defence: {what}</source>
        <translation>Difesa: {what}</translation>
    </message>
    <message>
        <source>Difficulty of the attack</source>
        <translation>Difficoltà dell’attacco</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Schivata</translation>
    </message>
    <message>
        <source>How does the target defend?</source>
        <translation>Come si difende il bersaglio?</translation>
    </message>
    <message>
        <source>Into how many parts?</source>
        <translation>In quante parti?</translation>
    </message>
    <message>
        <source>Kneeling: against missiles the shield’s own chance holds, not the skill’s.</source>
        <translation>In ginocchio: contro i proiettili vale la probabilità dello scudo, non quella dell’abilità.</translation>
    </message>
    <message>
        <source>Name, or a number</source>
        <translation>Un nome, o un numero</translation>
    </message>
    <message>
        <source>Only a number</source>
        <translation>Solo un numero</translation>
    </message>
    <message>
        <source>Only a number: {number}</source>
        <translation>Solo un numero: {number}</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parata</translation>
    </message>
    <message>
        <source>Part {part} of {parts}</source>
        <translation>Parte {part} di {parts}</translation>
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
        <source>Roll both</source>
        <translation>Tira entrambi</translation>
    </message>
    <message>
        <source>Roll part {part} of {parts}</source>
        <translation>Tira la parte {part} di {parts}</translation>
    </message>
    <message>
        <source>Splitting the attack: {what}</source>
        <translation>Divisione dell’attacco: {what}</translation>
    </message>
    <message>
        <source>Stunned: a defence only after an Idea roll.</source>
        <translation>Stordito: nessuna difesa senza un tiro di Idea riuscito.</translation>
    </message>
    <message>
        <source>does not defend</source>
        <translation>senza difesa</translation>
    </message>
    <message>
        <source>kneeling</source>
        <translation>in ginocchio</translation>
    </message>
</context>
<context>
    <name>AttackRow</name>
    <message>
        <source>Another blow</source>
        <translation>Un altro colpo</translation>
    </message>
    <message>
        <source>Another blow by the same at the same</source>
        <translation>Un altro colpo dello stesso sullo stesso</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>Contro chi</translation>
    </message>
    <message>
        <source>Attacker: {name}</source>
        <translation>Attaccante: {name}</translation>
    </message>
    <message>
        <source>Choose first who strikes, and with what.</source>
        <translation>Scegli prima chi colpisce, e con che cosa.</translation>
    </message>
    <message>
        <source>From the Giro</source>
        <translation>Dal Giro</translation>
    </message>
    <message>
        <source>Margin of the attack</source>
        <translation>Margine dell’attacco</translation>
    </message>
    <message>
        <source>No action is declared.</source>
        <translation>Nessuna azione è dichiarata.</translation>
    </message>
    <message>
        <source>Only a capacity: {number}</source>
        <translation>Solo una capacità: {number}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll the attack</source>
        <translation>Tira l’attacco</translation>
    </message>
    <message>
        <source>Score, or a capacity</source>
        <translation>Punteggio, o una capacità</translation>
    </message>
    <message>
        <source>Take the action under way in the Giro</source>
        <translation>Prendi l’azione in corso nel Giro</translation>
    </message>
    <message>
        <source>Target: {name}</source>
        <translation>Bersaglio: {name}</translation>
    </message>
    <message>
        <source>The attack tests {name}</source>
        <translation>L’attacco prova {name}</translation>
    </message>
    <message>
        <source>The blow</source>
        <translation>Il colpo</translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation>Che cosa si prova</translation>
    </message>
    <message>
        <source>Who strikes</source>
        <translation>Chi colpisce</translation>
    </message>
    <message>
        <source>at</source>
        <translation>contro</translation>
    </message>
</context>
<context>
    <name>BaseSwitches</name>
    <message>
        <source>Base {new} instead of {usual}</source>
        <translation>Base {new} invece di {usual}</translation>
    </message>
</context>
<context>
    <name>BonusRow</name>
    <message>
        <source>No opponent</source>
        <translation>Nessun avversario</translation>
    </message>
    <message>
        <source>Opponent’s Bonus</source>
        <translation>Bonus avversario</translation>
    </message>
    <message>
        <source>The first side’s Bonus comes off the Vdr. Step 1, with Shift 5</source>
        <translation>Il Bonus del primo lato si toglie dal Vdr. Passo 1, con Shift 5</translation>
    </message>
</context>
<context>
    <name>BulkEdit</name>
    <message numerus="yes">
        <source>%n skill(s) chosen</source>
        <translation>
            <numerusform>%n abilità scelta</numerusform>
            <numerusform>%n abilità scelte</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Hide in play mode</source>
        <translation>Nascondi in gioco</translation>
    </message>
    <message>
        <source>How many points</source>
        <translation>Quanti punti</translation>
    </message>
    <message>
        <source>One fewer</source>
        <translation>Uno in meno</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Uno in più</translation>
    </message>
    <message>
        <source>Points of all</source>
        <translation>Punti di tutte</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>Show in play mode</source>
        <translation>Mostra in gioco</translation>
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
        <source>Which points</source>
        <translation>Quali punti</translation>
    </message>
</context>
<context>
    <name>CapacityTiles</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n altro</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a Caratteristica</source>
        <translation>Aggiungi una Caratteristica</translation>
    </message>
    <message>
        <source>Add a Caratteristica for this roll</source>
        <translation>Aggiungi una Caratteristica per questo tiro</translation>
    </message>
    <message>
        <source>Roll with another Caratteristica</source>
        <translation>Tira con un’altra Caratteristica</translation>
    </message>
    <message>
        <source>Without a Caratteristica</source>
        <translation>Senza Caratteristica</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacità</translation>
    </message>
    <message>
        <source>capacity {number}</source>
        <translation>capacità {number}</translation>
    </message>
    <message>
        <source>{name} instead of {own}, for this roll only</source>
        <translation>{name} invece di {own}, solo per questo tiro</translation>
    </message>
    <message>
        <source>{name} {value}, its own</source>
        <translation>{name} {value}, la sua</translation>
    </message>
    <message>
        <source>{name}, for this roll only</source>
        <translation>{name}, solo per questo tiro</translation>
    </message>
    <message>
        <source>{name}, {value}: roll with another Caratteristica</source>
        <translation>{name}, {value}: tira con un’altra Caratteristica</translation>
    </message>
</context>
<context>
    <name>CaptureButton</name>
    <message>
        <source>&amp;New key…</source>
        <translation>&amp;Nuovo tasto…</translation>
    </message>
    <message>
        <source>Press the new key; Esc leaves</source>
        <translation>Premi il nuovo tasto; Esc esce</translation>
    </message>
</context>
<context>
    <name>CarriedBonus</name>
    <message>
        <source>In the same instant: nothing is subtracted.</source>
        <translation>Nello stesso istante: non si sottrae nulla.</translation>
    </message>
    <message>
        <source>The first Bonus comes off the second’s Vdr.</source>
        <translation>Il primo Bonus si toglie dal Vdr del secondo.</translation>
    </message>
    <message>
        <source>{n} comes off the second’s Vdr.</source>
        <translation>{n} si toglie dal Vdr del secondo.</translation>
    </message>
</context>
<context>
    <name>CharacteristicField</name>
    <message>
        <source>Taken, though far beyond a human being’s 3 to 21.</source>
        <translation>Accettato, benché ben oltre i 3-21 di un essere umano.</translation>
    </message>
</context>
<context>
    <name>CharacteristicRow</name>
    <message>
        <source>Exchange {name} with another</source>
        <translation>Scambia {name} con un’altra</translation>
    </message>
    <message>
        <source>Points moved to {name}</source>
        <translation>Punti spostati su {name}</translation>
    </message>
    <message>
        <source>Throw {name} again</source>
        <translation>Tira di nuovo {name}</translation>
    </message>
    <message>
        <source>before: {throws}</source>
        <translation>prima: {throws}</translation>
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
    <name>CharacteristicsPage</name>
    <message>
        <source>2D6+6 for each, in its place.</source>
        <translation>2D6+6 per ognuna, al suo posto.</translation>
    </message>
    <message>
        <source>3D6 for each, 2D6+6 for {names}. Then up to {n} points may be moved.</source>
        <translation>3D6 per ognuna, 2D6+6 per {names}. Poi si possono spostare fino a {n} punti.</translation>
    </message>
    <message>
        <source>3D6 for each, then exchanged as you like. {names} count 8 at least.</source>
        <translation>3D6 per ognuna, poi scambiate a piacere. {names} valgono almeno 8.</translation>
    </message>
    <message>
        <source>All begin at 10. A point costs 1, of {names} 3; what is taken off comes back.</source>
        <translation>Tutte partono da 10. Un punto costa 1, quelli di {names} 3; ciò che si toglie ritorna.</translation>
    </message>
    <message>
        <source>How characteristics come about</source>
        <translation>Da dove vengono le caratteristiche</translation>
    </message>
    <message>
        <source>Moved: {n} of {limit} points.</source>
        <translation>Punti spostati: {n} su {limit}.</translation>
    </message>
    <message>
        <source>Out of balance by {n}.</source>
        <translation>Sbilancio di {n}.</translation>
    </message>
    <message>
        <source>Points to buy with</source>
        <translation>Punti per comprare</translation>
    </message>
    <message>
        <source>Throw all</source>
        <translation>Tira tutto</translation>
    </message>
    <message>
        <source>Throw the dice of all characteristics</source>
        <translation>Tira i dadi di tutte le caratteristiche</translation>
    </message>
    <message>
        <source>Type what your own dice or your paper sheet say.</source>
        <translation>Scrivi ciò che dicono i tuoi dadi o il foglio di carta.</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>spostati</translation>
    </message>
    <message>
        <source>{used} of {total} spent</source>
        <translation>{used} di {total} spesi</translation>
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
    <name>Circumstances</name>
    <message>
        <source>Diff.</source>
        <translation>Diff.</translation>
    </message>
    <message>
        <source>Difficulty: none, or 1 to 99 ({key}; keys {up} and {down}, {none} for none)</source>
        <translation>Difficoltà: nessuna, o da 1 a 99 ({key}; tasti {up} e {down}, {none} per nessuna)</translation>
    </message>
    <message>
        <source>Interpr.</source>
        <translation>Interpr.</translation>
    </message>
    <message>
        <source>It is 0: set it on the sheet.</source>
        <translation>È 0: impostala sul foglio.</translation>
    </message>
    <message>
        <source>More: opponent’s Bonus, hidden roll, paying</source>
        <translation>Altro: Bonus avversario, tiro nascosto, pagare</translation>
    </message>
    <message>
        <source>Pen.</source>
        <translation>Pen.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Without a difficulty penalties do not count here.</source>
        <translation>Senza difficoltà qui le penalità non contano.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
</context>
<context>
    <name>CombatPage</name>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pia il testo</translation>
    </message>
    <message>
        <source>From the file “{file}” → to the draft of {when}:</source>
        <translation>Dal file «{file}» → alla bozza ({when}):</translation>
    </message>
    <message>
        <source>It was never saved: there is no file to compare with.</source>
        <translation>Mai salvato: non c’è un file con cui fare il confronto.</translation>
    </message>
    <message>
        <source>The file was changed by something else since the draft was begun.</source>
        <translation>Il file è stato modificato altrove da quando la bozza è iniziata.</translation>
    </message>
    <message>
        <source>The file “{file}” holds the same.</source>
        <translation>Il file «{file}» contiene lo stesso.</translation>
    </message>
    <message>
        <source>Unsaved work on {name}</source>
        <translation>Lavoro non salvato: {name}</translation>
    </message>
    <message>
        <source>a sheet without a name</source>
        <translation>un foglio senza nome</translation>
    </message>
</context>
<context>
    <name>ConfrontationCard</name>
    <message>
        <source>Copy text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation>Tiro nascosto: lo mostra solo questo pannello.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>dadi veri</translation>
    </message>
</context>
<context>
    <name>ConfrontationPage</name>
    <message>
        <source>At different times</source>
        <translation>In momenti diversi</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Choose both sides and what they test.</source>
        <translation>Scegli i due lati e che cosa provano.</translation>
    </message>
    <message>
        <source>Confrontation</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Primo lato</translation>
    </message>
    <message>
        <source>Give the first test up; its line stays in the roll log</source>
        <translation>Rinuncia alla prima prova; la sua riga resta nel registro</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Tiro nascosto fatto.</translation>
    </message>
    <message>
        <source>How the sides meet</source>
        <translation>Come si affrontano i lati</translation>
    </message>
    <message>
        <source>In the same instant</source>
        <translation>Nello stesso istante</translation>
    </message>
    <message>
        <source>Roll both</source>
        <translation>Tira entrambi</translation>
    </message>
    <message>
        <source>Roll the second</source>
        <translation>Tira il secondo</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Scambia i lati</translation>
    </message>
    <message>
        <source>The first side tests alone, at its time</source>
        <translation>Il primo lato prova da solo, a suo tempo</translation>
    </message>
</context>
<context>
    <name>ContestCard</name>
    <message>
        <source>Copy text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Earlier: {sides}</source>
        <translation>In precedenza: {sides}</translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation>Tiro nascosto: lo mostra solo questo pannello.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Ritira</translation>
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
        <translation>non ha tirato</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>dadi veri</translation>
    </message>
</context>
<context>
    <name>ContestSide</name>
    <message>
        <source>A Bonus of 0 is declared: no dice.</source>
        <translation>È dichiarato un Bonus di 0: niente dadi.</translation>
    </message>
    <message>
        <source>A number, nothing else</source>
        <translation>Un numero, nient’altro</translation>
    </message>
    <message>
        <source>Bonus 0</source>
        <translation>Bonus 0</translation>
    </message>
    <message>
        <source>Capacity {number}</source>
        <translation>Capacità {number}</translation>
    </message>
    <message>
        <source>Choose who</source>
        <translation>Scegli chi</translation>
    </message>
    <message>
        <source>Difficulty: none, or 1 to 99</source>
        <translation>Difficoltà: nessuna, o da 1 a 99</translation>
    </message>
    <message>
        <source>It acts first, outside the comparison</source>
        <translation>Agisce prima, fuori dal confronto</translation>
    </message>
    <message>
        <source>Name, or a capacity</source>
        <translation>Nome, o una capacità</translation>
    </message>
    <message>
        <source>Only a capacity: {number}</source>
        <translation>Solo una capacità: {number}</translation>
    </message>
    <message>
        <source>Score, weapon or action</source>
        <translation>Punteggio, arma o azione</translation>
    </message>
    <message>
        <source>Side {side}: instantaneous spell</source>
        <translation>Lato {side}: incantesimo istantaneo</translation>
    </message>
    <message>
        <source>Side {side}: the Narrator plays it</source>
        <translation>Lato {side}: lo gioca il Narratore</translation>
    </message>
    <message>
        <source>Side {side}: {who}</source>
        <translation>Lato {side}: {who}</translation>
    </message>
    <message>
        <source>Succeeds without a roll; only without a difficulty</source>
        <translation>Riesce senza tiro; solo senza difficoltà</translation>
    </message>
    <message>
        <source>The Narrator plays this side and tells how it wins</source>
        <translation>Il Narratore gioca questo lato e ne narra la vittoria</translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation>Che cosa si prova</translation>
    </message>
    <message>
        <source>What {side} tests: {what}</source>
        <translation>Che cosa prova {side}: {what}</translation>
    </message>
    <message>
        <source>instantaneous spell</source>
        <translation>incantesimo istantaneo</translation>
    </message>
    <message>
        <source>{side} declares a Bonus of 0</source>
        <translation>{side} dichiara un Bonus di 0</translation>
    </message>
</context>
<context>
    <name>CostRow</name>
    <message>
        <source>Cost in Pa</source>
        <translation>Costo in Pa</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costa</translation>
    </message>
    <message>
        <source>Pa, {left} left</source>
        <translation>Pa, ne restano {left}</translation>
    </message>
    <message>
        <source>Pa: instantaneous</source>
        <translation>Pa: istantanea</translation>
    </message>
    <message>
        <source>Pa; read-only, nothing is paid</source>
        <translation>Pa; sola lettura, non si paga</translation>
    </message>
    <message>
        <source>Store it</source>
        <translation>Ricorda</translation>
    </message>
    <message>
        <source>Store this cost on the sheet</source>
        <translation>Ricorda questo costo sul foglio</translation>
    </message>
    <message>
        <source>What it costs in Pa this time. Step 1, with Shift 5</source>
        <translation>Quanti Pa costa questa volta. Passo 1, con Shift 5</translation>
    </message>
</context>
<context>
    <name>CounterFields</name>
    <message>
        <source>Highest</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Name of the counter</source>
        <translation>Nome del contatore</translation>
    </message>
    <message>
        <source>Remove the counter “{name}”</source>
        <translation>Rimuovi il contatore «{name}»</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>CountersView</name>
    <message>
        <source>Add a counter</source>
        <translation>Aggiungi un contatore</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Contatore</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contatori</translation>
    </message>
</context>
<context>
    <name>CreationCommands</name>
    <message>
        <source>&amp;Name of the template</source>
        <translation>&amp;Nome del modello</translation>
    </message>
    <message>
        <source>No template yet.</source>
        <translation>Ancora nessun modello.</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Salva come modello</translation>
    </message>
    <message>
        <source>“{name}” is kept as a template.</source>
        <translation>«{name}» è tenuto come modello.</translation>
    </message>
</context>
<context>
    <name>CreationGuide</name>
    <message numerus="yes">
        <source>%n thing(s) still to do</source>
        <translation>
            <numerusform>ancora %n cosa da fare</numerusform>
            <numerusform>ancora %n cose da fare</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Creation</source>
        <translation>Creazione</translation>
    </message>
    <message>
        <source>Creation, step by step</source>
        <translation>Creazione, passo per passo</translation>
    </message>
    <message>
        <source>Leave the steps; they can be taken up again</source>
        <translation>Lascia i passi; si possono riprendere</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Seme {seed}</translation>
    </message>
    <message>
        <source>Step {n} of {count}: {name}</source>
        <translation>Passo {n} di {count}: {name}</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>È il primo passo.</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Al gioco</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>{step}: by chance</source>
        <translation>{step}: a caso</translation>
    </message>
</context>
<context>
    <name>CreationHost</name>
    <message>
        <source>Choose them</source>
        <translation>Sceglile</translation>
    </message>
    <message>
        <source>Steps of the creation</source>
        <translation>Passi della creazione</translation>
    </message>
    <message>
        <source>Take up the steps of the creation</source>
        <translation>Riprendi i passi della creazione</translation>
    </message>
</context>
<context>
    <name>DamageForm</name>
    <message>
        <source>1D20 shows {number}</source>
        <translation>1D20 dà {number}</translation>
    </message>
    <message>
        <source>Applied to {name}</source>
        <translation>Applicato a {name}</translation>
    </message>
    <message>
        <source>Apply to {name}</source>
        <translation>Applica a {name}</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>Armour counts</source>
        <translation>L’armatura conta</translation>
    </message>
    <message>
        <source>Damage rolled with my own dice: the face of each</source>
        <translation>Danno tirato con i miei dadi: la faccia di ciascuno</translation>
    </message>
    <message>
        <source>Hit location: {place}</source>
        <translation>Locazione: {place}</translation>
    </message>
    <message>
        <source>I rolled: each die, such as 4 3 1</source>
        <translation>Ho tirato: ogni dado, per esempio 4 3 1</translation>
    </message>
    <message>
        <source>It is written down already; undo takes it back (Ctrl+Z).</source>
        <translation>È già scritto; Annulla (Ctrl+Z) lo toglie.</translation>
    </message>
    <message>
        <source>Points of armour</source>
        <translation>Punti di armatura</translation>
    </message>
    <message>
        <source>Roll 1D20</source>
        <translation>Tira 1D20</translation>
    </message>
    <message>
        <source>Roll damage {dice}</source>
        <translation>Tira il danno {dice}</translation>
    </message>
    <message>
        <source>Roll damage: {hit}, {dice}</source>
        <translation>Tira il danno: {hit}, {dice}</translation>
    </message>
    <message>
        <source>Roll it</source>
        <translation>Tira i suoi dadi</translation>
    </message>
    <message>
        <source>Say first where it lands.</source>
        <translation>Di’ prima dove arriva.</translation>
    </message>
    <message>
        <source>The sheet is read-only.</source>
        <translation>Il foglio è in sola lettura.</translation>
    </message>
    <message>
        <source>The table is read-only.</source>
        <translation>Il tavolo è in sola lettura.</translation>
    </message>
    <message>
        <source>Where does it land?</source>
        <translation>Dove arriva?</translation>
    </message>
    <message>
        <source>Where, or the die</source>
        <translation>Dove, o il dado</translation>
    </message>
    <message>
        <source>Who is hit: {name}</source>
        <translation>Chi è colpito: {name}</translation>
    </message>
    <message>
        <source>Who is hit?</source>
        <translation>Chi è colpito?</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>conta</translation>
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
        <translation>Scegli un campo del foglio: qui ne appare la composizione.</translation>
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
        <translation>Nessuna selezione</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Composizione</translation>
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
        <translation>Allenamento</translation>
    </message>
</context>
<context>
    <name>DevelopmentDialog</name>
    <message numerus="yes">
        <source>%n ticked skill(s)</source>
        <translation>
            <numerusform>%n abilità spuntata</numerusform>
            <numerusform>%n abilità spuntate</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a skill that was taught, or a free tick after a long break</source>
        <translation>Aggiungi un’abilità insegnata, o una spunta gratuita dopo una lunga pausa</translation>
    </message>
    <message>
        <source>Add a tick</source>
        <translation>Aggiungi una spunta</translation>
    </message>
    <message>
        <source>Chance to improve</source>
        <translation>Probabilità di migliorare</translation>
    </message>
    <message>
        <source>Close: the other ticks stay</source>
        <translation>Chiudi: le altre spunte restano</translation>
    </message>
    <message>
        <source>Development of {name}</source>
        <translation>Crescita di {name}</translation>
    </message>
    <message>
        <source>The die must show at most</source>
        <translation>Il dado deve mostrare al massimo</translation>
    </message>
    <message>
        <source>Why these rules?</source>
        <translation>Perché queste regole?</translation>
    </message>
    <message>
        <source>Why {rolls}?</source>
        <translation>Perché {rolls}?</translation>
    </message>
    <message>
        <source>a person without a name</source>
        <translation>una persona senza nome</translation>
    </message>
    <message>
        <source>after {adventure}</source>
        <translation>dopo {adventure}</translation>
    </message>
    <message>
        <source>{skill} improves: how much does the gain die show?</source>
        <translation>{skill} migliora: quanto mostra il dado del guadagno?</translation>
    </message>
    <message>
        <source>{skill}: taken back. The tick waits again, the dice stay in the roll log.</source>
        <translation>{skill}: annullato. La spunta aspetta di nuovo, i dadi restano nel registro.</translation>
    </message>
</context>
<context>
    <name>DevelopmentRow</name>
    <message>
        <source>Gain of {skill}</source>
        <translation>{skill}: guadagno</translation>
    </message>
    <message>
        <source>Gain of {skill}, own {dice}</source>
        <translation>Guadagno di {skill}, il tuo {dice}</translation>
    </message>
    <message>
        <source>Gain of {skill}: {gain}</source>
        <translation>Guadagno di {skill}: {gain}</translation>
    </message>
    <message>
        <source>Improved</source>
        <translation>Migliorata</translation>
    </message>
    <message>
        <source>No gain</source>
        <translation>Nessun guadagno</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossibile</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll the gain of {skill}</source>
        <translation>Tira il guadagno di {skill}</translation>
    </message>
    <message>
        <source>Roll {skill}, {chance}</source>
        <translation>Tira {skill}, {chance}</translation>
    </message>
    <message>
        <source>Undo {skill}</source>
        <translation>Annulla {skill}</translation>
    </message>
    <message>
        <source>Why does {skill} need {rolls}?</source>
        <translation>Perché servono {rolls} per {skill}?</translation>
    </message>
    <message>
        <source>Why these rolls?</source>
        <translation>Perché questi tiri?</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fisso</translation>
    </message>
    <message>
        <source>none</source>
        <comment>gain</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{dice} shows {least} to {most}.</source>
        <translation>{dice} va da {least} a {most}.</translation>
    </message>
    <message>
        <source>{gain} fixed</source>
        <translation>{gain} fisso</translation>
    </message>
    <message>
        <source>{skill}, {score}, needs {rolls}, chance {chance}</source>
        <translation>{skill}, {score}, tiro richiesto {rolls}, probabilità {chance}</translation>
    </message>
    <message>
        <source>{skill}: I rolled 01 to 00</source>
        <translation>{skill}: ho tirato da 01 a 00</translation>
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
        <source>In edit mode no die is rolled. Back to play: the padlock (Ctrl+E).</source>
        <translation>In modalità modifica non si tira. Per tornare al gioco: il lucchetto (Ctrl+E).</translation>
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
        <source>More that changes the chance</source>
        <translation>Altro che cambia la probabilità</translation>
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
        <translation>I dadi rotolano.</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>DicePart</name>
    <message>
        <source>Dice as they would look</source>
        <translation>I dadi come sarebbero</translation>
    </message>
    <message>
        <source>T&amp;hrow them</source>
        <translation>&amp;Lanciali</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset {option}</source>
        <translation>Ripristina {option}</translation>
    </message>
    <message>
        <source>{answer} ({preset}: {usual})</source>
        <translation>{answer} ({preset}: {usual})</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%n difference(s) from {preset}:</source>
        <translation>
            <numerusform>%n differenza da {preset}:</numerusform>
            <numerusform>%n differenze da {preset}:</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules in force are those of {preset}.</source>
        <translation>Le regole in vigore sono quelle di {preset}.</translation>
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
    <message numerus="yes">
        <source>%n things were noticed while “{file}” was read.</source>
        <translation>
            <numerusform>%n osservazione durante la lettura di «{file}».</numerusform>
            <numerusform>%n osservazioni durante la lettura di «{file}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed the file of this sheet.</source>
        <translation>Un altro programma ha modificato il file di questo foglio.</translation>
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
        <source>Keep both…</source>
        <translation>Tieni entrambi…</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni il mio</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Opened read-only: another running program has this file open.</source>
        <translation>Aperto in sola lettura: un altro programma tiene aperto questo file.</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Aperto in sola lettura: viene da una versione più recente. Salva una copia per modificarlo.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
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
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Salva di nuovo</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salva altrove…</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>The file of this sheet was moved, renamed or deleted. Nothing is lost: save it again.</source>
        <translation>Il file di questo foglio è stato spostato, rinominato o eliminato. Nulla è perduto: salvalo di nuovo.</translation>
    </message>
    <message>
        <source>The folder of this sheet is gone. Nothing is lost: save it elsewhere.</source>
        <translation>La cartella di questo foglio non c’è più. Nulla è perduto: salvalo altrove.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>a sheet without a name</source>
        <translation>un foglio senza nome</translation>
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
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Unsaved work on {name} was kept: {time}.</source>
        <translation>Lavoro non salvato su {name} conservato: {time}.</translation>
    </message>
    <message>
        <source>a new table</source>
        <translation>un nuovo tavolo</translation>
    </message>
</context>
<context>
    <name>EarlierList</name>
    <message>
        <source>No contest yet.</source>
        <translation>Ancora nessun tiro contrapposto.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
</context>
<context>
    <name>EditMode</name>
    <message>
        <source>Back to play (Ctrl+E)</source>
        <translation>Torna al gioco (Ctrl+E)</translation>
    </message>
    <message>
        <source>Edit: a click changes, no die is rolled.</source>
        <translation>Modifica: un clic cambia i valori, non si tira.</translation>
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
        <source>No skill on this sheet yet. In edit mode “Add a skill” adds one.</source>
        <translation>Ancora nessuna abilità su questo foglio. In modalità modifica «Aggiungi un’abilità» ne aggiunge una.</translation>
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
    <name>EndDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;End the adventure</source>
        <translation>&amp;Termina l’avventura</translation>
    </message>
    <message>
        <source>A tick goes only with its own roll: nothing else is cleared.</source>
        <translation>Una spunta va via solo con il proprio tiro: nient’altro si cancella.</translation>
    </message>
    <message numerus="yes">
        <source>After a long break: up to %n free tick(s)</source>
        <translation>
            <numerusform>Dopo una lunga pausa: al massimo %n spunta gratuita</numerusform>
            <numerusform>Dopo una lunga pausa: fino a %n spunte gratuite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n power point(s)</source>
        <translation>
            <numerusform>Recupera %n punto potere</numerusform>
            <numerusform>Recupera %n punti potere</numerusform>
        </translation>
    </message>
    <message>
        <source>Development phase: {ticks}</source>
        <translation>Fase di crescita: {ticks}</translation>
    </message>
    <message>
        <source>End of the adventure</source>
        <translation>Fine dell’avventura</translation>
    </message>
    <message>
        <source>End of “{name}”</source>
        <translation>Fine di «{name}»</translation>
    </message>
    <message numerus="yes">
        <source>Heal %n hit point(s): all wounds had time</source>
        <translation>
            <numerusform>Cura %n punto ferita: le ferite hanno avuto tempo</numerusform>
            <numerusform>Cura %n punti ferita: le ferite hanno avuto tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is ticked: there is no development phase.</source>
        <translation>Niente è spuntato: nessuna fase di crescita.</translation>
    </message>
    <message>
        <source>Something is being learnt: is its time over?</source>
        <translation>C’è uno studio in corso: il suo tempo è finito?</translation>
    </message>
    <message>
        <source>Write up notes, gear, ammunition and money.</source>
        <translation>Aggiorna note, dotazione, munizioni e denaro.</translation>
    </message>
</context>
<context>
    <name>EntryPart</name>
    <message>
        <source>Dice of the Danni</source>
        <translation>Dadi dei Danni</translation>
    </message>
    <message>
        <source>Fixed bonus</source>
        <translation>Bonus fisso</translation>
    </message>
    <message>
        <source>Instantaneous (0 Pa)</source>
        <translation>Istantanea (0 Pa)</translation>
    </message>
    <message>
        <source>Kept as it is; no dice that the tray could roll.</source>
        <translation>Resta com’è; non sono dadi che il vassoio possa tirare.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on this</source>
        <translation>Nota su questa voce</translation>
    </message>
    <message>
        <source>Spell: when instantaneous, acts first</source>
        <translation>Incantesimo: se istantaneo, agisce prima</translation>
    </message>
</context>
<context>
    <name>EverybodyPage</name>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All take part</source>
        <translation>Partecipano tutti</translation>
    </message>
    <message>
        <source>All test {name}</source>
        <translation>Tutti provano {name}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Difficulty for everybody: none, or 1 to 99</source>
        <translation>Difficoltà per tutti: nessuna, o da 1 a 99</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Group test: who takes part, Vdr, chance, dice, margin</source>
        <translation>Prova di gruppo: chi partecipa, Vdr, probabilità, dadi, margine</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Tiro nascosto fatto.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nobody who takes part has this score.</source>
        <translation>Nessun partecipante ha questo punteggio.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Only the others take part</source>
        <translation>Partecipano solo gli altri</translation>
    </message>
    <message>
        <source>Only the players take part</source>
        <translation>Partecipano solo i giocatori</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Roll for all</source>
        <translation>Tira per tutti</translation>
    </message>
    <message>
        <source>What everybody tests</source>
        <translation>Che cosa provano tutti</translation>
    </message>
    <message>
        <source>has no such score</source>
        <translation>non ha questo punteggio</translation>
    </message>
    <message>
        <source>{name}: {n} of {all} succeed.</source>
        <translation>{name}, successi: {n} su {all}.</translation>
    </message>
</context>
<context>
    <name>ExchangeCommands</name>
    <message>
        <source>All files ({kinds})</source>
        <translation>Tutti i file ({kinds})</translation>
    </message>
    <message>
        <source>Characters of other programs ({kinds})</source>
        <translation>Personaggi di altri programmi ({kinds})</translation>
    </message>
    <message>
        <source>Copied: the sheet as text.</source>
        <translation>Copiato: il foglio come testo.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Negli appunti non c’è testo.</translation>
    </message>
    <message>
        <source>development</source>
        <translation>crescita</translation>
    </message>
    <message>
        <source>roll log</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>gli appunti</translation>
    </message>
    <message>
        <source>{suffix} files ({kinds})</source>
        <translation>File {suffix} ({kinds})</translation>
    </message>
    <message>
        <source>“{file}” is written.</source>
        <translation>«{file}» è stato salvato.</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message numerus="yes">
        <source>%n roll(s) with the program’s dice</source>
        <translation>
            <numerusform>%n tiro con i dadi del programma</numerusform>
            <numerusform>%n tiri con i dadi del programma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s) of two dice with the program’s dice</source>
        <translation>
            <numerusform>%n lancio di due dadi del programma</numerusform>
            <numerusform>%n lanci di due dadi del programma</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>(χ² = {value} with {degrees} degrees of freedom)</source>
        <translation>(χ² = {value} con {degrees} gradi di libertà)</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Da sempre</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaggio</translation>
    </message>
    <message>
        <source>Counting the rolls</source>
        <translation>Conteggio dei tiri</translation>
    </message>
    <message>
        <source>Counting the rolls…</source>
        <translation>Conteggio dei tiri…</translation>
    </message>
    <message>
        <source>Each number comes from your system’s own source of chance at the moment you click. It is decided first and shown afterwards: the dice on the felt are turned so that they land on it.</source>
        <translation>Ogni numero viene dalla fonte di casualità del tuo sistema, nel momento del clic. Prima è deciso, poi è mostrato: i dadi sul panno sono girati in modo da caderci sopra.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Atteso</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Facce</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Uscito</translation>
    </message>
    <message>
        <source>How often a die showed each face</source>
        <translation>Quante volte un dado ha mostrato ogni faccia</translation>
    </message>
    <message>
        <source>How often each number from 01 to 00 fell</source>
        <translation>Quante volte è uscito ogni numero da 01 a 00</translation>
    </message>
    <message>
        <source>How often two dice made each sum</source>
        <translation>Quante volte due dadi hanno dato ogni somma</translation>
    </message>
    <message>
        <source>How the dice fall</source>
        <translation>Come cadono i dadi</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Gradi</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Gli ultimi 30 giorni</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Gli ultimi 7 giorni</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>L’ultimo giorno</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>L’ultimo anno</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>Your own dice are not counted. Whatever fell before, every number is as likely as every other.</source>
        <translation>I tuoi dadi non contano. Qualunque cosa sia uscita prima, ogni numero è probabile quanto ogni altro.</translation>
    </message>
    <message>
        <source>{what}: as fair dice fall. They stray so far nearly always.</source>
        <translation>{what}: come dadi equilibrati. Si scostano così quasi sempre.</translation>
    </message>
    <message>
        <source>{what}: as fair dice fall. They stray so far once in {times} such looks.</source>
        <translation>{what}: come dadi equilibrati. Si scostano così una volta su {times}.</translation>
    </message>
    <message>
        <source>{what}: rare: fair dice stray so far once in {times} such looks.</source>
        <translation>{what}: raro, dadi equilibrati si scostano così una volta su {times}.</translation>
    </message>
    <message>
        <source>{what}: too few rolls to say. {needed} are needed, there are {rolls}.</source>
        <translation>{what}: troppo pochi tiri per dirlo. Ne servono {needed}, ce ne sono {rolls}.</translation>
    </message>
    <message>
        <source>{what}: uncommon, but fair dice do it: once in {times} such looks.</source>
        <translation>{what}: insolito, ma dadi equilibrati lo fanno una volta su {times}.</translation>
    </message>
</context>
<context>
    <name>FallChart</name>
    <message>
        <source>The dashed line is what fair dice show.</source>
        <translation>La linea tratteggiata: ciò che mostrano dadi equilibrati.</translation>
    </message>
    <message>
        <source>{number}: fell {seen} times, expected {expected}</source>
        <translation>{number}: uscito {seen} volte, atteso {expected}</translation>
    </message>
</context>
<context>
    <name>FightPanel</name>
    <message>
        <source>Back to the check</source>
        <translation>Torna al tiro</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Fumble of the attacker</source>
        <translation>Disastro dell’attacco</translation>
    </message>
    <message>
        <source>Fumble of the defender</source>
        <translation>Disastro della difesa</translation>
    </message>
    <message>
        <source>Fumble rolled with my own dice: 01 to 00</source>
        <translation>Disastro tirato con i miei dadi: da 01 a 00</translation>
    </message>
    <message>
        <source>I rolled</source>
        <translation>Ho tirato</translation>
    </message>
    <message>
        <source>{name}: {weapon}</source>
        <translation>{name}: {weapon}</translation>
    </message>
</context>
<context>
    <name>ForceCard</name>
    <message>
        <source>A number</source>
        <translation>Un numero</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Attivo</translation>
    </message>
    <message>
        <source>Choose somebody first</source>
        <translation>Scegli prima qualcuno</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Only the number {number}</source>
        <translation>Solo il numero {number}</translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Passivo</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Che cosa conta</translation>
    </message>
    <message>
        <source>Who or what</source>
        <translation>Chi o che cosa</translation>
    </message>
    <message>
        <source>instead of {what}</source>
        <translation>invece di {what}</translation>
    </message>
    <message>
        <source>object</source>
        <translation>oggetto</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>veleno</translation>
    </message>
    <message>
        <source>pushes</source>
        <translation>agisce</translation>
    </message>
    <message>
        <source>resists</source>
        <translation>resiste</translation>
    </message>
</context>
<context>
    <name>FormulaEditor</name>
    <message>
        <source>Add a score</source>
        <translation>Aggiungi un punteggio</translation>
    </message>
    <message>
        <source>Add a score to Iniziativa</source>
        <translation>Aggiungi un punteggio a Iniziativa</translation>
    </message>
    <message>
        <source>Add a score to Pa Max</source>
        <translation>Aggiungi un punteggio a Pa Max</translation>
    </message>
    <message>
        <source>Number added to Iniziativa</source>
        <translation>Numero aggiunto a Iniziativa</translation>
    </message>
    <message>
        <source>Pa Max by hand; empty is computed</source>
        <translation>Pa Max a mano; vuoto, è calcolato</translation>
    </message>
    <message>
        <source>Take the computed {n}</source>
        <translation>Riprendi il calcolo: {n}</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>{name}: take out of the formula</source>
        <translation>{name}: togli dalla formula</translation>
    </message>
</context>
<context>
    <name>GaugeTrack</name>
    <message>
        <source>With Shift by 5</source>
        <translation>Con Shift, di 5</translation>
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
    <name>GearPage</name>
    <message>
        <source>Gear</source>
        <translation>Dotazione</translation>
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
        <translation>&amp;Rivela</translation>
    </message>
    <message>
        <source>Choose a hidden roll.</source>
        <translation>Scegli un tiro nascosto.</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pia il testo</translation>
    </message>
    <message>
        <source>Hidden rolls only</source>
        <translation>Solo tiri nascosti</translation>
    </message>
    <message>
        <source>Open the sheet of {name} first: its tick waits.</source>
        <translation>Apri prima il foglio di {name}: la sua spunta aspetta.</translation>
    </message>
    <message>
        <source>The game master’s log</source>
        <translation>Il registro del Narratore</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
</context>
<context>
    <name>GmPanel</name>
    <message>
        <source>Around the table</source>
        <translation>Intorno al tavolo</translation>
    </message>
    <message>
        <source>Confront.</source>
        <translation>Confr.</translation>
    </message>
    <message>
        <source>Confrontation</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Narratore</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Hidden roll</source>
        <translation>Tiro nascosto</translation>
    </message>
    <message>
        <source>Only this panel shows the results (Ctrl+Shift+H)</source>
        <translation>Solo questo pannello mostra i risultati (Ctrl+Shift+H)</translation>
    </message>
    <message>
        <source>Opposed</source>
        <translation>Contrapp.</translation>
    </message>
    <message>
        <source>Opposed check</source>
        <translation>Tiro contrapposto</translation>
    </message>
    <message>
        <source>Pages of the game master</source>
        <translation>Pagine del Narratore</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regole: {rules}</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>Sincr.</translation>
    </message>
    <message>
        <source>Synchronised action</source>
        <translation>Azione sincronizzata</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Which system</source>
        <translation>Quale sistema</translation>
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
        <translation>Tiri visibili</translation>
    </message>
    <message>
        <source>Hidden rolls on</source>
        <translation>Tiri nascosti</translation>
    </message>
    <message>
        <source>The sheet cannot be opened, so nobody attacks with it.</source>
        <translation>La scheda non si può aprire: nessun attacco con essa.</translation>
    </message>
    <message>
        <source>The sheet of {name} was opened for it.</source>
        <translation>Per questo è stato aperto il foglio di {name}.</translation>
    </message>
    <message>
        <source>While a sheet is edited no dice are thrown: back to play first ({key}).</source>
        <translation>Niente dadi mentre si modifica una scheda: prima tornare al gioco ({key}).</translation>
    </message>
</context>
<context>
    <name>Greeting</name>
    <message>
        <source>This is version {version}: Help › What’s new says what has changed.</source>
        <translation>Questa è la versione {version}: Aiuto › Novità dice che cosa è cambiato.</translation>
    </message>
</context>
<context>
    <name>GroupPage</name>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All roll {skill}</source>
        <translation>Tutti tirano {skill}</translation>
    </message>
    <message>
        <source>All take part</source>
        <translation>Partecipano tutti</translation>
    </message>
    <message>
        <source>Best helper: {name}, {chance}</source>
        <translation>Aiuto migliore: {name}, {chance}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Choose a skill</source>
        <translation>Scegli un’abilità</translation>
    </message>
    <message>
        <source>Choose somebody</source>
        <translation>Scegli qualcuno</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Group check: who takes part, chance, roll, level</source>
        <translation>Tiro di gruppo: chi partecipa, probabilità, tiro, grado</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Tiro nascosto fatto.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>NPCs</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Only the others take part</source>
        <translation>Partecipano solo gli altri</translation>
    </message>
    <message>
        <source>Only the players take part</source>
        <translation>Partecipano solo i giocatori</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll for all</source>
        <translation>Tira per tutti</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>The one rolls {skill}</source>
        <translation>Chi è solo tira {skill}</translation>
    </message>
    <message>
        <source>The one: {name}</source>
        <translation>Chi è solo: {name}</translation>
    </message>
    <message>
        <source>What everybody rolls</source>
        <translation>Che cosa tirano tutti</translation>
    </message>
    <message>
        <source>What the one rolls</source>
        <translation>Che cosa tira chi è solo</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Chi tira</translation>
    </message>
    <message>
        <source>Who rolls: {mode}</source>
        <translation>Chi tira: {mode}</translation>
    </message>
    <message>
        <source>Who stands against the others</source>
        <translation>Chi affronta gli altri</translation>
    </message>
    <message>
        <source>against all others:</source>
        <translation>contro tutti gli altri:</translation>
    </message>
</context>
<context>
    <name>GroupResultCard</name>
    <message>
        <source>Copy text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation>Tiro nascosto: lo mostra solo questo pannello.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>Undo the ticks of this check, one step a sheet</source>
        <translation>Annulla le spunte di questo tiro, un passo per foglio</translation>
    </message>
    <message>
        <source>Undo ticks</source>
        <translation>Annulla le spunte</translation>
    </message>
</context>
<context>
    <name>GroupTable</name>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
</context>
<context>
    <name>GrowthCommands</name>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Nulla è spuntato.</translation>
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
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
</context>
<context>
    <name>HealthView</name>
    <message>
        <source>Bleeding stopped</source>
        <translation>Sanguinamento fermato</translation>
    </message>
    <message>
        <source>Bleeds a round</source>
        <translation>Sanguina un round</translation>
    </message>
    <message>
        <source>Disease…</source>
        <translation>Malattia…</translation>
    </message>
    <message>
        <source>Fall…</source>
        <translation>Caduta…</translation>
    </message>
    <message>
        <source>First Aid is tried once for each wound.</source>
        <translation>Il primo soccorso si tenta una volta per ferita.</translation>
    </message>
    <message>
        <source>First Aid…</source>
        <translation>Primo soccorso…</translation>
    </message>
    <message>
        <source>Hit locations</source>
        <translation>Locazioni</translation>
    </message>
    <message>
        <source>Lasting loss…</source>
        <translation>Perdita duratura…</translation>
    </message>
    <message>
        <source>No wounds.</source>
        <translation>Nessuna ferita.</translation>
    </message>
    <message>
        <source>Nothing is to be healed.</source>
        <translation>Non c’è nulla da guarire.</translation>
    </message>
    <message>
        <source>Poison…</source>
        <translation>Veleno…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove this wound from the list</source>
        <translation>Rimuovi questa ferita dall’elenco</translation>
    </message>
    <message>
        <source>Rest…</source>
        <translation>Riposo…</translation>
    </message>
    <message>
        <source>Sanity roll…</source>
        <translation>Tiro di sanità mentale…</translation>
    </message>
    <message>
        <source>Take damage…</source>
        <translation>Subisci danno…</translation>
    </message>
    <message>
        <source>The sheet is read-only.</source>
        <translation>Il foglio è in sola lettura.</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Cerca nella guida</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Argomenti</translation>
    </message>
</context>
<context>
    <name>HindranceRow</name>
    <message>
        <source>The sheet is read-only.</source>
        <translation>Il foglio è in sola lettura.</translation>
    </message>
</context>
<context>
    <name>ImportMany</name>
    <message numerus="yes">
        <source>%n character(s) found</source>
        <translation>
            <numerusform>%n personaggio trovato</numerusform>
            <numerusform>%n personaggi trovati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n file non si è potuto leggere</numerusform>
            <numerusform>%n file non si sono potuti leggere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are in “{folder}”.</source>
        <translation>
            <numerusform>%n foglio è in «{folder}».</numerusform>
            <numerusform>%n fogli sono in «{folder}».</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Keep these answers</source>
        <translation>&amp;Tieni queste risposte</translation>
    </message>
    <message>
        <source>&amp;Open all</source>
        <translation>Apri &amp;tutti</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Rapporto…</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>&amp;Smetti di leggere</translation>
    </message>
    <message>
        <source>Characters found</source>
        <translation>Personaggi trovati</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>File letti</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Importa %n file</numerusform>
            <numerusform>Importa %n file</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was found yet.</source>
        <translation>Non si è ancora trovato nessuno.</translation>
    </message>
    <message>
        <source>Save all into a &amp;folder…</source>
        <translation>Salva tutti in una &amp;cartella…</translation>
    </message>
    <message>
        <source>Save the sheets into</source>
        <translation>Salva i fogli in</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Open as a new sheet</source>
        <translation>A&amp;pri come nuovo foglio</translation>
    </message>
    <message>
        <source>Add the usual skills at their base chance</source>
        <translation>Aggiungi le abilità consuete con la probabilità di base</translation>
    </message>
    <message>
        <source>Import: {name}</source>
        <translation>Importazione: {name}</translation>
    </message>
    <message>
        <source>Letters read as</source>
        <translation>Codifica letta</translation>
    </message>
    <message>
        <source>Nothing of the file is lost: what has no place is kept in the sheet’s file.</source>
        <translation>Del file non si perde nulla: ciò che non ha posto resta nel file del foglio.</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>Rapporto dell’importazione</translation>
    </message>
    <message>
        <source>Rules of the new sheet</source>
        <translation>Regole del nuovo foglio</translation>
    </message>
    <message>
        <source>The file calls it a non-player character; it becomes a sheet all the same.</source>
        <translation>Per il file è un personaggio non giocante; diventa un foglio lo stesso.</translation>
    </message>
    <message>
        <source>The picture is made smaller so that it fits on the sheet.</source>
        <translation>L’immagine viene rimpicciolita perché stia sul foglio.</translation>
    </message>
    <message numerus="yes">
        <source>The text speaks of %n alike: one sheet is made.</source>
        <translation>
            <numerusform>Il testo descrive %n personaggio uguale: si fa un solo foglio.</numerusform>
            <numerusform>Il testo descrive %n personaggi uguali: si fa un solo foglio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
</context>
<context>
    <name>ImportSettings</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n setting(s)</source>
        <translation>
            <numerusform>&amp;Prendi %n impostazione</numerusform>
            <numerusform>&amp;Prendi %n impostazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Import settings from “{file}”</source>
        <translation>Importa impostazioni da «{file}»</translation>
    </message>
    <message>
        <source>In “{file}” this cannot be taken:</source>
        <translation>In «{file}» questo non si può prendere:</translation>
    </message>
    <message>
        <source>Keyboard shortcuts: those of the file</source>
        <translation>Scorciatoie da tastiera: quelle del file</translation>
    </message>
    <message>
        <source>Nothing would change: everything that can be taken is so already.</source>
        <translation>Non cambierebbe nulla: tutto ciò che si può prendere è già così.</translation>
    </message>
    <message>
        <source>These settings would change:</source>
        <translation>Queste impostazioni cambierebbero:</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e ancora %n</numerusform>
            <numerusform>… e ancora %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InitiativeDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Acts a second time</source>
        <translation>Agisce una seconda volta</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pia il testo</translation>
    </message>
    <message>
        <source>DEX not known</source>
        <translation>DES sconosciuta</translation>
    </message>
    <message>
        <source>Do not act</source>
        <translation>Non agiscono</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Estrae</translation>
    </message>
    <message>
        <source>INT not known</source>
        <translation>INT sconosciuta</translation>
    </message>
    <message>
        <source>Movement in this round</source>
        <translation>Movimento di questo round</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Si muove</translation>
    </message>
    <message>
        <source>Nobody is at the table yet.</source>
        <translation>Al tavolo non c’è ancora nessuno.</translation>
    </message>
    <message>
        <source>Order of actions</source>
        <translation>Ordine delle azioni</translation>
    </message>
    <message>
        <source>Uses a power</source>
        <translation>Usa un potere</translation>
    </message>
    <message>
        <source>Weapons drawn or put away in this round</source>
        <translation>Armi estratte o riposte in questo round</translation>
    </message>
    <message>
        <source>moves {distance}</source>
        <translation>si muove di {distance}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>weapons drawn or put away: {count}</source>
        <translation>armi estratte o riposte: {count}</translation>
    </message>
    <message>
        <source>{name}, second action</source>
        <translation>{name}, seconda azione</translation>
    </message>
    <message>
        <source>{name}, together with {others}</source>
        <translation>{name}, insieme a {others}</translation>
    </message>
    <message>
        <source>{name}: DEX not known</source>
        <translation>{name}: DES sconosciuta</translation>
    </message>
    <message>
        <source>{name}: INT not known</source>
        <translation>{name}: INT sconosciuta</translation>
    </message>
    <message>
        <source>{name}: does not act</source>
        <translation>{name}: non agisce</translation>
    </message>
</context>
<context>
    <name>InitiativeTestDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Tira</translation>
    </message>
    <message>
        <source>Empty: the dice are thrown here. Own dice as 3 4, on a critical with those that follow.</source>
        <translation>Vuoto: i dadi si tirano qui. I tuoi dadi, per esempio 3 4; dopo un critico, con quelli che seguono.</translation>
    </message>
    <message>
        <source>Own dice</source>
        <translation>Dadi veri</translation>
    </message>
    <message>
        <source>Own dice of {name}</source>
        <translation>Dadi veri di {name}</translation>
    </message>
    <message>
        <source>Test of Iniziativa</source>
        <translation>Prova di Iniziativa</translation>
    </message>
    <message>
        <source>{name} declares a Bonus of 0</source>
        <translation>{name} dichiara un Bonus di 0</translation>
    </message>
</context>
<context>
    <name>JoiningDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppo</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Quanti</translation>
    </message>
    <message>
        <source>&amp;Iniziativa, tested with</source>
        <translation>&amp;Iniziativa, provata con</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>A Png without a sheet</source>
        <translation>Un Png senza foglio</translation>
    </message>
    <message>
        <source>Add people to the Giro</source>
        <translation>Aggiungi persone al Giro</translation>
    </message>
    <message>
        <source>Everybody of Xantis around the table takes part already.</source>
        <translation>Tutti i personaggi di Xantis intorno al tavolo partecipano già.</translation>
    </message>
    <message>
        <source>Who has no group is alone against all, also against others without one.</source>
        <translation>Chi non ha gruppo è da solo contro tutti, anche contro chi non ne ha.</translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>Your dice.</source>
        <translation>I tuoi dadi.</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>sostituita</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>annullato</translation>
    </message>
    <message>
        <source>tick undone</source>
        <translation>spunta annullata</translation>
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
        <source>All results</source>
        <translation>Tutti i risultati</translation>
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
    <name>KeySettings</name>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Tutti predefiniti</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>Tasti &amp;predefiniti</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>La&amp;scia</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>Prendi&amp;lo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Choose a command.</source>
        <translation>Scegli un comando.</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandi e i loro tasti</translation>
    </message>
    <message>
        <source>Every command has its default keys again.</source>
        <translation>Tutti i comandi hanno di nuovo i tasti predefiniti.</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Trova un comando o un tasto</translation>
    </message>
    <message>
        <source>It has this key already.</source>
        <translation>Ha già questo tasto.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Take {key} away</source>
        <translation>Togli {key}</translation>
    </message>
    <message>
        <source>{keys} (changed)</source>
        <translation>{keys} (modificato)</translation>
    </message>
    <message>
        <source>“{name}” has its default keys again.</source>
        <translation>«{name}» ha di nuovo i tasti predefiniti.</translation>
    </message>
    <message>
        <source>“{name}” has the key {key} no longer.</source>
        <translation>«{name}» non ha più il tasto {key}.</translation>
    </message>
    <message>
        <source>“{name}” has the key {key} now ({place}).</source>
        <translation>«{name}» ha ora il tasto {key} ({place}).</translation>
    </message>
</context>
<context>
    <name>KeyboardSheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Change &amp;keys…</source>
        <translation>&amp;Modifica i tasti…</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Trova un comando o un tasto</translation>
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
        <source>No command and no key is called so.</source>
        <translation>Nessun comando e nessun tasto con questo nome.</translation>
    </message>
    <message>
        <source>Single signs work only in play mode, where no text can be typed. Changed keys are marked •.</source>
        <translation>I tasti singoli agiscono solo in modalità gioco, dove non si scrive testo. Il segno • indica i tasti modificati.</translation>
    </message>
    <message>
        <source>Xantis, while editing: removes the row</source>
        <translation>Xantis, in modalità modifica: rimuove la riga</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>frecce</translation>
    </message>
    <message>
        <source>copies the roll log or the people as text</source>
        <translation>copia il registro o le persone come testo</translation>
    </message>
    <message>
        <source>move inside a group; Tab goes to the next group</source>
        <translation>si muovono in un gruppo; Tab passa al gruppo successivo</translation>
    </message>
    <message>
        <source>moves a row: skills in my order, things, Xantis scores while editing</source>
        <translation>sposta una riga: abilità nel mio ordine, oggetti, punteggi Xantis in modalità modifica</translation>
    </message>
    <message>
        <source>moves a thing or a score to another level</source>
        <translation>cambia il livello di un oggetto o di un punteggio</translation>
    </message>
    <message>
        <source>on a weapon: attack somebody who defends</source>
        <translation>su un’arma: attacca chi si difende</translation>
    </message>
    <message>
        <source>on a weapon: damage</source>
        <translation>su un’arma: danno</translation>
    </message>
    <message>
        <source>on a weapon: special damage</source>
        <translation>su un’arma: danno speciale</translation>
    </message>
    <message>
        <source>on people around the table: hit points; F2 types them</source>
        <translation>su una persona del tavolo: punti ferita; F2 li scrive</translation>
    </message>
    <message>
        <source>result at once; closes; restores a value</source>
        <translation>risultato subito; chiude; ripristina un valore</translation>
    </message>
    <message>
        <source>rolls what has the focus; takes a value; in the roll log, explains the roll</source>
        <translation>tira ciò che ha il focus; conferma un valore; nel registro, spiega il tiro</translation>
    </message>
    <message>
        <source>while editing: chooses several skills</source>
        <translation>in modalità modifica: sceglie più abilità</translation>
    </message>
    <message>
        <source>with the keys of the modifier: 1 instead of 5, unless + itself needs it</source>
        <translation>con i tasti del modificatore: 1 invece di 5, a meno che serva già per scrivere il +</translation>
    </message>
</context>
<context>
    <name>KeysPart</name>
    <message>
        <source>Every command can have other keys, also one that has none. Clashes are pointed out first.</source>
        <translation>Ogni comando può avere altri tasti, anche quello che non ne ha. I conflitti sono segnalati prima.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Scorciatoie da tastiera…</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Italiano</translation>
    </message>
</context>
<context>
    <name>LearningDialog</name>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Comincia</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Development phase</source>
        <translation>&amp;Fase di crescita</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Abbandona</translation>
    </message>
    <message>
        <source>&amp;Train: 1D3−1</source>
        <translation>A&amp;llena: 1D3−1</translation>
    </message>
    <message>
        <source>2D6: {roll}.</source>
        <translation>2D6: {roll}.</translation>
    </message>
    <message>
        <source>A &amp;year passes</source>
        <translation>Passa un &amp;anno</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da soli</translation>
    </message>
    <message>
        <source>At the end both must succeed: Teach {teach} (at most the skill taught) and the skill {skill}. Then one experience roll is earned.</source>
        <translation>Alla fine devono riuscire entrambi: Insegnare {teach} (al massimo l’abilità insegnata) e l’abilità {skill}. Vale un tiro di esperienza.</translation>
    </message>
    <message>
        <source>Characteristic to train</source>
        <translation>Caratteristica da allenare</translation>
    </message>
    <message>
        <source>Give the teacher’s scores in Teach and in the skill.</source>
        <translation>Indica i punteggi dell’insegnante in Insegnare e nell’abilità.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Abbandonato.</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>I rolled for Teach</source>
        <translation>Ho tirato per Insegnare</translation>
    </message>
    <message>
        <source>I rolled for the skill</source>
        <translation>Ho tirato per l’abilità</translation>
    </message>
    <message>
        <source>Learn outside play</source>
        <translation>Impara fuori dal gioco</translation>
    </message>
    <message>
        <source>Name of the teacher</source>
        <translation>Nome dell’insegnante</translation>
    </message>
    <message>
        <source>No skill has a score.</source>
        <translation>Nessuna abilità ha un punteggio.</translation>
    </message>
    <message>
        <source>Now {age} years old.</source>
        <translation>Ora ha {age} anni.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Somebody else: numbers</source>
        <translation>Qualcun altro: in numeri</translation>
    </message>
    <message>
        <source>Studied alone; the experience roll gains 1D6−2 or a fixed 1.</source>
        <translation>Studio da soli; il tiro di esperienza dà 1D6−2 o 1 fisso.</translation>
    </message>
    <message numerus="yes">
        <source>Takes {hours} hours, about %n week(s). Then Teach {teach} is rolled once.</source>
        <translation>
            <numerusform>Richiede {hours} ore, circa %n settimana. Poi un tiro di Insegnare {teach}.</numerusform>
            <numerusform>Richiede {hours} ore, circa %n settimane. Poi un tiro di Insegnare {teach}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Insegnante</translation>
    </message>
    <message>
        <source>Teacher’s score in Teach</source>
        <translation>Punteggio dell’insegnante in Insegnare</translation>
    </message>
    <message>
        <source>Teacher’s score in the skill</source>
        <translation>Punteggio dell’insegnante nell’abilità</translation>
    </message>
    <message>
        <source>The &amp;time is over</source>
        <translation>Il &amp;tempo è finito</translation>
    </message>
    <message>
        <source>The lesson failed: no experience roll.</source>
        <translation>La lezione è fallita: nessun tiro di esperienza.</translation>
    </message>
    <message>
        <source>The time is over: &amp;roll</source>
        <translation>Il tempo è finito: &amp;tira</translation>
    </message>
    <message>
        <source>With a teacher</source>
        <translation>Con un insegnante</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>a teacher</source>
        <translation>un insegnante</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>al massimo {limit}</translation>
    </message>
    <message>
        <source>from {value}: {hours} hours</source>
        <translation>da {value}: {hours} ore</translation>
    </message>
    <message>
        <source>{skill} is learnt from {teacher} since {day}.</source>
        <translation>{skill} si impara con {teacher} dal {day}.</translation>
    </message>
    <message>
        <source>{skill} is studied alone since {day}.</source>
        <translation>{skill} si studia da soli dal {day}.</translation>
    </message>
    <message>
        <source>{skill}, taught by {teacher}: one experience roll.</source>
        <translation>{skill}, con {teacher}: un tiro di esperienza.</translation>
    </message>
    <message>
        <source>{skill}: one experience roll waits in the development phase.</source>
        <translation>{skill}: un tiro di esperienza aspetta nella fase di crescita.</translation>
    </message>
</context>
<context>
    <name>ListEditing</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Add a counter</source>
        <translation>Aggiungi un contatore</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Aggiungi un’arma</translation>
    </message>
    <message>
        <source>Add an action</source>
        <translation>Aggiungi un’azione</translation>
    </message>
    <message>
        <source>It is the first already.</source>
        <translation>È già la prima.</translation>
    </message>
    <message>
        <source>It is the last already.</source>
        <translation>È già l’ultima.</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Sposta &amp;su</translation>
    </message>
    <message>
        <source>New action</source>
        <translation>Nuova azione</translation>
    </message>
    <message>
        <source>New counter</source>
        <translation>Nuovo contatore</translation>
    </message>
    <message>
        <source>New weapon</source>
        <translation>Nuova arma</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>Choose a skill</source>
        <translation>Scegli un’abilità</translation>
    </message>
    <message>
        <source>Fill the choices still open by chance</source>
        <translation>Completa a caso le scelte ancora aperte</translation>
    </message>
    <message>
        <source>Fill the rest by chance</source>
        <translation>Completa a caso</translation>
    </message>
    <message>
        <source>Skills: {n} of {total}</source>
        <translation>Abilità: {n} su {total}</translation>
    </message>
    <message>
        <source>{skill}: choose no more</source>
        <translation>{skill}: non scegliere più</translation>
    </message>
    <message>
        <source>{skill}: not of this list</source>
        <translation>{skill}: fuori da questa lista</translation>
    </message>
</context>
<context>
    <name>LongBreakDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Tick</source>
        <translation>&amp;Spunta</translation>
    </message>
    <message>
        <source>A few months of rest give free ticks. Each waits for its roll like any other.</source>
        <translation>Alcuni mesi di riposo danno spunte gratuite. Ognuna aspetta il suo tiro come le altre.</translation>
    </message>
    <message>
        <source>After a long break</source>
        <translation>Dopo una lunga pausa</translation>
    </message>
    <message>
        <source>Months of rest</source>
        <translation>Mesi di riposo</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n free tick(s).</source>
        <translation>
            <numerusform>Non più di %n spunta gratuita.</numerusform>
            <numerusform>Non più di %n spunte gratuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skills for a free tick</source>
        <translation>Abilità per una spunta gratuita</translation>
    </message>
    <message>
        <source>So short a rest gives no free tick.</source>
        <translation>Un riposo così breve non dà spunte.</translation>
    </message>
    <message>
        <source>{chosen} of {limit} chosen</source>
        <translation>Scelte: {chosen} su {limit}</translation>
    </message>
</context>
<context>
    <name>LossRow</name>
    <message>
        <source>{name}: one less</source>
        <translation>{name}: uno in meno</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}: uno in più</translation>
    </message>
    <message>
        <source>{name}: points that age takes</source>
        <translation>{name}: punti tolti dall’età</translation>
    </message>
</context>
<context>
    <name>ManyList</name>
    <message>
        <source>Rolls of side B</source>
        <translation>Tiri del lato B</translation>
    </message>
</context>
<context>
    <name>MarginSlip</name>
    <message>
        <source>A difficulty after all?</source>
        <translation>C’era una difficoltà?</translation>
    </message>
    <message>
        <source>Difficulty {number} after all: it fails</source>
        <translation>Difficoltà {number} dopo tutto: fallisce</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Ancora nessun risultato</translation>
    </message>
    <message>
        <source>What was declared fails where there is a difficulty</source>
        <translation>Ciò che è dichiarato fallisce se c’è una difficoltà</translation>
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
        <source>Step 5, with Shift 1 (keys {up} and {down}, {none} resets)</source>
        <translation>Passo 5, con Shift 1 (tasti {up} e {down}, {none} azzera)</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>Hidden roll</source>
        <translation>Tiro nascosto</translation>
    </message>
    <message>
        <source>Opponent’s Bonus</source>
        <translation>Bonus avversario</translation>
    </message>
    <message>
        <source>Pay {n} Pa without a roll</source>
        <translation>Paga {n} Pa senza tirare</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>Kind of given names</source>
        <translation>Tipo dei nomi propri</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Lingua dei nomi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Nome del personaggio</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>Altri nomi</translation>
    </message>
    <message>
        <source>Suggest other names</source>
        <translation>Proponi altri nomi</translation>
    </message>
    <message>
        <source>Take the name {name}</source>
        <translation>Prendi il nome {name}</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>A seed is a whole number from {first} to {last}.</source>
        <translation>Un seme è un numero intero da {first} a {last}.</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vuoto</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>New percentile sheet</source>
        <translation>Nuovo foglio percentuale</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Seed: the same number gives the same character</source>
        <translation>Seme: lo stesso numero dà lo stesso personaggio</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>a whole character; any step can be thrown again</source>
        <translation>un personaggio completo; ogni passo si può ripetere</translation>
    </message>
    <message>
        <source>in edit mode, with its steps beside it</source>
        <translation>in modalità modifica, con i suoi passi accanto</translation>
    </message>
    <message>
        <source>to copy a paper sheet</source>
        <translation>per ricopiare un foglio di carta</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>What’s new</source>
        <translation>Novità</translation>
    </message>
</context>
<context>
    <name>NoScores</name>
    <message>
        <source>Add a Caratteristica</source>
        <translation>Aggiungi una Caratteristica</translation>
    </message>
    <message>
        <source>No score yet. Everything else hangs from a Caratteristica.</source>
        <translation>Ancora nessun punteggio. Tutto il resto dipende da una Caratteristica.</translation>
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
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Anteprima della pagina</translation>
    </message>
    <message>
        <source>Preview of the page as Markdown</source>
        <translation>Anteprima della pagina in Markdown</translation>
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
        <source>Shows headings, lists and emphasis of Markdown; nothing is loaded, no link is followed</source>
        <translation>Mostra titoli, elenchi ed enfasi di Markdown; non si carica nulla, non si segue alcun collegamento</translation>
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
        <source>Find in the notices</source>
        <translation>Cerca negli avvisi</translation>
    </message>
    <message>
        <source>Licences and notices</source>
        <translation>Licenze e avvisi</translation>
    </message>
</context>
<context>
    <name>NpcDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descrizione</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>A&amp;rmour</source>
        <translation>A&amp;rmatura</translation>
    </message>
    <message>
        <source>Add a s&amp;kill</source>
        <translation>Aggiungi un’a&amp;bilità</translation>
    </message>
    <message>
        <source>Add an a&amp;ttack</source>
        <translation>Aggiungi un a&amp;ttacco</translation>
    </message>
    <message>
        <source>All else</source>
        <translation>Tutto il resto</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
    <message>
        <source>Damage, notes</source>
        <translation>Danno, note</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>Modifica {name}</translation>
    </message>
    <message>
        <source>Hit points, maximum</source>
        <translation>Punti ferita, massimo</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mov.</translation>
    </message>
    <message>
        <source>Name of the attack</source>
        <translation>Nome dell’attacco</translation>
    </message>
    <message>
        <source>Name of the skill</source>
        <translation>Nome dell’abilità</translation>
    </message>
    <message>
        <source>Percentage of everything else</source>
        <translation>Percentuale di tutto il resto</translation>
    </message>
    <message>
        <source>Power points, maximum</source>
        <translation>Punti potere, massimo</translation>
    </message>
    <message>
        <source>Skill (speciality)</source>
        <translation>Abilità (specialità)</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Togli {name}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>qualcuno</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>senza nome</translation>
    </message>
    <message>
        <source>{name}: damage and what else there is to say</source>
        <translation>{name}: danno e altro da dire</translation>
    </message>
    <message>
        <source>{name}: percentage</source>
        <translation>{name}: percentuale</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>Step 1, with Shift 5</source>
        <translation>Passo 1, con Shift 5</translation>
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
    <name>NumberButton</name>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Change the tie rule</source>
        <translation>Cambia la regola di parità</translation>
    </message>
    <message>
        <source>Choose both sides.</source>
        <translation>Scegli i due lati.</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Probabilità esatte</translation>
    </message>
</context>
<context>
    <name>OpposedPage</name>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Choose both sides and what they roll.</source>
        <translation>Scegli i due lati e che cosa tirano.</translation>
    </message>
    <message>
        <source>Choose whose rules hold</source>
        <translation>Scegli di chi valgono le regole</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>Opposed check</source>
        <translation>Tiro contrapposto</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Roll &amp;A alone</source>
        <translation>Tira solo &amp;A</translation>
    </message>
    <message>
        <source>Roll &amp;B alone</source>
        <translation>Tira solo &amp;B</translation>
    </message>
    <message>
        <source>Roll both</source>
        <translation>Tira entrambi</translation>
    </message>
    <message>
        <source>Roll one side alone</source>
        <translation>Tira un solo lato</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Scambia i lati</translation>
    </message>
    <message>
        <source>The sheets’ rules differ ({fields}): those of {side} hold.</source>
        <translation>Le regole dei fogli differiscono ({fields}): valgono quelle di {side}.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contro</translation>
    </message>
</context>
<context>
    <name>OptionPanel</name>
    <message>
        <source>&amp;Full sheet</source>
        <translation>&amp;Foglio completo</translation>
    </message>
    <message>
        <source>&amp;Game master’s characters</source>
        <translation>&amp;Non giocanti per pagina</translation>
    </message>
    <message>
        <source>&amp;Large type</source>
        <translation>&amp;Caratteri grandi</translation>
    </message>
    <message>
        <source>&amp;One page</source>
        <translation>&amp;Una sola pagina</translation>
    </message>
    <message>
        <source>A&amp;round the table</source>
        <translation>&amp;Intorno al tavolo</translation>
    </message>
    <message>
        <source>Bases of the skills</source>
        <translation>Basi delle abilità</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Solo nero</translation>
    </message>
    <message>
        <source>Characters on a page</source>
        <translation>Personaggi per pagina</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>Fields to fill in (PDF)</source>
        <translation>Campi da compilare (PDF)</translation>
    </message>
    <message>
        <source>Forms need the extra “pdf”, which is not installed.</source>
        <translation>I moduli richiedono il componente «pdf», che non è installato.</translation>
    </message>
    <message>
        <source>Free lines to write on</source>
        <translation>Righe libere per scrivere</translation>
    </message>
    <message>
        <source>Hide untrained skills</source>
        <translation>Abilità non addestrate nascoste</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Impaginazione</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Formato della carta</translation>
    </message>
    <message>
        <source>This &amp;adventure</source>
        <translation>&amp;Questa avventura</translation>
    </message>
    <message>
        <source>Ticks of the adventure</source>
        <translation>Spunte dell’avventura</translation>
    </message>
    <message>
        <source>everybody in one list</source>
        <translation>tutti in un elenco</translation>
    </message>
    <message>
        <source>everything, in 14 points</source>
        <translation>tutto, in corpo 14</translation>
    </message>
    <message>
        <source>everything, like the paper sheet</source>
        <translation>tutto, come il foglio di carta</translation>
    </message>
    <message>
        <source>several on a page:</source>
        <translation>2, 4 o 8 riquadri:</translation>
    </message>
    <message>
        <source>ticks and development</source>
        <translation>spunte e crescita</translation>
    </message>
    <message>
        <source>without notes and free lines</source>
        <translation>senza note né righe libere</translation>
    </message>
    <message>
        <source>½ and limits of the levels</source>
        <translation>½ e limiti dei gradi</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. {presets}</source>
        <translation>Modificata. {presets}</translation>
    </message>
    <message>
        <source>{answer} ({presets})</source>
        <translation>{answer} ({presets})</translation>
    </message>
</context>
<context>
    <name>OptionalBox</name>
    <message>
        <source>{name}, {number}</source>
        <translation>{name}, {number}</translation>
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
        <translation>Vuoto: i dadi si tirano qui</translation>
    </message>
    <message>
        <source>I rolled: A</source>
        <translation>Ho tirato: A</translation>
    </message>
    <message>
        <source>{side} rolled with own dice: 01 to 00</source>
        <translation>{side} ha tirato i suoi dadi: da 01 a 00</translation>
    </message>
</context>
<context>
    <name>OwnFaces</name>
    <message>
        <source>First of my own dice, 1 to 6</source>
        <translation>Primo dei miei dadi, da 1 a 6</translation>
    </message>
    <message>
        <source>My dice</source>
        <translation>Miei dadi</translation>
    </message>
    <message>
        <source>One more of my own dice, 1 to 6</source>
        <translation>Un altro dei miei dadi, da 1 a 6</translation>
    </message>
    <message>
        <source>Second of my own dice, 1 to 6</source>
        <translation>Secondo dei miei dadi, da 1 a 6</translation>
    </message>
    <message>
        <source>Type what your own dice show, Enter settles it (O)</source>
        <translation>Scrivi ciò che danno i tuoi dadi, Invio conferma (O)</translation>
    </message>
</context>
<context>
    <name>PageArea</name>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
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
        <source>Order: {order}. Alt+↑ and Alt+↓ move a skill.</source>
        <translation>Ordine: {order}. Alt+↑ e Alt+↓ spostano un’abilità.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Pinned and recent on top</source>
        <translation>Fissate e recenti in cima</translation>
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
    <name>PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>pagina {page} di {pages}</translation>
    </message>
</context>
<context>
    <name>PastGiriDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pia il testo</translation>
    </message>
    <message>
        <source>Earlier Giri</source>
        <translation>Giri precedenti</translation>
    </message>
    <message>
        <source>Giro {number}</source>
        <translation>Giro {number}</translation>
    </message>
</context>
<context>
    <name>PenaltyBox</name>
    <message>
        <source>Own name of {letters}</source>
        <translation>Nome proprio di {letters}</translation>
    </message>
    <message>
        <source>own name</source>
        <translation>nome proprio</translation>
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
    <name>PersonalPointsPage</name>
    <message>
        <source>Personal points</source>
        <translation>Punti personali</translation>
    </message>
</context>
<context>
    <name>PersonalityPage</name>
    <message>
        <source>Adds 20 to each of thirteen skills.</source>
        <translation>Aggiunge 20 a ognuna di tredici abilità.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ancora nessuna</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Personalità</translation>
    </message>
    <message>
        <source>Thrown: {n} on 1D4.</source>
        <translation>Tirato: {n} con 1D4.</translation>
    </message>
</context>
<context>
    <name>PhaseFoot</name>
    <message>
        <source>&lt;b&gt;{done} of {all}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{done} su {all}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Closing keeps what is rolled; the other ticks stay.
The whole phase is one step in Undo.</source>
        <translation>Chiudere conserva i tiri fatti; le altre spunte restano.
L’intera fase è un solo passo da annullare.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finisci</translation>
    </message>
    <message>
        <source>Finish later</source>
        <translation>Finisci più tardi</translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n</source>
        <translation>
            <numerusform>Tira (%n)</numerusform>
            <numerusform>Tira tutti e %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll the other %n</source>
        <translation>
            <numerusform>Tira l’altro (%n)</numerusform>
            <numerusform>Tira gli altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo {skill}</source>
        <translation>Annulla {skill}</translation>
    </message>
    <message>
        <source>When every line is rolled</source>
        <translation>Quando tutte le righe sono tirate</translation>
    </message>
    <message>
        <source>{done} rolled, {improved} improved, {points} points in all</source>
        <translation>Tirate: {done}, migliorate: {improved}, punti in tutto: {points}</translation>
    </message>
</context>
<context>
    <name>PointsPage</name>
    <message>
        <source>Another skill</source>
        <translation>Un’altra abilità</translation>
    </message>
    <message>
        <source>No skill is chosen yet: choose some before, or type points on the sheet.</source>
        <translation>Nessuna abilità scelta: scegline prima alcune, o scrivi i punti sul foglio.</translation>
    </message>
    <message>
        <source>Points on another skill</source>
        <translation>Punti su un’altra abilità</translation>
    </message>
    <message>
        <source>Take all points back</source>
        <translation>Riprendi tutti i punti</translation>
    </message>
    <message>
        <source>These rules set no limit to skills at the start.</source>
        <translation>Queste regole non limitano le abilità di partenza.</translation>
    </message>
    <message>
        <source>Up to {cap} at the start, or the base where that is higher.</source>
        <translation>Fino a {cap} in partenza, o la base se è più alta.</translation>
    </message>
    <message>
        <source>{used} of {total} spent</source>
        <translation>{used} di {total} spesi</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>personal points</source>
        <translation>punti personali</translation>
    </message>
    <message>
        <source>profession points</source>
        <translation>punti di professione</translation>
    </message>
    <message>
        <source>{name}: one less</source>
        <translation>{name}: uno in meno</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}: uno in più</translation>
    </message>
    <message>
        <source>{skill}, base {base}</source>
        <translation>{skill}, base {base}</translation>
    </message>
    <message>
        <source>{skill}: not of this list</source>
        <translation>{skill}: fuori da questa lista</translation>
    </message>
    <message>
        <source>{skill}: {n} above the cap</source>
        <translation>{skill}: {n} sopra il tetto</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>Change the portrait…</source>
        <translation>Cambia il ritratto…</translation>
    </message>
    <message>
        <source>Choose a portrait…</source>
        <translation>Scegli un ritratto…</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Ritratto</translation>
    </message>
    <message>
        <source>{words} A picture can also be dropped here.</source>
        <translation>{words} Qui si può anche trascinare un’immagine.</translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usa</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Scegli un &amp;file…</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>Scegli prima un’immagine.</translation>
    </message>
    <message>
        <source>Choose a portrait</source>
        <translation>Scegli un ritratto</translation>
    </message>
    <message>
        <source>Drag the picture or use the arrow keys; + and − zoom. A file can also be dropped here. The picture becomes part of the sheet, at most 200 kB; the file itself is left alone.</source>
        <translation>Trascina l’immagine o usa le frecce; + e − ingrandiscono o riducono. Qui si può anche trascinare un file. L’immagine entra nel foglio, al massimo 200 kB; il file stesso non viene toccato.</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Più lontano</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Più vicino</translation>
    </message>
    <message>
        <source>Part of the picture that becomes the portrait</source>
        <translation>Parte dell’immagine che diventa il ritratto</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Immagini ({kinds})</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Ritratto</translation>
    </message>
    <message>
        <source>The arrow keys move the picture, + and − zoom.</source>
        <translation>Le frecce spostano l’immagine, + e − la ingrandiscono o riducono.</translation>
    </message>
    <message>
        <source>There is no picture here. Pictures on the network are never fetched.</source>
        <translation>Qui non c’è un’immagine. Le immagini in rete non vengono mai prese.</translation>
    </message>
</context>
<context>
    <name>PossessionsPage</name>
    <message>
        <source>A thing of your own</source>
        <translation>Un oggetto personalizzato</translation>
    </message>
    <message>
        <source>Find a weapon, armour or a thing</source>
        <translation>Trova un’arma, un’armatura o un oggetto</translation>
    </message>
    <message>
        <source>Has</source>
        <translation>Possiede</translation>
    </message>
    <message>
        <source>Has: nothing yet</source>
        <translation>Possiede: ancora nulla</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Qualcos’altro</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Take {thing}</source>
        <translation>Prendi {thing}</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armatura</translation>
    </message>
    <message>
        <source>thing</source>
        <translation>oggetto</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>{thing}: take off the sheet</source>
        <translation>{thing}: togli dal foglio</translation>
    </message>
</context>
<context>
    <name>PowersPage</name>
    <message>
        <source>Add a power, passion or other extra</source>
        <translation>Aggiungi un potere, una passione o altro</translation>
    </message>
    <message>
        <source>No powers, passions or other extras yet.</source>
        <translation>Ancora nessun potere, passione o altro.</translation>
    </message>
    <message>
        <source>No powers, passions or other extras. Edit mode (Ctrl+E) adds some.</source>
        <translation>Nessun potere né passione. Si aggiungono in modalità modifica (Ctrl+E).</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll {name}</source>
        <translation>Tira {name}</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Spendi</translation>
    </message>
    <message>
        <source>Spend {cost}</source>
        <translation>Spendi {cost}</translation>
    </message>
    <message>
        <source>Spend {cost} for {name}</source>
        <translation>Spendi {cost} per {name}</translation>
    </message>
    <message>
        <source>Takes the cost off without a roll ({key}); a roll takes it by itself</source>
        <translation>Toglie il costo senza tiro ({key}); un tiro lo toglie da sé</translation>
    </message>
    <message>
        <source>Tick or untick</source>
        <translation>Spunta o togli la spunta</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Annullato. Non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take the pages, or it was cancelled.</source>
        <translation>Non è stato stampato nulla: la stampante non ha preso le pagine, o l’invio è annullato.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Print the sheet of {name}</source>
        <translation>Stampa il foglio di {name}</translation>
    </message>
    <message>
        <source>Print the table {name}</source>
        <translation>Stampa il tavolo {name}</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salva come P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Save as PDF ({keys})</source>
        <translation>Salva come PDF ({keys})</translation>
    </message>
    <message>
        <source>Sending the pages to the printer…</source>
        <translation>Invio delle pagine alla stampante…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Più piccolo</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Le pagine sono state inviate alla stampante.</translation>
    </message>
    <message>
        <source>Writing the PDF…</source>
        <translation>Scrittura del PDF…</translation>
    </message>
    <message>
        <source>Zoom {percent}</source>
        <translation>Zoom {percent}</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>“{file}” is written.</source>
        <translation>«{file}» è stato salvato.</translation>
    </message>
</context>
<context>
    <name>ProfessionPage</name>
    <message>
        <source>Its name is the occupation on the sheet; its points go to any ten skills.</source>
        <translation>Il suo nome è l’occupazione sul foglio; i suoi punti vanno a dieci abilità a scelta.</translation>
    </message>
    <message>
        <source>One of your own</source>
        <translation>Una professione personalizzata</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Professione</translation>
    </message>
</context>
<context>
    <name>ProfessionPointsPage</name>
    <message>
        <source>Profession points</source>
        <translation>Punti di professione</translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message>
        <source>Chart of progress</source>
        <translation>Grafico dei progressi</translation>
    </message>
    <message>
        <source>Nothing was developed yet.</source>
        <translation>Niente è ancora cresciuto.</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Adventure</source>
        <translation>Avventura</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>Prima → dopo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>History of development</source>
        <translation>Storia della crescita</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Salva come PNG…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Salva il grafico</translation>
    </message>
    <message>
        <source>Score to reach, in percent</source>
        <translation>Punteggio da raggiungere, in percentuale</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Skill whose way ahead is worked out</source>
        <translation>Abilità di cui si calcola la crescita</translation>
    </message>
    <message>
        <source>Skills in the chart</source>
        <translation>Abilità nel grafico</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>The file could not be written: choose another place.</source>
        <translation>Non si è potuto scrivere il file: scegli un altro posto.</translation>
    </message>
    <message>
        <source>cannot be worked out</source>
        <translation>non si può calcolare</translation>
    </message>
    <message>
        <source>outside play</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>progressi</translation>
    </message>
    <message>
        <source>reached already</source>
        <translation>già raggiunto</translation>
    </message>
    <message>
        <source>until</source>
        <translation>fino a</translation>
    </message>
    <message>
        <source>{number} adventures on average, ticked in each</source>
        <translation>Avventure in media: {number}, una spunta in ognuna</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>File di &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Date Modified</source>
        <translation>Modificato il</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dim.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Stampa fronte/retro</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Rilegatura sul lato lungo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivata</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Insieme di pagine:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Rilegatura sul lato corto</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Pagine o intervalli separati da virgole; un intervallo è fatto di due numeri separati da un trattino. Per esempio, 3,5-7,9 stampa le pagine 3, 5, 6, 7 e 9.</translation>
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
        <source>Find a command</source>
        <translation>Trova un comando</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>No command called “{name}”.</source>
        <translation>Nessun comando di nome «{name}».</translation>
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
        <source>do it</source>
        <translation>esegui</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>vai</translation>
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
    <name>QuickReference</name>
    <message>
        <source>A part to break through: {siz}.</source>
        <translation>Una parte da sfondare: {siz}.</translation>
    </message>
    <message>
        <source>Find a rule, an object, a poison</source>
        <translation>Trova una regola, un oggetto, un veleno</translation>
    </message>
    <message>
        <source>It works after {time} {unit}.</source>
        <translation>Agisce dopo {time} {unit}.</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Niente si chiama così.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>What was found: Enter shows it</source>
        <translation>Che cosa è stato trovato: Invio lo mostra</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuti</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>round</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pia il testo</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Find…</source>
        <translation>Cerca…</translation>
    </message>
    <message>
        <source>Game master’s table</source>
        <translation>Tavolo del Narratore</translation>
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
    <name>RecentPart</name>
    <message>
        <source>Empty the list of recent files</source>
        <translation>Svuota l’elenco dei file recenti</translation>
    </message>
    <message>
        <source>The list of recent files is only a list: the files themselves stay. Pinned ones stay on it.</source>
        <translation>L’elenco dei file recenti è solo un elenco: i file restano. Quelli fissati vi restano.</translation>
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
        <source>&amp;Discard the unsaved work</source>
        <translation>&amp;Scarta il lavoro non salvato</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Compare {name} with its file</source>
        <translation>Confronta {name} con il suo file</translation>
    </message>
    <message>
        <source>Found unsaved work on {name}, {when}</source>
        <translation>Trovato lavoro non salvato su {name}, {when}</translation>
    </message>
    <message>
        <source>It was never saved: there is no file to compare with.</source>
        <translation>Mai salvato: non c’è un file con cui fare il confronto.</translation>
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
        <source>What else can be done with the unsaved work</source>
        <translation>Altre azioni sul lavoro non salvato</translation>
    </message>
    <message>
        <source>a sheet without a name</source>
        <translation>un foglio senza nome</translation>
    </message>
</context>
<context>
    <name>ReferenceWindow</name>
    <message>
        <source>Quick reference</source>
        <translation>Promemoria</translation>
    </message>
</context>
<context>
    <name>RepairsDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opia</translation>
    </message>
    <message>
        <source>The file is as it was until you save.</source>
        <translation>Il file resta com’era finché non salvi.</translation>
    </message>
    <message>
        <source>What was noticed while reading</source>
        <translation>Osservazioni durante la lettura</translation>
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
        <source>What was not saved was kept as drafts: sheets are offered above the sheet in front or on the start page, a table in the game master’s tab. Nothing was sent.</source>
        <translation>Ciò che non era salvato è conservato in bozze: i fogli sono proposti sopra quello in primo piano o nella pagina iniziale, un tavolo nella scheda del Narratore. Nulla è stato inviato.</translation>
    </message>
    <message>
        <source>Your sheets are safe: drafts of all open sheets were written just now. Nothing was sent.</source>
        <translation>I tuoi fogli sono al sicuro: sono appena state scritte le bozze di tutti i fogli aperti. Nulla è stato inviato.</translation>
    </message>
</context>
<context>
    <name>ReportTree</name>
    <message>
        <source>In the file</source>
        <translation>Nel file</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Che cosa diventa</translation>
    </message>
</context>
<context>
    <name>ResistancePage</name>
    <message>
        <source>Active characteristic →</source>
        <translation>Caratteristica attiva →</translation>
    </message>
    <message>
        <source>Active rolls</source>
        <translation>Tira l’attivo</translation>
    </message>
    <message>
        <source>Choose both sides.</source>
        <translation>Scegli i due lati.</translation>
    </message>
    <message>
        <source>Common objects</source>
        <translation>Oggetti comuni</translation>
    </message>
    <message>
        <source>Common objects: Enter takes one as passive side</source>
        <translation>Oggetti comuni: Invio ne prende uno come lato passivo</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Invio</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Tiro nascosto fatto.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Passive rolls</source>
        <translation>Tira il passivo</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Resistance table, active across, passive down</source>
        <translation>Tabella di resistenza, attivo in colonne, passivo in righe</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll for {name}</source>
        <translation>Tira per {name}</translation>
    </message>
    <message>
        <source>Rows: passive characteristic</source>
        <translation>Righe: caratteristica passiva</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regole: {rules}</translation>
    </message>
    <message>
        <source>Settle, no roll</source>
        <translation>Decidi senza tiro</translation>
    </message>
    <message>
        <source>The active side wants to fail</source>
        <translation>Il lato attivo vuole fallire</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Chi tira</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
    <message>
        <source>automatic failure</source>
        <translation>fallimento automatico</translation>
    </message>
    <message>
        <source>automatic success</source>
        <translation>successo automatico</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <translation>Tira {name}</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n differenza</numerusform>
            <numerusform>%n differenze</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versioni precedenti</translation>
    </message>
    <message>
        <source>Earlier versions of {name}</source>
        <translation>Versioni precedenti di {name}</translation>
    </message>
    <message>
        <source>From what is here now → to the version of {when}:</source>
        <translation>Dallo stato attuale → alla versione ({when}):</translation>
    </message>
    <message>
        <source>No earlier version is kept yet.</source>
        <translation>Non è ancora conservata nessuna versione precedente.</translation>
    </message>
    <message>
        <source>Opens the version of {when} as a document of its own.</source>
        <translation>Apre la versione ({when}) come documento a parte.</translation>
    </message>
    <message>
        <source>The version of {when} holds the same as now.</source>
        <translation>La versione ({when}) contiene lo stesso di adesso.</translation>
    </message>
    <message>
        <source>There is nothing to compare it with: the file cannot be read.</source>
        <translation>Non c’è nulla con cui confrontarla: il file non si può leggere.</translation>
    </message>
    <message>
        <source>This version cannot be read.</source>
        <translation>Questa versione non si può leggere.</translation>
    </message>
    <message>
        <source>Versions are kept at every save, and every five minutes of work.</source>
        <translation>Si conserva una versione a ogni salvataggio, e ogni cinque minuti di lavoro.</translation>
    </message>
    <message>
        <source>Versions, the newest first</source>
        <translation>Versioni, la più recente per prima</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Che cosa cambierebbe</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>com’è adesso</translation>
    </message>
    <message>
        <source>beside the file</source>
        <translation>accanto al file</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>readable</source>
        <translation>leggibile</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvata</translation>
    </message>
    <message>
        <source>work that was not saved</source>
        <translation>lavoro non salvato</translation>
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
    <name>RollRow</name>
    <message>
        <source>Bonus 0</source>
        <translation>Bonus 0</translation>
    </message>
    <message>
        <source>Bonus 0: declare it without rolling</source>
        <translation>Bonus 0: dichiaralo senza tirare</translation>
    </message>
    <message>
        <source>Declare a Bonus of 0 without rolling. A difficulty that comes later makes it fail.</source>
        <translation>Dichiara un Bonus di 0 senza tirare. Una difficoltà posta in seguito lo fa fallire.</translation>
    </message>
    <message>
        <source>Only without a difficulty: a Bonus of 0 is declared where nothing is in the way.</source>
        <translation>Solo senza difficoltà: un Bonus di 0 si dichiara dove nulla si oppone.</translation>
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
        <source>Roll {test}</source>
        <translation>Tira: {test}</translation>
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
        <translation>I dadi rotolano.</translation>
    </message>
</context>
<context>
    <name>RosterDialogs</name>
    <message>
        <source>&amp;Hit points</source>
        <translation>Punti &amp;ferita</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Nota</translation>
    </message>
    <message>
        <source>&amp;Percentage</source>
        <translation>&amp;Percentuale</translation>
    </message>
    <message>
        <source>A Png of Xantis</source>
        <translation>Un Png di Xantis</translation>
    </message>
    <message>
        <source>A person with one percentage</source>
        <translation>Una persona con una percentuale</translation>
    </message>
    <message>
        <source>Columns: pick to add or take away</source>
        <translation>Colonne: scegli per aggiungere o togliere</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>Modifica {name}</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nome del tavolo</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Nuovo gruppo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Qualcuno</translation>
    </message>
    <message>
        <source>Somebody of this profession</source>
        <translation>Qualcuno di questa professione</translation>
    </message>
</context>
<context>
    <name>RosterMenus</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n in più</numerusform>
            <numerusform>%n in più</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>&amp;Copie</translation>
    </message>
    <message>
        <source>&amp;Find the file…</source>
        <translation>&amp;Trova il file…</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppo</translation>
    </message>
    <message>
        <source>&amp;New table</source>
        <translation>&amp;Nuovo tavolo</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Apri un tavolo…</translation>
    </message>
    <message>
        <source>&amp;Open sheets</source>
        <translation>Fogli aper&amp;ti</translation>
    </message>
    <message>
        <source>&amp;Open the sheet	Enter</source>
        <translation>Apri il &amp;foglio	Invio</translation>
    </message>
    <message>
        <source>&amp;Person with one percentage…</source>
        <translation>&amp;Persona con una percentuale…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>&amp;Random person</source>
        <translation>Persona a &amp;caso</translation>
    </message>
    <message>
        <source>&amp;Save the table</source>
        <translation>&amp;Salva il tavolo</translation>
    </message>
    <message>
        <source>&amp;Sheets of players…</source>
        <translation>&amp;Fogli dei giocatori…</translation>
    </message>
    <message>
        <source>&amp;Usual side</source>
        <translation>Lato abit&amp;uale</translation>
    </message>
    <message>
        <source>A&amp;dd to side B	Shift+B</source>
        <translation>Agg&amp;iungi al lato B	Shift+B</translation>
    </message>
    <message>
        <source>Attack wit&amp;h</source>
        <translation>&amp;Sferra un attacco con</translation>
    </message>
    <message>
        <source>Choose &amp;columns…</source>
        <translation>Scegli le c&amp;olonne…</translation>
    </message>
    <message>
        <source>Copy as &amp;text	Ctrl+C</source>
        <translation>Copia come t&amp;esto	Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the table as &amp;text</source>
        <translation>Copia il tavolo come &amp;testo</translation>
    </message>
    <message>
        <source>Edit…	Enter</source>
        <translation>Modifica…	Invio</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>F&amp;ights with</source>
        <translation>Co&amp;mbatte con</translation>
    </message>
    <message>
        <source>Hind&amp;rances</source>
        <translation>Impe&amp;dimenti</translation>
    </message>
    <message>
        <source>Into the Gi&amp;ro</source>
        <translation>&amp;Nel Giro</translation>
    </message>
    <message>
        <source>Long weapons</source>
        <translation>Armi lunghe</translation>
    </message>
    <message>
        <source>Medium weapons</source>
        <translation>Armi medie</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Armi a distanza</translation>
    </message>
    <message>
        <source>Na&amp;me of the table…</source>
        <translation>No&amp;me del tavolo…</translation>
    </message>
    <message>
        <source>New &amp;round</source>
        <translation>Nuovo &amp;round</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>Nuovo gruppo…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Non indicato</translation>
    </message>
    <message>
        <source>Not&amp;e…</source>
        <translation>N&amp;ota…</translation>
    </message>
    <message>
        <source>One &amp;less</source>
        <translation>Uno in &amp;meno</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <translation>Uno in &amp;più</translation>
    </message>
    <message>
        <source>Order of actions (DE&amp;X)…</source>
        <translation>Ordine delle azioni (&amp;DES)…</translation>
    </message>
    <message>
        <source>P&amp;ng of Xantis…</source>
        <translation>P&amp;ng di Xantis…</translation>
    </message>
    <message>
        <source>Paste a stat &amp;block…</source>
        <translation>&amp;Incolla un blocco di statistiche…</translation>
    </message>
    <message>
        <source>Pr&amp;int the table…</source>
        <translation>Stampa &amp;il tavolo…</translation>
    </message>
    <message>
        <source>Random person of a pro&amp;fession…</source>
        <translation>Persona a caso di una p&amp;rofessione…</translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <translation>&amp;Ricarica dal disco</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Ri&amp;nomina…</translation>
    </message>
    <message>
        <source>Sa&amp;mple people</source>
        <translation>Persone d’ese&amp;mpio</translation>
    </message>
    <message>
        <source>Save the table &amp;as…</source>
        <translation>Salva il tavolo &amp;con nome…</translation>
    </message>
    <message>
        <source>Short weapons or none</source>
        <translation>Armi corte o nessuna</translation>
    </message>
    <message>
        <source>Show &amp;power points</source>
        <translation>Mostra i &amp;punti potere</translation>
    </message>
    <message>
        <source>Show only a &amp;group</source>
        <translation>Mostra solo un &amp;gruppo</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Lato A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Lato B</translation>
    </message>
    <message>
        <source>Ta&amp;ke off the table	Del</source>
        <translation>Togli dal ta&amp;volo	Canc</translation>
    </message>
    <message>
        <source>Take the usual si&amp;des</source>
        <translation>Disponi ai &amp;lati abituali</translation>
    </message>
    <message>
        <source>To side &amp;A	A</source>
        <translation>Al lato &amp;A	A</translation>
    </message>
    <message>
        <source>To side &amp;B	B</source>
        <translation>Al lato &amp;B	B</translation>
    </message>
    <message numerus="yes">
        <source>and %n more, not shown here</source>
        <translation>
            <numerusform>e %n altro, non mostrato qui</numerusform>
            <numerusform>e altri %n, non mostrati qui</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterView</name>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add people to the table</source>
        <translation>Aggiungi persone al tavolo</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Intorno al tavolo</translation>
    </message>
    <message>
        <source>Best {skill}: {name} {score}</source>
        <translation>Punteggio migliore, {skill}: {name} {score}</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personaggi</translation>
    </message>
    <message>
        <source>Earlier confrontations</source>
        <translation>Confronti precedenti</translation>
    </message>
    <message>
        <source>Earlier contests</source>
        <translation>Tiri contrapposti precedenti</translation>
    </message>
    <message>
        <source>Enter changes the person, + and − hit points</source>
        <translation>Invio modifica la persona, + e − i punti ferita</translation>
    </message>
    <message>
        <source>Enter opens the sheet, + and − hit points</source>
        <translation>Invio apre il foglio, + e − i punti ferita</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>È tutto salvato.</translation>
    </message>
    <message>
        <source>Lowest {roll}: {name} {score}</source>
        <translation>Punteggio più basso, {roll}: {name} {score}</translation>
    </message>
    <message>
        <source>Name, group or note</source>
        <translation>Nome, gruppo o nota</translation>
    </message>
    <message>
        <source>Non-players</source>
        <translation>Non giocanti</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>Open sheets can stand on a side at once; “Add” brings them here too.</source>
        <translation>I fogli aperti si possono scegliere subito per un lato; «Aggiungi» li porta anche qui.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Salva il tavolo</translation>
    </message>
    <message>
        <source>Show only people whose name, group or note fits</source>
        <translation>Mostra solo chi corrisponde per nome, gruppo o nota</translation>
    </message>
    <message>
        <source>Side {side}: {who}</source>
        <translation>Lato {side}: {who}</translation>
    </message>
    <message>
        <source>The table: file, columns, order</source>
        <translation>Il tavolo: file, colonne, ordine</translation>
    </message>
    <message>
        <source>armour: {armour}</source>
        <translation>armatura: {armour}</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>modifiche non salvate</translation>
    </message>
    <message>
        <source>{key} attacks</source>
        <translation>{key} attacca</translation>
    </message>
    <message>
        <source>{key} puts on side A</source>
        <translation>{key} mette sul lato A</translation>
    </message>
    <message>
        <source>{key} puts on side B</source>
        <translation>{key} mette sul lato B</translation>
    </message>
    <message>
        <source>{name}: attacks of Xantis are made in the Giro.</source>
        <translation>{name}: gli attacchi di Xantis si fanno nel Giro.</translation>
    </message>
    <message>
        <source>{name}: nothing to attack with is known.</source>
        <translation>{name}: non si conosce nulla con cui attaccare.</translation>
    </message>
    <message>
        <source>{name}: the sheet is not there.</source>
        <translation>{name}: la scheda non c’è.</translation>
    </message>
    <message>
        <source>{skill}: {name} {score}</source>
        <translation>{skill}: {name} {score}</translation>
    </message>
</context>
<context>
    <name>RosterXantis</name>
    <message>
        <source>Earlier confrontations</source>
        <translation>Confronti precedenti</translation>
    </message>
</context>
<context>
    <name>RoundAction</name>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Action under way</source>
        <translation>Azione in corso</translation>
    </message>
    <message>
        <source>Action: {name}</source>
        <translation>Azione: {name}</translation>
    </message>
    <message>
        <source>Aimed at: {name}</source>
        <translation>Rivolta a: {name}</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Risposte…</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>Contro chi</translation>
    </message>
    <message>
        <source>Dodge, parry, counter-attack, alone or together</source>
        <translation>Schivare, parare, contrattaccare, da soli o insieme</translation>
    </message>
    <message>
        <source>How far the action is</source>
        <translation>A che punto è l’azione</translation>
    </message>
    <message>
        <source>Instantaneous, in this order: {names}.</source>
        <translation>Istantanee, in quest’ordine: {names}.</translation>
    </message>
    <message>
        <source>It is nobody’s turn: choose who acts first.</source>
        <translation>Non è il turno di nessuno: scegli prima chi agisce.</translation>
    </message>
    <message>
        <source>Margin of the test</source>
        <translation>Margine della prova</translation>
    </message>
    <message>
        <source>Nobody can: it takes somebody of the same group, with nobody else in between.</source>
        <translation>Nessuno può: serve qualcuno dello stesso gruppo, senza altri in mezzo.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagato</translation>
    </message>
    <message>
        <source>Pay Pa</source>
        <translation>Paga i Pa</translation>
    </message>
    <message>
        <source>Pay {n} Pa</source>
        <translation>Paga {n} Pa</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll the test of the action</source>
        <translation>Tira la prova dell’azione</translation>
    </message>
    <message>
        <source>Somebody of the same group acts together with {name}, out of turn, before the test</source>
        <translation>Qualcuno dello stesso gruppo agisce insieme a {name}, fuori turno, prima della prova</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Synchronise…</source>
        <translation>Sincronizza…</translation>
    </message>
    <message>
        <source>Tested already. “Declared” takes the test back, so that it can be rolled again.</source>
        <translation>Già provata. «Dichiarata» annulla la prova, che si può così ripetere.</translation>
    </message>
    <message>
        <source>Too late: only before the test.</source>
        <translation>Troppo tardi: solo prima della prova.</translation>
    </message>
    <message>
        <source>What is attempted</source>
        <translation>Che cosa si tenta</translation>
    </message>
    <message>
        <source>at</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{n} Pa: too few</source>
        <translation>{n} Pa: non bastano</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>A number sets the Pa left, −3 spends 3 of them</source>
        <translation>Un numero fissa i Pa rimasti, −3 ne spende 3</translation>
    </message>
    <message>
        <source>Pa left of {name}; −3 spends 3</source>
        <translation>Pa rimasti di {name}; −3 ne spende 3</translation>
    </message>
</context>
<context>
    <name>RoundMenus</name>
    <message>
        <source>&amp;Add people…</source>
        <translation>&amp;Aggiungi persone…</translation>
    </message>
    <message>
        <source>&amp;At whom</source>
        <translation>C&amp;ontro chi</translation>
    </message>
    <message>
        <source>&amp;Correct the Pa…	F2</source>
        <translation>&amp;Correggi i Pa…	F2</translation>
    </message>
    <message>
        <source>&amp;Declares</source>
        <translation>Dic&amp;hiara</translation>
    </message>
    <message>
        <source>&amp;Dissolve</source>
        <translation>&amp;Sciogli</translation>
    </message>
    <message>
        <source>&amp;Earlier	Alt+Left</source>
        <translation>&amp;Prima	Alt+Sinistra</translation>
    </message>
    <message>
        <source>&amp;Earlier Giri…</source>
        <translation>Giri pr&amp;ecedenti…</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppo</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>&amp;Gruppi</translation>
    </message>
    <message>
        <source>&amp;Keep the order</source>
        <translation>&amp;Mantieni l’ordine</translation>
    </message>
    <message>
        <source>&amp;Later	Alt+Right</source>
        <translation>&amp;Dopo	Alt+Destra</translation>
    </message>
    <message>
        <source>&amp;Margin of the test…</source>
        <translation>&amp;Margine della prova…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <translation>&amp;Nuovo gruppo…</translation>
    </message>
    <message>
        <source>&amp;One by one…</source>
        <translation>&amp;Uno per uno…</translation>
    </message>
    <message>
        <source>&amp;Order by Iniziativa</source>
        <translation>&amp;Ordine di Iniziativa</translation>
    </message>
    <message>
        <source>&amp;Out of the Giro	Del</source>
        <translation>F&amp;uori dal Giro	Canc</translation>
    </message>
    <message>
        <source>&amp;Png, played by the Narrator</source>
        <translation>Png, giocato da&amp;l Narratore</translation>
    </message>
    <message>
        <source>&amp;Spend Pa…</source>
        <translation>&amp;Spendi Pa…</translation>
    </message>
    <message>
        <source>&amp;Test Iniziativa again</source>
        <translation>&amp;Riprova l’Iniziativa</translation>
    </message>
    <message>
        <source>&amp;Why?	?</source>
        <translation>P&amp;erché?	?</translation>
    </message>
    <message>
        <source>All Pa come back; the Giro is kept in the list.</source>
        <translation>Tornano tutti i Pa; il Giro resta nella lista.</translation>
    </message>
    <message>
        <source>Bring Pa and result onto the sheet</source>
        <translation>Porta Pa e risultato sul foglio</translation>
    </message>
    <message>
        <source>Declares an &amp;instantaneous action</source>
        <translation>Dichiara un’azione &amp;istantanea</translation>
    </message>
    <message>
        <source>Em&amp;pty the Giro</source>
        <translation>S&amp;vuota il Giro</translation>
    </message>
    <message>
        <source>Everything is &amp;resolved</source>
        <translation>Tutto è &amp;risolto</translation>
    </message>
    <message>
        <source>Ini&amp;ziativa by hand…</source>
        <translation>Ini&amp;ziativa a mano…</translation>
    </message>
    <message>
        <source>No group: alone against all</source>
        <translation>Nessun gruppo: da solo contro tutti</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Only in the game &amp;master’s tab</source>
        <translation>Solo nella scheda del &amp;Narratore</translation>
    </message>
    <message>
        <source>Pa Ma&amp;x…</source>
        <translation>Pa Ma&amp;x…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Roll I&amp;niziativa</source>
        <translation>Tira I&amp;niziativa</translation>
    </message>
    <message>
        <source>Roll for &amp;all</source>
        <translation>Tira per &amp;tutti</translation>
    </message>
    <message>
        <source>Roll for those &amp;not tested yet</source>
        <translation>Tira per chi &amp;non ha provato</translation>
    </message>
    <message>
        <source>S&amp;ynchronised action…</source>
        <translation>Azione sincroni&amp;zzata…</translation>
    </message>
    <message>
        <source>Something &amp;else…</source>
        <translation>A&amp;ltro…</translation>
    </message>
    <message>
        <source>Take everything from the sheets</source>
        <translation>Riprendi tutto dai fogli</translation>
    </message>
    <message>
        <source>Takes the &amp;turn	Enter</source>
        <translation>Prende il &amp;turno	Invio</translation>
    </message>
    <message>
        <source>What Iniziativa is tested with…</source>
        <translation>Con che cosa si prova l’Iniziativa…</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Add people to the Giro</source>
        <translation>Aggiungi persone al Giro</translation>
    </message>
    <message>
        <source>All Pa come back; keep the order or test Iniziativa again</source>
        <translation>Tornano tutti i Pa; mantieni l’ordine o riprova l’Iniziativa</translation>
    </message>
    <message>
        <source>End of the Giro</source>
        <translation>Fine del Giro</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primo turno</translation>
    </message>
    <message>
        <source>Giro {number}</source>
        <translation>Giro {number}</translation>
    </message>
    <message>
        <source>More: groups, order, earlier Giri</source>
        <translation>Altro: gruppi, ordine, Giri precedenti</translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>Non partecipa ancora nessuno.</translation>
    </message>
    <message>
        <source>Nobody takes part yet: add people, or drag them here from the table.</source>
        <translation>Non partecipa ancora nessuno: aggiungi persone, o trascinale qui dal tavolo.</translation>
    </message>
    <message>
        <source>Nothing to test Iniziativa with: {names}.</source>
        <translation>Nulla con cui provare l’Iniziativa: {names}.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Ordine dei turni</translation>
    </message>
    <message>
        <source>Test Iniziativa: for all, or with own dice</source>
        <translation>Prova l’Iniziativa: per tutti, o con dadi veri</translation>
    </message>
    <message>
        <source>nobody’s turn yet</source>
        <translation>ancora nessun turno</translation>
    </message>
    <message>
        <source>turn of {name}</source>
        <translation>turno di {name}</translation>
    </message>
</context>
<context>
    <name>RoundQuestions</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Iniziativa is tested with</source>
        <translation>L’Iniziativa si prova con</translation>
    </message>
    <message>
        <source>Iniziativa result by hand</source>
        <translation>Risultato di Iniziativa a mano</translation>
    </message>
    <message>
        <source>Its own Pa: which action, or a number</source>
        <translation>I Pa propri: quale azione, o un numero</translation>
    </message>
    <message>
        <source>Margin of the test</source>
        <translation>Margine della prova</translation>
    </message>
    <message>
        <source>Name in the Giro</source>
        <translation>Nome nel Giro</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nome del gruppo</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Nuovo gruppo</translation>
    </message>
    <message>
        <source>No attack with a price: type its Pa.</source>
        <translation>Nessun attacco di costo noto: scrivi i suoi Pa.</translation>
    </message>
    <message>
        <source>Spend Pa of {name}: what, or a number</source>
        <translation>Spendi Pa di {name}: per che cosa, o un numero</translation>
    </message>
    <message>
        <source>What is attempted</source>
        <translation>Che cosa si tenta</translation>
    </message>
    <message>
        <source>Who acts together with the one on turn</source>
        <translation>Chi agisce insieme a chi è di turno</translation>
    </message>
    <message>
        <source>synchronised action</source>
        <translation>azione sincronizzata</translation>
    </message>
    <message>
        <source>{number} Pa</source>
        <translation>{number} Pa</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Preimpostazione</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Trova una regola</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>Nessuna regola corrisponde.</translation>
    </message>
    <message>
        <source>Rules of {name}</source>
        <translation>Regole di {name}</translation>
    </message>
    <message>
        <source>own rules, nearest to {preset}</source>
        <translation>regole della casa, vicine a {preset}</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>questo foglio</translation>
    </message>
</context>
<context>
    <name>RulesFields</name>
    <message>
        <source>300 profession points, INT × 10 personal points, {limit}.</source>
        <translation>300 punti di professione, INT × 10 punti personali, {limit}.</translation>
    </message>
    <message>
        <source>Bonus of skill groups</source>
        <translation>Bonus dei gruppi di abilità</translation>
    </message>
    <message>
        <source>EDU × {n} profession points, INT × 10 personal points, {limit}.</source>
        <translation>IST × {n} punti di professione, INT × 10 punti personali, {limit}.</translation>
    </message>
    <message>
        <source>Education (EDU) as a characteristic</source>
        <translation>L’istruzione (IST) come caratteristica</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Epoca</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Level of power</source>
        <translation>Livello di potenza</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Personality packages</source>
        <translation>Pacchetti di personalità</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Reading and writing as a skill</source>
        <translation>Leggere e scrivere come abilità</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Skills up to</source>
        <translation>Abilità fino a</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regole della casa</translation>
    </message>
    <message>
        <source>skills up to {cap}</source>
        <translation>abilità fino a {cap}</translation>
    </message>
    <message>
        <source>skills without a limit</source>
        <translation>abilità senza limite</translation>
    </message>
    <message>
        <source>{n} profession points, INT × 10 personal points, {limit}.</source>
        <translation>{n} punti di professione, INT × 10 punti personali, {limit}.</translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;{side}: {name}</source>
        <translation>&amp;{side}: {name}</translation>
    </message>
    <message>
        <source>A defends</source>
        <translation>A si difende</translation>
    </message>
    <message>
        <source>B defends</source>
        <translation>B si difende</translation>
    </message>
    <message>
        <source>Nobody defends</source>
        <translation>Nessuno si difende</translation>
    </message>
    <message>
        <source>Tie rule of this table</source>
        <translation>Regola di parità di questo tavolo</translation>
    </message>
    <message>
        <source>Tie rule on the sheet of {name}</source>
        <translation>Regola di parità sul foglio di {name}</translation>
    </message>
    <message>
        <source>Who defends</source>
        <translation>Chi si difende</translation>
    </message>
    <message>
        <source>Whose rules hold</source>
        <translation>Di chi valgono le regole</translation>
    </message>
</context>
<context>
    <name>ScorePart</name>
    <message>
        <source>Hangs from</source>
        <translation>Dipende da</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>nothing: it stands alone</source>
        <translation>nulla: sta da solo</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>A whole number from {least} to {most} is wanted.</source>
        <translation>Serve un numero intero da {least} a {most}.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>the last folder</source>
        <translation>l’ultima cartella</translation>
    </message>
    <message>
        <source>{name}, which is not there</source>
        <translation>{name}, che non c’è</translation>
    </message>
    <message>
        <source>{name}: default</source>
        <translation>{name}: valore predefinito</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Ripristina tutto</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>&amp;Ripristina tutto…</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Ripetuto: {what}</translation>
    </message>
    <message>
        <source>Every setting returns to its default. Undo brings yours back while this page is open (Ctrl+Z).</source>
        <translation>Ogni impostazione torna al valore predefinito. Annulla ripristina le tue finché questa pagina è aperta (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Export the settings</source>
        <translation>Esporta le impostazioni</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Trova un’impostazione</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importa impostazioni</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Nessuna impostazione corrisponde.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Ripeti: {what}</translation>
    </message>
    <message>
        <source>Reset all settings?</source>
        <translation>Ripristinare tutte le impostazioni?</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Non ha funzionato</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Annulla: {what}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Annullato: {what}</translation>
    </message>
    <message>
        <source>list of recent files</source>
        <translation>elenco dei file recenti</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>impostazioni</translation>
    </message>
    <message>
        <source>several settings</source>
        <translation>più impostazioni</translation>
    </message>
</context>
<context>
    <name>SheetPlay</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Character sheet</source>
        <translation>Foglio del personaggio</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message numerus="yes">
        <source>%n against one</source>
        <translation>
            <numerusform>%n contro uno</numerusform>
            <numerusform>%n contro uno</numerusform>
        </translation>
    </message>
    <message>
        <source>A number, nothing else</source>
        <translation>Un numero, nient’altro</translation>
    </message>
    <message>
        <source>Add to side B, or take somebody away</source>
        <translation>Aggiungi al lato B, o togli qualcuno</translation>
    </message>
    <message>
        <source>Cannot roll this.</source>
        <translation>Non si può tirare.</translation>
    </message>
    <message>
        <source>Cannot roll this: {names}</source>
        <translation>Non possono tirarlo: {names}</translation>
    </message>
    <message>
        <source>Choose who</source>
        <translation>Scegli chi</translation>
    </message>
    <message>
        <source>Difficulty of {side}</source>
        <translation>Difficoltà di {side}</translation>
    </message>
    <message>
        <source>NPC</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Name, or a number</source>
        <translation>Un nome, o un numero</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Only a number: {number}</source>
        <translation>Solo un numero: {number}</translation>
    </message>
    <message>
        <source>PC</source>
        <comment>player character</comment>
        <translation>PG</translation>
    </message>
    <message>
        <source>Side {side}: {who}</source>
        <translation>Lato {side}: {who}</translation>
    </message>
    <message>
        <source>Skill or characteristic</source>
        <translation>Abilità o caratteristica</translation>
    </message>
    <message>
        <source>What is rolled</source>
        <translation>Che cosa si tira</translation>
    </message>
    <message>
        <source>What {side} rolls: {what}</source>
        <translation>Tiro di {side}: {what}</translation>
    </message>
    <message>
        <source>Who else</source>
        <translation>Chi altro</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
    <message>
        <source>Why {chance}? Chance of {side}</source>
        <translation>Perché {chance}? Probabilità di {side}</translation>
    </message>
    <message>
        <source>cannot succeed</source>
        <translation>non può riuscire</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>togli</translation>
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
    <message>
        <source>GM</source>
        <translation>Narratore</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Pannelli</translation>
    </message>
</context>
<context>
    <name>SideEdit</name>
    <message>
        <source>Derived values</source>
        <translation>Valori derivati</translation>
    </message>
    <message>
        <source>Penalties of every test</source>
        <translation>Penalità a ogni prova</translation>
    </message>
    <message>
        <source>Png: the Narrator plays and tells</source>
        <translation>Png: gioca e narra il Narratore</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>set by hand; the formula gives {n}</source>
        <translation>impostato a mano; la formula dà {n}</translation>
    </message>
</context>
<context>
    <name>SidePlay</name>
    <message>
        <source>Actions and weapons</source>
        <translation>Azioni e armi</translation>
    </message>
    <message>
        <source>Derived values</source>
        <translation>Valori derivati</translation>
    </message>
    <message>
        <source>No action and no weapon yet: add them in edit mode (Ctrl+E).</source>
        <translation>Ancora nessuna azione né arma: si aggiungono in modalità modifica (Ctrl+E).</translation>
    </message>
    <message>
        <source>Penalties of every test</source>
        <translation>Penalità a ogni prova</translation>
    </message>
    <message>
        <source>last result {n}</source>
        <translation>ultimo risultato {n}</translation>
    </message>
    <message>
        <source>set by hand; the formula gives {n}</source>
        <translation>impostato a mano; la formula dà {n}</translation>
    </message>
</context>
<context>
    <name>SkillAdding</name>
    <message>
        <source>A skill of your own</source>
        <translation>Un’abilità personalizzata</translation>
    </message>
    <message>
        <source>A speciality of your own</source>
        <translation>Una specialità personalizzata</translation>
    </message>
    <message>
        <source>Find a skill or a speciality</source>
        <translation>Trova un’abilità o una specialità</translation>
    </message>
    <message>
        <source>Find a speciality: {skill}</source>
        <translation>Trova una specialità: {skill}</translation>
    </message>
    <message>
        <source>New skill</source>
        <translation>Nuova abilità</translation>
    </message>
    <message>
        <source>on the sheet already</source>
        <translation>già sul foglio</translation>
    </message>
</context>
<context>
    <name>SkillDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
</context>
<context>
    <name>SkillsView</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Keep at hand	P</source>
        <translation>Fissa	P</translation>
    </message>
    <message>
        <source>No longer at hand	P</source>
        <translation>Sgancia	P</translation>
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
    <name>StartDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Comincia</translation>
    </message>
    <message>
        <source>Adventure {number}</source>
        <translation>Avventura {number}</translation>
    </message>
    <message>
        <source>Name of the adventure</source>
        <translation>Nome dell’avventura</translation>
    </message>
    <message>
        <source>Start an adventure</source>
        <translation>Comincia un’avventura</translation>
    </message>
    <message>
        <source>The first success of each skill counts from here. Ticks that wait stay.</source>
        <translation>Il primo successo di ogni abilità conta da qui. Le spunte in attesa restano.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n character(s) ready to try the dice</source>
        <translation>
            <numerusform>%n personaggio pronto per provare i tiri</numerusform>
            <numerusform>%n personaggi pronti per provare i tiri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) of your own</source>
        <translation>
            <numerusform>%n modello salvato</numerusform>
            <numerusform>%n modelli salvati</numerusform>
        </translation>
    </message>
    <message>
        <source>1D100. Characteristics, some sixty skills in percent, experience boxes.</source>
        <translation>1D100. Caratteristiche, una sessantina di abilità in percentuale, caselle d’esperienza.</translation>
    </message>
    <message>
        <source>2D6. A tree of scores, Valore di riuscita, Punti azione and the Giro.</source>
        <translation>2D6. Punteggi ad albero, Valore di riuscita, Punti azione e Giro.</translation>
    </message>
    <message>
        <source>A game master’s table</source>
        <translation>Un tavolo del Narratore</translation>
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
        <source>From a template</source>
        <translation>Da un modello</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>New Xantis sheet</source>
        <translation>Nuovo foglio Xantis</translation>
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
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
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
        <translation>I fogli sono file sul tuo computer: nessun account, nessuna rete. Puoi anche trascinarne uno qui.</translation>
    </message>
    <message>
        <source>from Foundry, Roll20, Dhole’s House, a stat block</source>
        <translation>da Foundry, Roll20, Dhole’s House, un blocco di statistiche</translation>
    </message>
    <message>
        <source>from your computer</source>
        <translation>dal tuo computer</translation>
    </message>
    <message>
        <source>none yet: File › Save as template</source>
        <translation>ancora nessuno: File › Salva come modello</translation>
    </message>
    <message>
        <source>the sheets of the whole group</source>
        <translation>la cartella con i fogli di tutto il gruppo</translation>
    </message>
</context>
<context>
    <name>StatBlockDialog</name>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attacco</numerusform>
            <numerusform>%n attacchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s)</source>
        <translation>
            <numerusform>%n abilità</numerusform>
            <numerusform>%n abilità</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n</source>
        <translation>
            <numerusform>&amp;Aggiungi %n</numerusform>
            <numerusform>&amp;Aggiungi %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Armour {armour}</source>
        <translation>Armatura {armour}</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>Characteristics not found: {names}.</source>
        <translation>Caratteristiche non trovate: {names}.</translation>
    </message>
    <message>
        <source>Kept as a note</source>
        <translation>Tenuto come nota</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Lasciato fuori</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Movimento {number}</translation>
    </message>
    <message>
        <source>No stat block was recognised in this text.</source>
        <translation>In questo testo non si riconosce nessun blocco di statistiche.</translation>
    </message>
    <message>
        <source>Nothing is added before you have seen what was understood.</source>
        <translation>Non si aggiunge nulla prima che tu veda che cosa è stato capito.</translation>
    </message>
    <message>
        <source>Nothing was recognised yet.</source>
        <translation>Non è ancora stato riconosciuto nulla.</translation>
    </message>
    <message>
        <source>Paste a stat block</source>
        <translation>Incolla un blocco di statistiche</translation>
    </message>
    <message>
        <source>Paste the text here, in English, French or Italian.</source>
        <translation>Incolla qui il testo, in inglese, francese o italiano.</translation>
    </message>
    <message>
        <source>Text of the stat block</source>
        <translation>Testo del blocco</translation>
    </message>
    <message>
        <source>To be checked</source>
        <translation>Da controllare</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n regola infranta</numerusform>
            <numerusform>%n regole infrante</numerusform>
        </translation>
    </message>
    <message>
        <source>Adventure: {name}</source>
        <translation>Avventura: {name}</translation>
    </message>
    <message>
        <source>Arrows choose, Enter opens</source>
        <translation>Frecce per scegliere, Invio apre</translation>
    </message>
    <message>
        <source>End the adventure</source>
        <translation>Termina l’avventura</translation>
    </message>
    <message>
        <source>Enter takes the value · Esc restores it</source>
        <translation>Invio conferma il valore · Esc lo ripristina</translation>
    </message>
    <message>
        <source>Hidden rolls</source>
        <translation>Tiri nascosti</translation>
    </message>
    <message>
        <source>No adventure</source>
        <translation>Nessuna avventura</translation>
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
        <source>Start an adventure</source>
        <translation>Comincia un’avventura</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
</context>
<context>
    <name>StrikeCard</name>
    <message>
        <source>Suggested: {sum}</source>
        <translation>Suggerito: {sum}</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
</context>
<context>
    <name>SumsView</name>
    <message>
        <source>Sums of two dice</source>
        <translation>Somme di due dadi</translation>
    </message>
    <message>
        <source>thrown: {sum}</source>
        <translation>uscito: {sum}</translation>
    </message>
</context>
<context>
    <name>SynchronisedPage</name>
    <message>
        <source>Add somebody who takes part</source>
        <translation>Aggiungi chi partecipa</translation>
    </message>
    <message>
        <source>Choose who strikes at whom, and the margin of the attack.</source>
        <translation>Scegli chi colpisce chi, e il margine dell’attacco.</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>How the blow is answered</source>
        <translation>Come si risponde al colpo</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagato</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Synchronised action</source>
        <translation>Azione sincronizzata</translation>
    </message>
    <message>
        <source>Takes part</source>
        <translation>Partecipa</translation>
    </message>
    <message>
        <source>Together {n} Pa</source>
        <translation>Insieme {n} Pa</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Chi partecipa</translation>
    </message>
    <message>
        <source>linked to the target</source>
        <translation>legato al bersaglio</translation>
    </message>
    <message>
        <source>no link to the target</source>
        <translation>nessun legame col bersaglio</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>il bersaglio</translation>
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
    <name>TableBanner</name>
    <message numerus="yes">
        <source>%n sheets lie outside the folder of this table and were not read.</source>
        <translation>
            <numerusform>%n foglio si trova fuori dalla cartella di questo tavolo e non è stato letto.</numerusform>
            <numerusform>%n fogli si trovano fuori dalla cartella di questo tavolo e non sono stati letti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things were noticed while “{file}” was read.</source>
        <translation>
            <numerusform>%n osservazione durante la lettura di «{file}».</numerusform>
            <numerusform>%n osservazioni durante la lettura di «{file}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed the file of this table.</source>
        <translation>Un altro programma ha modificato il file di questo tavolo.</translation>
    </message>
    <message>
        <source>Keep both…</source>
        <translation>Tieni entrambi…</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni il mio</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Lasciali</translation>
    </message>
    <message>
        <source>Opened read-only: another running program has this table open.</source>
        <translation>Aperto in sola lettura: un altro programma tiene aperto questo tavolo.</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Aperto in sola lettura: fatto da una versione più recente. Salva una copia per modificarlo.</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Leggili</translation>
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
        <source>Save again</source>
        <translation>Salva di nuovo</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salva altrove…</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>The file of this table was moved, renamed or deleted. Nothing is lost: save it again.</source>
        <translation>Il file di questo tavolo è stato spostato, rinominato o eliminato. Nulla è perduto: salvalo di nuovo.</translation>
    </message>
    <message>
        <source>The folder of this table is gone. Nothing is lost: save it elsewhere.</source>
        <translation>La cartella di questo tavolo non c’è più. Nulla è perduto: salvalo altrove.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Che cosa cambia</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>Before → after</source>
        <translation>Prima → dopo</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Die needed</source>
        <translation>Tiro richiesto</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Guadagno</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
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
        <translation>Tiri pubblici</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Vista del tavolo</translation>
    </message>
</context>
<context>
    <name>TemplatesDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;New sheet</source>
        <translation>&amp;Nuovo foglio</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rinomina…</translation>
    </message>
    <message>
        <source>No template yet. “Save as template” in the menu File makes one.</source>
        <translation>Ancora nessun modello. «Salva come modello», nel menu File, ne crea uno.</translation>
    </message>
    <message>
        <source>Rename the template</source>
        <translation>Rinomina il modello</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo: put “{name}” back</source>
        <translation>Annulla: rimetti «{name}»</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«{name}» è stato eliminato.</translation>
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
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>ThemesPart</name>
    <message>
        <source>Files in {folder} are themes too: the help says what stands in them.</source>
        <translation>Anche i file in {folder} sono temi: la guida dice che cosa contengono.</translation>
    </message>
    <message>
        <source>Open the folder of themes</source>
        <translation>Apri la cartella dei temi</translation>
    </message>
    <message>
        <source>[base] has no colour “{detail}”</source>
        <translation>[base] non ha un colore «{detail}»</translation>
    </message>
    <message>
        <source>a theme has no such entry</source>
        <translation>un tema non ha questa voce</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>its file needs a shorter name of ordinary letters</source>
        <translation>il suo file richiede un nome più corto, di lettere ordinarie</translation>
    </message>
    <message>
        <source>nothing uses this colour</source>
        <translation>nulla usa questo colore</translation>
    </message>
    <message>
        <source>something of another kind is wanted</source>
        <translation>serve un valore di altro tipo</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>il file non si può leggere</translation>
    </message>
    <message>
        <source>the file is no TOML ({detail})</source>
        <translation>il file non è TOML ({detail})</translation>
    </message>
    <message>
        <source>there is no “{detail}”</source>
        <translation>«{detail}» non esiste</translation>
    </message>
    <message>
        <source>{detail} is too much or too little</source>
        <translation>{detail} è troppo grande o troppo piccolo</translation>
    </message>
    <message>
        <source>{file} cannot be used, {field}: {reason}.</source>
        <translation>{file} non si può usare, {field}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}.</source>
        <translation>{file} non si può usare: {reason}.</translation>
    </message>
    <message>
        <source>{front} on {ground} {ratio}, at least {least}</source>
        <translation>{front} su {ground} {ratio}, almeno {least}</translation>
    </message>
    <message numerus="yes">
        <source>{pairs}; %n more</source>
        <translation>
            <numerusform>{pairs}; %n altra</numerusform>
            <numerusform>{pairs}; altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>“{detail}” is no colour such as #1F4D3A</source>
        <translation>«{detail}» non è un colore come #1F4D3A</translation>
    </message>
    <message>
        <source>“{name}” ({file}) is hard to read: {pairs}.</source>
        <translation>«{name}» ({file}) si legge male: {pairs}.</translation>
    </message>
</context>
<context>
    <name>ThingsView</name>
    <message>
        <source>Above the limit: agility {agility}, physical and combat skills {skills}, move {move}.</source>
        <translation>Oltre il limite: agilità {agility}, abilità fisiche e di combattimento {skills}, movimento {move}.</translation>
    </message>
    <message>
        <source>Add a container</source>
        <translation>Aggiungi un contenitore</translation>
    </message>
    <message>
        <source>Add a thing</source>
        <translation>Aggiungi un oggetto</translation>
    </message>
    <message>
        <source>Alt with the arrow keys moves a thing: up, down, into the container above, out of one.</source>
        <translation>Alt con le frecce sposta un oggetto: su, giù, nel contenitore sopra, fuori da uno.</translation>
    </message>
    <message>
        <source>Into the container above</source>
        <translation>Nel contenitore sopra</translation>
    </message>
    <message>
        <source>Leave behind</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carico</translation>
    </message>
    <message>
        <source>Load {weight}{limit}: why?</source>
        <translation>Carico {weight}{limit}: perché?</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>No things yet.</source>
        <translation>Ancora nessun oggetto.</translation>
    </message>
    <message>
        <source>No things. Edit mode (Ctrl+E) adds some.</source>
        <translation>Nessun oggetto. Si aggiungono in modalità modifica (Ctrl+E).</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Out of the container</source>
        <translation>Fuori dal contenitore</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Metti in</translation>
    </message>
    <message>
        <source>Quantity of {name}</source>
        <translation>{name}: quantità</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Take along</source>
        <translation>Porta con te</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Oggetti</translation>
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
    <name>TickInbox</name>
    <message>
        <source>&amp;Development phase</source>
        <translation>&amp;Fase di crescita</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Revoca</translation>
    </message>
    <message>
        <source>That tick is no longer on the sheet.</source>
        <translation>Questa spunta non è più sul foglio.</translation>
    </message>
    <message>
        <source>Why is the tick of {skill} taken back?</source>
        <translation>Perché revocare la spunta di {skill}?</translation>
    </message>
    <message>
        <source>Why? (for the roll log)</source>
        <translation>Perché? (per il registro)</translation>
    </message>
</context>
<context>
    <name>TickRow</name>
    <message>
        <source>Take back the tick of {skill}</source>
        <translation>Revoca la spunta di {skill}</translation>
    </message>
</context>
<context>
    <name>TogetherPart</name>
    <message>
        <source>Choose first what is tested.</source>
        <translation>Scegli prima che cosa si prova.</translation>
    </message>
    <message>
        <source>Margin of {name}</source>
        <translation>Margine di {name}</translation>
    </message>
    <message>
        <source>Only a capacity: {number}</source>
        <translation>Solo una capacità: {number}</translation>
    </message>
    <message>
        <source>Own action</source>
        <translation>Azione propria</translation>
    </message>
    <message>
        <source>Own action, or its Pa</source>
        <translation>Azione propria, o i suoi Pa</translation>
    </message>
    <message>
        <source>Own action: its Pa</source>
        <translation>Azione propria: i suoi Pa</translation>
    </message>
    <message>
        <source>Own action: {name}</source>
        <translation>Azione propria: {name}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll the test of {name}</source>
        <translation>Tira la prova di {name}</translation>
    </message>
    <message>
        <source>Score, or a capacity</source>
        <translation>Punteggio, o una capacità</translation>
    </message>
    <message>
        <source>Tests {name}</source>
        <translation>Prova {name}</translation>
    </message>
    <message>
        <source>The Narrator allows it</source>
        <translation>Il Narratore lo permette</translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation>Che cosa si prova</translation>
    </message>
    <message>
        <source>{left} of {most} Pa</source>
        <translation>{left} Pa su {most}</translation>
    </message>
    <message>
        <source>{name} takes part no more</source>
        <translation>{name} non partecipa più</translation>
    </message>
    <message>
        <source>{name}: the Narrator allows it</source>
        <translation>{name}: il Narratore lo permette</translation>
    </message>
    <message>
        <source>{number} Pa</source>
        <translation>{number} Pa</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>A click changes, no die is rolled (Ctrl+E)</source>
        <translation>Un clic modifica, non si tira (Ctrl+E)</translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Dice can be rolled (Ctrl+E)</source>
        <translation>Si possono tirare i dadi (Ctrl+E)</translation>
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
        <source>Print or save as PDF</source>
        <translation>Stampa o salva come PDF</translation>
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
    <name>Tour</name>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Fin&amp;e</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Avant&amp;i</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Salta</translation>
    </message>
    <message>
        <source>A character is one file, wherever you save it; earlier versions are kept. The Help menu explains every page, lists the keys, and shows this tour again.</source>
        <translation>Un personaggio è un file, dove lo salvi tu; le versioni precedenti restano. Il menu Aiuto spiega ogni pagina, elenca i tasti e mostra di nuovo questa visita.</translation>
    </message>
    <message>
        <source>A click chooses</source>
        <translation>Un clic sceglie</translation>
    </message>
    <message>
        <source>A click rolls</source>
        <translation>Un clic tira i dadi</translation>
    </message>
    <message>
        <source>After the roll</source>
        <translation>Dopo il tiro</translation>
    </message>
    <message>
        <source>Before the roll</source>
        <translation>Prima del tiro</translation>
    </message>
    <message>
        <source>Click a row, or go to it with the arrows and press Enter: the dice fall at once. The field at the top finds anything by the first letters of its name.</source>
        <translation>Fai clic su una riga, o raggiungila con le frecce e premi Invio: i dadi cadono subito. Il campo in alto trova ogni cosa dalle prime lettere del nome.</translation>
    </message>
    <message>
        <source>Click a score or an action: its test and its chance are shown beside the sheet. Then Space rolls. A double click or Enter does both at once. The field at the top finds anything by its first letters.</source>
        <translation>Fai clic su un punteggio o un’azione: la sua prova e la probabilità compaiono accanto al foglio. Poi Spazio tira. Un doppio clic o Invio fa le due cose insieme. Il campo in alto trova ogni cosa dalle prime lettere.</translation>
    </message>
    <message>
        <source>Files and help</source>
        <translation>File e guida</translation>
    </message>
    <message>
        <source>Here are the difficulty, the modifiers and the exact chance. To roll dice of your own, type what they show.</source>
        <translation>Qui stanno la difficoltà, i modificatori e la probabilità esatta. Se tiri dadi tuoi, scrivi che cosa mostrano.</translation>
    </message>
    <message>
        <source>The padlock</source>
        <translation>Il lucchetto</translation>
    </message>
    <message>
        <source>The slip says what the roll means and who tells it. Each roll stays in the log below.</source>
        <translation>Il testo sotto i dadi dice che cosa significa il tiro e chi lo racconta. Ogni tiro resta nel registro qui sotto.</translation>
    </message>
    <message>
        <source>The slip says what the roll means and why a box was ticked, or was not. Undo takes a tick back; the roll itself stays in the log.</source>
        <translation>Il testo sotto i dadi dice che cosa significa il tiro e perché una casella è stata spuntata oppure no. Annulla toglie la spunta; il tiro resta nel registro.</translation>
    </message>
    <message>
        <source>The tour is over. Help › Tour shows it again.</source>
        <translation>La visita è finita. Aiuto › Visita guidata la mostra di nuovo.</translation>
    </message>
    <message>
        <source>Tour: {step} of {all}</source>
        <translation>Visita guidata: {step} di {all}</translation>
    </message>
    <message>
        <source>While you play, nothing on the sheet changes by accident. Open the padlock to edit; then a click changes and nothing rolls.</source>
        <translation>Mentre si gioca, nulla cambia per sbaglio sul foglio. Apri il lucchetto per modificare: allora un clic cambia un valore e nessun dado rotola.</translation>
    </message>
</context>
<context>
    <name>TreeEditing</name>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Rimuovi…</translation>
    </message>
    <message>
        <source>&amp;Why {number}?</source>
        <translation>&amp;Perché {number}?</translation>
    </message>
    <message>
        <source>Add &amp;beside it</source>
        <translation>Aggiungi &amp;accanto</translation>
    </message>
    <message>
        <source>Add &amp;under it</source>
        <translation>Aggiungi &amp;sotto</translation>
    </message>
    <message>
        <source>Add a &amp;Caratteristica</source>
        <translation>Aggiungi una &amp;Caratteristica</translation>
    </message>
    <message>
        <source>Add a Caratteristica</source>
        <translation>Aggiungi una Caratteristica</translation>
    </message>
    <message>
        <source>Add beside it</source>
        <translation>Aggiungi accanto</translation>
    </message>
    <message>
        <source>Add under it</source>
        <translation>Aggiungi sotto</translation>
    </message>
    <message>
        <source>Hang from the one &amp;above</source>
        <translation>&amp;Fai dipendere dal precedente</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>Move &amp;out one level</source>
        <translation>P&amp;orta un rango più su</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Sposta s&amp;u</translation>
    </message>
    <message>
        <source>Nothing hangs from a Specializzazione</source>
        <translation>Nulla dipende da una Specializzazione</translation>
    </message>
    <message>
        <source>Nothing stands before “{name}” that it could hang from.</source>
        <translation>Prima di «{name}» non c’è nulla da cui possa dipendere.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove this score</source>
        <translation>Rimuovi questo punteggio</translation>
    </message>
    <message>
        <source>“{name}” hangs from nothing already.</source>
        <translation>«{name}» non dipende già da nulla.</translation>
    </message>
    <message>
        <source>“{name}” is the first there.</source>
        <translation>«{name}» è già in cima.</translation>
    </message>
    <message>
        <source>“{name}” is the last there.</source>
        <translation>«{name}» è già in fondo.</translation>
    </message>
</context>
<context>
    <name>TrialCard</name>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Follow the rules of the other sheet</source>
        <translation>Segui le regole dell’altro foglio</translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation>Tiro nascosto: lo mostra solo questo pannello.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>The two sheets differ: the rules of {name} hold.</source>
        <translation>I due fogli differiscono: valgono le regole di {name}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo the tick of POW</source>
        <translation>Annulla la spunta di POT</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
</context>
<context>
    <name>TroubleList</name>
    <message numerus="yes">
        <source>%n thing(s) break the rules</source>
        <translation>
            <numerusform>%n cosa contro le regole</numerusform>
            <numerusform>%n cose contro le regole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still to do</source>
        <translation>
            <numerusform>ancora %n cosa da fare</numerusform>
            <numerusform>ancora %n cose da fare</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing breaks the rules.</source>
        <translation>Nulla infrange le regole.</translation>
    </message>
</context>
<context>
    <name>Vital</name>
    <message>
        <source>major wound at {level}</source>
        <translation>ferita grave a {level}</translation>
    </message>
    <message>
        <source>{name} {current} of {maximum}</source>
        <translation>{name}: {current} su {maximum}</translation>
    </message>
</context>
<context>
    <name>WealthBox</name>
    <message>
        <source>not chosen</source>
        <translation>non scelto</translation>
    </message>
    <message>
        <source>{level}, as the profession has it</source>
        <translation>{level}, secondo la professione</translation>
    </message>
</context>
<context>
    <name>WeaponStrip</name>
    <message>
        <source>Against {name}…</source>
        <translation>Contro {name}…</translation>
    </message>
    <message>
        <source>Against…</source>
        <translation>Contro…</translation>
    </message>
    <message>
        <source>Aim five DEX ranks longer</source>
        <translation>Mira cinque ranghi di DES in più</translation>
    </message>
    <message>
        <source>Aim less</source>
        <translation>Mira meno</translation>
    </message>
    <message>
        <source>Aiming</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Attack ({key})</source>
        <translation>Attacca ({key})</translation>
    </message>
    <message>
        <source>Attack somebody who defends ({key})</source>
        <translation>Attacca chi si difende ({key})</translation>
    </message>
    <message>
        <source>Attack with {weapon}, {chance}</source>
        <translation>Attacca con {weapon}, {chance}</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distanza</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Schivata</translation>
    </message>
    <message>
        <source>Dodge ({key})</source>
        <translation>Schiva ({key})</translation>
    </message>
    <message>
        <source>Empty: in range</source>
        <translation>Vuoto: entro la gittata</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>It is full.</source>
        <translation>È carica.</translation>
    </message>
    <message>
        <source>Nothing is carried to put in.</source>
        <translation>Non c’è nulla di scorta da metterci.</translation>
    </message>
    <message>
        <source>One shot fired</source>
        <translation>Un colpo sparato</translation>
    </message>
    <message>
        <source>One shot put in</source>
        <translation>Un colpo ricaricato</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parata</translation>
    </message>
    <message>
        <source>Parry ({key})</source>
        <translation>Para ({key})</translation>
    </message>
    <message>
        <source>Parry with {weapon}, {chance}</source>
        <translation>Para con {weapon}, {chance}</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Reload ({key})</source>
        <translation>Ricarica ({key})</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>Shots carried besides; empty: not counted</source>
        <translation>Colpi di scorta; vuoto: non contati</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>The weapon gains a hit point</source>
        <translation>L’arma riprende un punto ferita</translation>
    </message>
    <message>
        <source>The weapon loses a hit point</source>
        <translation>L’arma perde un punto ferita</translation>
    </message>
    <message>
        <source>carried besides</source>
        <translation>di scorta</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation>{what} ({key})</translation>
    </message>
</context>
<context>
    <name>WeaponsView</name>
    <message numerus="yes">
        <source>%n parry or dodge this round; the next one {penalty}.</source>
        <translation>
            <numerusform>%n parata o schivata in questo round; la prossima a {penalty}.</numerusform>
            <numerusform>%n parate e schivate in questo round; la prossima a {penalty}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Aggiungi un’arma</translation>
    </message>
    <message>
        <source>Everybody may parry and dodge afresh</source>
        <translation>Ciascuno può di nuovo parare e schivare</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nuovo round</translation>
    </message>
    <message>
        <source>No parry or dodge yet this round.</source>
        <translation>Né parate né schivate in questo round.</translation>
    </message>
    <message>
        <source>No weapon yet.</source>
        <translation>Ancora nessuna arma.</translation>
    </message>
    <message>
        <source>No weapon yet. Edit mode (Ctrl+E) adds some.</source>
        <translation>Ancora nessuna arma. In modalità modifica (Ctrl+E) se ne aggiungono.</translation>
    </message>
    <message>
        <source>One defence less</source>
        <translation>Una difesa in meno</translation>
    </message>
    <message>
        <source>One defence more</source>
        <translation>Una difesa in più</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armi</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
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
        <source>&amp;All templates…</source>
        <translation>&amp;Tutti i modelli…</translation>
    </message>
    <message>
        <source>&amp;Around the table</source>
        <translation>&amp;Intorno al tavolo</translation>
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
        <source>&amp;Confrontation</source>
        <translation>&amp;Confronto</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>C&amp;opia come testo</translation>
    </message>
    <message>
        <source>&amp;Copy the roll log as text</source>
        <translation>&amp;Copia il registro come testo</translation>
    </message>
    <message>
        <source>&amp;Development as CSV…</source>
        <translation>Cr&amp;escita in CSV…</translation>
    </message>
    <message>
        <source>&amp;Development phase…</source>
        <translation>&amp;Fase di crescita…</translation>
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
        <source>&amp;End the adventure…</source>
        <translation>&amp;Termina l’avventura…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Esp&amp;orta</translation>
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
        <source>&amp;Foundry actor (system “brp”)…</source>
        <translation>Attore &amp;Foundry (sistema «brp»)…</translation>
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
        <source>&amp;Game master</source>
        <translation>&amp;Narratore</translation>
    </message>
    <message>
        <source>&amp;Game master’s tab</source>
        <translation>Scheda del &amp;Narratore</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Hidden roll</source>
        <translation>Tiro na&amp;scosto</translation>
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
        <source>&amp;Import…</source>
        <translation>I&amp;mporta…</translation>
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
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Scorciatoie da tastiera…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Learn outside play…</source>
        <translation>&amp;Impara fuori dal gioco…</translation>
    </message>
    <message>
        <source>&amp;Licences and notices</source>
        <translation>&amp;Licenze e avvisi</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown…</translation>
    </message>
    <message>
        <source>&amp;Motion of the dice</source>
        <translation>&amp;Movimento dei dadi</translation>
    </message>
    <message>
        <source>&amp;Names of skills in</source>
        <translation>Nomi delle a&amp;bilità in</translation>
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
        <source>&amp;Opposed check</source>
        <translation>&amp;Tiro contrapposto</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Carta</translation>
    </message>
    <message>
        <source>&amp;Percentile…</source>
        <translation>&amp;Percentuale…</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Immagine (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
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
        <source>&amp;Resistance</source>
        <translation>&amp;Resistenza</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Tira</translation>
    </message>
    <message>
        <source>&amp;Roll log as CSV…</source>
        <translation>&amp;Registro in CSV…</translation>
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
        <source>&amp;Rules of this sheet…</source>
        <translation>&amp;Regole di questo foglio…</translation>
    </message>
    <message>
        <source>&amp;SRD: four levels, from fumble to special success</source>
        <translation>&amp;SRD: quattro gradi, dal disastro al successo speciale</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Save the table</source>
        <translation>Sal&amp;va il tavolo</translation>
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
        <source>&amp;Start an adventure…</source>
        <translation>&amp;Comincia un’avventura…</translation>
    </message>
    <message>
        <source>&amp;Synchronised action</source>
        <translation>Azione &amp;sincronizzata</translation>
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
        <source>&amp;UGE: five levels, with critical successes too</source>
        <translation>&amp;UGE: cinque gradi, con in più il successo critico</translation>
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
        <source>&amp;What’s new</source>
        <translation>&amp;Novità</translation>
    </message>
    <message>
        <source>&amp;Why this chance?</source>
        <translation>P&amp;erché questa probabilità?</translation>
    </message>
    <message>
        <source>&amp;Xantis</source>
        <translation>&amp;Xantis</translation>
    </message>
    <message>
        <source>&amp;Xantis: 2D6 and a tree of scores</source>
        <translation>&amp;Xantis: 2D6 e punteggi ad albero</translation>
    </message>
    <message>
        <source>&amp;Xantis: the default readings</source>
        <translation>&amp;Xantis: le letture predefinite</translation>
    </message>
    <message>
        <source>Appl&amp;y a profession or package…</source>
        <translation>App&amp;lica una professione o un pacchetto…</translation>
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
        <source>Copy as Markdo&amp;wn</source>
        <translation>Copia come Mark&amp;down</translation>
    </message>
    <message>
        <source>Free ticks after a long &amp;break…</source>
        <translation>Spunte &amp;gratuite dopo una lunga pausa…</translation>
    </message>
    <message>
        <source>From a &amp;template</source>
        <translation>Da un &amp;modello</translation>
    </message>
    <message>
        <source>Game master’s &amp;log…</source>
        <translation>R&amp;egistro del Narratore…</translation>
    </message>
    <message>
        <source>Giro u&amp;nder the sheet</source>
        <translation>Giro sotto il &amp;foglio</translation>
    </message>
    <message>
        <source>Gro&amp;up</source>
        <translation>&amp;Gruppo</translation>
    </message>
    <message>
        <source>Help &amp;topics</source>
        <translation>Argomenti della &amp;guida</translation>
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
        <source>Modifier down (Xantis: difficulty)</source>
        <translation>Modificatore − (Xantis: difficoltà)</translation>
    </message>
    <message>
        <source>Modifier up (Xantis: difficulty)</source>
        <translation>Modificatore + (Xantis: difficoltà)</translation>
    </message>
    <message>
        <source>Ne&amp;w sheet from the clipboard…</source>
        <translation>N&amp;uovo foglio dagli appunti…</translation>
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
        <source>No modifier (Xantis: no difficulty)</source>
        <translation>Nessun modificatore (Xantis: nessuna difficoltà)</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Nulla è spuntato.</translation>
    </message>
    <message>
        <source>O&amp;pen a table…</source>
        <translation>&amp;Apri un tavolo…</translation>
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
        <source>Only for Xantis sheets</source>
        <translation>Solo per i fogli Xantis</translation>
    </message>
    <message>
        <source>Only for percentile sheets</source>
        <translation>Solo per i fogli percentuali</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple</source>
        <translation>Apri un &amp;esempio</translation>
    </message>
    <message>
        <source>Open the sample &amp;table</source>
        <translation>Apri il tavolo d’ese&amp;mpio</translation>
    </message>
    <message>
        <source>Opened &amp;recently</source>
        <translation>Aperti di &amp;recente</translation>
    </message>
    <message>
        <source>P&amp;ortrait…</source>
        <translation>Ritratt&amp;o…</translation>
    </message>
    <message>
        <source>PDF form to fill &amp;in…</source>
        <translation>Modulo PDF da &amp;compilare…</translation>
    </message>
    <message>
        <source>Page {number} of the sheet</source>
        <translation>Pagina {number} del foglio</translation>
    </message>
    <message>
        <source>Percentile, by &amp;chance</source>
        <translation>Percentuale, a &amp;caso</translation>
    </message>
    <message>
        <source>Plain &amp;text…</source>
        <translation>&amp;Testo semplice…</translation>
    </message>
    <message>
        <source>Pr&amp;int the table…</source>
        <translation>Stampa i&amp;l tavolo…</translation>
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
        <source>Quick re&amp;ference…</source>
        <translation>&amp;Promemoria…</translation>
    </message>
    <message>
        <source>Res&amp;tore an earlier version…</source>
        <translation>Ripristina una &amp;versione precedente…</translation>
    </message>
    <message>
        <source>Restore an &amp;earlier table…</source>
        <translation>Ripristina &amp;un tavolo precedente…</translation>
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
        <source>Save as P&amp;DF…</source>
        <translation>Salva come P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as temp&amp;late…</source>
        <translation>Salva come mode&amp;llo…</translation>
    </message>
    <message>
        <source>Show the dice &amp;panel</source>
        <translation>Mo&amp;stra il pannello dei dadi</translation>
    </message>
    <message>
        <source>Steps of the &amp;creation</source>
        <translation>Passi della creazio&amp;ne</translation>
    </message>
    <message>
        <source>Table &amp;view (second screen)</source>
        <translation>Vista del tav&amp;olo (secondo schermo)</translation>
    </message>
    <message>
        <source>The language of the &amp;window</source>
        <translation>La lingua della &amp;finestra</translation>
    </message>
    <message>
        <source>The rules of this sheet have no free ticks.</source>
        <translation>Le regole di questo foglio non hanno spunte gratuite.</translation>
    </message>
    <message>
        <source>This adventure as &amp;PDF…</source>
        <translation>Questa avventura in P&amp;DF…</translation>
    </message>
    <message>
        <source>To the difficulty of the Xantis roll</source>
        <translation>Alla difficoltà della prova Xantis</translation>
    </message>
    <message>
        <source>To&amp;ur</source>
        <translation>&amp;Visita guidata</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Nothing opened yet.</source>
        <translation>Ancora nulla di aperto.</translation>
    </message>
    <message>
        <source>{name} (game master’s table)</source>
        <translation>{name} (tavolo del Narratore)</translation>
    </message>
</context>
<context>
    <name>WindowFinding</name>
    <message>
        <source>around the table</source>
        <translation>intorno al tavolo</translation>
    </message>
    <message>
        <source>open sheet</source>
        <translation>foglio aperto</translation>
    </message>
</context>
<context>
    <name>WindowFrame</name>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
</context>
<context>
    <name>WindowMode</name>
    <message>
        <source>Edit mode</source>
        <translation>Modalità modifica</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Modalità gioco</translation>
    </message>
</context>
<context>
    <name>XantisBar</name>
    <message>
        <source>How this sheet reads what the source leaves open</source>
        <translation>Come questo foglio legge ciò che la fonte lascia aperto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Readings of the rules…</source>
        <translation>Letture delle regole…</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
</context>
<context>
    <name>XantisDetailPanel</name>
    <message>
        <source>Choose a field on the sheet: what it is made of stands here.</source>
        <translation>Scegli un campo del foglio: qui ne appare la composizione.</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Dettaglio</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nessuna selezione</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Rimuovi {name}</translation>
    </message>
</context>
<context>
    <name>XantisHead</name>
    <message>
        <source>Adventure</source>
        <translation>Avventura</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Popolo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>player: {player}</source>
        <translation>giocatore: {player}</translation>
    </message>
</context>
<context>
    <name>XantisNpcDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descrizione</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppo</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Add a &amp;score</source>
        <translation>Aggiungi un &amp;punteggio</translation>
    </message>
    <message>
        <source>Add a &amp;weapon</source>
        <translation>Aggiungi un’a&amp;rma</translation>
    </message>
    <message>
        <source>Add a coun&amp;ter</source>
        <translation>Aggiungi un &amp;contatore</translation>
    </message>
    <message>
        <source>Add an &amp;action</source>
        <translation>Aggiungi un’&amp;azione</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacità</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Contatore</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contatori</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Attuale</translation>
    </message>
    <message>
        <source>Pa attack</source>
        <translation>Pa attacco</translation>
    </message>
    <message>
        <source>Pa parry</source>
        <translation>Pa parata</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Togli {name}</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armi</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>senza nome</translation>
    </message>
</context>
<context>
    <name>XantisRollPanel</name>
    <message>
        <source>Choose a score first.</source>
        <translation>Scegli prima un punteggio.</translation>
    </message>
    <message>
        <source>Choose a score.</source>
        <translation>Scegli un punteggio.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Hidden roll: nothing of it is shown here.</source>
        <translation>Tiro nascosto: qui non se ne mostra nulla.</translation>
    </message>
    <message>
        <source>Hidden roll: only the game master’s log shows it.</source>
        <translation>Tiro nascosto: lo mostra solo il registro del Narratore.</translation>
    </message>
    <message>
        <source>In edit mode no die is rolled. Back to play: the padlock (Ctrl+E).</source>
        <translation>In modalità modifica non si tira. Per tornare al gioco: il lucchetto (Ctrl+E).</translation>
    </message>
    <message>
        <source>{key} rolls · a double click chooses and rolls</source>
        <translation>{key} tira · il doppio clic sceglie e tira</translation>
    </message>
</context>
<context>
    <name>XantisSheetView</name>
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
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
</context>
<context>
    <name>_Danni</name>
    <message>
        <source>Add the Danni of {name}</source>
        <translation>Aggiungi i Danni di {name}</translation>
    </message>
    <message>
        <source>Danni of {name}: dice</source>
        <translation>Danni di {name}: dadi</translation>
    </message>
    <message>
        <source>Danni of {name}: fixed bonus</source>
        <translation>Danni di {name}: bonus fisso</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll the Danni of {name}</source>
        <translation>Tira i Danni di {name}</translation>
    </message>
    <message>
        <source>dice, as 2D6 or 4D6/2</source>
        <translation>dadi, come 2D6 o 4D6/2</translation>
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
        <translation>Cerca…</translation>
    </message>
    <message>
        <source>I rolled, with my own dice: 01 to 00</source>
        <translation>Ho tirato, con i miei dadi: da 01 a 00</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>The file is no longer there: moved, renamed or deleted.</source>
        <translation>Il file non è più dov’era: spostato, rinominato o cancellato.</translation>
    </message>
</context>
<context>
    <name>_GroupField</name>
    <message>
        <source>Group, one of the list or a new one</source>
        <translation>Gruppo, della lista o nuovo</translation>
    </message>
    <message>
        <source>Groups of this Giro</source>
        <translation>Gruppi di questo Giro</translation>
    </message>
</context>
<context>
    <name>aftermath</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Nuovo round.</translation>
    </message>
    <message numerus="yes">
        <source>New round: something is over for %n.</source>
        <translation>
            <numerusform>Nuovo round: qualcosa finisce per %n persona.</numerusform>
            <numerusform>Nuovo round: qualcosa finisce per %n persone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Still to be taken off for bleeding, one hit point each: {names}.</source>
        <translation>Ancora da togliere per il sanguinamento, un punto ferita ciascuno: {names}.</translation>
    </message>
    <message>
        <source>Thrown back {metres} m</source>
        <translation>Respinto di {metres} m</translation>
    </message>
    <message>
        <source>To the damage</source>
        <translation>Passa al danno</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Annota</translation>
    </message>
    <message>
        <source>a stamina roll, or stunned for {dice} rounds.</source>
        <translation>un tiro di Resistenza fisica, o è stordito per {dice} round.</translation>
    </message>
    <message>
        <source>cannot defend this time.</source>
        <translation>questa volta non può difendersi.</translation>
    </message>
    <message>
        <source>does not succeed.</source>
        <translation>non ci riesce.</translation>
    </message>
    <message>
        <source>is not thrown back.</source>
        <translation>non viene respinto.</translation>
    </message>
    <message>
        <source>is spared that.</source>
        <translation>la scampa.</translation>
    </message>
    <message>
        <source>is thrown back {metres} m.</source>
        <translation>viene respinto di {metres} m.</translation>
    </message>
    <message>
        <source>keeps standing.</source>
        <translation>resta in piedi.</translation>
    </message>
    <message>
        <source>knockback, damage {damage} against {siz}; {metres} m if the damage prevails.</source>
        <translation>respinta, danno {damage} contro {siz}; {metres} m se prevale il danno.</translation>
    </message>
    <message>
        <source>may defend.</source>
        <translation>può difendersi.</translation>
    </message>
    <message numerus="yes">
        <source>the weapon loses %n hit point(s).</source>
        <translation>
            <numerusform>l’arma perde %n punto ferita.</numerusform>
            <numerusform>l’arma perde %n punti ferita.</numerusform>
        </translation>
    </message>
    <message>
        <source>thrown back {metres} m; an agility roll, or on the ground.</source>
        <translation>respinto di {metres} m; un tiro di Agilità, o finisce a terra.</translation>
    </message>
    <message>
        <source>{what} Nothing can be written down here: the game master sees to it.</source>
        <translation>{what} Qui non c’è nulla da annotare: ci pensa il Narratore.</translation>
    </message>
    <message>
        <source>{what} Which weapon that is only the game master knows.</source>
        <translation>{what} Di quale arma si tratti lo sa solo il Narratore.</translation>
    </message>
    <message>
        <source>{what} Who is nearest the game master says.</source>
        <translation>{what} Chi è il più vicino lo dice il Narratore.</translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message numerus="yes">
        <source>%n hit point(s) lost.</source>
        <translation>
            <numerusform>%n punto ferita perso.</numerusform>
            <numerusform>%n punti ferita persi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left</source>
        <translation>
            <numerusform>resta %n punto</numerusform>
            <numerusform>restano %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost in a turn bring on a disorder: 1D6 names it, 1D8 says for how long.</source>
        <translation>
            <numerusform>%n punto perso in un turno porta un disturbo: 1D6 lo nomina, 1D8 ne dice la durata.</numerusform>
            <numerusform>%n punti persi in un turno portano un disturbo: 1D6 lo nomina, 1D8 ne dice la durata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost in an hour bring on a lasting disorder.</source>
        <translation>
            <numerusform>%n punto perso in un’ora porta un disturbo duraturo.</numerusform>
            <numerusform>%n punti persi in un’ora portano un disturbo duraturo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to put on</source>
        <translation>
            <numerusform>%n round per indossarla</numerusform>
            <numerusform>%n round per indossarla</numerusform>
        </translation>
    </message>
    <message>
        <source>00: the game master chooses four characteristics.</source>
        <translation>00: il Narratore sceglie quattro caratteristiche.</translation>
    </message>
    <message>
        <source>A disease</source>
        <translation>Una malattia</translation>
    </message>
    <message>
        <source>A dose of poison</source>
        <translation>Una dose di veleno</translation>
    </message>
    <message>
        <source>A fall</source>
        <translation>Una caduta</translation>
    </message>
    <message>
        <source>A luck roll avoids it.</source>
        <translation>Un tiro di fortuna la evita.</translation>
    </message>
    <message>
        <source>A weapon of your own</source>
        <translation>Un’arma personalizzata</translation>
    </message>
    <message>
        <source>Add a penalty</source>
        <translation>Aggiungi una penalità</translation>
    </message>
    <message>
        <source>Adds to other armour</source>
        <translation>Si somma alle altre</translation>
    </message>
    <message>
        <source>Against {chance}: a success costs {success}, a failure {failure}.</source>
        <translation>Contro {chance}: un successo costa {success}, un fallimento {failure}.</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>Armour of your own</source>
        <translation>Un’armatura personalizzata</translation>
    </message>
    <message>
        <source>Armour there, the best counts</source>
        <translation>Armatura in quella parte, conta la migliore</translation>
    </message>
    <message>
        <source>Att.</source>
        <translation>Att.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Bleeding: one hit point each round.</source>
        <translation>Sanguinamento: un punto ferita a round.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Portata</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caratteristica</translation>
    </message>
    <message>
        <source>Choose a poison, or say how potent it is.</source>
        <translation>Scegli un veleno, o di’ quanto è virulento.</translation>
    </message>
    <message>
        <source>Choose four different ones.</source>
        <translation>Scegline quattro diverse.</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Damage by distance</source>
        <translation>Danno secondo la distanza</translation>
    </message>
    <message>
        <source>Damage of a special hit</source>
        <translation>Danno di un colpo speciale</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation>Danno subito</translation>
    </message>
    <message>
        <source>Dead.</source>
        <translation>Morte.</translation>
    </message>
    <message>
        <source>Dead: {place} lost.</source>
        <translation>Morte. Perdita: {place}.</translation>
    </message>
    <message>
        <source>Dice and the damage bonus: 1D8+1+db, half of it 1D6+db/2</source>
        <translation>Dadi e bonus al danno: 1D8+1+db, la metà 1D6+db/2</translation>
    </message>
    <message>
        <source>Dice instead</source>
        <translation>Dadi invece</translation>
    </message>
    <message>
        <source>Dying.</source>
        <translation>In fin di vita.</translation>
    </message>
    <message>
        <source>Dying: dead at the end of the next round unless brought back to 1.</source>
        <translation>In fin di vita: morte alla fine del round seguente, se non torna a 1.</translation>
    </message>
    <message>
        <source>Dying: dead at the end of the round unless brought back to 1.</source>
        <translation>In fin di vita: morte alla fine del round, se non torna a 1.</translation>
    </message>
    <message>
        <source>Empty: the dice are thrown here.</source>
        <translation>Vuoto: i dadi si tirano qui.</translation>
    </message>
    <message>
        <source>Exhausted: can do nothing.</source>
        <translation>Stremato: non può fare nulla.</translation>
    </message>
    <message>
        <source>Fails from</source>
        <translation>Si inceppa da</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Caduta</translation>
    </message>
    <message>
        <source>Find a weapon</source>
        <translation>Trova un’arma</translation>
    </message>
    <message>
        <source>Find armour</source>
        <translation>Trova un’armatura</translation>
    </message>
    <message>
        <source>First Aid given</source>
        <translation>Soccorsa</translation>
    </message>
    <message>
        <source>First Aid: {wound}, {points}</source>
        <translation>Primo soccorso: {wound}, {points}</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Disastro</translation>
    </message>
    <message>
        <source>Give First Aid</source>
        <translation>Presta soccorso</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Prestato da</translation>
    </message>
    <message>
        <source>HP</source>
        <comment>hit points of a weapon</comment>
        <translation>PF</translation>
    </message>
    <message>
        <source>Half of it</source>
        <translation>La metà</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Hit location</source>
        <translation>Locazione</translation>
    </message>
    <message>
        <source>Hit location: {place}.</source>
        <translation>Locazione: {place}.</translation>
    </message>
    <message>
        <source>Hit locations</source>
        <translation>Locazioni</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Per quanto</translation>
    </message>
    <message>
        <source>I rolled</source>
        <translation>Ho tirato</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In mano</translation>
    </message>
    <message>
        <source>Lasting loss of a major wound</source>
        <translation>Perdita duratura di una ferita grave</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lunghezza</translation>
    </message>
    <message>
        <source>Loss, success/failure</source>
        <translation>Perdita, successo/fallimento</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Grave</translation>
    </message>
    <message numerus="yes">
        <source>Major wound: fights on for %n round(s) at most.</source>
        <translation>
            <numerusform>Ferita grave: combatte ancora %n round al massimo.</numerusform>
            <numerusform>Ferita grave: combatte ancora %n round al massimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metri</translation>
    </message>
    <message>
        <source>Metres and damage: {example}</source>
        <translation>Metri e danno: {example}</translation>
    </message>
    <message>
        <source>Metres, a colon, damage, for example {example}</source>
        <translation>Metri, due punti, danno, per esempio {example}</translation>
    </message>
    <message>
        <source>Missing: {skill}</source>
        <translation>Manca: {skill}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Natural healing</source>
        <translation>Guarigione naturale</translation>
    </message>
    <message>
        <source>No damage.</source>
        <translation>Nessun danno.</translation>
    </message>
    <message>
        <source>No penalties</source>
        <translation>Nessuna penalità</translation>
    </message>
    <message>
        <source>No power points left: unconscious.</source>
        <translation>Nessun punto potere rimasto: senza sensi.</translation>
    </message>
    <message>
        <source>No skill chosen</source>
        <translation>Nessuna abilità scelta</translation>
    </message>
    <message>
        <source>Not defended.</source>
        <translation>Nessuna difesa.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parata</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Penalties while it is worn</source>
        <translation>Penalità finché è indossata</translation>
    </message>
    <message>
        <source>Penalty on</source>
        <translation>Penalità su</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points at each place; where all are empty it covers what the catalogue says.</source>
        <translation>Punti in ogni parte del corpo; se tutti vuoti, copre ciò che dice il catalogo.</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Veleno</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Range, m</source>
        <translation>Gittata, m</translation>
    </message>
    <message>
        <source>Remove the penalty on {name}</source>
        <translation>Rimuovi la penalità su {name}</translation>
    </message>
    <message>
        <source>Remove this armour</source>
        <translation>Rimuovi quest’armatura</translation>
    </message>
    <message>
        <source>Remove this penalty</source>
        <translation>Rimuovi questa penalità</translation>
    </message>
    <message>
        <source>Remove this weapon</source>
        <translation>Rimuovi quest’arma</translation>
    </message>
    <message>
        <source>Remove this wound</source>
        <translation>Rimuovi questa ferita</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposa</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Sanity roll</source>
        <translation>Tiro di sanità mentale</translation>
    </message>
    <message>
        <source>Say how many metres it is.</source>
        <translation>Di’ quanti metri sono.</translation>
    </message>
    <message>
        <source>Say how much damage it is.</source>
        <translation>Di’ quanto danno è.</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Skill to parry with</source>
        <translation>Abilità per parare</translation>
    </message>
    <message>
        <source>Softened by</source>
        <translation>Attutita da</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Take damage</source>
        <translation>Subisci il danno</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>That is no weight: 2.5, for example.</source>
        <translation>Non è un peso: 2,5, per esempio.</translation>
    </message>
    <message>
        <source>The first recovery roll is on day 2.</source>
        <translation>Il primo tiro di guarigione è il giorno 2.</translation>
    </message>
    <message>
        <source>The minor wounds add up to a major one: unconscious unless a luck roll succeeds.</source>
        <translation>Le ferite lievi ne valgono una grave: senza sensi, salvo un tiro di fortuna riuscito.</translation>
    </message>
    <message>
        <source>The oldest wounds close first.</source>
        <translation>Si chiudono prima le ferite più vecchie.</translation>
    </message>
    <message>
        <source>The poison prevails</source>
        <translation>Prevale il veleno</translation>
    </message>
    <message>
        <source>Tired: {modifier} on every roll.</source>
        <translation>Stanchezza: {modifier} a ogni tiro.</translation>
    </message>
    <message>
        <source>To find out</source>
        <translation>Per sapere</translation>
    </message>
    <message>
        <source>Unconscious for {dice} hours.</source>
        <translation>Senza sensi per {dice} ore.</translation>
    </message>
    <message>
        <source>Unconscious.</source>
        <translation>Senza sensi.</translation>
    </message>
    <message>
        <source>Unnamed armour</source>
        <translation>Armatura senza nome</translation>
    </message>
    <message>
        <source>Unnamed weapon</source>
        <translation>Arma senza nome</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armi</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>What a disease costs</source>
        <translation>Che cosa costa una malattia</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Indossata</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Ferita</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>a week of rest</source>
        <translation>una settimana di riposo</translation>
    </message>
    <message>
        <source>a week with care</source>
        <translation>una settimana di cure</translation>
    </message>
    <message>
        <source>all of {category}</source>
        <translation>tutto: {category}</translation>
    </message>
    <message>
        <source>ammunition</source>
        <translation>munizioni</translation>
    </message>
    <message>
        <source>another</source>
        <translation>un’altra</translation>
    </message>
    <message>
        <source>antidote</source>
        <translation>antidoto</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armatura</translation>
    </message>
    <message>
        <source>armour there</source>
        <translation>armatura in quella parte</translation>
    </message>
    <message>
        <source>armour {points}</source>
        <translation>armatura {points}</translation>
    </message>
    <message>
        <source>attacks a round</source>
        <translation>attacchi a round</translation>
    </message>
    <message>
        <source>attacks a round {number}</source>
        <translation>attacchi a round: {number}</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>rotta</translation>
    </message>
    <message>
        <source>carried besides</source>
        <translation>di scorta</translation>
    </message>
    <message>
        <source>chance to hit</source>
        <translation>probabilità di colpire</translation>
    </message>
    <message>
        <source>close</source>
        <translation>contatto</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>danno</translation>
    </message>
    <message>
        <source>damage of a special hit</source>
        <translation>danno di un colpo speciale</translation>
    </message>
    <message>
        <source>day</source>
        <translation>giorno</translation>
    </message>
    <message>
        <source>disorder</source>
        <translation>disturbo</translation>
    </message>
    <message>
        <source>down and bleeding</source>
        <translation>a terra e sanguinante</translation>
    </message>
    <message>
        <source>drops what it holds</source>
        <translation>lascia cadere ciò che tiene</translation>
    </message>
    <message>
        <source>encumbrance</source>
        <translation>ingombro</translation>
    </message>
    <message>
        <source>failed before</source>
        <translation>falliti prima</translation>
    </message>
    <message>
        <source>fails from {number}</source>
        <translation>si inceppa da {number}</translation>
    </message>
    <message>
        <source>fall of {metres} m</source>
        <translation>caduta di {metres} m</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>cade</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mani</translation>
    </message>
    <message>
        <source>hands {number}</source>
        <translation>mani: {number}</translation>
    </message>
    <message>
        <source>healed</source>
        <translation>guarita</translation>
    </message>
    <message>
        <source>hit location</source>
        <translation>locazione</translation>
    </message>
    <message>
        <source>hit points it still costs, of those it took</source>
        <translation>punti ferita che costa ancora, su quelli persi</translation>
    </message>
    <message>
        <source>hit points of the weapon</source>
        <translation>punti ferita dell’arma</translation>
    </message>
    <message>
        <source>how long</source>
        <translation>durata</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>ferito</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorata</translation>
    </message>
    <message>
        <source>its points</source>
        <translation>i suoi punti</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>carichi</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perso</translation>
    </message>
    <message>
        <source>lost this hour</source>
        <translation>persi in quest’ora</translation>
    </message>
    <message>
        <source>lost this turn</source>
        <translation>persi in questo turno</translation>
    </message>
    <message>
        <source>major</source>
        <translation>grave</translation>
    </message>
    <message>
        <source>my dice gave</source>
        <translation>i miei dadi</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non indicato</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non compreso</translation>
    </message>
    <message>
        <source>not worn</source>
        <translation>non indossata</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>of these left</source>
        <translation>di cui restano</translation>
    </message>
    <message>
        <source>of this potency</source>
        <translation>di questa virulenza</translation>
    </message>
    <message>
        <source>out of use</source>
        <translation>fuori uso</translation>
    </message>
    <message>
        <source>out of use, shock and bleeding</source>
        <translation>fuori uso, shock e sanguinamento</translation>
    </message>
    <message>
        <source>penalties while it is worn</source>
        <translation>penalità finché è indossata</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>points it takes off a hit</source>
        <translation>punti tolti a ogni colpo</translation>
    </message>
    <message>
        <source>points left of its own</source>
        <translation>punti che le restano</translation>
    </message>
    <message>
        <source>range</source>
        <translation>gittata</translation>
    </message>
    <message>
        <source>rolled at the table: {level}</source>
        <translation>tirato al tavolo: {level}</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>illeso</translation>
    </message>
    <message>
        <source>state</source>
        <translation>stato</translation>
    </message>
    <message>
        <source>the same skill</source>
        <translation>la stessa abilità</translation>
    </message>
    <message>
        <source>thrown, 1D20</source>
        <translation>tirata, 1D20</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>senza sensi</translation>
    </message>
    <message>
        <source>until all is healed</source>
        <translation>fino a guarigione completa</translation>
    </message>
    <message>
        <source>usual: {what}</source>
        <translation>di norma: {what}</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>what it costs</source>
        <translation>che cosa costa</translation>
    </message>
    <message>
        <source>whether it is caught</source>
        <translation>se viene contratta</translation>
    </message>
    <message>
        <source>whether it passes</source>
        <translation>se passa</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>indossata</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>ferita</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>your dice</source>
        <translation>i tuoi dadi</translation>
    </message>
    <message>
        <source>{bonus}, half of what it shows</source>
        <translation>{bonus}, metà di ciò che mostra</translation>
    </message>
    <message numerus="yes">
        <source>{damage} + {through} past the broken parry − {armour} for armour: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} + {through} attraverso la parata rotta − {armour} di armatura: %n punto ferita perso.</numerusform>
            <numerusform>{damage} + {through} attraverso la parata rotta − {armour} di armatura: %n punti ferita persi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage} + {through} past the broken parry: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} + {through} attraverso la parata rotta: %n punto ferita perso.</numerusform>
            <numerusform>{damage} + {through} attraverso la parata rotta: %n punti ferita persi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage} − {armour} for armour: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} − {armour} di armatura: %n punto ferita perso.</numerusform>
            <numerusform>{damage} − {armour} di armatura: %n punti ferita persi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{damage}, {least} to {most}</source>
        <translation>{damage}, da {least} a {most}</translation>
    </message>
    <message>
        <source>{dice} damage, whatever armour is worn.</source>
        <translation>{dice} di danno, qualunque sia l’armatura.</translation>
    </message>
    <message>
        <source>{dice} gave {total}.</source>
        <translation>{dice} ha dato {total}.</translation>
    </message>
    <message>
        <source>{metres} m</source>
        <translation>{metres} m</translation>
    </message>
    <message>
        <source>{name}: less of a penalty</source>
        <translation>{name}: meno penalità</translation>
    </message>
    <message>
        <source>{name}: more of a penalty</source>
        <translation>{name}: più penalità</translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}: {sentence}</translation>
    </message>
    <message>
        <source>{potency} against {con} {value}, {chance}: {all} points of damage, otherwise {half}.</source>
        <translation>{potency} contro {con} {value}, {chance}: danno {all}, altrimenti {half}.</translation>
    </message>
    <message>
        <source>{skill} takes one die off for a success, one more for each level above.</source>
        <translation>{skill}: un dado in meno per un successo, un altro per ogni grado in più.</translation>
    </message>
    <message>
        <source>{skill} takes one die off if it succeeds.</source>
        <translation>{skill}: un dado in meno in caso di successo.</translation>
    </message>
    <message>
        <source>{weapon} is not rolled: {reason}.</source>
        <translation>{weapon} non si tira: {reason}.</translation>
    </message>
</context>
<context>
    <name>command_line</name>
    <message>
        <source>--preset and --random go with --system brp</source>
        <translation>--preset e --random vanno con --system brp</translation>
    </message>
    <message>
        <source>--screenshot takes one FILE</source>
        <translation>--screenshot prende un solo FILE</translation>
    </message>
    <message>
        <source>--seed goes with --random</source>
        <translation>--seed va con --random</translation>
    </message>
    <message>
        <source>--size, --theme, --panel and --force go with --screenshot</source>
        <translation>--size, --theme, --panel e --force vanno con --screenshot</translation>
    </message>
    <message>
        <source>--smoke-test stands alone</source>
        <translation>--smoke-test si usa da solo</translation>
    </message>
    <message>
        <source>A character sheet that rolls.</source>
        <translation>Un foglio di personaggio che tira i dadi.</translation>
    </message>
    <message>
        <source>Commands: check FILE… · roll FILE NAME · new --system brp|xantis -o OUT · import FILE… -o OUT · export FILE --to FORMAT -o OUT; each explains itself with --help.</source>
        <translation>Comandi: check FILE… · roll FILE NAME · new --system brp|xantis -o OUT · import FILE… -o OUT · export FILE --to FORMAT -o OUT; ciascuno si spiega con --help.</translation>
    </message>
    <message>
        <source>Read characters of other programs; says what was changed and what found no place.</source>
        <translation>Legge personaggi di altri programmi; dice che cosa è stato modificato e che cosa non ha trovato posto.</translation>
    </message>
    <message>
        <source>Roll a skill, a characteristic or a score. The file is not changed.</source>
        <translation>Tira un’abilità, una caratteristica o un punteggio. Il file non viene modificato.</translation>
    </message>
    <message>
        <source>Validate sheets and tables: a line for each problem, exit code 1 if there is any.</source>
        <translation>Controlla fogli e tavoli: una riga per ogni problema, codice di uscita 1 se ce ne sono.</translation>
    </message>
    <message>
        <source>Write a new character.</source>
        <translation>Scrive un nuovo personaggio.</translation>
    </message>
    <message>
        <source>Write a sheet in another format. The sheet is not changed.</source>
        <translation>Scrive un foglio in un altro formato. Il foglio non viene modificato.</translation>
    </message>
    <message>
        <source>a sheet, or a folder for several</source>
        <translation>un foglio, o una cartella se sono più di uno</translation>
    </message>
    <message>
        <source>an earlier export there is replaced, never a sheet or a table</source>
        <translation>un’esportazione precedente viene sostituita, mai un foglio o un tavolo</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>argomento {name}: {message}</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>at least one value is expected</source>
        <translation>manca almeno un valore</translation>
    </message>
    <message>
        <source>each side lies between {smallest} and {largest}</source>
        <translation>ogni lato va da {smallest} a {largest}</translation>
    </message>
    <message>
        <source>easy, normal or difficult; on a Xantis sheet 0 to 99</source>
        <translation>easy, normal o difficult; su un foglio Xantis da 0 a 99</translation>
    </message>
    <message>
        <source>in percent, -9999 to 9999</source>
        <translation>in percentuale, da −9999 a 9999</translation>
    </message>
    <message>
        <source>it takes no value, but {text} stands there</source>
        <translation>non vuole un valore, ma c’è {text}</translation>
    </message>
    <message>
        <source>language: en, fr, it or one added; the system’s if not said</source>
        <translation>lingua: en, fr, it o una aggiunta; altrimenti quella del sistema</translation>
    </message>
    <message>
        <source>of the characteristics; recognised if not said</source>
        <translation>delle caratteristiche; altrimenti riconosciuta</translation>
    </message>
    <message>
        <source>of the screenshot</source>
        <translation>della schermata</translation>
    </message>
    <message>
        <source>of the screenshot, 1280x800 if not said</source>
        <translation>della schermata; altrimenti 1280x800</translation>
    </message>
    <message>
        <source>one value is expected</source>
        <translation>manca un valore</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>overwrite OUT if it is there already</source>
        <translation>sostituisce OUT se c’è già</translation>
    </message>
    <message>
        <source>overwrite OUT whatever else is there already</source>
        <translation>sostituisce OUT, qualunque cosa ci sia</translation>
    </message>
    <message>
        <source>overwrite OUT.png whatever is there already</source>
        <translation>sostituisce OUT.png, qualunque cosa ci sia</translation>
    </message>
    <message>
        <source>overwrite sheets that are there already</source>
        <translation>sostituisce i fogli che ci sono già</translation>
    </message>
    <message>
        <source>paint the main window into a file</source>
        <translation>disegna la finestra principale in un file</translation>
    </message>
    <message>
        <source>print the result as JSON</source>
        <translation>mostra il risultato come JSON</translation>
    </message>
    <message>
        <source>prove that the application works, and leave</source>
        <translation>prova che l’applicazione funziona, poi esce</translation>
    </message>
    <message>
        <source>repeatable dice</source>
        <translation>dadi che si possono ripetere</translation>
    </message>
    <message>
        <source>rolled, with all points spent</source>
        <translation>tirato con i dadi, con tutti i punti spesi</translation>
    </message>
    <message>
        <source>sheets to open</source>
        <translation>fogli da aprire</translation>
    </message>
    <message>
        <source>show the version and leave</source>
        <translation>mostra la versione ed esce</translation>
    </message>
    <message>
        <source>show this help and leave</source>
        <translation>mostra questo aiuto ed esce</translation>
    </message>
    <message>
        <source>the format; recognised if not said</source>
        <translation>il formato; altrimenti riconosciuto</translation>
    </message>
    <message>
        <source>the rules of the document, srd if not said</source>
        <translation>le regole del documento; altrimenti srd</translation>
    </message>
    <message>
        <source>the screenshot’s right side, dice if not said</source>
        <translation>il lato destro della schermata; altrimenti dice</translation>
    </message>
    <message>
        <source>these arguments are missing: {names}</source>
        <translation>mancano questi argomenti: {names}</translation>
    </message>
    <message>
        <source>unknown arguments: {names}</source>
        <translation>argomenti sconosciuti: {names}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>what is rolled, by its id or by its name</source>
        <translation>che cosa si tira, con il suo identificativo o con il suo nome</translation>
    </message>
    <message>
        <source>what real dice show: 01 to 00, or 100; on a Xantis sheet D1,D2[,EXTRA…]</source>
        <translation>che cosa mostrano dadi veri: da 01 a 00, o 100; su un foglio Xantis D1,D2[,EXTRA…]</translation>
    </message>
    <message>
        <source>with --random: the same character every time</source>
        <translation>con --random: ogni volta lo stesso personaggio</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: errore: {message}</translation>
    </message>
    <message>
        <source>{text} is neither a command nor a file</source>
        <translation>{text} non è né un comando né un file</translation>
    </message>
    <message>
        <source>{text} is neither {names} nor a number from 0 to 99</source>
        <translation>{text} non è né {names} né un numero da 0 a 99</translation>
    </message>
    <message>
        <source>{text} is no picture’s name: it must end in .png</source>
        <translation>{text} non è il nome di un’immagine: deve finire in .png</translation>
    </message>
    <message>
        <source>{text} is no whole number</source>
        <translation>{text} non è un numero intero</translation>
    </message>
    <message>
        <source>{text} is none of {names}</source>
        <translation>{text} non è fra {names}</translation>
    </message>
    <message>
        <source>{text} is not a number from -9999 to 9999</source>
        <translation>{text} non è un numero da −9999 a 9999</translation>
    </message>
    <message>
        <source>{text} is not of the form WxH, as in 1280x800</source>
        <translation>{text} non è della forma WxH, come 1280x800</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>A Xantis test has no modifier, only a difficulty.</source>
        <translation>Una prova di Xantis non ha modificatori, solo una difficoltà.</translation>
    </message>
    <message>
        <source>In play this ticks the skill; the file is not changed.</source>
        <translation>In gioco l’abilità verrebbe spuntata; il file resta invariato.</translation>
    </message>
    <message>
        <source>Stopped. What was written until then is whole.</source>
        <translation>Interrotto. Ciò che è stato scritto fin qui è intero.</translation>
    </message>
    <message>
        <source>The difficulty of a Xantis test is a number from {low} to {high}.</source>
        <translation>La difficoltà di una prova di Xantis è un numero da {low} a {high}.</translation>
    </message>
    <message>
        <source>The difficulty of a percentile roll is one of {names}.</source>
        <translation>La difficoltà di un tiro percentuale è una di queste: {names}.</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}.</source>
        <translation>Non si può scrivere l’output: {reason}.</translation>
    </message>
    <message>
        <source>The rest can be read: “import {file} -o COPY” writes a copy.</source>
        <translation>Il resto si può leggere: «import {file} -o COPIA» ne scrive una copia.</translation>
    </message>
    <message>
        <source>{file} has the ending of a sheet or a table and would be none: choose another ending.</source>
        <translation>{file} ha l’estensione di un foglio o di un tavolo e non lo sarebbe: scegli un’altra estensione.</translation>
    </message>
    <message>
        <source>{file} is a sheet or a table: it is not overwritten.</source>
        <translation>{file} è un foglio o un tavolo: il file non viene sovrascritto.</translation>
    </message>
    <message>
        <source>{file} is there already; --force overwrites it.</source>
        <translation>{file} esiste già; --force lo sovrascrive.</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} è stato salvato.</translation>
    </message>
    <message>
        <source>{file}: a blank sheet is written.</source>
        <translation>{file}: foglio vuoto salvato.</translation>
    </message>
    <message>
        <source>{file}: choose a name that ends in {ending}.</source>
        <translation>{file}: scegli un nome che finisca in {ending}.</translation>
    </message>
    <message>
        <source>{file}: nothing is wrong.</source>
        <translation>{file}: tutto in ordine.</translation>
    </message>
    <message>
        <source>{file}: {name} is written.</source>
        <translation>{file}: foglio di {name} salvato.</translation>
    </message>
    <message>
        <source>“{name}” is not enough: {candidates}.</source>
        <translation>«{name}» non basta: {candidates}.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: “check” names them all.</source>
        <translation>
            <numerusform>… e %n altro: «check» li nomina tutti.</numerusform>
            <numerusform>… e altri %n: «check» li nomina tutti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <source>A sheet and a table have nothing in common.</source>
        <translation>Un foglio e un tavolo non hanno nulla in comune.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Adventures</source>
        <translation>Avventure</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Caratteristiche</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contatti</translation>
    </message>
    <message>
        <source>Giro</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>In a fight</source>
        <translation>In combattimento</translation>
    </message>
    <message>
        <source>In another order.</source>
        <translation>In un altro ordine.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progressi</translation>
    </message>
    <message>
        <source>Rolls of development</source>
        <translation>Tiri di crescita</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Something that is not shown at the table.</source>
        <translation>Qualcosa che il tavolo non mostra.</translation>
    </message>
    <message>
        <source>Something that is not shown on the sheet.</source>
        <translation>Qualcosa che il foglio non mostra.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>The file holds a sheet of other rules.</source>
        <translation>Il file contiene un foglio di altre regole.</translation>
    </message>
    <message>
        <source>The readings of the rules differ.</source>
        <translation>Le letture delle regole sono diverse.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Oggetti</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Ricchezza</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armi</translation>
    </message>
    <message>
        <source>Whose turn it is, or what is being done.</source>
        <translation>Di chi è il turno, o che cosa si fa.</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>a page without a title</source>
        <translation>una pagina senza titolo</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificato</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>torna</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>scompare</translation>
    </message>
    <message>
        <source>no longer pinned</source>
        <translation>non più fissata</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>solo qui</translation>
    </message>
    <message>
        <source>only in the draft</source>
        <translation>solo nella bozza</translation>
    </message>
    <message>
        <source>only in the file</source>
        <translation>solo nel file</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fissata</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>ritratto</translation>
    </message>
    <message>
        <source>tick taken away</source>
        <translation>spunta tolta</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>casella spuntata</translation>
    </message>
    <message>
        <source>with “{condition}”</source>
        <translation>con «{condition}»</translation>
    </message>
    <message>
        <source>without “{condition}”</source>
        <translation>senza «{condition}»</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>creation</name>
    <message numerus="yes">
        <source>%n characteristic(s) still missing.</source>
        <translation>
            <numerusform>Manca ancora %n caratteristica.</numerusform>
            <numerusform>Mancano ancora %n caratteristiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of: {skills}</source>
        <translation>
            <numerusform>Ancora %n tra: {skills}</numerusform>
            <numerusform>Ancora %n tra: {skills}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personal point(s) still to spend.</source>
        <translation>
            <numerusform>Ancora %n punto personale da spendere.</numerusform>
            <numerusform>Ancora %n punti personali da spendere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personal point(s) too many.</source>
        <translation>
            <numerusform>%n punto personale di troppo.</numerusform>
            <numerusform>%n punti personali di troppo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left to buy characteristics.</source>
        <translation>
            <numerusform>Resta %n punto per comprare caratteristiche.</numerusform>
            <numerusform>Restano %n punti per comprare caratteristiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profession point(s) still to spend.</source>
        <translation>
            <numerusform>Ancora %n punto di professione da spendere.</numerusform>
            <numerusform>Ancora %n punti di professione da spendere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profession point(s) too many.</source>
        <translation>
            <numerusform>%n punto di professione di troppo.</numerusform>
            <numerusform>%n punti di professione di troppo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) of the personality still to choose.</source>
        <translation>
            <numerusform>Ancora %n abilità della personalità da scegliere.</numerusform>
            <numerusform>Ancora %n abilità della personalità da scegliere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) of the profession still to choose.</source>
        <translation>
            <numerusform>Ancora %n abilità della professione da scegliere.</numerusform>
            <numerusform>Ancora %n abilità della professione da scegliere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Età</translation>
    </message>
    <message numerus="yes">
        <source>Age takes %n more point(s) of characteristics.</source>
        <translation>
            <numerusform>L’età toglie ancora %n punto di caratteristica.</numerusform>
            <numerusform>L’età toglie ancora %n punti di caratteristiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Age takes %n point(s) fewer than were lost.</source>
        <translation>
            <numerusform>%n punto tolto di troppo per questa età.</numerusform>
            <numerusform>%n punti tolti di troppo per questa età.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy with points</source>
        <translation>Comprare con punti</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Caratteristiche</translation>
    </message>
    <message numerus="yes">
        <source>Characteristics cost %n point(s) too many.</source>
        <translation>
            <numerusform>Le caratteristiche costano %n punto di troppo.</numerusform>
            <numerusform>Le caratteristiche costano %n punti di troppo.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than {n} points moved between characteristics.</source>
        <translation>Più di {n} punti spostati tra caratteristiche.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
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
        <source>Points moved: as many must be taken away as are added.</source>
        <translation>Punti spostati: se ne devono togliere quanti se ne aggiungono.</translation>
    </message>
    <message>
        <source>Possessions</source>
        <translation>Averi</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Professione</translation>
    </message>
    <message>
        <source>Profession points</source>
        <translation>Punti di professione</translation>
    </message>
    <message>
        <source>Rules and era</source>
        <translation>Regole ed epoca</translation>
    </message>
    <message>
        <source>Throw 2D6+6 for all</source>
        <translation>Tirare 2D6+6 per tutte</translation>
    </message>
    <message>
        <source>Throw and arrange</source>
        <translation>Tirare e disporre</translation>
    </message>
    <message>
        <source>Throw in order</source>
        <translation>Tirare in ordine</translation>
    </message>
    <message>
        <source>Type them in</source>
        <translation>Scrivere i valori</translation>
    </message>
    <message>
        <source>any skill</source>
        <translation>qualsiasi abilità</translation>
    </message>
    <message>
        <source>any skill of {group}</source>
        <translation>qualsiasi abilità di {group}</translation>
    </message>
    <message>
        <source>anybody’s</source>
        <translation>di chiunque</translation>
    </message>
    <message>
        <source>as the SRD has it</source>
        <translation>come da SRD</translation>
    </message>
    <message>
        <source>epic</source>
        <translation>epico</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>femminile</translation>
    </message>
    <message>
        <source>future</source>
        <translation>futura</translation>
    </message>
    <message>
        <source>heroic</source>
        <translation>eroico</translation>
    </message>
    <message>
        <source>historical</source>
        <translation>storica</translation>
    </message>
    <message>
        <source>masculine</source>
        <translation>maschile</translation>
    </message>
    <message>
        <source>modern</source>
        <translation>moderna</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>superhuman</source>
        <translation>sovrumano</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{name} is still missing.</source>
        <translation>Manca ancora: {name}.</translation>
    </message>
    <message>
        <source>{name}: {n} above the most at the start.</source>
        <translation>{name}: {n} sopra il massimo di partenza.</translation>
    </message>
    <message>
        <source>{name}: {n} below the least at the start.</source>
        <translation>{name}: {n} sotto il minimo di partenza.</translation>
    </message>
    <message>
        <source>{skill} (any)</source>
        <translation>{skill} (a scelta)</translation>
    </message>
    <message>
        <source>{skill}: not a skill of this profession.</source>
        <translation>{skill}: non è un’abilità di questa professione.</translation>
    </message>
    <message>
        <source>{skill}: the personality gives {n} fewer.</source>
        <translation>{skill}: la personalità ne dà {n} in meno.</translation>
    </message>
    <message>
        <source>{skill}: the personality gives {n} more.</source>
        <translation>{skill}: la personalità ne dà {n} in più.</translation>
    </message>
    <message>
        <source>{skill}: the speciality is still to be named.</source>
        <translation>{skill}: la specialità è ancora da scegliere.</translation>
    </message>
    <message>
        <source>{skill}: {n} above {cap}, where skills end at the start.</source>
        <translation>{skill}: {n} sopra {cap}, il tetto di partenza.</translation>
    </message>
</context>
<context>
    <name>development</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Free ticks after a long break…</source>
        <translation>Spunte &amp;gratuite dopo una lunga pausa…</translation>
    </message>
    <message>
        <source>&amp;Given by the game master…</source>
        <translation>&amp;Data dal Narratore…</translation>
    </message>
    <message>
        <source>&amp;Take that roll</source>
        <translation>&amp;Prendi quel tiro</translation>
    </message>
    <message>
        <source>&amp;Taught, or learnt alone…</source>
        <translation>&amp;Insegnata, o imparata da soli…</translation>
    </message>
    <message>
        <source>+{gain} was chosen before the roll.</source>
        <translation>+{gain}: scelta fatta prima del tiro.</translation>
    </message>
    <message>
        <source>2D6: {total}</source>
        <translation>2D6: {total}</translation>
    </message>
    <message>
        <source>A 00 on the dice always improves, however high the score.</source>
        <translation>Uno 00 ai dadi migliora sempre, per quanto alto sia il punteggio.</translation>
    </message>
    <message>
        <source>A tick given by the game master</source>
        <translation>Una spunta data dal Narratore</translation>
    </message>
    <message>
        <source>A tick goes only with its own roll. Nothing is cleared that was not rolled.</source>
        <translation>Una spunta va via solo con il proprio tiro. Niente si cancella senza essere tirato.</translation>
    </message>
    <message>
        <source>Already rolled</source>
        <translation>Già tirato</translation>
    </message>
    <message>
        <source>Choose {dice} or a fixed +{fixed} before rolling.</source>
        <translation>Scegli {dice} o un +{fixed} fisso prima di tirare.</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Crescita</translation>
    </message>
    <message>
        <source>From a score of 99 on, a total of 100 or more improves.</source>
        <translation>Da un punteggio di 99 in su, un totale di 100 o più migliora.</translation>
    </message>
    <message>
        <source>Gain still to come.</source>
        <translation>Guadagno ancora da tirare.</translation>
    </message>
    <message>
        <source>Half of INT, rounded up, is added to the die, never to the gain.</source>
        <translation>Metà dell’INT, arrotondata in su, si somma al dado, mai al guadagno.</translation>
    </message>
    <message>
        <source>Improved by {gain}.</source>
        <translation>Migliorata di {gain}.</translation>
    </message>
    <message>
        <source>It waits for its roll like any other tick.</source>
        <translation>Aspetta il suo tiro come ogni altra spunta.</translation>
    </message>
    <message>
        <source>No gain.</source>
        <translation>Nessun guadagno.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Nessuna.</translation>
    </message>
    <message>
        <source>Nothing was rolled yet.</source>
        <translation>Niente è stato ancora tirato.</translation>
    </message>
    <message>
        <source>POW</source>
        <translation>POT</translation>
    </message>
    <message>
        <source>POW is the other way round: the roll must not be above the chance.</source>
        <translation>Il POT funziona al contrario: il tiro non deve superare la probabilità.</translation>
    </message>
    <message>
        <source>Roll 1D100 and add {bonus} (half of INT {int}). A total above the score improves the skill.</source>
        <translation>Tira 1D100 e somma {bonus} (metà di INT {int}). Un totale sopra il punteggio migliora l’abilità.</translation>
    </message>
    <message>
        <source>Roll 1D100. More than the score improves the skill, and 00 always does.</source>
        <translation>Tira 1D100. Più del punteggio migliora l’abilità, e 00 sempre.</translation>
    </message>
    <message>
        <source>Roll 1D100. More than the score improves the skill.</source>
        <translation>Tira 1D100. Più del punteggio migliora l’abilità.</translation>
    </message>
    <message>
        <source>Taking a line back keeps its dice in the roll log.</source>
        <translation>Annullare una riga lascia i suoi dadi nel registro.</translation>
    </message>
    <message numerus="yes">
        <source>The dice were thrown for %n of these ticks already:</source>
        <translation>
            <numerusform>I dadi sono già stati tirati per %n di queste spunte:</numerusform>
            <numerusform>I dadi sono già stati tirati per %n di queste spunte:</numerusform>
        </translation>
    </message>
    <message>
        <source>The fixed gain must be chosen before the roll.</source>
        <translation>Il guadagno fisso si sceglie prima del tiro.</translation>
    </message>
    <message>
        <source>The gain is {dice}.</source>
        <translation>Il guadagno è {dice}.</translation>
    </message>
    <message>
        <source>The plain score decides: nothing of a situation counts, and scores over 100 work too.</source>
        <translation>Decide solo il punteggio: la situazione non conta, e valgono anche i punteggi oltre 100.</translation>
    </message>
    <message>
        <source>The roll log keeps both rolls if you throw again.</source>
        <translation>Il registro conserva entrambi i tiri se tiri di nuovo.</translation>
    </message>
    <message>
        <source>This adventure</source>
        <translation>Questa avventura</translation>
    </message>
    <message>
        <source>This adventure as PDF</source>
        <translation>Questa avventura in PDF</translation>
    </message>
    <message>
        <source>Throw &amp;again</source>
        <translation>Tira di &amp;nuovo</translation>
    </message>
    <message>
        <source>Ticks that wait</source>
        <translation>Spunte in attesa</translation>
    </message>
    <message>
        <source>age</source>
        <translation>età</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>esperienza</translation>
    </message>
    <message>
        <source>first success of the adventure</source>
        <translation>primo successo dell’avventura</translation>
    </message>
    <message>
        <source>free tick</source>
        <translation>spunta gratuita</translation>
    </message>
    <message>
        <source>free tick of a long break</source>
        <translation>spunta gratuita di una lunga pausa</translation>
    </message>
    <message>
        <source>given by the game master</source>
        <translation>data dal Narratore</translation>
    </message>
    <message>
        <source>rolled {roll}</source>
        <translation>tiro {roll}</translation>
    </message>
    <message>
        <source>studied alone</source>
        <translation>studio da soli</translation>
    </message>
    <message>
        <source>taught</source>
        <translation>insegnamento</translation>
    </message>
    <message>
        <source>the opponent was at least as strong</source>
        <translation>l’avversario era almeno altrettanto forte</translation>
    </message>
    <message>
        <source>ticked before this was kept</source>
        <translation>spuntata prima che si annotasse</translation>
    </message>
    <message>
        <source>ticked by hand</source>
        <translation>spuntata a mano</translation>
    </message>
    <message>
        <source>training</source>
        <translation>allenamento</translation>
    </message>
    <message>
        <source>{improved} of {rolls} improved, {points} points in all</source>
        <translation>Migliorate: {improved} su {rolls}, punti in tutto: {points}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{skill}: 00 always improves. +{gain}, from {score} to {new}.</source>
        <translation>{skill}: 00 migliora sempre. +{gain}, da {score} a {new}.</translation>
    </message>
    <message>
        <source>{skill}: a year of age, from {score} to {new}.</source>
        <translation>{skill}: un anno in più, da {score} a {new}.</translation>
    </message>
    <message>
        <source>{skill}: the lesson failed, the score stays {score}.</source>
        <translation>{skill}: la lezione è fallita, il punteggio resta {score}.</translation>
    </message>
    <message>
        <source>{skill}: trained, from {score} to {new}.</source>
        <translation>{skill}: allenamento, da {score} a {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll} + {bonus} = {total}, 100 or more. +{gain}, from {score} to {new}.</source>
        <translation>{skill}: {roll} + {bonus} = {total}, 100 o più. +{gain}, da {score} a {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll} + {bonus} = {total}, above {score}. +{gain}, from {score} to {new}.</source>
        <translation>{skill}: {roll} + {bonus} = {total}, sopra {score}. +{gain}, da {score} a {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll} + {bonus} = {total}, not above {score}. No gain.</source>
        <translation>{skill}: {roll} + {bonus} = {total}, non sopra {score}. Nessun guadagno.</translation>
    </message>
    <message>
        <source>{skill}: {roll} improves the skill. The gain die is still to come.</source>
        <translation>{skill}: {roll}, l’abilità migliora. Resta da tirare il dado del guadagno.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, 100 or more. +{gain}, from {score} to {new}.</source>
        <translation>{skill}: {roll}, 100 o più. +{gain}, da {score} a {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, above {limit}. No gain.</source>
        <translation>{skill}: {roll} supera {limit}. Nessun guadagno.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, above {score}. +{gain}, from {score} to {new}.</source>
        <translation>{skill}: {roll}, sopra {score}. +{gain}, da {score} a {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, not above {limit}. +{gain}, from {score} to {new}.</source>
        <translation>{skill}: {roll} non supera {limit}. +{gain}, da {score} a {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, not above {score}. No gain.</source>
        <translation>{skill}: {roll}, non sopra {score}. Nessun guadagno.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, {time}</source>
        <translation>{skill}: {roll}, {time}</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message numerus="yes">
        <source>%n earlier version(s) are kept.</source>
        <translation>
            <numerusform>È conservata %n versione precedente.</numerusform>
            <numerusform>Sono conservate %n versioni precedenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in it cannot be read:</source>
        <translation>
            <numerusform>%n cosa non si può leggere:</numerusform>
            <numerusform>%n cose non si possono leggere:</numerusform>
        </translation>
    </message>
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
        <source>&amp;Don’t save anything</source>
        <translation>&amp;Non salvare nulla</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Ricarica</translation>
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
        <source>&amp;Save all</source>
        <translation>&amp;Salva tutto</translation>
    </message>
    <message>
        <source>Another program has changed this file since it was read.</source>
        <translation>Un altro programma ha modificato questo file da quando è stato letto.</translation>
    </message>
    <message>
        <source>Another running program has this file open: two that save it would undo each other.</source>
        <translation>Un altro programma tiene aperto questo file: salvando in due ci si annulla a vicenda.</translation>
    </message>
    <message>
        <source>Character sheets (*{ending})</source>
        <translation>Fogli del personaggio (*{ending})</translation>
    </message>
    <message>
        <source>Find {file}</source>
        <translation>Trova {file}</translation>
    </message>
    <message>
        <source>From what is here → to what the file holds now:</source>
        <translation>Da ciò che c’è qui → a ciò che contiene il file:</translation>
    </message>
    <message>
        <source>If you replace it, what that program wrote is kept among the earlier versions.</source>
        <translation>Se lo sostituisci, ciò che quel programma ha scritto resta tra le versioni precedenti.</translation>
    </message>
    <message>
        <source>Keep &amp;both…</source>
        <translation>Tieni &amp;entrambi…</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>Tieni il &amp;mio</translation>
    </message>
    <message>
        <source>Look at it read-only, or work on a copy that gets a file of its own.</source>
        <translation>Guardalo in sola lettura, o lavora su una copia che avrà un file suo.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nuovo tavolo</translation>
    </message>
    <message>
        <source>No earlier version is kept.</source>
        <translation>Non è conservata nessuna versione precedente.</translation>
    </message>
    <message>
        <source>Nothing in it can be read.</source>
        <translation>Il contenuto è illeggibile.</translation>
    </message>
    <message>
        <source>Nothing in it can be read. The file stays as it is.</source>
        <translation>Il contenuto è illeggibile. Il file resta com’è.</translation>
    </message>
    <message>
        <source>Nothing that can be seen is lost.</source>
        <translation>Nulla di visibile è perso.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>Apri in sola &amp;lettura</translation>
    </message>
    <message>
        <source>Open a co&amp;py</source>
        <translation>Apri una &amp;copia</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>Open sheets</source>
        <translation>Fogli aperti</translation>
    </message>
    <message>
        <source>Open what can be &amp;read</source>
        <translation>Apri ciò che si &amp;legge</translation>
    </message>
    <message>
        <source>Replace {file}?</source>
        <translation>Sostituire {file}?</translation>
    </message>
    <message>
        <source>Restore an &amp;older version…</source>
        <translation>Ripristina una &amp;versione precedente…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Salva a&amp;ltrove…</translation>
    </message>
    <message>
        <source>Save everything?</source>
        <translation>Salvare tutto?</translation>
    </message>
    <message>
        <source>Save the new table?</source>
        <translation>Salvare il nuovo tavolo?</translation>
    </message>
    <message>
        <source>Save the sheet as</source>
        <translation>Salva il foglio con nome</translation>
    </message>
    <message>
        <source>Save the sheet without a name?</source>
        <translation>Salvare il foglio senza nome?</translation>
    </message>
    <message>
        <source>Save the table as</source>
        <translation>Salva il tavolo con nome</translation>
    </message>
    <message>
        <source>Save the table {name}?</source>
        <translation>Salvare il tavolo {name}?</translation>
    </message>
    <message>
        <source>Save {name}?</source>
        <translation>Salvare {name}?</translation>
    </message>
    <message>
        <source>Sheet without a name</source>
        <translation>Foglio senza nome</translation>
    </message>
    <message>
        <source>Table: {name}</source>
        <translation>Tavolo: {name}</translation>
    </message>
    <message>
        <source>Tables (*{ending})</source>
        <translation>Tavoli (*{ending})</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Non ha funzionato</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>Il file ora non si può leggere.</translation>
    </message>
    <message>
        <source>The file cannot be read now: it was removed, or damaged.</source>
        <translation>Il file ora non si può leggere: è stato rimosso o danneggiato.</translation>
    </message>
    <message>
        <source>The file holds the same as what is here.</source>
        <translation>Il file contiene lo stesso che c’è qui.</translation>
    </message>
    <message>
        <source>There are changes that are not saved. The rolls stay in the roll log either way.</source>
        <translation>Ci sono modifiche non salvate. I tiri restano comunque nel registro.</translation>
    </message>
    <message>
        <source>What can be read opens as a copy; the file stays as it is.</source>
        <translation>Ciò che si legge si apre come copia; il file resta com’è.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} è danneggiato</translation>
    </message>
    <message>
        <source>{file} is open elsewhere</source>
        <translation>{file} è aperto altrove</translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation>{file} è stato modificato da un altro programma</translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>Narrator’s leave</source>
        <translation>permesso del Narratore</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>danno</translation>
    </message>
    <message>
        <source>experience roll</source>
        <translation>tiro di esperienza</translation>
    </message>
    <message>
        <source>healing</source>
        <translation>guarigione</translation>
    </message>
    <message>
        <source>hindrance</source>
        <translation>impedimento</translation>
    </message>
    <message>
        <source>power used</source>
        <translation>potere usato</translation>
    </message>
    <message>
        <source>resistance roll</source>
        <translation>tiro di resistenza</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>tiro</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>spunta</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>ferita</translation>
    </message>
</context>
<context>
    <name>gear</name>
    <message>
        <source>Above it there is no container beside it.</source>
        <translation>Sopra, accanto, non c’è un contenitore.</translation>
    </message>
    <message>
        <source>Add a contact</source>
        <translation>Aggiungi un contatto</translation>
    </message>
    <message>
        <source>Add a line of wealth</source>
        <translation>Aggiungi una riga di ricchezza</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Portato</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contatti</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Ciascuno</translation>
    </message>
    <message>
        <source>Encumbrance in points: 0.5, 2</source>
        <translation>Ingombro in punti: 0,5, 2</translation>
    </message>
    <message>
        <source>Holds things</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>Si trova in</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>No contacts.</source>
        <translation>Nessun contatto.</translation>
    </message>
    <message>
        <source>No wealth written down.</source>
        <translation>Nessuna ricchezza annotata.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Remove this contact</source>
        <translation>Rimuovi questo contatto</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Rimuovi questa riga</translation>
    </message>
    <message>
        <source>Remove this thing</source>
        <translation>Rimuovi questo oggetto</translation>
    </message>
    <message>
        <source>That is the first already.</source>
        <translation>È già il primo.</translation>
    </message>
    <message>
        <source>That is the last already.</source>
        <translation>È già l’ultimo.</translation>
    </message>
    <message>
        <source>That lies in nothing.</source>
        <translation>Non sta dentro niente.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Oggetti</translation>
    </message>
    <message>
        <source>Unnamed thing</source>
        <translation>Oggetto senza nome</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Ricchezza</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Weight of one</source>
        <translation>Peso di uno</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>container</source>
        <translation>contenitore</translation>
    </message>
    <message>
        <source>encumbrance of one</source>
        <translation>ingombro di uno</translation>
    </message>
    <message>
        <source>encumbrance with what is inside</source>
        <translation>ingombro con il contenuto</translation>
    </message>
    <message>
        <source>in {container}</source>
        <translation>in {container}</translation>
    </message>
    <message>
        <source>left behind</source>
        <translation>lasciato</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>quantità</translation>
    </message>
    <message>
        <source>quantity {n}</source>
        <translation>quantità {n}</translation>
    </message>
    <message>
        <source>thing</source>
        <translation>oggetto</translation>
    </message>
    <message>
        <source>weight {weight}</source>
        <translation>peso {weight}</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>che cos’è</translation>
    </message>
    <message>
        <source>where to be found</source>
        <translation>dove si trova</translation>
    </message>
    <message>
        <source>who that is to the character</source>
        <translation>chi è per il personaggio</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
</context>
<context>
    <name>giro</name>
    <message>
        <source>Acting out of turn</source>
        <translation>Agire fuori turno</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Cost in Pa</source>
        <translation>Costo in Pa</translation>
    </message>
    <message>
        <source>Counter-attacking</source>
        <translation>Contrattaccare</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Dichiarata</translation>
    </message>
    <message>
        <source>Iniziativa not tested</source>
        <translation>Iniziativa non provata</translation>
    </message>
    <message>
        <source>Iniziativa of {name}</source>
        <translation>Iniziativa di {name}</translation>
    </message>
    <message>
        <source>Instantaneous</source>
        <translation>Istantanea</translation>
    </message>
    <message>
        <source>Instantaneous actions and paid reactions may be declared.</source>
        <translation>Si possono dichiarare azioni istantanee e reazioni a pagamento.</translation>
    </message>
    <message>
        <source>Instantaneous actions may be declared; reactions once it is tested.</source>
        <translation>Si possono dichiarare azioni istantanee; le reazioni dopo la prova.</translation>
    </message>
    <message>
        <source>It failed: there is nothing to react to.</source>
        <translation>È fallita: non c’è nulla a cui reagire.</translation>
    </message>
    <message>
        <source>Next: another action, or the end of the turn.</source>
        <translation>Poi: un’altra azione, o la fine del turno.</translation>
    </message>
    <message>
        <source>Next: tell its effects, then “Resolved”.</source>
        <translation>Poi: racconta gli effetti, quindi «Risolta».</translation>
    </message>
    <message>
        <source>Next: “Answers…” if the blow at {name} is answered, then “Resolved”.</source>
        <translation>Poi: «Risposte…» se si risponde al colpo contro {name}, quindi «Risolta».</translation>
    </message>
    <message>
        <source>No action is declared.</source>
        <translation>Nessuna azione è dichiarata.</translation>
    </message>
    <message>
        <source>Nothing may be declared any more.</source>
        <translation>Non si può dichiarare più nulla.</translation>
    </message>
    <message>
        <source>Pa Max of {name}</source>
        <translation>Pa Max di {name}</translation>
    </message>
    <message>
        <source>Pa of the {action}</source>
        <translation>Pa: {action}</translation>
    </message>
    <message>
        <source>Pa of those who act together</source>
        <translation>Pa di chi agisce insieme</translation>
    </message>
    <message>
        <source>Pa of {name}</source>
        <translation>Pa di {name}</translation>
    </message>
    <message>
        <source>Paid reactions may be declared; instantaneous actions no more.</source>
        <translation>Si possono dichiarare reazioni a pagamento; azioni istantanee non più.</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Risolta</translation>
    </message>
    <message>
        <source>Stepping in, out of turn</source>
        <translation>Interporsi, fuori turno</translation>
    </message>
    <message>
        <source>Synchronising</source>
        <translation>Sincronizzare</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Provata</translation>
    </message>
    <message>
        <source>The action itself</source>
        <translation>L’azione stessa</translation>
    </message>
    <message>
        <source>To catch up</source>
        <translation>Per raggiungere</translation>
    </message>
    <message>
        <source>To catch up with {name}: from {own} to {other}</source>
        <translation>Per raggiungere {name}: da {own} a {other}</translation>
    </message>
    <message>
        <source>Without the action itself</source>
        <translation>Senza l’azione stessa</translation>
    </message>
    <message>
        <source>action</source>
        <translation>azione</translation>
    </message>
    <message>
        <source>acts in the same instant</source>
        <translation>agisce nello stesso istante</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>cannot pay: {price}</source>
        <translation>non può pagare: {price}</translation>
    </message>
    <message>
        <source>change of a person</source>
        <translation>modifica di una persona</translation>
    </message>
    <message>
        <source>change of {name}</source>
        <translation>modifica di {name}</translation>
    </message>
    <message>
        <source>contemporaneous action</source>
        <translation>azione contemporanea</translation>
    </message>
    <message>
        <source>correction of the Pa of {name}</source>
        <translation>correzione dei Pa di {name}</translation>
    </message>
    <message>
        <source>counter of a person</source>
        <translation>contatore di una persona</translation>
    </message>
    <message>
        <source>counter-attack</source>
        <translation>contrattacco</translation>
    </message>
    <message>
        <source>counter-attacks</source>
        <translation>contrattacca</translation>
    </message>
    <message>
        <source>counter-attacks with {name}</source>
        <translation>contrattacca con {name}</translation>
    </message>
    <message>
        <source>damage at the table</source>
        <translation>danno al tavolo</translation>
    </message>
    <message>
        <source>declaration of an action</source>
        <translation>dichiarazione di un’azione</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>difesa</translation>
    </message>
    <message>
        <source>dodges or parries</source>
        <translation>schiva o para</translation>
    </message>
    <message>
        <source>emptying of the Giro</source>
        <translation>svuotamento del Giro</translation>
    </message>
    <message>
        <source>end of the Giro</source>
        <translation>fine del Giro</translation>
    </message>
    <message>
        <source>end of the Giro, Iniziativa anew</source>
        <translation>fine del Giro, nuova Iniziativa</translation>
    </message>
    <message>
        <source>end of the action</source>
        <translation>fine dell’azione</translation>
    </message>
    <message>
        <source>group of {name}</source>
        <translation>gruppo di {name}</translation>
    </message>
    <message>
        <source>group {number}</source>
        <translation>gruppo {number}</translation>
    </message>
    <message>
        <source>helps {name}</source>
        <translation>aiuta {name}</translation>
    </message>
    <message>
        <source>instantaneous action</source>
        <translation>azione istantanea</translation>
    </message>
    <message>
        <source>instantaneous action declared</source>
        <translation>azione istantanea dichiarata</translation>
    </message>
    <message>
        <source>instantaneous action of {name}</source>
        <translation>azione istantanea di {name}</translation>
    </message>
    <message>
        <source>interposition</source>
        <translation>interposizione</translation>
    </message>
    <message>
        <source>joining the Giro</source>
        <translation>ingresso nel Giro</translation>
    </message>
    <message>
        <source>leaving the Giro</source>
        <translation>uscita dal Giro</translation>
    </message>
    <message>
        <source>margin of the action</source>
        <translation>margine dell’azione</translation>
    </message>
    <message>
        <source>may act in the same instant</source>
        <translation>può agire nello stesso istante</translation>
    </message>
    <message>
        <source>may counter-attack</source>
        <translation>può contrattaccare</translation>
    </message>
    <message>
        <source>may counter-attack with {name}</source>
        <translation>può contrattaccare con {name}</translation>
    </message>
    <message>
        <source>may dodge or parry</source>
        <translation>può schivare o parare</translation>
    </message>
    <message>
        <source>may parry with {name}</source>
        <translation>può parare con {name}</translation>
    </message>
    <message>
        <source>may step in for {name}</source>
        <translation>può interporsi per {name}</translation>
    </message>
    <message>
        <source>may synchronise with {name}</source>
        <translation>può sincronizzare con {name}</translation>
    </message>
    <message>
        <source>name of a group</source>
        <translation>nome di un gruppo</translation>
    </message>
    <message>
        <source>name of {name}</source>
        <translation>nome di {name}</translation>
    </message>
    <message>
        <source>new group</source>
        <translation>nuovo gruppo</translation>
    </message>
    <message>
        <source>new round</source>
        <translation>nuovo round</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>turno successivo</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>senza gruppo</translation>
    </message>
    <message>
        <source>no group: alone against all</source>
        <translation>senza gruppo: da solo contro tutti</translation>
    </message>
    <message>
        <source>no link now</source>
        <translation>nessun legame ora</translation>
    </message>
    <message>
        <source>no link yet</source>
        <translation>ancora nessun legame</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>once the action is tested</source>
        <translation>dopo la prova dell’azione</translation>
    </message>
    <message>
        <source>order by Iniziativa</source>
        <translation>ordine di Iniziativa</translation>
    </message>
    <message>
        <source>own defence</source>
        <translation>difesa propria</translation>
    </message>
    <message>
        <source>paid {n} Pa</source>
        <translation>pagato: {n} Pa</translation>
    </message>
    <message>
        <source>parries with {name}</source>
        <translation>para con {name}</translation>
    </message>
    <message>
        <source>penalty of a person</source>
        <translation>penalità di una persona</translation>
    </message>
    <message>
        <source>place of {name}</source>
        <translation>posto di {name}</translation>
    </message>
    <message>
        <source>placed by hand</source>
        <translation>messo a mano</translation>
    </message>
    <message>
        <source>readings of the rules</source>
        <translation>letture delle regole</translation>
    </message>
    <message>
        <source>removal of a group</source>
        <translation>rimozione di un gruppo</translation>
    </message>
    <message>
        <source>several changes</source>
        <translation>più modifiche</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>qualcuno</translation>
    </message>
    <message>
        <source>steps in for {name}</source>
        <translation>si interpone per {name}</translation>
    </message>
    <message>
        <source>synchronise</source>
        <translation>sincronizza</translation>
    </message>
    <message>
        <source>synchronised counter-attack</source>
        <translation>contrattacco sincronizzato</translation>
    </message>
    <message>
        <source>synchronised defence</source>
        <translation>difesa sincronizzata</translation>
    </message>
    <message>
        <source>synchronises with {name}</source>
        <translation>sincronizza con {name}</translation>
    </message>
    <message>
        <source>test of Iniziativa</source>
        <translation>prova di Iniziativa</translation>
    </message>
    <message>
        <source>the action failed</source>
        <translation>l’azione è fallita</translation>
    </message>
    <message>
        <source>the open sheet says otherwise</source>
        <translation>il foglio aperto dice altro</translation>
    </message>
    <message>
        <source>too late now</source>
        <translation>troppo tardi ora</translation>
    </message>
    <message>
        <source>turn of {name}</source>
        <translation>turno di {name}</translation>
    </message>
    <message>
        <source>{action} at {name}</source>
        <translation>{action} contro {name}</translation>
    </message>
    <message>
        <source>{left} of {most} Pa</source>
        <translation>{left} Pa su {most}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} e {last}</translation>
    </message>
    <message>
        <source>{names} between</source>
        <translation>{names} in mezzo</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} o {last}</translation>
    </message>
    <message>
        <source>{name} as on the sheet</source>
        <translation>{name} come sul foglio</translation>
    </message>
    <message>
        <source>{n} Pa left</source>
        <translation>Pa rimasti: {n}</translation>
    </message>
    <message>
        <source>{sum} Pa + {action}</source>
        <translation>{sum} Pa + {action}</translation>
    </message>
</context>
<context>
    <name>gm</name>
    <message numerus="yes">
        <source>%n comparison(s) for the game master to decide.</source>
        <translation>
            <numerusform>%n confronto da decidere per il Narratore.</numerusform>
            <numerusform>%n confronti da decidere per il Narratore.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>Vince A</translation>
    </message>
    <message>
        <source>All succeed</source>
        <translation>Riescono tutti</translation>
    </message>
    <message>
        <source>Another person begins at “{old}”: paste that part by itself.</source>
        <translation>Un’altra persona comincia da «{old}»: incolla quella parte da sola.</translation>
    </message>
    <message>
        <source>At equal level nobody wins.</source>
        <translation>A parità di grado non prevale nessuno.</translation>
    </message>
    <message>
        <source>At equal level the defender wins.</source>
        <translation>A parità di grado prevale la difesa.</translation>
    </message>
    <message>
        <source>At equal level the higher roll wins.</source>
        <translation>A parità di grado prevale il tiro più alto.</translation>
    </message>
    <message>
        <source>At equal level the higher score wins.</source>
        <translation>A parità di grado prevale il punteggio più alto.</translation>
    </message>
    <message>
        <source>At least one beats A</source>
        <translation>Almeno uno batte A</translation>
    </message>
    <message>
        <source>At least one succeeds</source>
        <translation>Riesce almeno uno</translation>
    </message>
    <message>
        <source>At least one wins</source>
        <translation>Prevale almeno uno</translation>
    </message>
    <message>
        <source>B wins</source>
        <translation>Vince B</translation>
    </message>
    <message>
        <source>Both fail: the game master decides.</source>
        <translation>Falliscono entrambi: decide il Narratore.</translation>
    </message>
    <message>
        <source>Build is not used here.</source>
        <translation>Il valore «Build» qui non serve.</translation>
    </message>
    <message>
        <source>Characteristics were divided by five.</source>
        <translation>Le caratteristiche sono state divise per cinque.</translation>
    </message>
    <message>
        <source>Damage bonus {old} in the text, {new} by the rules.</source>
        <translation>Bonus al danno {old} nel testo, {new} per le regole.</translation>
    </message>
    <message>
        <source>Doubtful number: {what} {old}.</source>
        <translation>Numero dubbio: {what} {old}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>Draw: the game master decides.</source>
        <translation>Parità: decide il Narratore.</translation>
    </message>
    <message>
        <source>Each is compared with the one roll.</source>
        <translation>Ciascuno è confrontato con l’unico tiro.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>For the tick the roll itself counts: {level}.</source>
        <translation>Per la spunta conta il tiro in sé: {level}.</translation>
    </message>
    <message>
        <source>Gets away.</source>
        <translation>Se la cava.</translation>
    </message>
    <message>
        <source>Half and fifth values are worked out, not kept.</source>
        <translation>Metà e quinti si calcolano, non si tengono.</translation>
    </message>
    <message>
        <source>Has nothing of the kind.</source>
        <translation>Non ha questo punteggio.</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Tiro nascosto fatto.</translation>
    </message>
    <message>
        <source>Hit points {old} in the text, {new} by the rules.</source>
        <translation>Punti ferita {old} nel testo, {new} per le regole.</translation>
    </message>
    <message>
        <source>Is beaten.</source>
        <translation>È sconfitto.</translation>
    </message>
    <message>
        <source>Is the scale of the characteristics right?</source>
        <translation>La scala delle caratteristiche è giusta?</translation>
    </message>
    <message>
        <source>Links, pictures and scripts in the text were left out.</source>
        <translation>I collegamenti, le immagini e gli script del testo sono stati tralasciati.</translation>
    </message>
    <message>
        <source>Lowest Luck</source>
        <translation>Fortuna più bassa</translation>
    </message>
    <message>
        <source>Luck comes from {pow}, which nobody here has.</source>
        <translation>La Fortuna viene da {pow}, che qui nessuno ha.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Nobody beats A</source>
        <translation>Nessuno batte A</translation>
    </message>
    <message>
        <source>Nobody beats {name}.</source>
        <translation>Nessuno batte {name}.</translation>
    </message>
    <message>
        <source>Nobody can roll that.</source>
        <translation>Nessuno può tirarlo.</translation>
    </message>
    <message>
        <source>Nobody prevails.</source>
        <translation>Non prevale nessuno.</translation>
    </message>
    <message>
        <source>Nobody succeeds</source>
        <translation>Non riesce nessuno</translation>
    </message>
    <message>
        <source>Nobody takes part.</source>
        <translation>Nessuno partecipa.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Non prevale nessuno</translation>
    </message>
    <message>
        <source>Not rolled yet: {what} {old}.</source>
        <translation>Non ancora tirato: {what} {old}.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>One against many</source>
        <translation>Uno contro molti</translation>
    </message>
    <message>
        <source>Only {winner} succeeds.</source>
        <translation>Riesce solo {winner}.</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>Power points {old} in the text, {new} by the rules.</source>
        <translation>Punti potere {old} nel testo, {new} per le regole.</translation>
    </message>
    <message>
        <source>Same level, and nobody defends.</source>
        <translation>Stesso grado, e nessuno difende.</translation>
    </message>
    <message>
        <source>Same level, same roll.</source>
        <translation>Stesso grado, stesso tiro.</translation>
    </message>
    <message>
        <source>Same level, same score.</source>
        <translation>Stesso grado, stesso punteggio.</translation>
    </message>
    <message>
        <source>Same level: the higher roll wins, {x} against {y}.</source>
        <translation>Stesso grado: prevale il tiro più alto, {x} contro {y}.</translation>
    </message>
    <message>
        <source>Same level: the higher score wins, {x} against {y}.</source>
        <translation>Stesso grado: prevale il punteggio più alto, {x} contro {y}.</translation>
    </message>
    <message>
        <source>Same level: they cancel, neither reaches the goal.</source>
        <translation>Stesso grado: si annullano, nessuno raggiunge lo scopo.</translation>
    </message>
    <message>
        <source>Same level: {winner} defends and holds.</source>
        <translation>Stesso grado: {winner} difende e regge.</translation>
    </message>
    <message>
        <source>Several people: {old}.</source>
        <translation>Più persone: {old}.</translation>
    </message>
    <message>
        <source>The best</source>
        <translation>Il migliore</translation>
    </message>
    <message>
        <source>The damage bonus cannot be read: {old}.</source>
        <translation>Bonus al danno illeggibile: {old}.</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>Il più debole</translation>
    </message>
    <message>
        <source>The table of hit locations was left out.</source>
        <translation>La tabella delle locazioni è stata lasciata fuori.</translation>
    </message>
    <message>
        <source>The text is too long: its end was left out.</source>
        <translation>Testo troppo lungo: la fine è stata lasciata fuori.</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Spunte</translation>
    </message>
    <message>
        <source>Two specials cancel.</source>
        <translation>Due speciali si annullano.</translation>
    </message>
    <message>
        <source>Victory over {name}: {names}.</source>
        <translation>Vittoria contro {name}: {names}.</translation>
    </message>
    <message>
        <source>Wins.</source>
        <translation>Prevale.</translation>
    </message>
    <message>
        <source>adding to the table</source>
        <translation>aggiunta al tavolo</translation>
    </message>
    <message>
        <source>change at the table</source>
        <translation>modifica al tavolo</translation>
    </message>
    <message>
        <source>change of a person</source>
        <translation>modifica di una persona</translation>
    </message>
    <message>
        <source>choice of columns</source>
        <translation>scelta delle colonne</translation>
    </message>
    <message>
        <source>consequence of a fight</source>
        <translation>conseguenza di un combattimento</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>did not roll</source>
        <translation>non ha tirato</translation>
    </message>
    <message>
        <source>end of a hindrance</source>
        <translation>fine di un impedimento</translation>
    </message>
    <message>
        <source>kept in the table</source>
        <translation>tenuto nel tavolo</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>lasciato fuori</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation>nome del tavolo</translation>
    </message>
    <message>
        <source>of these cancelled</source>
        <translation>di cui annullati</translation>
    </message>
    <message>
        <source>open</source>
        <translation>da decidere</translation>
    </message>
    <message>
        <source>order of the table</source>
        <translation>ordine del tavolo</translation>
    </message>
    <message>
        <source>place of a sheet</source>
        <translation>posizione di un foglio</translation>
    </message>
    <message>
        <source>points at the table</source>
        <translation>punti al tavolo</translation>
    </message>
    <message>
        <source>return to an earlier version</source>
        <translation>ritorno a una versione precedente</translation>
    </message>
    <message>
        <source>rules of the table</source>
        <translation>regole del tavolo</translation>
    </message>
    <message>
        <source>sheet changed on disk: reload it</source>
        <translation>foglio modificato sul disco: da ricaricare</translation>
    </message>
    <message>
        <source>sheet damaged: it cannot be read</source>
        <translation>foglio danneggiato: illeggibile</translation>
    </message>
    <message>
        <source>sheet in order</source>
        <translation>foglio in ordine</translation>
    </message>
    <message>
        <source>sheet missing: moved, renamed or deleted</source>
        <translation>foglio mancante: spostato, rinominato o eliminato</translation>
    </message>
    <message>
        <source>sheet not read yet</source>
        <translation>foglio non ancora letto</translation>
    </message>
    <message>
        <source>sheet of a newer version: read only</source>
        <translation>foglio di una versione più recente: sola lettura</translation>
    </message>
    <message>
        <source>takes part</source>
        <translation>partecipa</translation>
    </message>
    <message>
        <source>taking off the table</source>
        <translation>rimozione dal tavolo</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vince</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} contro {b}</translation>
    </message>
    <message>
        <source>{a} against {n}</source>
        <translation>{a} contro {n}</translation>
    </message>
    <message>
        <source>{characteristic} is not known.</source>
        <translation>{characteristic}: valore sconosciuto.</translation>
    </message>
    <message>
        <source>{loser}’s {raw_loser} lowers {winner}’s {raw_winner} to a {level}.</source>
        <translation>Il {raw_loser} di {loser} riduce il {raw_winner} di {winner} a {level}.</translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} e altri {n}</translation>
    </message>
    <message>
        <source>{name} fails</source>
        <translation>{name} fallisce</translation>
    </message>
    <message>
        <source>{name} succeeds</source>
        <translation>{name} riesce</translation>
    </message>
    <message>
        <source>{name} wins: {level}.</source>
        <translation>{name} prevale: {level}.</translation>
    </message>
    <message>
        <source>{name}, {skill} {chance}: {roll}, {level}</source>
        <translation>{name}, {skill} {chance}: {roll}, {level}</translation>
    </message>
    <message>
        <source>{name}, {skill} {chance}: {roll}, {level}. {note}</source>
        <translation>{name}, {skill} {chance}: {roll}, {level}. {note}</translation>
    </message>
    <message>
        <source>{n} of {all} succeed</source>
        <translation>Successi: {n} su {all}</translation>
    </message>
    <message>
        <source>{raw} against {raw}: they cancel, both fail.</source>
        <translation>{raw} contro {raw}: si annullano, falliscono entrambi.</translation>
    </message>
    <message>
        <source>{skill}: {reason}</source>
        <translation>{skill}: {reason}</translation>
    </message>
    <message>
        <source>{what}: {chance}</source>
        <translation>{what}: {chance}</translation>
    </message>
    <message>
        <source>{what}: {old} was rounded to {new}.</source>
        <translation>{what}: {old} è stato arrotondato a {new}.</translation>
    </message>
</context>
<context>
    <name>hindrance</name>
    <message numerus="yes">
        <source>%n hit point(s) lost</source>
        <translation>
            <numerusform>%n punto ferita perso</numerusform>
            <numerusform>%n punti ferita persi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) from the next one on</source>
        <translation>
            <numerusform>%n round a partire dal prossimo</numerusform>
            <numerusform>%n round a partire dal prossimo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left with this one</source>
        <translation>
            <numerusform>ancora %n round, questo compreso</numerusform>
            <numerusform>ancora %n round, questo compreso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>ancora %n turno</numerusform>
            <numerusform>ancora %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>Bleeding stopped</source>
        <translation>Sanguinamento fermato</translation>
    </message>
    <message>
        <source>Bleeds a round</source>
        <translation>Sanguina un round</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>Mended</source>
        <translation>Riparata</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Finito</translation>
    </message>
    <message>
        <source>Picked up</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Pull it out</source>
        <translation>Estrarla</translation>
    </message>
    <message>
        <source>Pulled out</source>
        <translation>Estratta</translation>
    </message>
    <message>
        <source>STR against {number} pulls the weapon out</source>
        <translation>FOR contro {number} per estrarre l’arma</translation>
    </message>
    <message>
        <source>Stands up</source>
        <translation>Si rialza</translation>
    </message>
    <message>
        <source>a difficult roll pulls it out</source>
        <translation>un tiro difficile per estrarla</translation>
    </message>
    <message>
        <source>an agility roll or STR against STR sets free</source>
        <translation>un tiro di Agilità o FOR contro FOR per liberarsi</translation>
    </message>
    <message>
        <source>an agility roll or STR against {number} sets free</source>
        <translation>un tiro di Agilità o FOR contro {number} per liberarsi</translation>
    </message>
    <message>
        <source>attacks and defends at difficult; easy to hit hand to hand</source>
        <translation>attacca e si difende a Difficile; facile da colpire in mischia</translation>
    </message>
    <message>
        <source>bleeding</source>
        <translation>sanguina</translation>
    </message>
    <message>
        <source>held fast</source>
        <translation>immobilizzato</translation>
    </message>
    <message>
        <source>impaled</source>
        <translation>impalato</translation>
    </message>
    <message>
        <source>loses an attack</source>
        <translation>perde un attacco</translation>
    </message>
    <message>
        <source>loses rounds</source>
        <translation>perde dei round</translation>
    </message>
    <message>
        <source>neither acts nor defends</source>
        <translation>non agisce né si difende</translation>
    </message>
    <message>
        <source>no attack; defends only after an Idea roll; easy to hit</source>
        <translation>nessun attacco; si difende solo dopo un tiro di Idea; facile da colpire</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>a terra</translation>
    </message>
    <message>
        <source>one hit point each round</source>
        <translation>un punto ferita a round</translation>
    </message>
    <message>
        <source>sees badly</source>
        <translation>vede male</translation>
    </message>
    <message>
        <source>sprained ankle</source>
        <translation>caviglia slogata</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>stordito</translation>
    </message>
    <message>
        <source>the next attack or action is lost</source>
        <translation>il prossimo attacco o la prossima azione sono persi</translation>
    </message>
    <message>
        <source>weapon broken</source>
        <translation>arma rotta</translation>
    </message>
    <message>
        <source>weapon damaged</source>
        <translation>arma danneggiata</translation>
    </message>
    <message>
        <source>weapon dropped</source>
        <translation>arma caduta</translation>
    </message>
    <message>
        <source>weapon stuck</source>
        <translation>arma incastrata</translation>
    </message>
    <message>
        <source>{characteristic} against {number}</source>
        <translation>{characteristic} contro {number}</translation>
    </message>
    <message>
        <source>{number} m away</source>
        <translation>a {number} m</translation>
    </message>
    <message>
        <source>{number}% to whatever needs the eyes</source>
        <translation>{number}% a tutto ciò che richiede gli occhi</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modifica</numerusform>
            <numerusform>%n modifiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n punteggio</numerusform>
            <numerusform>%n punteggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s)</source>
        <translation>
            <numerusform>%n abilità</numerusform>
            <numerusform>%n abilità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to decide</source>
        <translation>
            <numerusform>%n da decidere</numerusform>
            <numerusform>%n da decidere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n arma</numerusform>
            <numerusform>%n armi</numerusform>
        </translation>
    </message>
    <message>
        <source>A line of the table of hit locations was left out: {what}.</source>
        <translation>Una riga della tabella delle locazioni è stata tralasciata: {what}.</translation>
    </message>
    <message>
        <source>Adventure</source>
        <translation>Avventura</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Età</translation>
    </message>
    <message>
        <source>Another person begins at “{raw}”: import that part by itself.</source>
        <translation>Un’altra persona comincia da «{raw}»: importa quella parte da sola.</translation>
    </message>
    <message>
        <source>Are these characteristics five times ours, to be divided by five, or 3 to 18?</source>
        <translation>Queste caratteristiche valgono cinque volte le nostre, da dividere per cinque, o da 3 a 18?</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>Birthplace</source>
        <translation>Luogo di nascita</translation>
    </message>
    <message>
        <source>Build has no place in these rules.</source>
        <translation>Il valore «Build» non ha posto in queste regole.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contatto</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Contatore</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Cultura</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Damage bonus</source>
        <translation>Bonus al danno</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Dhole’s House</source>
        <translation>Dhole’s House</translation>
    </message>
    <message>
        <source>Distinctive features</source>
        <translation>Segni particolari</translation>
    </message>
    <message>
        <source>Divide by five</source>
        <translation>Dividi per cinque</translation>
    </message>
    <message>
        <source>Encumbrance</source>
        <translation>Ingombro</translation>
    </message>
    <message>
        <source>Fatigue points</source>
        <translation>Punti fatica</translation>
    </message>
    <message>
        <source>Foundry, system “CoC7”</source>
        <translation>Foundry, sistema «CoC7»</translation>
    </message>
    <message>
        <source>Foundry, system “brp”</source>
        <translation>Foundry, sistema «brp»</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>Genere</translation>
    </message>
    <message>
        <source>Half and fifth values are worked out, not taken.</source>
        <translation>Metà e quinti sono calcolati, non ripresi.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altezza</translation>
    </message>
    <message>
        <source>Highest hit points</source>
        <translation>Punti ferita al massimo</translation>
    </message>
    <message>
        <source>Highest power points</source>
        <translation>Punti potere al massimo</translation>
    </message>
    <message>
        <source>Hit location</source>
        <translation>Locazione</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Tieni entrambe</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation>Ferita grave</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>No place on the sheet</source>
        <translation>Senza posto sul foglio</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Occupation</source>
        <translation>Occupazione</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Personalità</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Please decide</source>
        <translation>Da decidere</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Ritratto</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potere</translation>
    </message>
    <message>
        <source>Power points</source>
        <translation>Punti potere</translation>
    </message>
    <message>
        <source>Power store</source>
        <translation>Riserva di potere</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Professione</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religione</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Roll20 (VTTES)</source>
        <translation>Roll20 (VTTES)</translation>
    </message>
    <message>
        <source>Sanity</source>
        <translation>Sanità mentale</translation>
    </message>
    <message>
        <source>Sanity loss</source>
        <translation>Perdita di sanità mentale</translation>
    </message>
    <message>
        <source>Several figures for hit points, several people: {new}.</source>
        <translation>Più cifre per i punti ferita, più persone: {new}.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Specie</translation>
    </message>
    <message>
        <source>Take as they are</source>
        <translation>Prendile come sono</translation>
    </message>
    <message>
        <source>The characteristics of this format are five times ours: divide them by five?</source>
        <translation>Le caratteristiche di questo formato valgono cinque volte le nostre: dividerle per cinque?</translation>
    </message>
    <message>
        <source>The damage bonus cannot be read: {raw}.</source>
        <translation>Il bonus al danno non si legge: {raw}.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written: read as {new}.</source>
        <translation>Il file non dice come sono codificate le lettere: letto come {new}.</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>La prima</translation>
    </message>
    <message>
        <source>The picture is too large or of a kind that no sheet holds; kept.</source>
        <translation>L’immagine è troppo grande o di un tipo che un foglio non contiene; conservata.</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>La seconda</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Spunta</translation>
    </message>
    <message>
        <source>Tick of POW</source>
        <translation>Spunta di POT</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Capito</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Ricchezza</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Ferita</translation>
    </message>
    <message>
        <source>filled form</source>
        <translation>modulo compilato</translation>
    </message>
    <message>
        <source>stat block</source>
        <translation>blocco di statistiche</translation>
    </message>
    <message>
        <source>{field} {old}, divided by five: {new}.</source>
        <translation>{field} {old}, diviso per cinque: {new}.</translation>
    </message>
    <message>
        <source>{field}: {old} in the file, {new} by the rules.</source>
        <translation>{field}: {old} nel file, {new} secondo le regole.</translation>
    </message>
    <message numerus="yes">
        <source>{file} holds %n people: name a folder with -o.</source>
        <translation>
            <numerusform>{file} contiene %n persona: indica una cartella con -o.</numerusform>
            <numerusform>{file} contiene %n persone: indica una cartella con -o.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is not overwritten by what is left of it: name another.</source>
        <translation>{file} non viene sostituito da ciò che ne resta: indica un altro nome.</translation>
    </message>
    <message>
        <source>{file} is the name of one sheet, and there are several files: name a folder with -o.</source>
        <translation>{file} è il nome di un solo foglio, e i file sono diversi: indica una cartella con -o.</translation>
    </message>
    <message>
        <source>{file}: the copy needs a name that ends in {ending}.</source>
        <translation>{file}: alla copia serve un nome che finisca in {ending}.</translation>
    </message>
    <message>
        <source>{heading}: {sentence}</source>
        <translation>{heading}: {sentence}</translation>
    </message>
    <message>
        <source>{place}: a picture that is not in the file is never fetched ({raw}).</source>
        <translation>{place}: un’immagine che non è nel file non viene mai scaricata ({raw}).</translation>
    </message>
    <message>
        <source>{place}: an effect that passes ({raw}) is not added, but kept.</source>
        <translation>{place}: un effetto passeggero ({raw}) non viene aggiunto, ma conservato.</translation>
    </message>
    <message>
        <source>{place}: an empty row.</source>
        <translation>{place}: una riga vuota.</translation>
    </message>
    <message>
        <source>{place}: no place on the sheet, kept beside it ({raw}).</source>
        <translation>{place}: non trova posto sul foglio, conservato a parte ({raw}).</translation>
    </message>
    <message>
        <source>{place}: nothing in it.</source>
        <translation>{place}: vuoto.</translation>
    </message>
    <message>
        <source>{place}: of use to the other program only, kept beside the sheet.</source>
        <translation>{place}: utile solo all’altro programma, conservato a parte.</translation>
    </message>
    <message>
        <source>{place}: only for making a character, kept beside the sheet.</source>
        <translation>{place}: serve solo alla creazione, conservato a parte.</translation>
    </message>
    <message>
        <source>{place}: only how the other program shows it, kept beside the sheet.</source>
        <translation>{place}: solo come lo mostra l’altro programma, conservato a parte.</translation>
    </message>
    <message>
        <source>{place}: worked out by the rules, not taken ({raw}).</source>
        <translation>{place}: calcolato dalle regole, non ripreso ({raw}).</translation>
    </message>
    <message>
        <source>{subject}: blank in the file.</source>
        <translation>{subject}: vuoto nel file.</translation>
    </message>
    <message>
        <source>{subject}: links, pictures and scripts are left out of the text; it is kept beside the sheet.</source>
        <translation>{subject}: collegamenti, immagini e script sono tolti dal testo, conservato com’è accanto al foglio.</translation>
    </message>
    <message>
        <source>{subject}: no room left on the sheet; kept beside it.</source>
        <translation>{subject}: non c’è più posto sul foglio; conservato a parte.</translation>
    </message>
    <message>
        <source>{subject}: not rolled yet ({raw}).</source>
        <translation>{subject}: non ancora tirato ({raw}).</translation>
    </message>
    <message>
        <source>{subject}: too long; the whole of it is kept beside the sheet.</source>
        <translation>{subject}: troppo lungo; il testo intero è conservato a parte.</translation>
    </message>
    <message>
        <source>{subject}: {old} was rounded to {new}.</source>
        <translation>{subject}: {old} è stato arrotondato a {new}.</translation>
    </message>
    <message>
        <source>{subject}: {raw} is no value; kept beside the sheet.</source>
        <translation>{subject}: {raw} non è un valore; conservato a parte.</translation>
    </message>
    <message>
        <source>{subject}: {value}</source>
        <translation>{subject}: {value}</translation>
    </message>
    <message>
        <source>{subject}: “{raw}” is not sure to be a number.</source>
        <translation>{subject}: «{raw}» forse non è un numero.</translation>
    </message>
    <message>
        <source>{what} stands there twice: which one counts?</source>
        <translation>{what} c’è due volte: quale conta?</translation>
    </message>
    <message>
        <source>{what} stands there twice: {old} and {new}.</source>
        <translation>{what} c’è due volte: {old} e {new}.</translation>
    </message>
    <message>
        <source>{what}: a kind nobody knows here, kept beside the sheet.</source>
        <translation>{what}: di un tipo sconosciuto qui, conservato a parte.</translation>
    </message>
    <message>
        <source>{what}: a macro is never run; kept beside the sheet.</source>
        <translation>{what}: una macro non viene mai eseguita; conservata a parte.</translation>
    </message>
    <message>
        <source>{what}: damage {old} by range without distances; those of the weapon tables were put in, {new} m.</source>
        <translation>{what}: danno {old} secondo la gittata, senza distanze; sono state riprese quelle delle tabelle delle armi, {new} m.</translation>
    </message>
    <message>
        <source>{what}: damage {raw} by range, but over which distances? {new} counts, the rest is in its note.</source>
        <translation>{what}: danno {raw} secondo la gittata, ma a quali distanze? Vale {new}, il resto è nella sua nota.</translation>
    </message>
    <message>
        <source>{what}: its skill “{raw}” is not known; its own {new}% is used.</source>
        <translation>{what}: la sua abilità «{raw}» non è nota; vale il suo {new}%.</translation>
    </message>
    <message>
        <source>{what}: its skill “{raw}” is not on this character.</source>
        <translation>{what}: la sua abilità «{raw}» manca a questo personaggio.</translation>
    </message>
    <message>
        <source>{what}: its speciality is not chosen.</source>
        <translation>{what}: la sua specialità non è scelta.</translation>
    </message>
    <message>
        <source>{what}: no hit location of ours; its armour is there, but not worn.</source>
        <translation>{what}: locazione sconosciuta; la sua armatura c’è, ma non è indossata.</translation>
    </message>
    <message>
        <source>{what}: no skill, its speciality is not chosen; kept.</source>
        <translation>{what}: nessuna abilità, la specialità non è scelta; conservato.</translation>
    </message>
    <message>
        <source>{what}: points of “{old}” ({raw}) are counted as “{new}”.</source>
        <translation>{what}: i punti di «{old}» ({raw}) sono contati sotto «{new}».</translation>
    </message>
    <message>
        <source>{what}: the tick was dropped, this skill does not learn by use.</source>
        <translation>{what}: la spunta è stata tolta, questa abilità non migliora con l’uso.</translation>
    </message>
    <message>
        <source>{what}: {place} {raw} does not count for a person of this kind; kept.</source>
        <translation>{what}: {place} {raw} non conta per un personaggio di questo tipo; conservato.</translation>
    </message>
    <message>
        <source>“{old}” counts as “{new}”.</source>
        <translation>«{old}» vale come «{new}».</translation>
    </message>
    <message>
        <source>“{what}” is said twice; the first does not count: {raw}.</source>
        <translation>«{what}» è detto due volte; il primo non conta: {raw}.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>A capital letter is typed with this key. Add Ctrl, or leave Shift out.</source>
        <translation>Questo tasto scrive una maiuscola. Aggiungi Ctrl, o togli Shift.</translation>
    </message>
    <message>
        <source>Alt with a letter or sign opens the menus.</source>
        <translation>Alt con una lettera o un segno apre i menu.</translation>
    </message>
    <message>
        <source>Attack of somebody without a sheet</source>
        <translation>Attacco di chi non ha un foglio</translation>
    </message>
    <message>
        <source>Chosen people to side A, with Shift added</source>
        <translation>Persone scelte sul lato A, aggiunte con Shift</translation>
    </message>
    <message>
        <source>Chosen people to side B, with Shift added</source>
        <translation>Persone scelte sul lato B, aggiunte con Shift</translation>
    </message>
    <message>
        <source>Ctrl and Alt together write signs on many keyboards.</source>
        <translation>Ctrl e Alt insieme scrivono segni su molte tastiere.</translation>
    </message>
    <message>
        <source>Enter takes a value and rolls a row; it cannot mean anything else.</source>
        <translation>Invio conferma un valore e tira una riga; non può fare altro.</translation>
    </message>
    <message>
        <source>Esc closes and restores everywhere; it cannot mean anything else.</source>
        <translation>Esc chiude e ripristina ovunque; non può fare altro.</translation>
    </message>
    <message>
        <source>Fields to type in need this key themselves.</source>
        <translation>I campi di testo hanno bisogno di questo tasto.</translation>
    </message>
    <message>
        <source>Filter the skills by name</source>
        <translation>Filtra le abilità per nome</translation>
    </message>
    <message>
        <source>Parry with the weapon</source>
        <translation>Para con l’arma</translation>
    </message>
    <message>
        <source>Pay what the power costs</source>
        <translation>Paga il costo del potere</translation>
    </message>
    <message>
        <source>Pin the skill at the top, or no longer</source>
        <translation>Fissa l’abilità in alto, o non più</translation>
    </message>
    <message>
        <source>Put the armour on or off</source>
        <translation>Indossa o togli l’armatura</translation>
    </message>
    <message>
        <source>Reload the weapon</source>
        <translation>Ricarica l’arma</translation>
    </message>
    <message>
        <source>Roll what the page shows</source>
        <translation>Tira ciò che mostra la pagina</translation>
    </message>
    <message>
        <source>Sheet and window</source>
        <translation>Foglio e finestra</translation>
    </message>
    <message>
        <source>Tab goes to the next field everywhere; it cannot mean anything else.</source>
        <translation>Tab passa ovunque al campo successivo; non può fare altro.</translation>
    </message>
    <message>
        <source>The settings name no key that “{name}” can have: {was}. It has its default keys.</source>
        <translation>Le impostazioni non indicano un tasto possibile per «{name}»: {was}. Valgono i tasti predefiniti.</translation>
    </message>
    <message>
        <source>This key belongs to the desktop.</source>
        <translation>Questo tasto è riservato al desktop.</translation>
    </message>
    <message>
        <source>This key chooses in lists.</source>
        <translation>Questo tasto sceglie negli elenchi.</translation>
    </message>
    <message>
        <source>This key moves inside lists and fields.</source>
        <translation>Questo tasto serve a muoversi negli elenchi e nei campi.</translation>
    </message>
    <message>
        <source>This key opens menus and fields.</source>
        <translation>Questo tasto apre menu e campi.</translation>
    </message>
    <message>
        <source>This key waits for the next one before it writes, or has no name: it cannot be used.</source>
        <translation>Questo tasto aspetta il successivo prima di scrivere, o non ha nome: non si può usare.</translation>
    </message>
    <message>
        <source>anywhere in the window</source>
        <translation>ovunque nella finestra</translation>
    </message>
    <message>
        <source>in the game master’s tab</source>
        <translation>nella scheda del Narratore</translation>
    </message>
    <message>
        <source>on a piece of armour</source>
        <translation>su un pezzo d’armatura</translation>
    </message>
    <message>
        <source>on a power</source>
        <translation>su un potere</translation>
    </message>
    <message>
        <source>on a skill</source>
        <translation>su un’abilità</translation>
    </message>
    <message>
        <source>on a weapon</source>
        <translation>su un’arma</translation>
    </message>
    <message>
        <source>on people around the table</source>
        <translation>sulle persone intorno al tavolo</translation>
    </message>
    <message>
        <source>on the sheet and the dice, in play mode</source>
        <translation>sul foglio e sui dadi, in modalità gioco</translation>
    </message>
    <message>
        <source>{key} belongs to: {names} ({place}).</source>
        <translation>{key} appartiene a: {names} ({place}).</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit point(s) back</source>
        <translation>
            <numerusform>%n punto ferita recuperato</numerusform>
            <numerusform>%n punti ferita recuperati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit point(s) lost</source>
        <translation>
            <numerusform>%n punto ferita perso</numerusform>
            <numerusform>%n punti ferita persi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n ora</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of damage</source>
        <translation>
            <numerusform>%n punto di danno</numerusform>
            <numerusform>%n punti di danno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of sanity lost</source>
        <translation>
            <numerusform>%n punto di sanità mentale perso</numerusform>
            <numerusform>%n punti di sanità mentale persi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) paid</source>
        <translation>
            <numerusform>%n punto speso</numerusform>
            <numerusform>%n punti spesi</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n settimana</numerusform>
            <numerusform>%n settimane</numerusform>
        </translation>
    </message>
    <message>
        <source>(number {number})</source>
        <translation>(numero {number})</translation>
    </message>
    <message>
        <source>A Bonus is 0 or more.</source>
        <translation>Un Bonus è 0 o più.</translation>
    </message>
    <message>
        <source>A D100 shows 01 to 00.</source>
        <translation>Un D100 va da 01 a 00.</translation>
    </message>
    <message>
        <source>A cost in Pa is 0 or more.</source>
        <translation>Un costo in Pa è 0 o più.</translation>
    </message>
    <message>
        <source>A critical wants one more die.</source>
        <translation>Un critico chiede un altro dado.</translation>
    </message>
    <message>
        <source>A die of {sides} cannot show {roll}.</source>
        <translation>Un dado a {sides} facce non dà {roll}.</translation>
    </message>
    <message>
        <source>A difficulty is 0 or more.</source>
        <translation>Una difficoltà è 0 o più.</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Serve un nome.</translation>
    </message>
    <message>
        <source>A part of “{file}” cannot be read: {where}.</source>
        <translation>Una parte di «{file}» non si può leggere: {where}.</translation>
    </message>
    <message>
        <source>A penalty is 0 or more.</source>
        <translation>Una penalità è 0 o più.</translation>
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
        <source>A week of care</source>
        <translation>Una settimana di cure</translation>
    </message>
    <message>
        <source>A week of rest</source>
        <translation>Una settimana di riposo</translation>
    </message>
    <message>
        <source>Active side ×5</source>
        <translation>Lato attivo ×5</translation>
    </message>
    <message>
        <source>Active {a}, passive {b}: {chance}</source>
        <translation>Attivo {a}, passivo {b}: {chance}</translation>
    </message>
    <message>
        <source>Acute: −1 on a characteristic each day.</source>
        <translation>Acuta: −1 a una caratteristica ogni giorno.</translation>
    </message>
    <message>
        <source>Additional dice follow a critical and each 6, nothing else.</source>
        <translation>Un dado aggiuntivo segue un critico e ogni 6, nient’altro.</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Età</translation>
    </message>
    <message>
        <source>Aiming</source>
        <translation>Mira</translation>
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
        <translation>Un altro programma tiene occupato il registro: i tiri restano e si scrivono quando lo libera.</translation>
    </message>
    <message>
        <source>Another program holds “{file}”. Nothing is lost: close it there and try again, or save it elsewhere.</source>
        <translation>Un altro programma trattiene «{file}». Nulla è perduto: chiudilo là e riprova, o salvalo altrove.</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armatura</translation>
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
        <source>Best armour</source>
        <translation>Armatura migliore</translation>
    </message>
    <message>
        <source>Bleeding</source>
        <translation>Sanguinamento</translation>
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
        <source>Capped by {source}</source>
        <translation>Limitato da {source}</translation>
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
        <source>Complementary skill</source>
        <translation>Abilità complementare</translation>
    </message>
    <message>
        <source>Complementary: {source}</source>
        <translation>Complementare: {source}</translation>
    </message>
    <message>
        <source>Cooperation</source>
        <translation>Cooperazione</translation>
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
        <source>Damage</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Damage bonus</source>
        <translation>Bonus al danno</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
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
        <source>Disease</source>
        <translation>Malattia</translation>
    </message>
    <message>
        <source>Does not remember what happened.</source>
        <translation>Non ricorda che cosa è successo.</translation>
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
        <source>Encumbrance limit</source>
        <translation>Limite d’ingombro</translation>
    </message>
    <message>
        <source>Equipment: {source}</source>
        <translation>Equipaggiamento: {source}</translation>
    </message>
    <message>
        <source>Even odds</source>
        <translation>Una probabilità su due</translation>
    </message>
    <message>
        <source>Everybody has had a turn: end the Giro.</source>
        <translation>Tutti hanno avuto il proprio turno: termina il Giro.</translation>
    </message>
    <message>
        <source>Exactly one helper takes part in this.</source>
        <translation>Partecipa un solo alleato, né più né meno.</translation>
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
        <translation>Fallisce.</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fallimento</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Caduta</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Fatica</translation>
    </message>
    <message>
        <source>First Aid</source>
        <translation>Primo soccorso</translation>
    </message>
    <message>
        <source>First Aid helps a wound only once.</source>
        <translation>Il primo soccorso aiuta una ferita una volta sola.</translation>
    </message>
    <message>
        <source>Forms need the extra “pdf”, which is not installed.</source>
        <translation>I moduli richiedono il componente «pdf», che non è installato.</translation>
    </message>
    <message>
        <source>Fraction {n}/{d}, rounded up</source>
        <translation>Frazione {n}/{d}, arrotondata per eccesso</translation>
    </message>
    <message>
        <source>Full recovery</source>
        <translation>Guarigione completa</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Disastro</translation>
    </message>
    <message>
        <source>Further defence this round</source>
        <translation>Altra difesa in questo round</translation>
    </message>
    <message>
        <source>Further places that cannot be read: {was}.</source>
        <translation>Altri punti illeggibili: {was}.</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Dotazione</translation>
    </message>
    <message>
        <source>Gives up; never does harm to oneself.</source>
        <translation>Rinuncia a tutto; non si fa mai del male.</translation>
    </message>
    <message>
        <source>Half, rounded up</source>
        <translation>Metà, arrotondata per eccesso</translation>
    </message>
    <message>
        <source>Helmet</source>
        <translation>Elmo</translation>
    </message>
    <message>
        <source>Here limited to {limit}.</source>
        <translation>Qui limitato a {limit}.</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>Hit points back</source>
        <translation>Punti ferita recuperati</translation>
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
        <source>Interpretation is 0 to 3.</source>
        <translation>L’interpretazione va da 0 a 3.</translation>
    </message>
    <message>
        <source>Is dazed and does nothing unless led by the hand.</source>
        <translation>È stordito e non fa nulla se non condotto per mano.</translation>
    </message>
    <message>
        <source>It is nobody’s turn: choose who acts first.</source>
        <translation>Non è il turno di nessuno: scegli prima chi agisce.</translation>
    </message>
    <message>
        <source>Lasting loss</source>
        <translation>Perdita duratura</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restano</translation>
    </message>
    <message>
        <source>Letters that cannot be read, now shown as �: {was}.</source>
        <translation>Lettere illeggibili, ora mostrate come �: {was}.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carico</translation>
    </message>
    <message>
        <source>Load above the limit</source>
        <translation>Carico oltre il limite</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persi</translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation>Ferita grave</translation>
    </message>
    <message>
        <source>Mild: −1 on a characteristic each week.</source>
        <translation>Lieve: −1 a una caratteristica ogni settimana.</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificatore</translation>
    </message>
    <message>
        <source>More than that</source>
        <translation>Più di così</translation>
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
        <source>Neither moves nor answers.</source>
        <translation>Non si muove e non risponde.</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <translation>Mai sotto 0</translation>
    </message>
    <message>
        <source>No action is under way: declare one first.</source>
        <translation>Nessuna azione in corso: dichiarane prima una.</translation>
    </message>
    <message>
        <source>No adventure is under way.</source>
        <translation>Nessuna avventura è in corso.</translation>
    </message>
    <message>
        <source>No further defence this round: the chance is gone.</source>
        <translation>Nessun’altra difesa in questo round: la probabilità è esaurita.</translation>
    </message>
    <message>
        <source>No helper takes part in this.</source>
        <translation>Non partecipa nessun alleato.</translation>
    </message>
    <message>
        <source>No more from {place}</source>
        <translation>Non di più da {place}</translation>
    </message>
    <message>
        <source>No more than was lost</source>
        <translation>Non più di quanto perso</translation>
    </message>
    <message>
        <source>No more than {limit} additional dice count.</source>
        <translation>Non contano più di {limit} dadi aggiuntivi.</translation>
    </message>
    <message>
        <source>No more than {maximum} fit on the sheet.</source>
        <translation>Il foglio non ne contiene più di {maximum}.</translation>
    </message>
    <message>
        <source>No more than {maximum} groups take part in a Giro.</source>
        <translation>A un Giro partecipano al massimo {maximum} gruppi.</translation>
    </message>
    <message>
        <source>No more than {maximum} take part in a Giro.</source>
        <translation>A un Giro partecipano al massimo in {maximum}.</translation>
    </message>
    <message>
        <source>No more than {maximum} things can hold somebody back at once.</source>
        <translation>Non più di {maximum} impedimenti alla volta per una persona.</translation>
    </message>
    <message>
        <source>No roll: {name} certainly prevails.</source>
        <translation>Senza tiro: {name} prevale di certo.</translation>
    </message>
    <message>
        <source>No roll: {name} certainly resists.</source>
        <translation>Senza tiro: {name} resiste di certo.</translation>
    </message>
    <message>
        <source>No score called “{name}” here.</source>
        <translation>Nessun punteggio di nome «{name}» qui.</translation>
    </message>
    <message>
        <source>No skill or roll called “{name}”.</source>
        <translation>Nessuna abilità e nessun tiro di nome «{name}».</translation>
    </message>
    <message>
        <source>No stat block was recognised in “{file}”. It was not changed.</source>
        <translation>Nessun blocco di statistiche riconosciuto in «{file}». Non è stato modificato.</translation>
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
        <translation>Nessuna spunta: il foglio è in sola lettura.</translation>
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
        <source>Nobody answers their own attack.</source>
        <translation>Nessuno reagisce al proprio attacco.</translation>
    </message>
    <message>
        <source>Nobody is their own teacher.</source>
        <translation>Nessuno insegna a sé stesso.</translation>
    </message>
    <message>
        <source>Nobody takes part: choose who answers the blow.</source>
        <translation>Non partecipa nessuno: scegli chi reagisce al colpo.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not caught.</source>
        <translation>Non contratta.</translation>
    </message>
    <message>
        <source>Not enough: {left} of {wanted}.</source>
        <translation>Non basta: {left} su {wanted}.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Nothing fits inside itself.</source>
        <translation>Un oggetto non sta dentro sé stesso.</translation>
    </message>
    <message>
        <source>Nothing in “{file}” can be read. It was not changed.</source>
        <translation>Nulla in «{file}» si può leggere. Non è stato modificato.</translation>
    </message>
    <message>
        <source>Nothing in “{file}” could be read as {format}. It was not changed.</source>
        <translation>Nulla in «{file}» si legge nel formato {format}. Non è stato modificato.</translation>
    </message>
    <message>
        <source>Nothing in “{file}” could be read as {format}: it is of {found}. It was not changed.</source>
        <translation>Nulla in «{file}» si legge nel formato {format}: è nel formato {found}. Non è stato modificato.</translation>
    </message>
    <message>
        <source>Nothing is left to shoot: reload first.</source>
        <translation>Non resta nulla da sparare: prima ricarica.</translation>
    </message>
    <message>
        <source>On day {day} the recovery roll is {con} ×{n}.</source>
        <translation>Il giorno {day} il tiro di guarigione è {con} ×{n}.</translation>
    </message>
    <message>
        <source>One cannot parry with this.</source>
        <translation>Con questo non si può parare.</translation>
    </message>
    <message>
        <source>Only the game master changes that.</source>
        <translation>Solo il Narratore lo cambia.</translation>
    </message>
    <message>
        <source>Opened read-only: another running program has this file open.</source>
        <translation>Aperto in sola lettura: un altro programma tiene aperto questo file.</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Aperto in sola lettura: viene da una versione più recente. Salva una copia per modificarlo.</translation>
    </message>
    <message>
        <source>Opened read-only: save a copy to change it.</source>
        <translation>Aperto in sola lettura: salva una copia per modificarlo.</translation>
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
        <source>Paid</source>
        <translation>Pagato</translation>
    </message>
    <message>
        <source>Passive side ×5</source>
        <translation>Lato passivo ×5</translation>
    </message>
    <message>
        <source>Past the broken parry</source>
        <translation>Attraverso la parata rotta</translation>
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
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points of the hit location</source>
        <translation>Punti della locazione</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Veleno</translation>
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
        <source>Prepared by another skill</source>
        <translation>Preparato da un’altra abilità</translation>
    </message>
    <message>
        <source>Prevails.</source>
        <translation>Prevale.</translation>
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
        <source>Protection</source>
        <translation>Protezione</translation>
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
        <source>Related, {source}: half, rounded up</source>
        <translation>Affine, {source}: metà, per eccesso</translation>
    </message>
    <message>
        <source>Replaced by a later line.</source>
        <translation>Sostituita da una riga successiva.</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Resistance rolls give no tick.</source>
        <translation>Un tiro di resistenza non dà spunte.</translation>
    </message>
    <message>
        <source>Resists.</source>
        <translation>Resiste.</translation>
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
        <source>Sanity roll</source>
        <translation>Tiro di sanità mentale</translation>
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
        <source>Sees badly</source>
        <translation>Vede male</translation>
    </message>
    <message>
        <source>Severe: −1 on a characteristic each hour.</source>
        <translation>Grave: −1 a una caratteristica ogni ora.</translation>
    </message>
    <message>
        <source>Shield against missiles</source>
        <translation>Scudo contro proiettili</translation>
    </message>
    <message>
        <source>Shield against missiles, kneeling</source>
        <translation>Scudo contro proiettili, in ginocchio</translation>
    </message>
    <message>
        <source>Shots of this weapon can be neither parried nor dodged.</source>
        <translation>I colpi di quest’arma non si parano né si schivano.</translation>
    </message>
    <message>
        <source>Shuns whatever recalls the fright.</source>
        <translation>Fugge tutto ciò che ricorda lo spavento.</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Some readings of the rules are missing in “{file}”: the source’s hold instead.</source>
        <translation>In «{file}» mancano alcune letture delle regole: valgono quelle della fonte.</translation>
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
        <source>Split attack, part {source}</source>
        <translation>Attacco diviso, parte {source}</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Successo</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Terminal: −1 on a characteristic each minute.</source>
        <translation>Terminale: −1 a una caratteristica ogni minuto.</translation>
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
        <source>That group is no longer there.</source>
        <translation>Questo gruppo non c’è più.</translation>
    </message>
    <message>
        <source>That holds nothing: it is no container.</source>
        <translation>Non contiene nulla: non è un contenitore.</translation>
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
        <source>That is not rolled: it has no chance.</source>
        <translation>Non si tira: non ha probabilità.</translation>
    </message>
    <message>
        <source>That is on the sheet already.</source>
        <translation>È già sul foglio.</translation>
    </message>
    <message>
        <source>That line is rolled already.</source>
        <translation>Quella riga è già tirata.</translation>
    </message>
    <message>
        <source>That person takes part in the Giro already.</source>
        <translation>Questa persona partecipa già al Giro.</translation>
    </message>
    <message>
        <source>That person takes part in the Giro no more.</source>
        <translation>Questa persona non partecipa più al Giro.</translation>
    </message>
    <message>
        <source>That tick is no longer on the sheet.</source>
        <translation>Questa spunta non è più sul foglio.</translation>
    </message>
    <message>
        <source>The attack failed: there is nothing to answer.</source>
        <translation>L’attacco è fallito: non c’è nulla a cui reagire.</translation>
    </message>
    <message>
        <source>The base of {name} goes round in a circle: {way}.</source>
        <translation>La base gira in tondo, {name}: {way}.</translation>
    </message>
    <message>
        <source>The die must show at least</source>
        <translation>Il dado deve mostrare almeno</translation>
    </message>
    <message>
        <source>The disease has passed.</source>
        <translation>La malattia è passata.</translation>
    </message>
    <message>
        <source>The disk failed at “{file}”. Nothing is lost: save it elsewhere.</source>
        <translation>Errore del disco su «{file}». Nulla è perduto: salvalo altrove.</translation>
    </message>
    <message>
        <source>The disk is full: rolls are kept and written when there is room.</source>
        <translation>Il disco è pieno: i tiri restano e si scrivono quando c’è posto.</translation>
    </message>
    <message>
        <source>The disk is full: unsaved work is not secured. Make room, or save it elsewhere.</source>
        <translation>Il disco è pieno: il lavoro non salvato non è protetto. Libera spazio o salvalo altrove.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” is as it was. Nothing is lost: make room, or save it elsewhere.</source>
        <translation>Il disco è pieno: «{file}» è rimasto com’era. Nulla è perduto: fai spazio, o salvalo altrove.</translation>
    </message>
    <message>
        <source>The disk of “{file}” does not answer. Nothing is lost: connect it again, or save it elsewhere.</source>
        <translation>Il disco di «{file}» non risponde. Nulla è perduto: ricollegalo, o salva altrove.</translation>
    </message>
    <message>
        <source>The file stops in the middle, at {place}: what came after is lost.</source>
        <translation>Il file si ferma a metà, {place}: ciò che seguiva è perso.</translation>
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
        <source>The form “{file}” is damaged or locked. It was not changed.</source>
        <translation>Il modulo «{file}» è danneggiato o bloccato. Non è stato modificato.</translation>
    </message>
    <message>
        <source>The formula of the base cannot be read.</source>
        <translation>La formula della base non si può leggere.</translation>
    </message>
    <message>
        <source>The formula of the base names something that is not there.</source>
        <translation>La formula della base nomina qualcosa che non c’è.</translation>
    </message>
    <message>
        <source>The formula “{formula}” cannot be read.</source>
        <translation>La formula «{formula}» non si può leggere.</translation>
    </message>
    <message>
        <source>The formula “{formula}” names something that is not there.</source>
        <translation>La formula «{formula}» nomina qualcosa che non c’è.</translation>
    </message>
    <message>
        <source>The game master says which.</source>
        <translation>Il Narratore dice quale.</translation>
    </message>
    <message>
        <source>The lower of two skills</source>
        <translation>La più bassa di due abilità</translation>
    </message>
    <message>
        <source>The lower of two skills: {source}</source>
        <translation>La più bassa di due abilità: {source}</translation>
    </message>
    <message>
        <source>The name “{file}” is too long for this disk. Nothing is lost: choose a shorter one.</source>
        <translation>Il nome «{file}» è troppo lungo per questo disco. Nulla è perduto: scegline uno più corto.</translation>
    </message>
    <message>
        <source>The roll log belongs to a newer version and starts anew; {aside} is kept.</source>
        <translation>Il registro è di una versione più recente e riparte da zero; {aside} resta conservato.</translation>
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
        <translation>Il registro era danneggiato e riparte da zero. Il vecchio file è {aside}.</translation>
    </message>
    <message>
        <source>The roll log was removed while it was in use and starts anew.</source>
        <translation>Il registro è stato eliminato mentre era in uso e riparte da zero.</translation>
    </message>
    <message>
        <source>The rules know no value “{value}” for “{field}”.</source>
        <translation>Le regole non conoscono il valore «{value}» per «{field}».</translation>
    </message>
    <message>
        <source>The rules of this sheet do not have that.</source>
        <translation>Le regole di questo foglio non lo prevedono.</translation>
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
        <translation>Le impostazioni erano danneggiate e ripartono da zero. Il vecchio file è {aside}.</translation>
    </message>
    <message>
        <source>The system names no home folder: settings and rolls are kept among the temporary files.</source>
        <translation>Nessuna cartella personale trovata: impostazioni e tiri restano tra i file temporanei.</translation>
    </message>
    <message>
        <source>The target must take part in this.</source>
        <translation>Il bersaglio deve partecipare.</translation>
    </message>
    <message>
        <source>The teacher must be better in the skill than the student.</source>
        <translation>L’insegnante deve essere migliore dell’allievo nell’abilità.</translation>
    </message>
    <message>
        <source>The wish to fail is granted.</source>
        <translation>Il desiderio di fallire è esaudito.</translation>
    </message>
    <message>
        <source>The wish to fail is not granted.</source>
        <translation>Il desiderio di fallire non è esaudito.</translation>
    </message>
    <message>
        <source>There is a template “{file}” already. Nothing was changed.</source>
        <translation>C’è già un modello «{file}». Nulla è cambiato.</translation>
    </message>
    <message>
        <source>There is still something inside.</source>
        <translation>Dentro c’è ancora qualcosa.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Oggetti</translation>
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
        <source>This weapon does no damage.</source>
        <translation>Quest’arma non fa danno.</translation>
    </message>
    <message>
        <source>This weapon has no skill: choose one to roll it.</source>
        <translation>Quest’arma non ha abilità: scegline una per tirare.</translation>
    </message>
    <message>
        <source>This weapon is broken.</source>
        <translation>Quest’arma è rotta.</translation>
    </message>
    <message>
        <source>This weapon is broken: it has no hit points left.</source>
        <translation>Quest’arma è rotta: non ha più punti ferita.</translation>
    </message>
    <message>
        <source>This weapon is not there any more: nothing can be rolled with it.</source>
        <translation>Quest’arma non c’è più: nessun tiro è possibile con essa.</translation>
    </message>
    <message>
        <source>This weapon is stuck: it must be pulled out first.</source>
        <translation>Quest’arma è incastrata: prima va estratta.</translation>
    </message>
    <message>
        <source>This weapon lies on the ground.</source>
        <translation>Quest’arma è a terra.</translation>
    </message>
    <message>
        <source>Tick taken back.</source>
        <translation>Spunta revocata.</translation>
    </message>
    <message>
        <source>Tick undone.</source>
        <translation>Spunta annullata.</translation>
    </message>
    <message>
        <source>Ticked already.</source>
        <translation>Già spuntata.</translation>
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
        <source>Ticked: a free tick of a long break.</source>
        <translation>Spuntata: spunta gratuita di una lunga pausa.</translation>
    </message>
    <message>
        <source>Ticked: first success this adventure.</source>
        <translation>Casella spuntata: primo successo.</translation>
    </message>
    <message>
        <source>Ticked: given by the game master.</source>
        <translation>Spuntata: data dal Narratore.</translation>
    </message>
    <message>
        <source>Too far away for this weapon.</source>
        <translation>Troppo lontano per quest’arma.</translation>
    </message>
    <message>
        <source>Too late: the outcome of the action is known.</source>
        <translation>Troppo tardi: l’esito dell’azione è noto.</translation>
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
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Training can bring no more.</source>
        <translation>L’allenamento non può dare di più.</translation>
    </message>
    <message>
        <source>Trusts nobody any more.</source>
        <translation>Non si fida più di nessuno.</translation>
    </message>
    <message>
        <source>Two dice are needed, each from 1 to 6.</source>
        <translation>Servono due dadi, ciascuno da 1 a 6.</translation>
    </message>
    <message>
        <source>Type the face of every die, {limit} in all, such as 4 3 1.</source>
        <translation>Scrivi la faccia di ogni dado, {limit} in tutto, per esempio 4 3 1.</translation>
    </message>
    <message>
        <source>Type {missing} in edit mode (Ctrl+E).</source>
        <translation>Inserisci {missing} in modalità modifica (Ctrl+E).</translation>
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
        <source>Unsaved work cannot be secured on the disk: save it, here or elsewhere.</source>
        <translation>Il lavoro non salvato non si può proteggere sul disco: salvalo, qui o altrove.</translation>
    </message>
    <message>
        <source>Unticked by hand.</source>
        <translation>Spunta tolta a mano.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armi</translation>
    </message>
    <message>
        <source>Weapon’s dice</source>
        <translation>Dadi dell’arma</translation>
    </message>
    <message>
        <source>Weapon’s maximum</source>
        <translation>Massimo dell’arma</translation>
    </message>
    <message>
        <source>Whoever that was for is no longer at the table.</source>
        <translation>La persona interessata non è più al tavolo.</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Perché {chance}?</translation>
    </message>
    <message>
        <source>With what was lost before</source>
        <translation>Con quanto era già perso</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Ferita</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Yields.</source>
        <translation>Cede.</translation>
    </message>
    <message>
        <source>You may not read “{file}”. It was not changed: have its permissions set, then open it again.</source>
        <translation>Non puoi leggere «{file}». Non è stato modificato: fatti dare i permessi, poi riaprilo.</translation>
    </message>
    <message>
        <source>a lasting disorder</source>
        <translation>un disturbo duraturo</translation>
    </message>
    <message>
        <source>a thing</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>a year of age</source>
        <translation>un anno in più</translation>
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
        <source>age by chance</source>
        <translation>età a caso</translation>
    </message>
    <message>
        <source>amnesia</source>
        <translation>amnesia</translation>
    </message>
    <message>
        <source>another throw</source>
        <translation>nuovo lancio</translation>
    </message>
    <message>
        <source>armour does not count</source>
        <translation>l’armatura non conta</translation>
    </message>
    <message>
        <source>armour {points}</source>
        <translation>armatura {points}</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>automatic failure</source>
        <translation>fallimento automatico</translation>
    </message>
    <message>
        <source>automatic success</source>
        <translation>successo automatico</translation>
    </message>
    <message>
        <source>base of {skill}</source>
        <translation>base, {skill}</translation>
    </message>
    <message>
        <source>bonus of {skill}</source>
        <translation>bonus, {skill}</translation>
    </message>
    <message>
        <source>can hold no shield</source>
        <translation>non può reggere uno scudo</translation>
    </message>
    <message>
        <source>cannot fight on</source>
        <translation>non può più combattere</translation>
    </message>
    <message>
        <source>catatonia</source>
        <translation>catatonia</translation>
    </message>
    <message>
        <source>chance of {thing}</source>
        <translation>probabilità di {thing}</translation>
    </message>
    <message>
        <source>change of a note</source>
        <translation>modifica di una nota</translation>
    </message>
    <message>
        <source>change of a wound</source>
        <translation>modifica di una ferita</translation>
    </message>
    <message>
        <source>change of the rules</source>
        <translation>modifica delle regole</translation>
    </message>
    <message>
        <source>change of {characteristic}</source>
        <translation>modifica, {characteristic}</translation>
    </message>
    <message>
        <source>change of {field}</source>
        <translation>modifica, {field}</translation>
    </message>
    <message>
        <source>change of {thing}</source>
        <translation>modifica di {thing}</translation>
    </message>
    <message>
        <source>characteristics by chance</source>
        <translation>caratteristiche a caso</translation>
    </message>
    <message>
        <source>choice of the personality</source>
        <translation>scelta della personalità</translation>
    </message>
    <message>
        <source>choice of the profession</source>
        <translation>scelta della professione</translation>
    </message>
    <message>
        <source>conditions of {skill}</source>
        <translation>condizioni, {skill}</translation>
    </message>
    <message>
        <source>consequence of a fight</source>
        <translation>conseguenza di un combattimento</translation>
    </message>
    <message>
        <source>cost of a disease</source>
        <translation>costo di una malattia</translation>
    </message>
    <message>
        <source>critical hit</source>
        <translation>colpo critico</translation>
    </message>
    <message>
        <source>critical success</source>
        <translation>successo critico</translation>
    </message>
    <message>
        <source>damage taken: {points}</source>
        <translation>danno subito: {points}</translation>
    </message>
    <message>
        <source>damage to {thing}</source>
        <translation>danno a {thing}</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>difesa</translation>
    </message>
    <message>
        <source>despair</source>
        <translation>disperazione</translation>
    </message>
    <message>
        <source>development phase</source>
        <translation>fase di crescita</translation>
    </message>
    <message>
        <source>distinctive features</source>
        <translation>segni particolari</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>in fin di vita</translation>
    </message>
    <message>
        <source>end of a hindrance</source>
        <translation>fine di un impedimento</translation>
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
        <source>exchange of two characteristics</source>
        <translation>scambio di due caratteristiche</translation>
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
        <source>fall</source>
        <translation>caduta</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>fatica</translation>
    </message>
    <message>
        <source>free ticks</source>
        <translation>spunte gratuite</translation>
    </message>
    <message>
        <source>full recovery</source>
        <translation>guarigione completa</translation>
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
        <translation>gruppo, {skill}</translation>
    </message>
    <message>
        <source>half of {source} above 10</source>
        <translation>metà di {source} oltre 10</translation>
    </message>
    <message>
        <source>healing: {points}</source>
        <translation>guarigione: {points}</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altezza</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>punti ferita</translation>
    </message>
    <message>
        <source>hit points lost: {points}</source>
        <translation>punti ferita persi: {points}</translation>
    </message>
    <message>
        <source>it breaks</source>
        <translation>si rompe</translation>
    </message>
    <message numerus="yes">
        <source>it breaks and lets %n point(s) of damage through</source>
        <translation>
            <numerusform>si rompe e lascia passare %n punto di danno</numerusform>
            <numerusform>si rompe e lascia passare %n punti di danno</numerusform>
        </translation>
    </message>
    <message>
        <source>language of the names</source>
        <translation>lingua dei nomi</translation>
    </message>
    <message>
        <source>lasting loss of a major wound</source>
        <translation>perdita duratura di una ferita grave</translation>
    </message>
    <message>
        <source>losses of age</source>
        <translation>perdite dovute all’età</translation>
    </message>
    <message>
        <source>maximum of {resource}</source>
        <translation>massimo, {resource}</translation>
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
        <source>name by chance</source>
        <translation>nome a caso</translation>
    </message>
    <message>
        <source>name of a counter</source>
        <translation>nome di un contatore</translation>
    </message>
    <message>
        <source>name of a skill</source>
        <translation>nome di un’abilità</translation>
    </message>
    <message>
        <source>new armour</source>
        <translation>nuova armatura</translation>
    </message>
    <message>
        <source>new contact</source>
        <translation>nuovo contatto</translation>
    </message>
    <message>
        <source>new counter</source>
        <translation>nuovo contatore</translation>
    </message>
    <message>
        <source>new line of wealth</source>
        <translation>nuova voce di ricchezza</translation>
    </message>
    <message>
        <source>new note</source>
        <translation>nuova nota</translation>
    </message>
    <message>
        <source>new power</source>
        <translation>nuovo potere</translation>
    </message>
    <message>
        <source>new round</source>
        <translation>nuovo round</translation>
    </message>
    <message>
        <source>new skill</source>
        <translation>nuova abilità</translation>
    </message>
    <message>
        <source>new thing</source>
        <translation>nuovo oggetto</translation>
    </message>
    <message>
        <source>new weapon</source>
        <translation>nuova arma</translation>
    </message>
    <message>
        <source>new wound</source>
        <translation>nuova ferita</translation>
    </message>
    <message>
        <source>no arm is of use</source>
        <translation>nessun braccio utile</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>nessun colpo a segno</translation>
    </message>
    <message>
        <source>normal hit</source>
        <translation>colpo normale</translation>
    </message>
    <message>
        <source>note of {skill}</source>
        <translation>nota, {skill}</translation>
    </message>
    <message>
        <source>occupation</source>
        <translation>occupazione</translation>
    </message>
    <message>
        <source>one-handed weapons only</source>
        <translation>solo armi a una mano</translation>
    </message>
    <message>
        <source>only one arm is of use</source>
        <translation>un solo braccio utile</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regole della casa</translation>
    </message>
    <message>
        <source>paranoia</source>
        <translation>paranoia</translation>
    </message>
    <message>
        <source>past the broken parry {points}</source>
        <translation>attraverso la parata rotta {points}</translation>
    </message>
    <message>
        <source>personal points by chance</source>
        <translation>punti personali a caso</translation>
    </message>
    <message>
        <source>personality</source>
        <translation>personalità</translation>
    </message>
    <message>
        <source>personality applied</source>
        <translation>personalità applicata</translation>
    </message>
    <message>
        <source>personality by chance</source>
        <translation>personalità a caso</translation>
    </message>
    <message>
        <source>phobia</source>
        <translation>fobia</translation>
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
        <source>place of a wound</source>
        <translation>posto di una ferita</translation>
    </message>
    <message>
        <source>place of {skill}</source>
        <translation>posto, {skill}</translation>
    </message>
    <message>
        <source>place of {thing}</source>
        <translation>posto di {thing}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>points of several skills</source>
        <translation>punti di più abilità</translation>
    </message>
    <message>
        <source>points of {skill}</source>
        <translation>punti, {skill}</translation>
    </message>
    <message>
        <source>points taken back</source>
        <translation>punti ripresi</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>ritratto</translation>
    </message>
    <message>
        <source>possessions by chance</source>
        <translation>averi a caso</translation>
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
        <source>profession applied</source>
        <translation>professione applicata</translation>
    </message>
    <message>
        <source>profession by chance</source>
        <translation>professione a caso</translation>
    </message>
    <message>
        <source>profession points by chance</source>
        <translation>punti di professione a caso</translation>
    </message>
    <message>
        <source>record of the creation</source>
        <translation>stato della creazione</translation>
    </message>
    <message>
        <source>reloading of {thing}</source>
        <translation>ricarica di {thing}</translation>
    </message>
    <message>
        <source>removal of a contact</source>
        <translation>rimozione di un contatto</translation>
    </message>
    <message>
        <source>removal of a counter</source>
        <translation>rimozione di un contatore</translation>
    </message>
    <message>
        <source>removal of a line of wealth</source>
        <translation>rimozione di una voce di ricchezza</translation>
    </message>
    <message>
        <source>removal of a note</source>
        <translation>rimozione di una nota</translation>
    </message>
    <message>
        <source>removal of a power</source>
        <translation>rimozione di un potere</translation>
    </message>
    <message>
        <source>removal of a skill</source>
        <translation>rimozione di un’abilità</translation>
    </message>
    <message>
        <source>removal of a thing</source>
        <translation>rimozione di un oggetto</translation>
    </message>
    <message>
        <source>removal of a weapon</source>
        <translation>rimozione di un’arma</translation>
    </message>
    <message>
        <source>removal of a wound</source>
        <translation>rimozione di una ferita</translation>
    </message>
    <message>
        <source>removal of armour</source>
        <translation>rimozione di un’armatura</translation>
    </message>
    <message>
        <source>removal of several skills</source>
        <translation>rimozione di più abilità</translation>
    </message>
    <message>
        <source>return of an experience roll</source>
        <translation>annullamento di un tiro di esperienza</translation>
    </message>
    <message>
        <source>return of unsaved work</source>
        <translation>ripresa del lavoro non salvato</translation>
    </message>
    <message>
        <source>return to an earlier version</source>
        <translation>ritorno a una versione precedente</translation>
    </message>
    <message>
        <source>rule “{option}”</source>
        <translation>regola «{option}»</translation>
    </message>
    <message>
        <source>sanity</source>
        <translation>sanità mentale</translation>
    </message>
    <message>
        <source>setting of {skill}</source>
        <translation>impostazione, {skill}</translation>
    </message>
    <message>
        <source>several changes</source>
        <translation>più modifiche</translation>
    </message>
    <message>
        <source>several skills hidden</source>
        <translation>più abilità nascoste</translation>
    </message>
    <message>
        <source>several skills shown</source>
        <translation>più abilità mostrate</translation>
    </message>
    <message>
        <source>shot with {thing}</source>
        <translation>colpo con {thing}</translation>
    </message>
    <message>
        <source>skills of other rules</source>
        <translation>abilità di altre regole</translation>
    </message>
    <message>
        <source>skills of the personality</source>
        <translation>abilità della personalità</translation>
    </message>
    <message>
        <source>skills of the profession</source>
        <translation>abilità della professione</translation>
    </message>
    <message>
        <source>some skills count {most} at most</source>
        <translation>alcune abilità contano al massimo {most}</translation>
    </message>
    <message>
        <source>special hit</source>
        <translation>colpo speciale</translation>
    </message>
    <message>
        <source>special success</source>
        <translation>successo speciale</translation>
    </message>
    <message>
        <source>speciality of {skill}</source>
        <translation>specialità, {skill}</translation>
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
        <source>step of the creation</source>
        <translation>passo della creazione</translation>
    </message>
    <message>
        <source>stupor</source>
        <translation>stupore</translation>
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
        <translation>il lato attivo</translation>
    </message>
    <message>
        <source>the attacker fumbles</source>
        <translation>disastro di chi attacca</translation>
    </message>
    <message>
        <source>the defender fumbles</source>
        <translation>disastro di chi si difende</translation>
    </message>
    <message>
        <source>the passive side</source>
        <translation>il lato passivo</translation>
    </message>
    <message>
        <source>the weapon fails</source>
        <translation>l’arma si inceppa</translation>
    </message>
    <message numerus="yes">
        <source>the weapon loses %n hit point(s)</source>
        <translation>
            <numerusform>l’arma perde %n punto ferita</numerusform>
            <numerusform>l’arma perde %n punti ferita</numerusform>
        </translation>
    </message>
    <message>
        <source>this wound</source>
        <translation>questa ferita</translation>
    </message>
    <message>
        <source>throw of the age</source>
        <translation>tiro dell’età</translation>
    </message>
    <message>
        <source>throw of the characteristics</source>
        <translation>tiro delle caratteristiche</translation>
    </message>
    <message>
        <source>tick POW</source>
        <translation>spunta POT</translation>
    </message>
    <message>
        <source>tick box of a power</source>
        <translation>casella di un potere</translation>
    </message>
    <message>
        <source>tick box of {thing}</source>
        <translation>casella di {thing}</translation>
    </message>
    <message>
        <source>tick {skill}</source>
        <translation>spunta, {skill}</translation>
    </message>
    <message>
        <source>ticks of several skills</source>
        <translation>spunte di più abilità</translation>
    </message>
    <message>
        <source>ticks of two skills</source>
        <translation>spunte di due abilità</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>senza sensi</translation>
    </message>
    <message>
        <source>untick {skill}</source>
        <translation>spunta tolta, {skill}</translation>
    </message>
    <message>
        <source>use of a power</source>
        <translation>uso di un potere</translation>
    </message>
    <message>
        <source>use of {thing}</source>
        <translation>uso di {thing}</translation>
    </message>
    <message>
        <source>way to the characteristics</source>
        <translation>origine delle caratteristiche</translation>
    </message>
    <message>
        <source>wealth</source>
        <translation>ricchezza</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message numerus="yes">
        <source>what parried loses %n hit point(s)</source>
        <translation>
            <numerusform>ciò che para perde %n punto ferita</numerusform>
            <numerusform>ciò che para perde %n punti ferita</numerusform>
        </translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}, {chance}: rolled {roll}, {active} prevails.</source>
        <translation>{active} {a} contro {passive} {b}, {chance}: tiro {roll}, prevale {active}.</translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}, {chance}: rolled {roll}, {passive} resists.</source>
        <translation>{active} {a} contro {passive} {b}, {chance}: tiro {roll}, {passive} resiste.</translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}: certain, no roll.</source>
        <translation>{active} {a} contro {passive} {b}: certo, senza tiro.</translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}: impossible, no roll.</source>
        <translation>{active} {a} contro {passive} {b}: impossibile, senza tiro.</translation>
    </message>
    <message>
        <source>{a} against {b}, {chance}</source>
        <translation>{a} contro {b}, {chance}</translation>
    </message>
    <message>
        <source>{cost} Pa needed, {left} left.</source>
        <translation>Servono {cost} Pa, ne restano {left}.</translation>
    </message>
    <message>
        <source>{dice} cannot show {roll}.</source>
        <translation>{dice} non può dare {roll}.</translation>
    </message>
    <message>
        <source>{disorder} for {time}</source>
        <translation>{disorder} per {time}</translation>
    </message>
    <message>
        <source>{limit} or less: {name} prevails.</source>
        <translation>{limit} o meno: prevale {name}.</translation>
    </message>
    <message>
        <source>{limit} or more: {name} resists.</source>
        <translation>{limit} o più: {name} resiste.</translation>
    </message>
    <message>
        <source>{name} has no link to {other}. The Narrator may allow it.</source>
        <translation>{name} non ha un legame con {other}. Il Narratore può permetterlo.</translation>
    </message>
    <message>
        <source>{name} has no result of Iniziativa yet.</source>
        <translation>{name} non ha ancora un risultato di Iniziativa.</translation>
    </message>
    <message>
        <source>{name} is stunned: no attack.</source>
        <translation>{name} è stordito: nessun attacco.</translation>
    </message>
    <message>
        <source>{name} loses this attack: end that once it is lost.</source>
        <translation>{name} perde questo attacco: segna che è finito quando l’attacco è perso.</translation>
    </message>
    <message>
        <source>{name} loses this round: no action, no defence.</source>
        <translation>{name} perde questo round: nessuna azione, nessuna difesa.</translation>
    </message>
    <message>
        <source>{name} prevails</source>
        <translation>Prevale {name}</translation>
    </message>
    <message>
        <source>{name} resists</source>
        <translation>{name} resiste</translation>
    </message>
    <message>
        <source>{name} tests no score: choose one first.</source>
        <translation>{name} non prova nessun punteggio: scegline prima uno.</translation>
    </message>
    <message>
        <source>{name} wants to fail: above {limit} is good.</source>
        <translation>{name} vuole fallire: sopra {limit} va bene.</translation>
    </message>
    <message>
        <source>{name}: chosen already.</source>
        <translation>{name}: scelta già fatta.</translation>
    </message>
    <message>
        <source>{name}: say first what it costs in Pa.</source>
        <translation>{name}: di’ prima quanti Pa costa.</translation>
    </message>
    <message>
        <source>{passive} rolls and hopes for more than {limit}.</source>
        <translation>{passive} tira e spera in più di {limit}.</translation>
    </message>
    <message>
        <source>{place} says nothing that can be read: {was}</source>
        <translation>{place}, nulla di leggibile: {was}</translation>
    </message>
    <message>
        <source>{place}: lost.</source>
        <translation>{place}: perso.</translation>
    </message>
    <message>
        <source>{place}: lost. It said {was}.</source>
        <translation>{place}: perso. Diceva {was}.</translation>
    </message>
    <message>
        <source>{place}: only its beginning is there, and kept.</source>
        <translation>{place}: c’è solo l’inizio, che è conservato.</translation>
    </message>
    <message>
        <source>{points} left</source>
        <translation>restano {points}</translation>
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
        <source>{roll} suits only one of the two skills: a partial success.</source>
        <translation>{roll} va bene per una sola delle due abilità: successo parziale.</translation>
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
        <source>{source}</source>
        <translation>{source}</translation>
    </message>
    <message>
        <source>{source} above 10</source>
        <translation>{source} oltre 10</translation>
    </message>
    <message>
        <source>{source} above 10, the reverse</source>
        <translation>{source} oltre 10, al contrario</translation>
    </message>
    <message>
        <source>{thing} in hand</source>
        <translation>{thing} in mano</translation>
    </message>
    <message>
        <source>{thing} put away</source>
        <translation>riporre {thing}</translation>
    </message>
    <message>
        <source>{thing} put on</source>
        <translation>indossare {thing}</translation>
    </message>
    <message>
        <source>{thing} taken off</source>
        <translation>togliere {thing}</translation>
    </message>
    <message>
        <source>{value} is not between {minimum} and {maximum}.</source>
        <translation>{value} non è tra {minimum} e {maximum}.</translation>
    </message>
    <message>
        <source>{weapon}, damage</source>
        <translation>{weapon}, danno</translation>
    </message>
    <message>
        <source>{weapon}, parry</source>
        <translation>{weapon}, parata</translation>
    </message>
    <message>
        <source>{what} {points} for good</source>
        <translation>{what} {points} per sempre</translation>
    </message>
    <message>
        <source>{where} in “{file}” has no value {was}: read as {now}.</source>
        <translation>{where} in «{file}» non ammette {was}: letto come {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was} for the second time: read as {now}.</source>
        <translation>{where} in «{file}» è {was} per la seconda volta: letto come {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, no whole number: read as {now}.</source>
        <translation>{where} in «{file}» è {was}, che non è un numero intero: letto come {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, out of range: read as {now}.</source>
        <translation>{where} in «{file}» è {was}, fuori dai limiti: letto come {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, which hangs from it again: it stands alone.</source>
        <translation>{where} in «{file}» è {was}, che a sua volta ne dipende: il punteggio resta da solo.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, which is no tier: read as {now}.</source>
        <translation>{where} in «{file}» è {was}, che non è un rango: letto come {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, which is of no higher tier: it stands alone.</source>
        <translation>{where} in «{file}» è {was}, che non è di rango più alto: il punteggio resta da solo.</translation>
    </message>
    <message>
        <source>{where} in “{file}” names {was} for the second time: it is left out.</source>
        <translation>{where} in «{file}» nomina {was} per la seconda volta: viene tralasciato.</translation>
    </message>
    <message>
        <source>{where} in “{file}” names {was}, which is not there: it is left out.</source>
        <translation>{where} in «{file}» nomina {was}, che non c’è: viene tralasciato.</translation>
    </message>
    <message>
        <source>{where} in “{file}” names {was}, which is not there: it stands alone.</source>
        <translation>{where} in «{file}» nomina {was}, che non c’è: il punteggio resta da solo.</translation>
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
        <source>“{file}” cannot be written so: this format is for percentile sheets. Nothing was written.</source>
        <translation>«{file}» non può essere scritto così: questo formato è per i fogli percentuali. Non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>“{file}” has a format nobody knows. It was not changed.</source>
        <translation>«{file}» ha un formato sconosciuto. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” has a hindrance nobody knows here: {where} ({was}). It is kept as it is.</source>
        <translation>«{file}» contiene un impedimento qui sconosciuto: {where} ({was}). Viene conservato com’è.</translation>
    </message>
    <message>
        <source>“{file}” has a skill nobody knows here: {where}. It is kept.</source>
        <translation>«{file}» ha un’abilità qui sconosciuta: {where}. Viene conservata.</translation>
    </message>
    <message>
        <source>“{file}” holds no character of a format known here ({found}). It was not changed.</source>
        <translation>«{file}» non contiene nessun personaggio di un formato noto qui ({found}). Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a sheet. Nothing is lost: choose another name.</source>
        <translation>«{file}» è una cartella, non un foglio. Nulla è perduto: scegli un altro nome.</translation>
    </message>
    <message>
        <source>“{file}” is a link that leads to itself. Nothing is lost: choose another name.</source>
        <translation>«{file}» è un collegamento che porta a sé stesso. Nulla è perduto: scegli un altro nome.</translation>
    </message>
    <message>
        <source>“{file}” is a sheet of this program already: open it.</source>
        <translation>«{file}» è già un foglio di questo programma: aprilo.</translation>
    </message>
    <message>
        <source>“{file}” is a table of this program already: open it.</source>
        <translation>«{file}» è già un tavolo di questo programma: aprilo.</translation>
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
        <translation>«{file}» non è un foglio del personaggio. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is no file of settings: {where}. It was not changed.</source>
        <translation>«{file}» non è un file di impostazioni: {where}. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is no form of this program. It was not changed.</source>
        <translation>«{file}» non è un modulo di questo programma. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is no name this disk can hold. Nothing is lost: choose another one.</source>
        <translation>Questo disco non può tenere il nome «{file}». Nulla è perduto: scegline un altro.</translation>
    </message>
    <message>
        <source>“{file}” is no table. It was not changed.</source>
        <translation>«{file}» non è un tavolo. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is no text and of no format known here. It was not changed.</source>
        <translation>«{file}» non è un testo né un formato noto qui. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is not a plain file. Nothing is lost: choose another name.</source>
        <translation>«{file}» non è un file normale. Nulla è perduto: scegli un altro nome.</translation>
    </message>
    <message>
        <source>“{file}” is not there: moved, renamed or deleted.</source>
        <translation>«{file}» non c’è: spostato, rinominato o eliminato.</translation>
    </message>
    <message>
        <source>“{file}” is of {format}, which cannot be read yet. It was not changed.</source>
        <translation>«{file}» è di {format}, che non si può ancora leggere. Non è stato modificato.</translation>
    </message>
    <message>
        <source>“{file}” is open in another running program. Nothing is lost: choose another name.</source>
        <translation>«{file}» è aperto in un altro programma. Nulla è perduto: scegli un altro nome.</translation>
    </message>
    <message>
        <source>“{file}” is open in another tab. Nothing is lost: choose another name.</source>
        <translation>«{file}» è aperto in un’altra scheda. Nulla è perduto: scegli un altro nome.</translation>
    </message>
    <message>
        <source>“{file}” is the very file that was changed. Nothing is lost: choose another name, and both are kept.</source>
        <translation>«{file}» è proprio il file modificato. Nulla è perduto: scegli un altro nome e si tengono entrambi.</translation>
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
        <source>“{file}” was changed by another program meanwhile. Nothing is lost: see what differs, then choose.</source>
        <translation>«{file}» è stato modificato nel frattempo da un altro programma. Nulla è perduto: guarda che cosa cambia, poi scegli.</translation>
    </message>
    <message>
        <source>“{file}” was exported by this program and lacks part of the sheet: open the sheet’s own file (.rpgsheet).</source>
        <translation>«{file}» è stato esportato da questo programma e gli manca una parte del foglio: apri il file del foglio stesso (.rpgsheet).</translation>
    </message>
    <message>
        <source>“{file}” was not opened: a table leads only to sheets on this computer.</source>
        <translation>«{file}» non è stato aperto: un tavolo porta solo a fogli di questo computer.</translation>
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
        <source>“{id}” is not on the sheet.</source>
        <translation>«{id}» non è sul foglio.</translation>
    </message>
    <message>
        <source>“{name}” cannot go under itself or one of its descendants.</source>
        <translation>«{name}» non si può spostare sotto sé stesso né sotto un proprio discendente.</translation>
    </message>
    <message>
        <source>“{name}” goes only under a score of a higher tier.</source>
        <translation>«{name}» può stare solo sotto un punteggio di rango più alto.</translation>
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
    <name>no_display</name>
    <message>
        <source>Qt cannot start its platform {names} (xcb needs libxcb-cursor), so no window can open.</source>
        <translation>Qt non riesce ad avviare la sua piattaforma {names} (xcb ha bisogno di libxcb-cursor): non si può aprire nessuna finestra.</translation>
    </message>
    <message>
        <source>Qt cannot start its platform {names}, so no window can open.</source>
        <translation>Qt non riesce ad avviare la sua piattaforma {names}: non si può aprire nessuna finestra.</translation>
    </message>
    <message>
        <source>The display cannot be reached ({names}), so no window can open.</source>
        <translation>Lo schermo non è raggiungibile ({names}): non si può aprire nessuna finestra.</translation>
    </message>
    <message>
        <source>There is no display here, so no window can open.</source>
        <translation>Qui non c’è uno schermo: non si può aprire nessuna finestra.</translation>
    </message>
    <message>
        <source>“brp-desktop --screenshot sheet.png FILE” paints it into a file instead.</source>
        <translation>«brp-desktop --screenshot sheet.png FILE» la disegna in un file.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message numerus="yes">
        <source>%n characteristic roll(s) with other levels: {rows}.</source>
        <translation>
            <numerusform>%n tiro di caratteristica cambia gradi: {rows}.</numerusform>
            <numerusform>%n tiri di caratteristica cambiano gradi: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) have another chance: {rows}.</source>
        <translation>
            <numerusform>%n punteggio cambia probabilità: {rows}.</numerusform>
            <numerusform>%n punteggi cambiano probabilità: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another base: {rows}.</source>
        <translation>
            <numerusform>%n abilità cambia base: {rows}.</numerusform>
            <numerusform>%n abilità cambiano base: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another chance: {rows}.</source>
        <translation>
            <numerusform>%n abilità cambia probabilità: {rows}.</numerusform>
            <numerusform>%n abilità cambiano probabilità: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another score: {rows}.</source>
        <translation>
            <numerusform>%n abilità cambia punteggio: {rows}.</numerusform>
            <numerusform>%n abilità cambiano punteggio: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with or without a box: {rows}.</source>
        <translation>
            <numerusform>%n abilità acquista o perde la casella: {rows}.</numerusform>
            <numerusform>%n abilità acquistano o perdono la casella: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with other levels: {rows}.</source>
        <translation>
            <numerusform>%n abilità cambia gradi: {rows}.</numerusform>
            <numerusform>%n abilità cambiano gradi: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) with another gain: {rows}.</source>
        <translation>
            <numerusform>%n spunta dà un altro guadagno: {rows}.</numerusform>
            <numerusform>%n spunte danno un altro guadagno: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) with another roll needed: {rows}.</source>
        <translation>
            <numerusform>%n spunta richiede un altro tiro: {rows}.</numerusform>
            <numerusform>%n spunte richiedono un altro tiro: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with another chance to hit: {rows}.</source>
        <translation>
            <numerusform>%n arma cambia probabilità di colpire: {rows}.</numerusform>
            <numerusform>%n armi cambiano probabilità di colpire: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with another chance to parry: {rows}.</source>
        <translation>
            <numerusform>%n arma cambia probabilità di parare: {rows}.</numerusform>
            <numerusform>%n armi cambiano probabilità di parare: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other damage on a special: {rows}.</source>
        <translation>
            <numerusform>%n arma cambia danno con uno speciale: {rows}.</numerusform>
            <numerusform>%n armi cambiano danno con uno speciale: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other damage: {rows}.</source>
        <translation>
            <numerusform>%n arma cambia danno: {rows}.</numerusform>
            <numerusform>%n armi cambiano danno: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other ranges: {rows}.</source>
        <translation>
            <numerusform>%n arma cambia gittate: {rows}.</numerusform>
            <numerusform>%n armi cambiano gittate: {rows}.</numerusform>
        </translation>
    </message>
    <message>
        <source>00 on the dice</source>
        <translation>00 sui dadi</translation>
    </message>
    <message>
        <source>1 in 100</source>
        <translation>1 su 100</translation>
    </message>
    <message>
        <source>100 with the bonus</source>
        <translation>100 con il bonus</translation>
    </message>
    <message>
        <source>A critical is a twentieth of the chance: how that twentieth is rounded.</source>
        <translation>Un critico è un ventesimo della probabilità: come lo si arrotonda.</translation>
    </message>
    <message>
        <source>A hit strikes a part of the body with points and armour of its own.</source>
        <translation>Un colpo raggiunge una parte del corpo, con punti e armatura propri.</translation>
    </message>
    <message>
        <source>A resistance roll knows specials, criticals and fumbles like a skill.</source>
        <translation>Un tiro di resistenza distingue speciali, critici e disastri, come un’abilità.</translation>
    </message>
    <message>
        <source>A roll above this number fails, however high the chance; empty where there is no such limit.</source>
        <translation>Un tiro sopra questo numero fallisce, per alta che sia la probabilità; vuoto se non c’è limite.</translation>
    </message>
    <message>
        <source>A roll within a twentieth of the chance is a critical success, better than a special.</source>
        <translation>Un tiro entro un ventesimo della probabilità è un successo critico, meglio di uno speciale.</translation>
    </message>
    <message>
        <source>A special is a fifth of the chance: how that fifth is rounded.</source>
        <translation>Uno speciale è un quinto della probabilità: come lo si arrotonda.</translation>
    </message>
    <message>
        <source>A success with something at stake ticks its box at once; off, boxes are ticked by hand.</source>
        <translation>Un successo con posta in gioco spunta subito la casella; altrimenti si spunta a mano.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} is wanted here, or nothing.</source>
        <translation>Qui serve un numero intero da {least} a {most}, o niente.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} is wanted here.</source>
        <translation>Qui serve un numero intero da {least} a {most}.</translation>
    </message>
    <message>
        <source>Armour takes off what its dice show, not a fixed number.</source>
        <translation>L’armatura toglie ciò che mostrano i suoi dadi, non un numero fisso.</translation>
    </message>
    <message>
        <source>Attack and parry with a weapon are learned as two skills; each weapon then names both.</source>
        <translation>Attacco e parata con un’arma si imparano come due abilità; ogni arma nomina allora entrambe.</translation>
    </message>
    <message>
        <source>Characteristics add to all skills of a group, or take from them.</source>
        <translation>Le caratteristiche aumentano o riducono tutte le abilità di un gruppo.</translation>
    </message>
    <message>
        <source>Characteristics and derived values</source>
        <translation>Caratteristiche e valori derivati</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Creation</source>
        <translation>Creazione</translation>
    </message>
    <message>
        <source>Creation has personality packages, which add to thirteen skills.</source>
        <translation>La creazione offre pacchetti di personalità, che aggiungono a tredici abilità.</translation>
    </message>
    <message>
        <source>Creation offers professions that live by powers.</source>
        <translation>La creazione offre professioni basate sui poteri.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predefinito</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Crescita</translation>
    </message>
    <message>
        <source>Dice are wanted here, such as 1D6.</source>
        <translation>Qui servono dadi, per esempio 1D6.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Each point carried above the limit slows down and takes 5 from agile skills and rolls.</source>
        <translation>Ogni punto portato oltre il limite rallenta e toglie 5 alle azioni agili.</translation>
    </message>
    <message>
        <source>Education (EDU) is a characteristic, and the points of the profession come from it.</source>
        <translation>L’istruzione (IST) è una caratteristica, e i punti di professione vengono da essa.</translation>
    </message>
    <message>
        <source>Effort costs fatigue points; below 0 each one takes 1 from every roll.</source>
        <translation>Lo sforzo costa punti fatica; sotto 0 ciascuno toglie 1 a ogni tiro.</translation>
    </message>
    <message>
        <source>From the age of 41 each year may take points from characteristics.</source>
        <translation>Dai 41 anni ogni anno può togliere punti alle caratteristiche.</translation>
    </message>
    <message>
        <source>Hit locations and major wounds do not go together: choose one of them.</source>
        <translation>Locazioni e ferite gravi non vanno insieme: scegline una.</translation>
    </message>
    <message>
        <source>Hit points are CON and SIZ together, not half of them.</source>
        <translation>I punti ferita sono COS e TAG insieme, non la loro metà.</translation>
    </message>
    <message>
        <source>Horrors cost sanity points; a heavy loss brings on a disorder.</source>
        <translation>Gli orrori costano punti di sanità mentale; una forte perdita porta un disturbo.</translation>
    </message>
    <message>
        <source>How far above ordinary people characters begin; sets the cap and the improvements too.</source>
        <translation>Di quanto i personaggi superano la gente comune; fissa anche tetto e miglioramenti.</translation>
    </message>
    <message>
        <source>How far weapons reach, and what distance does to the chance.</source>
        <translation>Fin dove arrivano le armi, e l’effetto della distanza sulla probabilità.</translation>
    </message>
    <message>
        <source>How many of the highest rolls are a fumble.</source>
        <translation>Quanti dei tiri più alti sono un disastro.</translation>
    </message>
    <message>
        <source>How many power points it costs to roll a check again; 0 where nothing is rolled again.</source>
        <translation>Quanti punti potere costa ripetere un tiro; 0 se non si ripete.</translation>
    </message>
    <message>
        <source>How many skills may be ticked freely after a long break.</source>
        <translation>Quante abilità si possono spuntare liberamente dopo una lunga pausa.</translation>
    </message>
    <message>
        <source>How much sanity must be lost within a turn or an hour for a disorder.</source>
        <translation>Quanta sanità mentale si deve perdere in un turno o in un’ora per un disturbo.</translation>
    </message>
    <message>
        <source>In which order people act in a round.</source>
        <translation>In quale ordine si agisce in un round.</translation>
    </message>
    <message>
        <source>Levels of success</source>
        <translation>Gradi di successo</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>No number of this sheet changes.</source>
        <translation>Nessun numero di questo foglio cambia.</translation>
    </message>
    <message>
        <source>No skill begins above this number at creation, unless its base is higher; empty without a cap.</source>
        <translation>Nessuna abilità comincia sopra questo numero, salvo base più alta; vuoto se non c’è tetto.</translation>
    </message>
    <message>
        <source>One blow of half the hit points is a major wound, with a lasting loss.</source>
        <translation>Un solo colpo pari a metà dei punti ferita è una ferita grave, con perdita duratura.</translation>
    </message>
    <message>
        <source>Opposed checks</source>
        <translation>Tiri contrapposti</translation>
    </message>
    <message>
        <source>Optional measures</source>
        <translation>Misure facoltative</translation>
    </message>
    <message>
        <source>POW in 100</source>
        <translation>POT su 100</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>The dice that a successful experience roll adds to the skill.</source>
        <translation>I dadi che un tiro di esperienza riuscito aggiunge all’abilità.</translation>
    </message>
    <message>
        <source>The lists that bases, weapons and armour take their numbers from.</source>
        <translation>Le liste da cui vengono i numeri di basi, armi e armature.</translation>
    </message>
    <message>
        <source>The time in which the story plays: some bases, weapons and armour hang on it.</source>
        <translation>L’epoca della storia: ne dipendono alcune basi, armi e armature.</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Spunte</translation>
    </message>
    <message>
        <source>Two special successes against each other cancel: both sides fail.</source>
        <translation>Due successi speciali si annullano: falliscono entrambi i lati.</translation>
    </message>
    <message>
        <source>What a special hit does beyond ordinary damage.</source>
        <translation>Che cosa fa un colpo speciale oltre al danno normale.</translation>
    </message>
    <message>
        <source>What a teacher gives: an experience roll after two rolls, or training by hours.</source>
        <translation>Che cosa dà un insegnante: un tiro di esperienza dopo due tiri, o un allenamento a ore.</translation>
    </message>
    <message>
        <source>What an experience roll must reach once the score is near 100 or above.</source>
        <translation>Che cosa deve raggiungere un tiro di esperienza con un punteggio vicino a 100 o oltre.</translation>
    </message>
    <message>
        <source>What each further parry or dodge of the same round takes off the chance.</source>
        <translation>Che cosa toglie alla probabilità ogni ulteriore parata o schivata dello stesso round.</translation>
    </message>
    <message>
        <source>What happens when somebody attempts what is Impossible.</source>
        <translation>Che cosa succede quando qualcuno tenta un’azione Impossibile.</translation>
    </message>
    <message>
        <source>What is added to the die of an experience roll.</source>
        <translation>Che cosa si aggiunge al dado di un tiro di esperienza.</translation>
    </message>
    <message>
        <source>What may be chosen before the roll in place of those dice; empty where nothing may.</source>
        <translation>Che cosa si può scegliere prima del tiro al posto di quei dadi; vuoto se non c’è scelta.</translation>
    </message>
    <message>
        <source>What the sheet calls the characteristic of looks and manner.</source>
        <translation>Come il foglio chiama la caratteristica di aspetto e modi.</translation>
    </message>
    <message>
        <source>When somebody faints or dies, and what First Aid gives back.</source>
        <translation>Quando qualcuno sviene o muore, e che cosa restituisce il primo soccorso.</translation>
    </message>
    <message>
        <source>Where the resistance table ends: certain without a roll, or never quite certain.</source>
        <translation>Dove finisce la tabella di resistenza: certo senza tiro, o mai del tutto certo.</translation>
    </message>
    <message>
        <source>Which chance somebody has with a skill whose score is 0.</source>
        <translation>Quale probabilità resta con un’abilità il cui punteggio è 0.</translation>
    </message>
    <message>
        <source>Which table says how an attack ends against a parry or a dodge.</source>
        <translation>Quale tabella decide un attacco contro una parata o una schivata.</translation>
    </message>
    <message>
        <source>Who prevails when both sides of an opposed check reach the same level.</source>
        <translation>Chi prevale quando i due lati di un tiro contrapposto raggiungono lo stesso grado.</translation>
    </message>
    <message>
        <source>Who speaks a language reads and writes it; off, writing is learned as a skill of its own.</source>
        <translation>Chi parla una lingua la legge e la scrive; altrimenti la scrittura si impara come abilità a sé.</translation>
    </message>
    <message>
        <source>With which chances below 5 a roll of 01 to 05 succeeds all the same.</source>
        <translation>Con quali probabilità sotto 5 un tiro da 01 a 05 riesce lo stesso.</translation>
    </message>
    <message>
        <source>With “{answer}”: {changes}</source>
        <translation>Con «{answer}»: {changes}</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>a fifth of what is left</source>
        <translation>un quinto di ciò che resta</translation>
    </message>
    <message>
        <source>a twentieth of the failures</source>
        <translation>un ventesimo dei fallimenti</translation>
    </message>
    <message>
        <source>ageing</source>
        <translation>invecchiamento</translation>
    </message>
    <message>
        <source>appearance</source>
        <translation>aspetto</translation>
    </message>
    <message>
        <source>appears {value}</source>
        <translation>appare {value}</translation>
    </message>
    <message>
        <source>as much as POW</source>
        <translation>quanto POT</translation>
    </message>
    <message>
        <source>as the SRD has it</source>
        <translation>come da SRD</translation>
    </message>
    <message>
        <source>automatic ticks</source>
        <translation>spunte automatiche</translation>
    </message>
    <message>
        <source>bonus to experience rolls</source>
        <translation>bonus ai tiri di esperienza</translation>
    </message>
    <message>
        <source>by DEX</source>
        <translation>per DES</translation>
    </message>
    <message>
        <source>by DEX and 1D10</source>
        <translation>per DES e 1D10</translation>
    </message>
    <message>
        <source>by several characteristics</source>
        <translation>da più caratteristiche</translation>
    </message>
    <message>
        <source>by the kind of weapon</source>
        <translation>secondo il tipo d’arma</translation>
    </message>
    <message>
        <source>cap on starting skills</source>
        <translation>tetto delle abilità di partenza</translation>
    </message>
    <message>
        <source>certain at 100, impossible at 0</source>
        <translation>certo a 100, impossibile a 0</translation>
    </message>
    <message>
        <source>charisma</source>
        <translation>carisma</translation>
    </message>
    <message>
        <source>combat results</source>
        <translation>esiti del combattimento</translation>
    </message>
    <message>
        <source>cost of rolling again</source>
        <translation>costo di un nuovo tiro</translation>
    </message>
    <message>
        <source>critical successes</source>
        <translation>successi critici</translation>
    </message>
    <message>
        <source>damage of specials</source>
        <translation>danno dei successi speciali</translation>
    </message>
    <message>
        <source>dice of an improvement</source>
        <translation>dadi di un miglioramento</translation>
    </message>
    <message>
        <source>edition of the lists</source>
        <translation>edizione delle liste</translation>
    </message>
    <message>
        <source>education</source>
        <translation>istruzione</translation>
    </message>
    <message>
        <source>encumbrance</source>
        <translation>ingombro</translation>
    </message>
    <message>
        <source>epic</source>
        <translation>epico</translation>
    </message>
    <message>
        <source>era</source>
        <translation>epoca</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>fatica</translation>
    </message>
    <message>
        <source>five, one less for each 20 of the chance</source>
        <translation>cinque, uno in meno ogni 20 di probabilità</translation>
    </message>
    <message>
        <source>fixed improvement</source>
        <translation>miglioramento fisso</translation>
    </message>
    <message>
        <source>free ticks</source>
        <translation>spunte gratuite</translation>
    </message>
    <message>
        <source>further defences</source>
        <translation>difese successive</translation>
    </message>
    <message>
        <source>future</source>
        <translation>futura</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>scompare</translation>
    </message>
    <message>
        <source>half of INT</source>
        <translation>metà di INT</translation>
    </message>
    <message>
        <source>half of one characteristic</source>
        <translation>metà di una caratteristica</translation>
    </message>
    <message>
        <source>half of what one began with</source>
        <translation>metà del punteggio di partenza</translation>
    </message>
    <message>
        <source>heroic</source>
        <translation>eroico</translation>
    </message>
    <message>
        <source>highest damage and a roll</source>
        <translation>danno massimo e un tiro</translation>
    </message>
    <message>
        <source>highest roll that succeeds</source>
        <translation>tiro più alto che riesce</translation>
    </message>
    <message>
        <source>historical</source>
        <translation>storica</translation>
    </message>
    <message>
        <source>hit locations</source>
        <translation>locazioni</translation>
    </message>
    <message>
        <source>how the character fares is another thing</source>
        <translation>lo stato del personaggio cambia</translation>
    </message>
    <message>
        <source>impossible actions</source>
        <translation>azioni impossibili</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniziativa</translation>
    </message>
    <message>
        <source>it fails without a roll</source>
        <translation>fallisce senza tiro</translation>
    </message>
    <message>
        <source>it is rolled and cannot succeed</source>
        <translation>si tira, ma non può riuscire</translation>
    </message>
    <message>
        <source>least roll that succeeds</source>
        <translation>tiro che riesce sempre</translation>
    </message>
    <message>
        <source>level of power</source>
        <translation>livello di potenza</translation>
    </message>
    <message>
        <source>levels of resistance rolls</source>
        <translation>gradi dei tiri di resistenza</translation>
    </message>
    <message>
        <source>limits of resistance rolls</source>
        <translation>limiti dei tiri di resistenza</translation>
    </message>
    <message>
        <source>major wounds</source>
        <translation>ferite gravi</translation>
    </message>
    <message>
        <source>modern</source>
        <translation>moderna</translation>
    </message>
    <message>
        <source>name of APP</source>
        <translation>nome di APP</translation>
    </message>
    <message>
        <source>never below 1, never above 99</source>
        <translation>mai sotto 1, mai sopra 99</translation>
    </message>
    <message>
        <source>never below 5, never above 95</source>
        <translation>mai sotto 5, mai sopra 95</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>nessun bonus</translation>
    </message>
    <message>
        <source>no such number</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>only 01 succeeds</source>
        <translation>riesce solo 01</translation>
    </message>
    <message>
        <source>personal points</source>
        <translation>punti personali</translation>
    </message>
    <message>
        <source>personality</source>
        <translation>personalità</translation>
    </message>
    <message>
        <source>powers</source>
        <translation>poteri</translation>
    </message>
    <message>
        <source>profession points</source>
        <translation>punti di professione</translation>
    </message>
    <message>
        <source>protection</source>
        <translation>protezione</translation>
    </message>
    <message>
        <source>random armour</source>
        <translation>armatura casuale</translation>
    </message>
    <message>
        <source>range of fumbles</source>
        <translation>fascia di disastro</translation>
    </message>
    <message>
        <source>ranges</source>
        <translation>gittate</translation>
    </message>
    <message>
        <source>reading and writing</source>
        <translation>lettura e scrittura</translation>
    </message>
    <message>
        <source>rounding of criticals</source>
        <translation>arrotondamento dei successi critici</translation>
    </message>
    <message>
        <source>rounding of specials</source>
        <translation>arrotondamento dei successi speciali</translation>
    </message>
    <message>
        <source>sanity</source>
        <translation>sanità mentale</translation>
    </message>
    <message>
        <source>sanity threshold</source>
        <translation>soglia di sanità mentale</translation>
    </message>
    <message>
        <source>separate parries</source>
        <translation>parate separate</translation>
    </message>
    <message>
        <source>skill category bonuses</source>
        <translation>bonus delle categorie di abilità</translation>
    </message>
    <message>
        <source>success of experience rolls at the top</source>
        <translation>riuscita dei tiri di esperienza vicino a 100</translation>
    </message>
    <message>
        <source>superhuman</source>
        <translation>sovrumano</translation>
    </message>
    <message>
        <source>teaching</source>
        <translation>insegnamento</translation>
    </message>
    <message>
        <source>the bonus of its group</source>
        <translation>il bonus del suo gruppo</translation>
    </message>
    <message>
        <source>the defender</source>
        <translation>la difesa</translation>
    </message>
    <message>
        <source>the higher roll</source>
        <translation>il tiro più alto</translation>
    </message>
    <message>
        <source>the higher score</source>
        <translation>il punteggio più alto</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>parità</translation>
    </message>
    <message>
        <source>to the nearest</source>
        <translation>al più vicino</translation>
    </message>
    <message>
        <source>total hit points</source>
        <translation>punti ferita totali</translation>
    </message>
    <message>
        <source>training by hours</source>
        <translation>allenamento a ore</translation>
    </message>
    <message>
        <source>two rolls of the teacher</source>
        <translation>due tiri dell’insegnante</translation>
    </message>
    <message>
        <source>two specials</source>
        <translation>due successi speciali</translation>
    </message>
    <message>
        <source>untrained skills</source>
        <translation>abilità non addestrate</translation>
    </message>
    <message>
        <source>up</source>
        <translation>per eccesso</translation>
    </message>
    <message>
        <source>with a base of 5 or more</source>
        <translation>con una base di 5 o più</translation>
    </message>
    <message>
        <source>with any chance from 1</source>
        <translation>con qualsiasi probabilità da 1</translation>
    </message>
    <message>
        <source>with none</source>
        <translation>con nessuna</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>ferite</translation>
    </message>
    <message>
        <source>{dice} or {n}</source>
        <translation>{dice} o {n}</translation>
    </message>
    <message>
        <source>{metres} m</source>
        <translation>{metres} m</translation>
    </message>
    <message>
        <source>{preset}: {answer}</source>
        <translation>{preset}: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>{rows} and %n more</source>
        <translation>
            <numerusform>{rows} e %n altra</numerusform>
            <numerusform>{rows} e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{track} now</source>
        <translation>{track} ora</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Adventures</source>
        <translation>Avventure</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Intorno al tavolo</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critico</translation>
    </message>
    <message>
        <source>Everybody at this table has a sheet.</source>
        <translation>A questo tavolo ognuno ha il suo foglio.</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fallimento</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Disastro</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Hit locations</source>
        <translation>Locazioni</translation>
    </message>
    <message>
        <source>Iniziativa rolled</source>
        <translation>Iniziativa, tiro</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Gradi</translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation>Ferita grave</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nobody is at this table yet.</source>
        <translation>A questo tavolo non c’è ancora nessuno.</translation>
    </message>
    <message>
        <source>Notes of the session</source>
        <translation>Note della sessione</translation>
    </message>
    <message>
        <source>Notes on skills</source>
        <translation>Note sulle abilità</translation>
    </message>
    <message>
        <source>Other skills</source>
        <translation>Altre abilità</translation>
    </message>
    <message>
        <source>Pa, parata</source>
        <translation>Pa, parata</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progressi</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Legame</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>Foglio di {name}</translation>
    </message>
    <message>
        <source>Skills kept off the sheet</source>
        <translation>Abilità fuori dal foglio</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Successo</translation>
    </message>
    <message>
        <source>Table of the game master</source>
        <translation>Tavolo del Narratore</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Without a group</source>
        <translation>Senza gruppo</translation>
    </message>
    <message>
        <source>a person without a name</source>
        <translation>una persona senza nome</translation>
    </message>
    <message>
        <source>above it</source>
        <translation>al di sopra</translation>
    </message>
    <message>
        <source>cap.</source>
        <translation>cap.</translation>
    </message>
    <message>
        <source>everything else {chance}</source>
        <translation>tutto il resto {chance}</translation>
    </message>
    <message>
        <source>in {container}</source>
        <translation>in {container}</translation>
    </message>
    <message>
        <source>not carried</source>
        <translation>lasciato altrove</translation>
    </message>
    <message>
        <source>not worn</source>
        <translation>non indossata</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>incantesimo</translation>
    </message>
    <message>
        <source>taught by {teacher}</source>
        <translation>con {teacher}</translation>
    </message>
    <message>
        <source>the highest rolls</source>
        <translation>i tiri più alti</translation>
    </message>
    <message>
        <source>treated</source>
        <translation>curata</translation>
    </message>
    <message>
        <source>{name} (continued)</source>
        <translation>{name} (segue)</translation>
    </message>
    <message>
        <source>{name}, printed on {date}.</source>
        <translation>{name}, stampato il {date}.</translation>
    </message>
    <message>
        <source>{name}, sheet printed on {date}. Rules: {rules}.</source>
        <translation>{name}, foglio stampato il {date}. Regole: {rules}.</translation>
    </message>
    <message>
        <source>≤ 1/20</source>
        <translation>≤ 1/20</translation>
    </message>
    <message>
        <source>≤ 1/5</source>
        <translation>≤ 1/5</translation>
    </message>
    <message>
        <source>≤ score</source>
        <translation>≤ punteggio</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>Giro</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>azioni</translation>
    </message>
    <message>
        <source>adventure</source>
        <translation>avventura</translation>
    </message>
    <message>
        <source>adventures</source>
        <translation>avventure</translation>
    </message>
    <message>
        <source>age</source>
        <translation>età</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armature</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>characteristics</source>
        <translation>caratteristiche</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>contatti</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>contatori</translation>
    </message>
    <message>
        <source>culture</source>
        <translation>cultura</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>danno</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descrizione</translation>
    </message>
    <message>
        <source>distinctive features</source>
        <translation>segni particolari</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>esperienza</translation>
    </message>
    <message>
        <source>file of the sheet</source>
        <translation>file del foglio</translation>
    </message>
    <message>
        <source>gender</source>
        <translation>genere</translation>
    </message>
    <message>
        <source>group</source>
        <translation>gruppo</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altezza</translation>
    </message>
    <message>
        <source>hindrances</source>
        <translation>impedimenti</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>riga {number}</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>massimo</translation>
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
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>note</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numero</translation>
    </message>
    <message>
        <source>occupation</source>
        <translation>occupazione</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>punteggio superiore</translation>
    </message>
    <message>
        <source>people</source>
        <translation>persone</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>personal</source>
        <translation>personali</translation>
    </message>
    <message>
        <source>personality</source>
        <translation>personalità</translation>
    </message>
    <message>
        <source>place</source>
        <translation>luogo</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>points and counters</source>
        <translation>punti e contatori</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>ritratto</translation>
    </message>
    <message>
        <source>powers</source>
        <translation>poteri</translation>
    </message>
    <message>
        <source>profession</source>
        <translation>professione</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>quantità</translation>
    </message>
    <message>
        <source>readings of the rules</source>
        <translation>letture delle regole</translation>
    </message>
    <message>
        <source>rolls of development</source>
        <translation>tiri di crescita</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regole</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>punteggi</translation>
    </message>
    <message>
        <source>sign of identity</source>
        <translation>identificativo</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>abilità</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>abilità</translation>
    </message>
    <message>
        <source>speciality</source>
        <translation>specialità</translation>
    </message>
    <message>
        <source>study</source>
        <translation>studio</translation>
    </message>
    <message>
        <source>system of rules</source>
        <translation>sistema di regole</translation>
    </message>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>things</source>
        <translation>oggetti</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>spunta</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>rango</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titolo</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>version of the format</source>
        <translation>versione del formato</translation>
    </message>
    <message>
        <source>wealth</source>
        <translation>ricchezza</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>armi</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>ferite</translation>
    </message>
</context>
<context>
    <name>portrait</name>
    <message>
        <source>That is no picture of a known kind: PNG, JPEG, WebP, GIF or BMP.</source>
        <translation>Non è un’immagine di un tipo noto: PNG, JPEG, WebP, GIF o BMP.</translation>
    </message>
    <message>
        <source>The file is larger than 32 MB: save the picture smaller and choose it again.</source>
        <translation>Il file supera 32 MB: salva l’immagine più piccola e sceglila di nuovo.</translation>
    </message>
    <message>
        <source>The picture has {width} × {height} pixels: more than 50 million are not unpacked.</source>
        <translation>L’immagine ha {width} × {height} pixel: oltre 50 milioni non viene aperta.</translation>
    </message>
    <message>
        <source>The picture is damaged and cannot be read.</source>
        <translation>L’immagine è danneggiata e non si può leggere.</translation>
    </message>
</context>
<context>
    <name>powers</name>
    <message numerus="yes">
        <source>%n hit point(s)</source>
        <translation>
            <numerusform>%n punto ferita</numerusform>
            <numerusform>%n punti ferita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power point(s)</source>
        <translation>
            <numerusform>%n punto potere</numerusform>
            <numerusform>%n punti potere</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Not enough: {left} of {wanted}, {track}.</source>
        <translation>Non basta: {left} di {wanted}, {track}.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Remove this power</source>
        <translation>Rimuovi questo potere</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Si tira con</translation>
    </message>
    <message>
        <source>Unnamed power</source>
        <translation>Potere senza nome</translation>
    </message>
    <message>
        <source>allegiance</source>
        <translation>fedeltà</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>costo</translation>
    </message>
    <message>
        <source>its own chance, no box</source>
        <translation>probabilità propria, senza casella</translation>
    </message>
    <message>
        <source>its own chance, with a box</source>
        <translation>probabilità propria, con casella</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>level</source>
        <translation>livello</translation>
    </message>
    <message>
        <source>level {n}</source>
        <translation>livello {n}</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magia</translation>
    </message>
    <message>
        <source>mutation</source>
        <translation>mutazione</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>passion</source>
        <translation>passione</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potere</translation>
    </message>
    <message>
        <source>psychic ability</source>
        <translation>potere psichico</translation>
    </message>
    <message>
        <source>sorcery</source>
        <translation>stregoneria</translation>
    </message>
    <message>
        <source>superpower</source>
        <translation>superpotere</translation>
    </message>
    <message>
        <source>taken from</source>
        <translation>preso da</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>spuntata</translation>
    </message>
    <message>
        <source>{kinds}; or a word of your own</source>
        <translation>{kinds}; o una parola a scelta</translation>
    </message>
    <message>
        <source>{track}: not on this sheet.</source>
        <translation>{track}: non su questo foglio.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Everybody at this table has a sheet.</source>
        <translation>A questo tavolo ognuno ha il suo foglio.</translation>
    </message>
    <message>
        <source>No sheet is open.</source>
        <translation>Nessun foglio è aperto.</translation>
    </message>
    <message>
        <source>Nobody is at the game master’s table.</source>
        <translation>Al tavolo del Narratore non c’è nessuno.</translation>
    </message>
    <message>
        <source>The fonts of the page do not have these letters: {letters}.</source>
        <translation>Queste lettere mancano ai caratteri della pagina: {letters}.</translation>
    </message>
    <message>
        <source>This sheet has no adventure.</source>
        <translation>Questo foglio non ha avventure.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Amber</source>
        <translation>Ambra</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>As an earlier version to go back to. Drafts against a crash need no setting.</source>
        <translation>Come versione precedente a cui tornare. Le bozze contro i guasti non hanno bisogno di impostazioni.</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>As usual in this country</source>
        <translation>Come d’uso nel paese</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Osso</translation>
    </message>
    <message>
        <source>Characteristics also in</source>
        <translation>Caratteristiche anche in</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Carbone</translation>
    </message>
    <message>
        <source>Colour of the dice</source>
        <translation>Colore dei dadi</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Each kind its own</source>
        <translation>A ogni tipo il suo</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Files and paper</source>
        <translation>File e carta</translation>
    </message>
    <message>
        <source>Folder of new files</source>
        <translation>Cartella dei nuovi file</translation>
    </message>
    <message>
        <source>For printing and PDF.</source>
        <translation>Per la stampa e il PDF.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Narratore</translation>
    </message>
    <message>
        <source>Giro under the sheet</source>
        <translation>Giro sotto il foglio</translation>
    </message>
    <message>
        <source>Glossy</source>
        <translation>Lucido</translation>
    </message>
    <message>
        <source>Go on with the last table</source>
        <translation>Riprendi l’ultimo tavolo</translation>
    </message>
    <message>
        <source>In force while the theme follows the system and the system is dark.</source>
        <translation>In uso quando il tema segue il sistema e il sistema è scuro.</translation>
    </message>
    <message>
        <source>In force while the theme follows the system and the system is light.</source>
        <translation>In uso quando il tema segue il sistema e il sistema è chiaro.</translation>
    </message>
    <message>
        <source>Keep work under way every … minutes</source>
        <translation>Conserva il lavoro in corso ogni … minuti</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Material of the dice</source>
        <translation>Materiale dei dadi</translation>
    </message>
    <message>
        <source>Matt</source>
        <translation>Opaco</translation>
    </message>
    <message>
        <source>Metal</source>
        <translation>Metallo</translation>
    </message>
    <message>
        <source>Moss green</source>
        <translation>Verde muschio</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Of all sheets and tables together. The oldest go first.</source>
        <translation>Di tutti i fogli e i tavoli insieme. Le più vecchie vengono eliminate per prime.</translation>
    </message>
    <message>
        <source>Of sheets opened for the first time; each then remembers its own.</source>
        <translation>Dei fogli aperti per la prima volta; poi ognuno ricorda il proprio.</translation>
    </message>
    <message>
        <source>Of the window, the help and everything that is read aloud.</source>
        <translation>Della finestra, della guida e di tutto ciò che viene letto ad alta voce.</translation>
    </message>
    <message>
        <source>Only trained skills</source>
        <translation>Solo abilità addestrate</translation>
    </message>
    <message>
        <source>Order of the skills</source>
        <translation>Ordine delle abilità</translation>
    </message>
    <message>
        <source>Otherwise in black only.</source>
        <translation>Altrimenti solo in nero.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Pinned ones do not count.</source>
        <translation>Quelli fissati non contano.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prugna</translation>
    </message>
    <message>
        <source>Print in colour</source>
        <translation>Stampa a colori</translation>
    </message>
    <message>
        <source>Recent files remembered</source>
        <translation>File recenti ricordati</translation>
    </message>
    <message>
        <source>Reduced: the result at once</source>
        <translation>Ridotte: subito il risultato</translation>
    </message>
    <message>
        <source>Room for earlier versions, MB</source>
        <translation>Spazio per le versioni precedenti, MB</translation>
    </message>
    <message>
        <source>Rules of a new percentile sheet</source>
        <translation>Regole di un nuovo foglio percentuale</translation>
    </message>
    <message>
        <source>SRD: four levels</source>
        <translation>SRD: quattro gradi</translation>
    </message>
    <message>
        <source>Sea blue</source>
        <translation>Blu mare</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>Sheets opened for the first time begin with what was pinned or rolled lately.</source>
        <translation>I fogli aperti per la prima volta cominciano con ciò che è fissato o tirato di recente.</translation>
    </message>
    <message>
        <source>Skills at hand</source>
        <translation>Abilità a portata di mano</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>The colours of everything.</source>
        <translation>I colori di tutto quanto.</translation>
    </message>
    <message>
        <source>The digits stay readable on each.</source>
        <translation>Le cifre restano leggibili su ognuno.</translation>
    </message>
    <message>
        <source>The game master’s tab opens the table of the last time.</source>
        <translation>La scheda del Narratore apre il tavolo dell’ultima volta.</translation>
    </message>
    <message>
        <source>The tens die always differs from the ones die.</source>
        <translation>Il dado delle decine è sempre diverso da quello delle unità.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Theme by day</source>
        <translation>Tema di giorno</translation>
    </message>
    <message>
        <source>Theme by night</source>
        <translation>Tema di notte</translation>
    </message>
    <message>
        <source>Two abbreviations beside each other, such as STR/FOR, on percentile sheets.</source>
        <translation>Due sigle una accanto all’altra, come STR/FOR, sui fogli percentuali.</translation>
    </message>
    <message>
        <source>UGE: five levels</source>
        <translation>UGE: cinque gradi</translation>
    </message>
    <message>
        <source>What the dialog for a new sheet begins with.</source>
        <translation>Ciò che la finestra per un nuovo foglio propone all’inizio.</translation>
    </message>
    <message>
        <source>What they fall on</source>
        <translation>Dove cadono</translation>
    </message>
    <message>
        <source>Where the first save of a sheet begins. Without one: where you saved last.</source>
        <translation>Proposta al primo salvataggio di un foglio. Senza: quella dell’ultimo salvataggio.</translation>
    </message>
    <message>
        <source>Whether dice roll and ticks are drawn. The result is decided first.</source>
        <translation>Dadi che rotolano, spunte che si disegnano. Il risultato è deciso prima.</translation>
    </message>
    <message>
        <source>While there is one, it stands under a Xantis sheet and not only in the tab.</source>
        <translation>Finché ce n’è uno, sta sotto un foglio Xantis e non solo nella scheda.</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Rosso vino</translation>
    </message>
    <message>
        <source>With high contrast it is always plain.</source>
        <translation>Con il contrasto elevato è sempre uniforme.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom del foglio</translation>
    </message>
    <message>
        <source>a whole number is wanted</source>
        <translation>serve un numero intero</translation>
    </message>
    <message>
        <source>no other language</source>
        <translation>nessun’altra lingua</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>true or false is wanted</source>
        <translation>serve true o false</translation>
    </message>
    <message>
        <source>words in quotation marks are wanted</source>
        <translation>servono parole tra virgolette diritte</translation>
    </message>
    <message>
        <source>{field}: this version has no such setting.</source>
        <translation>{field}: questa versione non ha questa impostazione.</translation>
    </message>
    <message>
        <source>{field}: {found} is not within {wanted}.</source>
        <translation>{field}: {found} non è compreso in {wanted}.</translation>
    </message>
    <message>
        <source>{field}: {wanted}, not “{found}”.</source>
        <translation>{field}: {wanted}, non «{found}».</translation>
    </message>
    <message>
        <source>{field}: “{found}” cannot be chosen.</source>
        <translation>{field}: «{found}» non può essere scelto.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Add a skill</source>
        <translation>Aggiungi un’abilità</translation>
    </message>
    <message>
        <source>At hand</source>
        <translation>A portata di mano</translation>
    </message>
    <message>
        <source>At the start: {power} {value} × 5 = {sanity}.</source>
        <translation>All’inizio: {power} {value} × 5 = {sanity}.</translation>
    </message>
    <message>
        <source>Encumbrance is not in use: the load weighs on nothing.</source>
        <translation>L’ingombro non è in uso: il carico non pesa su nulla.</translation>
    </message>
    <message>
        <source>From {limit} points on a load weighs on rolls and on movement.</source>
        <translation>Da {limit} punti in su il carico pesa sui tiri e sul movimento.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Umano</translation>
    </message>
    <message>
        <source>More points are spent than there are. The sheet is saved all the same.</source>
        <translation>Sono spesi più punti di quanti ce ne sono. Il foglio si salva lo stesso.</translation>
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
        <source>chosen</source>
        <translation>scelta</translation>
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
        <source>{group} {bonus}: {parts}.</source>
        <translation>{group} {bonus}: {parts}.</translation>
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
    <message>
        <source>{used} of {total} spent</source>
        <translation>{used} di {total} spesi</translation>
    </message>
</context>
<context>
    <name>spot</name>
    <message>
        <source>+{n} of the chance</source>
        <translation>+{n} della probabilità</translation>
    </message>
    <message>
        <source>A success here is a plain one.</source>
        <translation>Un successo qui è sempre semplice.</translation>
    </message>
    <message>
        <source>Antidote</source>
        <translation>Antidoto</translation>
    </message>
    <message>
        <source>Extreme range</source>
        <translation>Gittata estrema</translation>
    </message>
    <message>
        <source>Falling</source>
        <translation>Caduta</translation>
    </message>
    <message>
        <source>First aid</source>
        <translation>Primo soccorso</translation>
    </message>
    <message>
        <source>Healing by rest</source>
        <translation>Guarigione con il riposo</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>Entro la gittata</translation>
    </message>
    <message>
        <source>Kilograms</source>
        <translation>Chilogrammi</translation>
    </message>
    <message>
        <source>Long range</source>
        <translation>Lunga gittata</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metri</translation>
    </message>
    <message>
        <source>No damage.</source>
        <translation>Nessun danno.</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Fuori gittata</translation>
    </message>
    <message>
        <source>Point blank</source>
        <translation>A bruciapelo</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punti persi</translation>
    </message>
    <message>
        <source>Points of the wound</source>
        <translation>Punti della ferita</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Veleno</translation>
    </message>
    <message>
        <source>Range of a shot</source>
        <translation>Distanza di tiro</translation>
    </message>
    <message>
        <source>Range of the weapon</source>
        <translation>Gittata dell’arma</translation>
    </message>
    <message>
        <source>Rest alone: {dice} a week</source>
        <translation>Solo riposo: {dice} a settimana</translation>
    </message>
    <message>
        <source>SIZ above 20</source>
        <translation>TAG sopra 20</translation>
    </message>
    <message>
        <source>SIZ up to 5</source>
        <translation>TAG fino a 5</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Size and weight</source>
        <translation>Taglia e peso</translation>
    </message>
    <message>
        <source>The body wins: {n} damage.</source>
        <translation>Prevale il corpo: danno {n}.</translation>
    </message>
    <message>
        <source>The poison wins: {n} damage.</source>
        <translation>Prevale il veleno: danno {n}.</translation>
    </message>
    <message>
        <source>With care: {dice} a week</source>
        <translation>Con cure: {dice} a settimana</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>al giorno</translation>
    </message>
    <message>
        <source>a level</source>
        <translation>per grado</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>al minuto</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>a round</translation>
    </message>
    <message>
        <source>a shot</source>
        <translation>a colpo</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>a turno</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>a settimana</translation>
    </message>
    <message numerus="yes">
        <source>about %n week(s)</source>
        <translation>
            <numerusform>circa %n settimana</numerusform>
            <numerusform>circa %n settimane</numerusform>
        </translation>
    </message>
    <message>
        <source>acts first</source>
        <translation>agisce per primo</translation>
    </message>
    <message>
        <source>adds up</source>
        <translation>cumulabile</translation>
    </message>
    <message numerus="yes">
        <source>after %n failure(s)</source>
        <translation>
            <numerusform>dopo %n fallimento</numerusform>
            <numerusform>dopo %n fallimenti</numerusform>
        </translation>
    </message>
    <message>
        <source>after as many days as CON</source>
        <translation>dopo tanti giorni quanta la COS</translation>
    </message>
    <message>
        <source>after half as many days as CON</source>
        <translation>dopo metà della COS in giorni</translation>
    </message>
    <message>
        <source>against someone on foot</source>
        <translation>contro chi è a piedi</translation>
    </message>
    <message>
        <source>aiming at a part of the body</source>
        <translation>mirando a una parte del corpo</translation>
    </message>
    <message>
        <source>all rolls</source>
        <translation>tutti i tiri</translation>
    </message>
    <message>
        <source>an hour</source>
        <translation>all’ora</translation>
    </message>
    <message>
        <source>armour halves the damage</source>
        <translation>l’armatura dimezza il danno</translation>
    </message>
    <message>
        <source>armour protects</source>
        <translation>l’armatura protegge</translation>
    </message>
    <message>
        <source>armour {n}</source>
        <translation>armatura {n}</translation>
    </message>
    <message>
        <source>armour × {n}</source>
        <translation>armatura × {n}</translation>
    </message>
    <message>
        <source>at a crowd</source>
        <translation>su una folla</translation>
    </message>
    <message>
        <source>at long range</source>
        <translation>a lunga gittata</translation>
    </message>
    <message>
        <source>at most {name}</source>
        <translation>al massimo {name}</translation>
    </message>
    <message>
        <source>at most {n} attackers</source>
        <translation>al massimo {n} attaccanti</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>attackers in melee</source>
        <translation>attaccanti in mischia</translation>
    </message>
    <message>
        <source>attackers in melee, not noticed</source>
        <translation>attaccanti in mischia, non notati</translation>
    </message>
    <message>
        <source>attackers with missiles</source>
        <translation>attaccanti a distanza</translation>
    </message>
    <message>
        <source>attackers with missiles, not seen</source>
        <translation>attaccanti a distanza, non visti</translation>
    </message>
    <message>
        <source>attacks against it</source>
        <translation>attacchi contro il bersaglio</translation>
    </message>
    <message>
        <source>avoided</source>
        <translation>evitato</translation>
    </message>
    <message>
        <source>beyond four times the range</source>
        <translation>oltre quattro volte la gittata</translation>
    </message>
    <message>
        <source>beyond the table</source>
        <translation>oltre la tabella</translation>
    </message>
    <message>
        <source>beyond three times the range</source>
        <translation>oltre tre volte la gittata</translation>
    </message>
    <message>
        <source>burnt for more than a quarter of the hit points</source>
        <translation>ustione oltre un quarto dei punti ferita</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>raffica</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>chance {n}</source>
        <translation>probabilità {n}</translation>
    </message>
    <message>
        <source>chance × {n}</source>
        <translation>probabilità × {n}</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>in carica</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combattimento</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>danno</translation>
    </message>
    <message>
        <source>damage above half the hit points</source>
        <translation>danno oltre metà dei punti ferita</translation>
    </message>
    <message>
        <source>damage of a major wound</source>
        <translation>danno da ferita grave</translation>
    </message>
    <message>
        <source>damage {dice}</source>
        <translation>danno {dice}</translation>
    </message>
    <message>
        <source>damage × {n}</source>
        <translation>danno × {n}</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>difesa</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>schivata</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>verso il basso</translation>
    </message>
    <message>
        <source>drawing or sheathing</source>
        <translation>estrarre o riporre</translation>
    </message>
    <message>
        <source>dropping a weapon</source>
        <translation>lasciare un’arma</translation>
    </message>
    <message>
        <source>else least damage</source>
        <translation>altrimenti danno minimo</translation>
    </message>
    <message>
        <source>enemy found by a Difficult Sense or Listen</source>
        <translation>nemico individuato con un tiro Difficile di Sensi o Ascoltare</translation>
    </message>
    <message>
        <source>engaged in melee</source>
        <translation>impegnato in mischia</translation>
    </message>
    <message>
        <source>entangled, no damage</source>
        <translation>intralciato, senza danno</translation>
    </message>
    <message>
        <source>exchanging weapons</source>
        <translation>cambiare arma</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>cade</translation>
    </message>
    <message>
        <source>fast poison: after {n} rounds</source>
        <translation>veleno rapido: dopo {n} round</translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation>
            <numerusform>per %n round</numerusform>
            <numerusform>per %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>for as many rounds as damage</source>
        <translation>per tanti round quanti i punti di danno</translation>
    </message>
    <message>
        <source>for each 2 m from the centre</source>
        <translation>ogni 2 m dal centro</translation>
    </message>
    <message>
        <source>for each 20 SIZ begun</source>
        <translation>ogni 20 TAG iniziati</translation>
    </message>
    <message>
        <source>for each 3 m begun</source>
        <translation>ogni 3 m iniziati</translation>
    </message>
    <message>
        <source>for each defence made before</source>
        <translation>per ogni difesa già fatta</translation>
    </message>
    <message>
        <source>for each failed roll</source>
        <translation>per ogni tiro fallito</translation>
    </message>
    <message>
        <source>for each further body</source>
        <translation>per ogni corpo in più</translation>
    </message>
    <message>
        <source>for {n} rounds</source>
        <translation>per {n} round</translation>
    </message>
    <message>
        <source>full-sized shield</source>
        <translation>scudo medio</translation>
    </message>
    <message>
        <source>half damage</source>
        <translation>danno dimezzato</translation>
    </message>
    <message>
        <source>half the base, at least 20%</source>
        <translation>metà della base, almeno 20%</translation>
    </message>
    <message>
        <source>half the damage bonus</source>
        <translation>metà del bonus al danno</translation>
    </message>
    <message>
        <source>hit points left</source>
        <translation>punti ferita rimasti</translation>
    </message>
    <message>
        <source>hits someone else</source>
        <translation>colpisce qualcun altro</translation>
    </message>
    <message>
        <source>hits the cover</source>
        <translation>colpisce il riparo</translation>
    </message>
    <message>
        <source>hitting an obstacle</source>
        <translation>urtando un ostacolo</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossibile</translation>
    </message>
    <message>
        <source>in 30 days</source>
        <translation>in 30 giorni</translation>
    </message>
    <message>
        <source>in melee or at medium range</source>
        <translation>in mischia o a media gittata</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>al buio</translation>
    </message>
    <message>
        <source>kneeling behind a full-sized shield</source>
        <translation>in ginocchio dietro uno scudo medio</translation>
    </message>
    <message>
        <source>kneeling behind a large shield</source>
        <translation>in ginocchio dietro uno scudo grande</translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation>tramortito</translation>
    </message>
    <message>
        <source>large shield</source>
        <translation>scudo grande</translation>
    </message>
    <message>
        <source>large weapons in close quarters</source>
        <translation>armi grandi in spazi stretti</translation>
    </message>
    <message>
        <source>less than 1 m of room, weapon above ENC 1.5</source>
        <translation>meno di 1 m di spazio, arma oltre ING 1,5</translation>
    </message>
    <message>
        <source>less than 1 m of room, weapon above ENC 2.5</source>
        <translation>meno di 1 m di spazio, arma oltre ING 2,5</translation>
    </message>
    <message>
        <source>less than half the SIZ</source>
        <translation>meno di metà della TAG</translation>
    </message>
    <message>
        <source>long spears</source>
        <translation>lance lunghe</translation>
    </message>
    <message>
        <source>long weapon, the opponent inside its reach</source>
        <translation>arma lunga, avversario troppo vicino</translation>
    </message>
    <message numerus="yes">
        <source>loses %n characteristic point(s)</source>
        <translation>
            <numerusform>perde %n punto di caratteristica</numerusform>
            <numerusform>perde %n punti di caratteristica</numerusform>
        </translation>
    </message>
    <message>
        <source>loses {n} characteristic points</source>
        <translation>perde {n} punti di caratteristica</translation>
    </message>
    <message>
        <source>may only defend</source>
        <translation>può solo difendersi</translation>
    </message>
    <message>
        <source>mental skills</source>
        <translation>abilità mentali</translation>
    </message>
    <message>
        <source>missile attack</source>
        <translation>attacco a distanza</translation>
    </message>
    <message>
        <source>modifiers × {n}</source>
        <translation>modificatori × {n}</translation>
    </message>
    <message>
        <source>more than double the SIZ</source>
        <translation>più del doppio della TAG</translation>
    </message>
    <message>
        <source>nearly dark</source>
        <translation>quasi buio</translation>
    </message>
    <message>
        <source>no attack in the next round</source>
        <translation>nessun attacco nel round seguente</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>nessun danno</translation>
    </message>
    <message>
        <source>no damage bonus</source>
        <translation>nessun bonus al danno</translation>
    </message>
    <message>
        <source>no defence</source>
        <translation>nessuna difesa</translation>
    </message>
    <message>
        <source>not with firearms, energy weapons, crossbows</source>
        <translation>non con armi da fuoco, a energia, balestre</translation>
    </message>
    <message>
        <source>noticed</source>
        <translation>notato</translation>
    </message>
    <message>
        <source>one hit location</source>
        <translation>una locazione</translation>
    </message>
    <message>
        <source>parry</source>
        <translation>parata</translation>
    </message>
    <message>
        <source>physical skills</source>
        <translation>abilità fisiche</translation>
    </message>
    <message>
        <source>pitch dark</source>
        <translation>buio totale</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>preparato</translation>
    </message>
    <message>
        <source>range × {n}</source>
        <translation>gittata × {n}</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>guarito</translation>
    </message>
    <message>
        <source>resistance {a} against {b}</source>
        <translation>resistenza {a} contro {b}</translation>
    </message>
    <message>
        <source>riding</source>
        <translation>a cavallo</translation>
    </message>
    <message>
        <source>roll between half the skill and the skill</source>
        <translation>tiro tra metà del punteggio e il punteggio</translation>
    </message>
    <message>
        <source>roll between the lowered skill and the skill</source>
        <translation>tiro tra il punteggio ridotto e il punteggio</translation>
    </message>
    <message>
        <source>roll {name}</source>
        <translation>tiro di {name}</translation>
    </message>
    <message>
        <source>rolled once {unit}</source>
        <translation>un tiro {unit}</translation>
    </message>
    <message>
        <source>running</source>
        <translation>correndo</translation>
    </message>
    <message>
        <source>saved by {name}</source>
        <translation>evitato con {name}</translation>
    </message>
    <message>
        <source>second attack</source>
        <translation>secondo attacco</translation>
    </message>
    <message>
        <source>several targets close together</source>
        <translation>più bersagli vicini</translation>
    </message>
    <message>
        <source>shooting backwards</source>
        <translation>tiro all’indietro</translation>
    </message>
    <message>
        <source>sideways, not with a bow</source>
        <translation>di lato, non con l’arco</translation>
    </message>
    <message>
        <source>skill above 100</source>
        <translation>punteggio sopra 100</translation>
    </message>
    <message>
        <source>slow poison: after {n} turns</source>
        <translation>veleno lento: dopo {n} turni</translation>
    </message>
    <message>
        <source>small shield</source>
        <translation>scudo piccolo</translation>
    </message>
    <message>
        <source>stays up</source>
        <translation>resta in piedi</translation>
    </message>
    <message>
        <source>steeper than 45 degrees</source>
        <translation>oltre 45 gradi</translation>
    </message>
    <message>
        <source>straight up</source>
        <translation>in verticale</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>stordito</translation>
    </message>
    <message>
        <source>surprised, Luck failed</source>
        <translation>sorpreso, Fortuna fallita</translation>
    </message>
    <message>
        <source>taken at most {n} turns before</source>
        <translation>preso al massimo {n} turni prima</translation>
    </message>
    <message>
        <source>the attacker is held back</source>
        <translation>l’attaccante è trattenuto</translation>
    </message>
    <message>
        <source>the damage bonus of the mount</source>
        <translation>il bonus al danno della cavalcatura</translation>
    </message>
    <message>
        <source>the potency of an antidote is taken off</source>
        <translation>si sottrae la virulenza di un antidoto</translation>
    </message>
    <message>
        <source>the victim</source>
        <translation>la vittima</translation>
    </message>
    <message>
        <source>the weapon is dropped</source>
        <translation>l’arma cade</translation>
    </message>
    <message>
        <source>throwing weapon used in melee</source>
        <translation>arma da lancio in mischia</translation>
    </message>
    <message>
        <source>thrown back a metre for each 5 points of damage</source>
        <translation>respinto di un metro ogni 5 punti di danno</translation>
    </message>
    <message>
        <source>turning and running</source>
        <translation>voltarsi e correre</translation>
    </message>
    <message>
        <source>unsuited weapon</source>
        <translation>arma inadatta</translation>
    </message>
    <message>
        <source>untrained off hand</source>
        <translation>mano secondaria non addestrata</translation>
    </message>
    <message>
        <source>up to four times the range</source>
        <translation>fino a quattro volte la gittata</translation>
    </message>
    <message>
        <source>up to three times the range</source>
        <translation>fino a tre volte la gittata</translation>
    </message>
    <message>
        <source>up to twice the range</source>
        <translation>fino a due volte la gittata</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>verso l’alto</translation>
    </message>
    <message>
        <source>waiting 5 DEX ranks</source>
        <translation>attendere 5 ranghi di DES</translation>
    </message>
    <message>
        <source>weapon that does not impale</source>
        <translation>arma che non impala</translation>
    </message>
    <message>
        <source>weapon that stuns</source>
        <translation>arma che stordisce</translation>
    </message>
    <message>
        <source>with a missile weapon</source>
        <translation>con un’arma a distanza</translation>
    </message>
    <message>
        <source>with a shield</source>
        <translation>con uno scudo</translation>
    </message>
    <message>
        <source>with breath held</source>
        <translation>trattenendo il respiro</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>within a third of DEX in metres</source>
        <translation>entro un terzo della DES in metri</translation>
    </message>
    <message>
        <source>without a roll</source>
        <translation>senza tiro</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <translation>{a} o {b}</translation>
    </message>
    <message>
        <source>{dice} damage: {least} to {most}, on average {mean}.</source>
        <translation>Danno {dice}: da {least} a {most}, in media {mean}.</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{head}: {body}</source>
        <translation>{head}: {body}</translation>
    </message>
    <message>
        <source>{level}: nothing.</source>
        <translation>{level}: niente.</translation>
    </message>
    <message>
        <source>{level}: {dice}, at most {n} given back.</source>
        <translation>{level}: {dice}, al massimo {n} recuperati.</translation>
    </message>
    <message>
        <source>{level}: {m} damage more.</source>
        <translation>{level}: danno aumentato di {m}.</translation>
    </message>
    <message>
        <source>{name} from {n}</source>
        <translation>{name} da {n}</translation>
    </message>
    <message>
        <source>{name} instead</source>
        <translation>{name} invece</translation>
    </message>
    <message>
        <source>{n} DEX ranks</source>
        <translation>{n} ranghi di DES</translation>
    </message>
    <message>
        <source>{pot} {a} against {con} {b}: {chance}.</source>
        <translation>{pot} {a} contro {con} {b}: {chance}.</translation>
    </message>
    <message>
        <source>{siz} {n}: {a} to {b} kg.</source>
        <translation>{siz} {n}: da {a} a {b} kg.</translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>Enter rolls · {difficulty} difficulty · {why} explains</source>
        <translation>Invio tira · {difficulty} difficoltà · {why} spiega</translation>
    </message>
    <message>
        <source>Enter rolls · {easy} {normal} {difficult} difficulty · {why} explains</source>
        <translation>Invio tira · {easy} {normal} {difficult} difficoltà · {why} spiega</translation>
    </message>
    <message>
        <source>Find a score</source>
        <translation>Trova un punteggio</translation>
    </message>
    <message>
        <source>Find a skill</source>
        <translation>Trova un’abilità</translation>
    </message>
    <message>
        <source>No score, action or weapon called “{name}”.</source>
        <translation>Nessun punteggio, azione o arma di nome «{name}».</translation>
    </message>
    <message>
        <source>No skill or roll called “{name}”.</source>
        <translation>Nessuna abilità e nessun tiro di nome «{name}».</translation>
    </message>
    <message>
        <source>Xantis, default readings</source>
        <translation>Xantis, predefinite</translation>
    </message>
    <message>
        <source>Xantis, own readings</source>
        <translation>Xantis, letture della casa</translation>
    </message>
</context>
<context>
    <name>templates</name>
    <message>
        <source>A template needs a name.</source>
        <translation>Il modello ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Another template is called that already.</source>
        <translation>Un altro modello si chiama già così.</translation>
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
    <message>
        <source>yesterday, {time}</source>
        <translation>ieri, {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>A helper steps in front</source>
        <translation>Un alleato si interpone</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da solo</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Contrattacco</translation>
    </message>
    <message>
        <source>Counter-attack, alone or synchronised</source>
        <translation>Contrattacco, da solo o sincronizzato</translation>
    </message>
    <message>
        <source>In between: {names}.</source>
        <translation>In mezzo: {names}.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Misto</translation>
    </message>
    <message>
        <source>No link between {name} and {other}.</source>
        <translation>Nessun legame tra {name} e {other}.</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parata</translation>
    </message>
    <message>
        <source>Steps in</source>
        <translation>Interposizione</translation>
    </message>
    <message>
        <source>Synchronised parry</source>
        <translation>Parata sincronizzata</translation>
    </message>
    <message>
        <source>Takes part without a link to {name}: the Narrator allows it.</source>
        <translation>Partecipa senza legame con {name}: il Narratore lo permette.</translation>
    </message>
    <message>
        <source>The Narrator allows it.</source>
        <translation>Il Narratore lo permette.</translation>
    </message>
    <message>
        <source>The counter-attack lands too, with a difference of 0.</source>
        <translation>Va a segno anche il contrattacco, con differenza 0.</translation>
    </message>
    <message>
        <source>The counter-attack lands, {total} against {n}: {d} plus the Danni of {names}.</source>
        <translation>Il contrattacco va a segno, {total} contro {n}: {d} più i Danni di {names}.</translation>
    </message>
    <message>
        <source>The counter-attack lands, {total} against {n}: {d}, without Danni.</source>
        <translation>Il contrattacco va a segno, {total} contro {n}: {d}, senza Danni.</translation>
    </message>
    <message>
        <source>The target counter-attacks, a helper defends</source>
        <translation>Il bersaglio contrattacca, un alleato difende</translation>
    </message>
    <message>
        <source>The target dodges or parries alone</source>
        <translation>Il bersaglio schiva o para da solo</translation>
    </message>
    <message>
        <source>The weapon of {name} may be damaged</source>
        <translation>L’arma di {name} può essere danneggiata</translation>
    </message>
    <message>
        <source>Without a link</source>
        <translation>Senza legame</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>alleato</translation>
    </message>
    <message>
        <source>target</source>
        <translation>bersaglio</translation>
    </message>
    <message>
        <source>{name} is struck</source>
        <translation>{name} è colpito</translation>
    </message>
    <message>
        <source>{sum}, without the Danni of {names}</source>
        <translation>{sum}, senza i Danni di {names}</translation>
    </message>
</context>
<context>
    <name>xantis</name>
    <message numerus="yes">
        <source>%n score(s) hang from it: they can take its place, or go as well.</source>
        <translation>
            <numerusform>Ne dipende %n punteggio: può prenderne il posto, o andarsene anch’esso.</numerusform>
            <numerusform>Ne dipendono %n punteggi: possono prenderne il posto, o andarsene anch’essi.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Move them up</source>
        <translation>&amp;Spostali su</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Tira</translation>
    </message>
    <message>
        <source>&amp;Why {number}?</source>
        <translation>&amp;Perché {number}?</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Perché?</translation>
    </message>
    <message>
        <source>(never above −1)</source>
        <translation>(mai sopra −1)</translation>
    </message>
    <message>
        <source>(never below 0)</source>
        <translation>(mai sotto 0)</translation>
    </message>
    <message>
        <source>1 and 1 adds dice: with the Vdr, difficulty and penalties lower it.</source>
        <translation>1 e 1 aggiunge dadi: con il Vdr, difficoltà e penalità lo abbassano.</translation>
    </message>
    <message>
        <source>1 and 1 always succeeds, 6 and 6 always fails; or the sum says.</source>
        <translation>1 e 1 riesce sempre, 6 e 6 fallisce sempre; oppure decide la somma.</translation>
    </message>
    <message>
        <source>1 and 1, critical success. {base} + {dice} = {value}</source>
        <translation>1 e 1, successo critico. {base} + {dice} = {value}</translation>
    </message>
    <message>
        <source>3 Pa and the reach</source>
        <translation>3 Pa e lo scarto</translation>
    </message>
    <message>
        <source>3 Pa, the reach, and the dodge or parry</source>
        <translation>3 Pa, lo scarto, e la schivata o la parata</translation>
    </message>
    <message>
        <source>6 and 6</source>
        <translation>6 e 6</translation>
    </message>
    <message>
        <source>6 and 6, critical failure. {base} − 12 − {dice} = {value}</source>
        <translation>6 e 6, insuccesso critico. {base} − 12 − {dice} = {value}</translation>
    </message>
    <message>
        <source>A Malus takes nothing off.</source>
        <translation>Un Malus non toglie nulla.</translation>
    </message>
    <message>
        <source>A counter stops at its maximum; without one it is open.</source>
        <translation>Un contatore si ferma al suo massimo; senza massimo è libero.</translation>
    </message>
    <message>
        <source>A margin of exactly 0 on the second side</source>
        <translation>Un margine di esattamente 0 del secondo lato</translation>
    </message>
    <message>
        <source>A prevails</source>
        <translation>Prevale A</translation>
    </message>
    <message>
        <source>Acting out of turn costs the distance in the Giro.</source>
        <translation>Agire fuori turno costa la distanza nel Giro.</translation>
    </message>
    <message>
        <source>Acting together</source>
        <translation>Agire insieme</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Actions and weapons</source>
        <translation>Azioni e armi</translation>
    </message>
    <message>
        <source>Additional dice</source>
        <translation>Dadi aggiuntivi</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>An instantaneous spell acts first.</source>
        <translation>Un incantesimo istantaneo agisce prima.</translation>
    </message>
    <message>
        <source>B prevails</source>
        <translation>Prevale B</translation>
    </message>
    <message>
        <source>Bonus of {n}</source>
        <translation>Bonus di {n}</translation>
    </message>
    <message>
        <source>Bonuses of a synchronised action</source>
        <translation>Bonus di un’azione sincronizzata</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Entrambe</translation>
    </message>
    <message>
        <source>Both actions come into play</source>
        <translation>Entrano in gioco entrambe le azioni</translation>
    </message>
    <message>
        <source>Both actions come into play.</source>
        <translation>Entrambe le azioni entrano in gioco.</translation>
    </message>
    <message>
        <source>Both fail: neither action happens.</source>
        <translation>Falliscono entrambi: non avviene nessuna azione.</translation>
    </message>
    <message>
        <source>Both spells act, in order of turns.</source>
        <translation>Agiscono entrambi gli incantesimi, in ordine di turno.</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacità</translation>
    </message>
    <message>
        <source>Chance: {chance}.</source>
        <translation>Probabilità: {chance}.</translation>
    </message>
    <message>
        <source>Confrontations</source>
        <translation>Confronti</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contatori</translation>
    </message>
    <message>
        <source>Critical failure</source>
        <translation>Insuccesso critico</translation>
    </message>
    <message>
        <source>Critical failure: 6 and 6, then {extra}. Bonus of {n}.</source>
        <translation>Insuccesso critico: 6 e 6, poi {extra}. Bonus di&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Critical failure: 6 and 6, then {extra}. Malus of {n}.</source>
        <translation>Insuccesso critico: 6 e 6, poi {extra}. Malus di&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Critical success</source>
        <translation>Successo critico</translation>
    </message>
    <message>
        <source>Critical success, but {value} against {bonus}: Malus of {n}.</source>
        <translation>Successo critico, ma {value} contro {bonus}: Malus di&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Critical success: 1 and 1, then {extra}. Bonus of {n}.</source>
        <translation>Successo critico: 1 e 1, poi {extra}. Bonus di&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Critical, from the Vdr</source>
        <translation>Critico, dal Vdr</translation>
    </message>
    <message>
        <source>Critical, from the capacity</source>
        <translation>Critico, dalla capacità</translation>
    </message>
    <message>
        <source>Criticals</source>
        <translation>Critici</translation>
    </message>
    <message>
        <source>Declared with a Bonus of 0, against {m}: fails with a Malus of {n}.</source>
        <translation>Dichiarata con Bonus di 0, contro {m}: fallisce con Malus di&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Declared with a Bonus of 0, no roll.</source>
        <translation>Dichiarata con Bonus di 0, senza tiro.</translation>
    </message>
    <message>
        <source>Declared, without a roll</source>
        <translation>Dichiarata, senza tiro</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Raddoppiato</translation>
    </message>
    <message>
        <source>Each narrates, in order of turns.</source>
        <translation>Narra ciascuno, in ordine di turno.</translation>
    </message>
    <message>
        <source>Equal: both actions come into play.</source>
        <translation>Parità: entrambe le azioni entrano in gioco.</translation>
    </message>
    <message>
        <source>Equal: counter-attack and blow both land.</source>
        <translation>Parità: vanno a segno contrattacco e colpo.</translation>
    </message>
    <message>
        <source>Everybody, whoever is ahead</source>
        <translation>Tutti, anche chi è in vantaggio</translation>
    </message>
    <message>
        <source>Fails with Malus</source>
        <translation>Fallisce con Malus</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Insuccesso</translation>
    </message>
    <message>
        <source>Giro</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>How late in an action somebody may still step in at once.</source>
        <translation>Fino a quando, in un’azione, si può ancora intervenire all’istante.</translation>
    </message>
    <message>
        <source>How long an instantaneous action may be declared</source>
        <translation>Fino a quando si può dichiarare un’azione istantanea</translation>
    </message>
    <message>
        <source>If all between belong to the group of either</source>
        <translation>Se quelli in mezzo sono tutti del gruppo dell’uno o dell’altro</translation>
    </message>
    <message>
        <source>If all between belong to the group of the earlier</source>
        <translation>Se quelli in mezzo sono tutti del gruppo di chi viene prima</translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation>Interpretazione</translation>
    </message>
    <message>
        <source>Malus of {n}</source>
        <translation>Malus di {n}</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margine</translation>
    </message>
    <message>
        <source>Margin = {vdr} − {sum} = +{n}: succeeds with a Bonus of {n}.</source>
        <translation>Margine = {vdr} − {sum} = +{n}: riesce con Bonus di&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Margin = {vdr} − {sum} = {n}.</source>
        <translation>Margine = {vdr} − {sum} = {n}.</translation>
    </message>
    <message>
        <source>Margin = {vdr} − {sum} = −{n}: fails with a Malus of {n}.</source>
        <translation>Margine = {vdr} − {sum} = −{n}: fallisce con Malus di&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Neither action happens.</source>
        <translation>Non avviene nessuna delle due azioni.</translation>
    </message>
    <message>
        <source>Never above −1</source>
        <translation>Mai sopra −1</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <translation>Mai sotto 0</translation>
    </message>
    <message>
        <source>No confrontation yet.</source>
        <translation>Ancora nessun confronto.</translation>
    </message>
    <message>
        <source>No: the number decides</source>
        <translation>No: decide il numero</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Only the highest counts</source>
        <translation>Conta solo il più alto</translation>
    </message>
    <message>
        <source>Only who has to catch up</source>
        <translation>Solo chi deve raggiungere l’altro</translation>
    </message>
    <message>
        <source>Only who stand next to each other in the Giro</source>
        <translation>Solo chi è vicino nel Giro</translation>
    </message>
    <message>
        <source>Opponent’s Bonus</source>
        <translation>Bonus avversario</translation>
    </message>
    <message>
        <source>Paid: {n} Pa.</source>
        <translation>Spesi: {n} Pa.</translation>
    </message>
    <message>
        <source>Penalties without a difficulty</source>
        <translation>Penalità senza difficoltà</translation>
    </message>
    <message>
        <source>Pme, Pr and Pd count all the same</source>
        <translation>Pme, Pr e Pd contano lo stesso</translation>
    </message>
    <message>
        <source>Pme, Pr and Pd do not count</source>
        <translation>Pme, Pr e Pd non contano</translation>
    </message>
    <message>
        <source>Prevails over {name}.</source>
        <translation>Prevale su {name}.</translation>
    </message>
    <message>
        <source>Price of an interposition</source>
        <translation>Costo di un’interposizione</translation>
    </message>
    <message>
        <source>Remove them &amp;too</source>
        <translation>&amp;Rimuovi anche loro</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <translation>Rimuovere «{name}»?</translation>
    </message>
    <message>
        <source>Roll with &amp;another Caratteristica</source>
        <translation>Tira con un’&amp;altra Caratteristica</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Set by hand to {n}; the formula gives {computed}.</source>
        <translation>Impostato a mano a {n}; la formula dà {computed}.</translation>
    </message>
    <message>
        <source>Succeeds with Bonus</source>
        <translation>Riesce con Bonus</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Successo</translation>
    </message>
    <message>
        <source>Success declared, without a roll. {terms} = {margin}: {result}.</source>
        <translation>Riuscita dichiarata, senza tiro. {terms} = {margin}: {result}.</translation>
    </message>
    <message>
        <source>Success declared, without a roll: {result}.</source>
        <translation>Riuscita dichiarata, senza tiro: {result}.</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Tests the score that is chosen.</source>
        <translation>Prova il punteggio scelto.</translation>
    </message>
    <message>
        <source>The Bonus of {n} came off the Vdr of {name}.</source>
        <translation>Il Bonus di {n} si è tolto dal Vdr di {name}.</translation>
    </message>
    <message>
        <source>The Narrator narrates.</source>
        <translation>Narra il Narratore.</translation>
    </message>
    <message>
        <source>The Player narrates.</source>
        <translation>Narra il Giocatore.</translation>
    </message>
    <message>
        <source>The Vdr: difficulty and penalties count</source>
        <translation>Al Vdr: difficoltà e penalità contano</translation>
    </message>
    <message>
        <source>The blow strikes {name}, difference {d}.</source>
        <translation>Il colpo raggiunge {name}, differenza {d}.</translation>
    </message>
    <message>
        <source>The capacity: difficulty and penalties do not matter</source>
        <translation>Alla capacità: difficoltà e penalità non contano</translation>
    </message>
    <message>
        <source>The counter-attack fails, {total} against {n}.</source>
        <translation>Il contrattacco fallisce, {total} contro {n}.</translation>
    </message>
    <message>
        <source>The counter-attack lands, {total} against {n}: {d} plus the Danni of all.</source>
        <translation>Il contrattacco va a segno, {total} contro {n}: {d} più i Danni di tutti.</translation>
    </message>
    <message>
        <source>The one who stepped in</source>
        <translation>Chi si è messo in mezzo</translation>
    </message>
    <message>
        <source>The one who was the target</source>
        <translation>Chi era il bersaglio</translation>
    </message>
    <message>
        <source>The parry holds, {total} against {n}: {name} may damage the weapon, {d} plus Danni.</source>
        <translation>La parata regge, {total} contro {n}: {name} può danneggiare l’arma, {d} più Danni.</translation>
    </message>
    <message>
        <source>The score it tests is no longer on the sheet.</source>
        <translation>Il punteggio provato non è più sul foglio.</translation>
    </message>
    <message>
        <source>The second side wins</source>
        <translation>Vince il secondo lato</translation>
    </message>
    <message>
        <source>They are added up</source>
        <translation>Si sommano</translation>
    </message>
    <message>
        <source>Until the dice are seen</source>
        <translation>Finché non si vedono i dadi</translation>
    </message>
    <message>
        <source>Until the effects are applied</source>
        <translation>Finché non si applicano gli effetti</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armi</translation>
    </message>
    <message>
        <source>What happens when the second side’s margin is exactly 0.</source>
        <translation>Che cosa succede quando il margine del secondo lato è esattamente 0.</translation>
    </message>
    <message>
        <source>What it costs to step between a blow and its target.</source>
        <translation>Quanto costa frapporsi tra un colpo e il suo bersaglio.</translation>
    </message>
    <message>
        <source>What several who act as one set against the other side.</source>
        <translation>Che cosa oppongono all’altro lato più personaggi che agiscono insieme.</translation>
    </message>
    <message>
        <source>What the additional dice of a 1 and 1 are added to</source>
        <translation>A che cosa si sommano i dadi aggiuntivi di un 1 e 1</translation>
    </message>
    <message>
        <source>Whether Pme, Pr and Pd lower a test at difficulty 0.</source>
        <translation>Se Pme, Pr e Pd abbassano una prova a difficoltà 0.</translation>
    </message>
    <message>
        <source>Whether a double decides</source>
        <translation>Se un doppio decide</translation>
    </message>
    <message>
        <source>Who is struck when an interposition fails</source>
        <translation>Chi viene colpito quando un’interposizione fallisce</translation>
    </message>
    <message>
        <source>Who may counter-attack whom</source>
        <translation>Chi può contrattaccare chi</translation>
    </message>
    <message>
        <source>Who pays for the reach</source>
        <translation>Chi paga per raggiungere l’altro</translation>
    </message>
    <message>
        <source>Who stands between two sides decides whether one may answer.</source>
        <translation>Chi sta tra i due lati decide se uno può contrattaccare.</translation>
    </message>
    <message>
        <source>Whom the blow reaches when stepping in has failed.</source>
        <translation>Chi raggiunge il colpo quando l’interposizione è fallita.</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <translation>Perché {number}?</translation>
    </message>
    <message>
        <source>Yes: never below Bonus 0, never above Malus 1</source>
        <translation>Sì: mai sotto Bonus 0, mai sopra Malus 1</translation>
    </message>
    <message>
        <source>Your dice.</source>
        <translation>I tuoi dadi.</translation>
    </message>
    <message>
        <source>a penalty that comes off the Vdr; the source gives only the abbreviation</source>
        <translation>una penalità che si toglie dal Vdr; la fonte dà solo la sigla</translation>
    </message>
    <message>
        <source>ability, the second of the four tiers</source>
        <translation>il secondo dei quattro ranghi</translation>
    </message>
    <message>
        <source>above Pa Max</source>
        <translation>sopra Pa Max</translation>
    </message>
    <message>
        <source>act in the Giro</source>
        <translation>atto nel Giro</translation>
    </message>
    <message>
        <source>action points (Punti azione) at the beginning of each Giro</source>
        <translation>Punti azione all’inizio di ogni Giro</translation>
    </message>
    <message>
        <source>action points (Punti azione): what acting costs until the Giro ends</source>
        <translation>Punti azione: quanto costa agire fino alla fine del Giro</translation>
    </message>
    <message>
        <source>additional dice ({faces})</source>
        <translation>dadi aggiuntivi ({faces})</translation>
    </message>
    <message>
        <source>additional die ({faces})</source>
        <translation>dado aggiuntivo ({faces})</translation>
    </message>
    <message>
        <source>adventure</source>
        <translation>avventura</translation>
    </message>
    <message>
        <source>art, the third of the four tiers</source>
        <translation>il terzo dei quattro ranghi</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>attack Pa</source>
        <translation>Pa attacco</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacità</translation>
    </message>
    <message>
        <source>capacity {capacity} = {sum}</source>
        <translation>capacità {capacity} = {sum}</translation>
    </message>
    <message>
        <source>capacity: the value and those of the scores above it</source>
        <translation>capacità: il valore e quelli dei punteggi da cui dipende</translation>
    </message>
    <message>
        <source>change of Pa Max</source>
        <translation>modifica di Pa Max</translation>
    </message>
    <message>
        <source>change of a note</source>
        <translation>modifica di una nota</translation>
    </message>
    <message>
        <source>change of the Pa</source>
        <translation>modifica dei Pa</translation>
    </message>
    <message>
        <source>change of the rules</source>
        <translation>modifica delle regole</translation>
    </message>
    <message>
        <source>change of {field}</source>
        <translation>modifica, {field}</translation>
    </message>
    <message>
        <source>change of {name}</source>
        <translation>modifica di {name}</translation>
    </message>
    <message>
        <source>characteristic, the highest of the four tiers</source>
        <translation>il più alto dei quattro ranghi</translation>
    </message>
    <message>
        <source>cost in Pa</source>
        <translation>costo in Pa</translation>
    </message>
    <message>
        <source>cost in Pa empty: it is asked for</source>
        <translation>costo in Pa vuoto: sarà chiesto</translation>
    </message>
    <message>
        <source>cost in Pa; 0 is instantaneous, empty is asked for</source>
        <translation>costo in Pa; 0: istantanea, vuoto: si chiede</translation>
    </message>
    <message>
        <source>cost of the attack in Pa; empty is asked for</source>
        <translation>costo dell’attacco in Pa; vuoto, si chiede</translation>
    </message>
    <message>
        <source>cost of the parry in Pa; empty is asked for</source>
        <translation>costo della parata in Pa; vuoto, si chiede</translation>
    </message>
    <message>
        <source>damage: what the weapon adds to a blow</source>
        <translation>ciò che l’arma aggiunge al colpo</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>dichiarata</translation>
    </message>
    <message>
        <source>end of the Giro</source>
        <translation>fine del Giro</translation>
    </message>
    <message>
        <source>fixed value</source>
        <translation>valore fisso</translation>
    </message>
    <message>
        <source>formula of Iniziativa</source>
        <translation>formula dell’Iniziativa</translation>
    </message>
    <message>
        <source>formula of Pa Max</source>
        <translation>formula di Pa Max</translation>
    </message>
    <message>
        <source>group</source>
        <translation>gruppo</translation>
    </message>
    <message>
        <source>initiative: its margin orders the turns of the Giro</source>
        <translation>il suo margine ordina i turni del Giro</translation>
    </message>
    <message>
        <source>instantaneous 0</source>
        <translation>istantanea 0</translation>
    </message>
    <message>
        <source>instantaneous, 0 Pa</source>
        <translation>istantanea, 0 Pa</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>massimo</translation>
    </message>
    <message>
        <source>maximum; empty where there is none</source>
        <translation>massimo; vuoto se non c’è</translation>
    </message>
    <message>
        <source>missing term: {name}</source>
        <translation>termine mancante: {name}</translation>
    </message>
    <message>
        <source>missing terms: {names}</source>
        <translation>termini mancanti: {names}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>name of a score</source>
        <translation>nome di un punteggio</translation>
    </message>
    <message>
        <source>name of {name}</source>
        <translation>nome di {name}</translation>
    </message>
    <message>
        <source>new action</source>
        <translation>nuova azione</translation>
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
        <source>new score</source>
        <translation>nuovo punteggio</translation>
    </message>
    <message>
        <source>new weapon</source>
        <translation>nuova arma</translation>
    </message>
    <message>
        <source>non-player character: the Narrator tells every result</source>
        <translation>Personaggio non giocante: il Narratore narra ogni esito</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>opponent’s Bonus</source>
        <translation>Bonus avversario</translation>
    </message>
    <message>
        <source>parry</source>
        <translation>parata</translation>
    </message>
    <message>
        <source>parry Pa</source>
        <translation>Pa parata</translation>
    </message>
    <message>
        <source>payment of Pa</source>
        <translation>spesa di Pa</translation>
    </message>
    <message>
        <source>people</source>
        <translation>popolo</translation>
    </message>
    <message>
        <source>place of a note</source>
        <translation>posto di una nota</translation>
    </message>
    <message>
        <source>place of {name}</source>
        <translation>posto di {name}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>ritratto</translation>
    </message>
    <message>
        <source>reading of the rules: {option}</source>
        <translation>lettura delle regole: {option}</translation>
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
        <source>removal of a score</source>
        <translation>rimozione di un punteggio</translation>
    </message>
    <message>
        <source>removal of a weapon</source>
        <translation>rimozione di un’arma</translation>
    </message>
    <message>
        <source>removal of an action</source>
        <translation>rimozione di un’azione</translation>
    </message>
    <message>
        <source>result of Iniziativa</source>
        <translation>risultato dell’Iniziativa</translation>
    </message>
    <message>
        <source>return of unsaved work</source>
        <translation>ripresa del lavoro non salvato</translation>
    </message>
    <message>
        <source>return to an earlier version</source>
        <translation>ritorno a una versione precedente</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>score that is tested</source>
        <translation>punteggio provato</translation>
    </message>
    <message>
        <source>several changes</source>
        <translation>più modifiche</translation>
    </message>
    <message>
        <source>specialisation, the lowest of the four tiers</source>
        <translation>il più basso dei quattro ranghi</translation>
    </message>
    <message>
        <source>the chosen one</source>
        <translation>quello scelto</translation>
    </message>
    <message>
        <source>the side in a Giro; it may be empty</source>
        <translation>il lato nel Giro; può restare vuoto</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>rango</translation>
    </message>
    <message>
        <source>tier of {name}</source>
        <translation>rango, {name}</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>value now</source>
        <translation>valore attuale</translation>
    </message>
    <message>
        <source>value of {name}</source>
        <translation>valore di {name}</translation>
    </message>
    <message>
        <source>who plays the character</source>
        <translation>chi gioca il personaggio</translation>
    </message>
    <message>
        <source>{name} acts first: instantaneous spell.</source>
        <translation>Agisce prima {name}: incantesimo istantaneo.</translation>
    </message>
    <message>
        <source>{name} narrates.</source>
        <translation>Narra {name}.</translation>
    </message>
    <message>
        <source>{name} prevails, {n} against {m}.</source>
        <translation>Prevale {name}, {n} contro {m}.</translation>
    </message>
    <message>
        <source>{name} prevails.</source>
        <translation>Prevale {name}.</translation>
    </message>
    <message>
        <source>{name} stops the blow.</source>
        <translation>{name} ferma il colpo.</translation>
    </message>
    <message>
        <source>{name} {current} of {maximum}</source>
        <translation>{name}: {current} su {maximum}</translation>
    </message>
    <message>
        <source>{name}, capacity {capacity}</source>
        <translation>{name}, capacità {capacity}</translation>
    </message>
    <message>
        <source>{name}, {tier}, {value}, capacity {capacity}</source>
        <translation>{name}, {tier}, {value}, capacità {capacity}</translation>
    </message>
    <message>
        <source>{name}: only 1 and 1 can succeed.</source>
        <translation>{name}: può riuscire solo con 1 e 1.</translation>
    </message>
    <message>
        <source>{name}: only 6 and 6 can fail.</source>
        <translation>{name}: può fallire solo con 6 e 6.</translation>
    </message>
    <message>
        <source>{name}: {bonus}, off the second’s Vdr.</source>
        <translation>{name}: {bonus}, tolto dal Vdr del secondo.</translation>
    </message>
    <message>
        <source>{name}: {bonus}. Nothing comes off the second’s Vdr.</source>
        <translation>{name}: {bonus}. Dal Vdr del secondo non si toglie nulla.</translation>
    </message>
    <message>
        <source>{name}: {limit} or less succeeds.</source>
        <translation>{name}: riesce con {limit} o meno.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{sum}. Margin = {value} − {bonus} = {margin}: {result}.</source>
        <translation>{sum}. Margine = {value} − {bonus} = {margin}: {result}.</translation>
    </message>
    <message>
        <source>{sum}: {result}.</source>
        <translation>{sum}: {result}.</translation>
    </message>
    <message>
        <source>{vdr_terms} Margin = {vdr} − {sum} = {margin}: {result}.</source>
        <translation>{vdr_terms} Margine = {vdr} − {sum} = {margin}: {result}.</translation>
    </message>
</context>
</TS>
