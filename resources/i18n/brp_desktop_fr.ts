<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>A character sheet that rolls, ticks and works offline: no account, no network, no sound.</source>
        <translation>Une feuille de personnage qui lance, coche et marche hors ligne&#xa0;: ni compte, ni réseau, ni son.</translation>
    </message>
    <message>
        <source>The rules come from the Basic Roleplaying SRD and the Universal Game Engine, under the ORC licence; the wording here is our own. The program itself is under the MIT licence.</source>
        <translation>Les règles viennent du SRD de Basic Roleplaying et de l’Universal Game Engine, sous licence ORC&#x202f;; la rédaction est la nôtre. Le programme lui-même est sous licence MIT.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Version {version}, avec Qt {qt}</translation>
    </message>
</context>
<context>
    <name>CharacteristicsView</name>
    <message>
        <source>Characteristics</source>
        <translation>Caractéristiques</translation>
    </message>
</context>
<context>
    <name>CheckHead</name>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
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
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Rolls of side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the tick of {skill}</source>
        <translation>Annuler la coche&#xa0;: {skill}</translation>
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
        <translation>Exp.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>{name} {value}: why?</source>
        <translation>{name} {value}&#xa0;: pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>DetailPanel</name>
    <message>
        <source>Add a skill</source>
        <translation>Ajouter une compétence</translation>
    </message>
    <message>
        <source>Add a skill to the sheet</source>
        <translation>Ajouter une compétence à la feuille</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Base, if not by the rules</source>
        <translation>Base, si elle n’est pas celle des règles</translation>
    </message>
    <message>
        <source>Choose a field on the sheet: what it is made of stands here.</source>
        <translation>Choisir un champ de la feuille&#xa0;: sa composition s’affiche ici.</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Has an experience box</source>
        <translation>A une case d’expérience</translation>
    </message>
    <message>
        <source>Hide in play mode</source>
        <translation>Masquer en mode jeu</translation>
    </message>
    <message>
        <source>More points are spent than there are. The sheet is saved all the same.</source>
        <translation>Plus de points sont dépensés qu’il n’y en a. La feuille est enregistrée tout de même.</translation>
    </message>
    <message>
        <source>Moved at creation</source>
        <translation>Déplacé à la création</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on this skill</source>
        <translation>Note sur cette compétence</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Rien de choisi</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>Permanent bonus</source>
        <translation>Bonus permanent</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Personnalité</translation>
    </message>
    <message>
        <source>Points to spend</source>
        <translation>Points à dépenser</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this skill</source>
        <translation>Retirer cette compétence</translation>
    </message>
    <message>
        <source>Rolled or bought</source>
        <translation>Tiré ou acheté</translation>
    </message>
    <message>
        <source>This skill</source>
        <translation>Cette compétence</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Cochée</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>{used} of {total}</source>
        <translation>{used} sur {total}</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>At stake</source>
        <translation>Avec enjeu</translation>
    </message>
    <message>
        <source>Choose a skill or a characteristic first.</source>
        <translation>Choisir d’abord une compétence ou une caractéristique.</translation>
    </message>
    <message>
        <source>Choose a skill.</source>
        <translation>Choisir une compétence.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>In edit mode no die is rolled. Back to play with Ctrl+E.</source>
        <translation>En mode édition, aucun dé n’est lancé. Retour au jeu avec Ctrl+E.</translation>
    </message>
    <message>
        <source>Keep this difficulty</source>
        <translation>Garder cette difficulté</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>No dice are rolled at this difficulty.</source>
        <translation>À cette difficulté, aucun dé n’est lancé.</translation>
    </message>
    <message>
        <source>Off: this roll never ticks (S)</source>
        <translation>Désactivé&#xa0;: ce jet ne coche jamais (S)</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Roll {skill}</source>
        <translation>Lancer {skill}</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>The dice are running.</source>
        <translation>Les dés roulent.</translation>
    </message>
</context>
<context>
    <name>DifficultyBar</name>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
</context>
<context>
    <name>DocumentBanner</name>
    <message>
        <source>Another program changed the file of this sheet.</source>
        <translation>Un autre programme a modifié le fichier de cette feuille.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Ouvert en lecture seule&#xa0;: vient d’une version plus récente. Enregistrer une copie pour la modifier.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>{name}, read-only</source>
        <translation>{name}, lecture seule</translation>
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
        <translation>Compétences, mode édition</translation>
    </message>
    <message>
        <source>Speciality of {name}</source>
        <translation>Spécialité&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>EmptyNote</name>
    <message>
        <source>No skill matches the filter.</source>
        <translation>Aucune compétence ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show all skills</source>
        <translation>Afficher toutes les compétences</translation>
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
        <translation>&amp;Fermer</translation>
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
        <translation>Règles&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
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
        <translation>Chances</translation>
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
        <translation>Ctrl Entrée</translation>
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
        <translation>Nom</translation>
    </message>
    <message>
        <source>Nobody can roll that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
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
        <translation>Lancer</translation>
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
        <translation>Âge</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Nameless</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Occupation</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>HowDiceFall</name>
    <message numerus="yes">
        <source>%n roll(s) since the start, your own dice left out:</source>
        <translation>
            <numerusform>%n jet depuis le démarrage, sans compter vos propres dés&#xa0;:</numerusform>
            <numerusform>%n jets depuis le démarrage, sans compter vos propres dés&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Each number comes from your system’s own source of chance at the moment you click. It is decided first and shown afterwards: the dice on the felt are turned so that they land on it.</source>
        <translation>Chaque nombre vient de la source de hasard de votre système, à l’instant du clic. Il est décidé d’abord et montré ensuite&#xa0;: les dés sur le tapis sont tournés pour tomber dessus.</translation>
    </message>
    <message>
        <source>Every number from 01 to 00 is as likely as every other, whatever fell before. Two high rolls in a row say nothing about the third.</source>
        <translation>Chaque nombre de 01 à 00 est aussi probable que tout autre, quoi qu’il soit tombé avant. Deux jets hauts de suite ne disent rien du troisième.</translation>
    </message>
    <message>
        <source>How the dice fall</source>
        <translation>Comment tombent les dés</translation>
    </message>
    <message>
        <source>Nothing rolled since the start.</source>
        <translation>Aucun jet depuis le démarrage.</translation>
    </message>
    <message>
        <source>The brass die shows the tens, the dark one the ones. 00 and 7 is 07; 30 and 4 is 34; 00 and 0 is 100. Low is good.</source>
        <translation>Le dé de laiton donne les dizaines, le sombre les unités. 00 et 7 font 07&#x202f;; 30 et 4 font 34&#x202f;; 00 et 0 font 100. Bas, c’est bon.</translation>
    </message>
</context>
<context>
    <name>InitiativeDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
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
        <translation>Vos dés.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n jet</numerusform>
            <numerusform>%n jets</numerusform>
        </translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>Tous les personnages</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les degrés</translation>
    </message>
    <message>
        <source>Copy the roll log as text</source>
        <translation>Copier le journal en texte</translation>
    </message>
    <message>
        <source>Filter the roll log</source>
        <translation>Filtrer le journal</translation>
    </message>
    <message>
        <source>No roll yet.</source>
        <translation>Aucun jet pour l’instant.</translation>
    </message>
    <message>
        <source>Only this check</source>
        <translation>Ce test seulement</translation>
    </message>
    <message>
        <source>Only ticks</source>
        <translation>Coches seulement</translation>
    </message>
    <message>
        <source>Only {skill}</source>
        <translation>{skill} seulement</translation>
    </message>
    <message>
        <source>Roll log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>This character</source>
        <translation>Ce personnage</translation>
    </message>
    <message>
        <source>Unfold the roll log</source>
        <translation>Déplier le journal</translation>
    </message>
</context>
<context>
    <name>KeyboardSheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>In lists and fields</source>
        <translation>Dans les listes et les champs</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>On the sheet and the dice</source>
        <translation>Sur la feuille et les dés</translation>
    </message>
    <message>
        <source>Single letters work only where no text can be typed.</source>
        <translation>Les lettres seules n’agissent que là où aucun texte ne se saisit.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>at stake or not</source>
        <translation>avec enjeu ou non</translation>
    </message>
    <message>
        <source>copies the roll log as text</source>
        <translation>copie le journal en texte</translation>
    </message>
    <message>
        <source>difficulty: automatic, easy, normal, difficult, impossible</source>
        <translation>difficulté&#xa0;: automatique, facile, normale, difficile, impossible</translation>
    </message>
    <message>
        <source>find a skill or roll, Enter rolls it</source>
        <translation>trouver une compétence ou un jet, Entrée le lance</translation>
    </message>
    <message>
        <source>larger, smaller, actual size; Ctrl and the wheel too</source>
        <translation>plus grand, plus petit, taille réelle&#x202f;; aussi Ctrl et la molette</translation>
    </message>
    <message>
        <source>modifier 5 more or less, with Shift 1; 0 resets</source>
        <translation>modificateur&#xa0;: 5 de plus ou de moins, avec Maj 1&#x202f;; 0 remet à zéro</translation>
    </message>
    <message>
        <source>move inside a group; Tab goes to the next group</source>
        <translation>vont et viennent dans un groupe&#x202f;; Tab passe au groupe suivant</translation>
    </message>
    <message>
        <source>next sheet</source>
        <translation>feuille suivante</translation>
    </message>
    <message>
        <source>next, previous area</source>
        <translation>zone suivante, précédente</translation>
    </message>
    <message>
        <source>open · close the sheet</source>
        <translation>ouvrir · fermer la feuille</translation>
    </message>
    <message>
        <source>pages of the sheet</source>
        <translation>pages de la feuille</translation>
    </message>
    <message>
        <source>play or edit</source>
        <translation>jeu ou édition</translation>
    </message>
    <message>
        <source>result at once; closes; restores a value</source>
        <translation>résultat tout de suite&#x202f;; ferme&#x202f;; rétablit une valeur</translation>
    </message>
    <message>
        <source>rolls again; while dice run, shows the result</source>
        <translation>relance&#x202f;; pendant que les dés roulent, montre le résultat</translation>
    </message>
    <message>
        <source>rolls the skill or characteristic in focus</source>
        <translation>lance la compétence ou la caractéristique active</translation>
    </message>
    <message>
        <source>save · save as</source>
        <translation>enregistrer · enregistrer sous</translation>
    </message>
    <message>
        <source>takes the value; in the roll log, explains the roll</source>
        <translation>prend la valeur&#x202f;; dans le journal, explique le jet</translation>
    </message>
    <message>
        <source>ticks or unticks the skill by hand</source>
        <translation>coche ou décoche la compétence à la main</translation>
    </message>
    <message>
        <source>to the field for your own dice</source>
        <translation>au champ de vos propres dés</translation>
    </message>
    <message>
        <source>to the roll log; again back to the sheet</source>
        <translation>au journal&#x202f;; encore une fois, retour à la feuille</translation>
    </message>
    <message>
        <source>undo · redo</source>
        <translation>annuler · rétablir</translation>
    </message>
    <message>
        <source>why this number?</source>
        <translation>pourquoi ce nombre&#x202f;?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Edit mode</source>
        <translation>Mode édition</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Mode jeu</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
</context>
<context>
    <name>ModifierStepper</name>
    <message>
        <source>Modifier 5 less</source>
        <translation>Modificateur&#xa0;: 5 de moins</translation>
    </message>
    <message>
        <source>Modifier 5 more</source>
        <translation>Modificateur&#xa0;: 5 de plus</translation>
    </message>
    <message>
        <source>Modifier in percent</source>
        <translation>Modificateur en pourcentage</translation>
    </message>
    <message>
        <source>Step 5, with Shift 1 (keys + and −, 0 resets)</source>
        <translation>Par 5, avec Maj par 1 (touches + et −, 0 remet à zéro)</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Add a page</source>
        <translation>Ajouter une page</translation>
    </message>
    <message>
        <source>Add a page of notes</source>
        <translation>Ajouter une page de notes</translation>
    </message>
    <message>
        <source>Pages of the notes</source>
        <translation>Pages des notes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this page of notes</source>
        <translation>Retirer cette page de notes</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Texte de la page</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title of the page</source>
        <translation>Titre de la page</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Write here.</source>
        <translation>Écrire ici.</translation>
    </message>
</context>
<context>
    <name>NoticesDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Licences and notices</source>
        <translation>Licences et mentions</translation>
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
        <translation>{name}&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}&#xa0;: un de plus</translation>
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
        <translation>Ctrl Entrée</translation>
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
        <translation>Voir le résultat</translation>
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
        <translation>J’ai lancé</translation>
    </message>
    <message>
        <source>I rolled, with my own dice: 01 to 00</source>
        <translation>J’ai lancé, avec mes propres dés&#xa0;: 01 à 00</translation>
    </message>
    <message>
        <source>I rolled: 01–00</source>
        <translation>J’ai lancé&#xa0;: 01–00</translation>
    </message>
    <message>
        <source>Type what your own dice show, Enter settles it (O)</source>
        <translation>Saisir ce que donnent vos dés, Entrée valide (O)</translation>
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
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the skills by name</source>
        <translation>Filtrer les compétences par nom</translation>
    </message>
    <message>
        <source>Hide skills at their base chance; ticked ones stay</source>
        <translation>Masquer les compétences à leurs chances de base&#x202f;; les cochées restent</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>Ordre&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Show only skills with this in their name (Ctrl+F)</source>
        <translation>N’afficher que les compétences dont le nom contient ceci (Ctrl+F)</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Entraînées</translation>
    </message>
</context>
<context>
    <name>QuickFind</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Find a skill</source>
        <translation>Trouver une compétence</translation>
    </message>
    <message>
        <source>Find a skill or roll</source>
        <translation>Trouver une compétence ou un jet</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>No skill or roll called “{name}”.</source>
        <translation>Aucune compétence ni aucun jet du nom de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Quick find</source>
        <translation>Recherche rapide</translation>
    </message>
    <message>
        <source>choose only</source>
        <translation>choisir seulement</translation>
    </message>
    <message>
        <source>go to the field</source>
        <translation>aller au champ</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>lancer</translation>
    </message>
    <message>
        <source>roll at that difficulty</source>
        <translation>lancer à cette difficulté</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Find…</source>
        <translation>Retrouver…</translation>
    </message>
    <message>
        <source>Let go	P</source>
        <translation>Détacher	P</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Opened recently</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>Pin	P</source>
        <translation>Épingler	P</translation>
    </message>
    <message>
        <source>Remove from the list	Del</source>
        <translation>Retirer de la liste	Suppr</translation>
    </message>
</context>
<context>
    <name>RecentModel</name>
    <message>
        <source>file missing</source>
        <translation>fichier absent</translation>
    </message>
</context>
<context>
    <name>RecoveryBanner</name>
    <message numerus="yes">
        <source>%n more sheet(s) after it.</source>
        <translation>
            <numerusform>Encore %n feuille ensuite.</numerusform>
            <numerusform>Encore %n feuilles ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Discard the unsaved work on {name}</source>
        <translation>Jeter le travail non enregistré sur {name}</translation>
    </message>
    <message>
        <source>Found unsaved work on {name}, {when}</source>
        <translation>Travail non enregistré retrouvé&#xa0;: {name}, {when}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Resume {name}</source>
        <translation>Reprendre {name}</translation>
    </message>
    <message>
        <source>The application was closed before it was saved.</source>
        <translation>L’application s’est fermée avant l’enregistrement.</translation>
    </message>
    <message>
        <source>a sheet without a name</source>
        <translation>une feuille sans nom</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>C&amp;opier le rapport</translation>
    </message>
    <message>
        <source>Hide the report</source>
        <translation>Masquer le rapport</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
        <source>The last run ended badly</source>
        <translation>La dernière session s’est mal terminée</translation>
    </message>
    <message>
        <source>Unsaved work was kept as drafts: the start page offers it. Nothing was sent.</source>
        <translation>Le travail non enregistré est gardé en brouillons&#xa0;: la page d’accueil le propose. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Your sheets are safe: drafts of all open sheets were written just now. Nothing was sent.</source>
        <translation>Vos feuilles sont sauves&#xa0;: des brouillons de toutes les feuilles ouvertes viennent d’être écrits. Rien n’a été envoyé.</translation>
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
        <translation>Ctrl Entrée</translation>
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
        <translation>Lancer</translation>
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
        <translation>Règles&#xa0;: {rules}</translation>
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
        <translation>Pourquoi {chance}&#x202f;?</translation>
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
        <translation>Pas encore de résultat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the tick of {skill}</source>
        <translation>Annuler la coche&#xa0;: {skill}</translation>
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
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Motion of the dice</source>
        <translation>&amp;Mouvement des dés</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Reduced: the result at once</source>
        <translation>Réduit&#xa0;: le résultat tout de suite</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Back to play (Ctrl+E)</source>
        <translation>Retour au jeu (Ctrl+E)</translation>
    </message>
    <message>
        <source>Character sheet</source>
        <translation>Feuille de personnage</translation>
    </message>
    <message>
        <source>Edit: a click changes, no die is rolled.</source>
        <translation>Édition&#xa0;: un clic modifie, aucun dé n’est lancé.</translation>
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
        <translation>Pourquoi {chance}&#x202f;?</translation>
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
        <translation>Fenêtre à part, ou retour</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
</context>
<context>
    <name>SkillAdding</name>
    <message>
        <source>A skill of your own</source>
        <translation>Une compétence à vous</translation>
    </message>
    <message>
        <source>New skill</source>
        <translation>Nouvelle compétence</translation>
    </message>
</context>
<context>
    <name>SkillsView</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Roll Difficult</source>
        <translation>Lancer en Difficile</translation>
    </message>
    <message>
        <source>Roll Easy</source>
        <translation>Lancer en Facile</translation>
    </message>
    <message>
        <source>Roll {name}</source>
        <translation>Lancer {name}</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Cocher</translation>
    </message>
    <message>
        <source>Untick</source>
        <translation>Décocher</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>&amp;SRD, 4 levels</source>
        <translation>&amp;SRD, 4 degrés</translation>
    </message>
    <message>
        <source>&amp;UGE, 5 levels</source>
        <translation>&amp;UGE, 5 degrés</translation>
    </message>
    <message>
        <source>1D100. Characteristics, some sixty skills in percent, experience boxes.</source>
        <translation>1D100. Caractéristiques, une soixantaine de compétences en pourcentage, cases d’expérience.</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the files opened recently</source>
        <translation>Filtrer les fichiers ouverts récemment</translation>
    </message>
    <message>
        <source>New percentile sheet</source>
        <translation>Nouvelle feuille à pourcentages</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Nouvelle feuille</translation>
    </message>
    <message>
        <source>Nothing opened yet. Try a sample.</source>
        <translation>Rien d’ouvert pour l’instant. Essayer un exemple.</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Ouvrir un exemple</translation>
    </message>
    <message>
        <source>Open a sheet</source>
        <translation>Ouvrir une feuille</translation>
    </message>
    <message>
        <source>Opened recently</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>À pourcentages</translation>
    </message>
    <message>
        <source>Sheets are files on your computer: no account, no network. You can also drop one here.</source>
        <translation>Les feuilles sont des fichiers sur votre ordinateur&#xa0;: ni compte, ni réseau. On peut aussi en déposer une ici.</translation>
    </message>
    <message>
        <source>from your computer</source>
        <translation>de votre ordinateur</translation>
    </message>
    <message>
        <source>three characters ready to try the dice</source>
        <translation>trois personnages prêts à essayer les dés</translation>
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
        <translation>&amp;Annuler</translation>
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
        <translation>Sans nom</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Adventure: {name}</source>
        <translation>Aventure&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Arrows choose, Enter opens</source>
        <translation>Les flèches choisissent, Entrée ouvre</translation>
    </message>
    <message>
        <source>Enter rolls · E N D difficulty · ? explains</source>
        <translation>Entrée lance · E N D difficulté · «&#x202f;?&#xa0;» explique</translation>
    </message>
    <message>
        <source>Enter takes the value · Esc restores it</source>
        <translation>Entrée prend la valeur · Échap la rétablit</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <translation>Règles&#xa0;: {preset}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saved at {time}</source>
        <translation>Enregistré à {time}</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
</context>
<context>
    <name>TabRow</name>
    <message>
        <source>Another sheet</source>
        <translation>Une autre feuille</translation>
    </message>
    <message>
        <source>Open sheets</source>
        <translation>Feuilles ouvertes</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>No roll yet.</source>
        <translation>Aucun jet pour l’instant.</translation>
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
        <translation>&amp;Annuler</translation>
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
        <translation>Plages des degrés</translation>
    </message>
    <message>
        <source>{level} {range}: {share}</source>
        <translation>{level} {range}&#xa0;: {share}</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>A click changes, no die is rolled (Ctrl+E)</source>
        <translation>Un clic modifie, aucun dé n’est lancé (Ctrl+E)</translation>
    </message>
    <message>
        <source>A click rolls (Ctrl+E)</source>
        <translation>Un clic lance les dés (Ctrl+E)</translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>mode</comment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Edit mode</source>
        <translation>Mode édition</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trouver</translation>
    </message>
    <message>
        <source>Find a skill</source>
        <translation>Trouver une compétence</translation>
    </message>
    <message>
        <source>Find and roll (Ctrl+K)</source>
        <translation>Trouver et lancer (Ctrl+K)</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Mode jeu</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
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
        <translation>Choisir une compétence.</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the tick of POW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Vital</name>
    <message>
        <source>With Shift by 5</source>
        <translation>Avec Maj, par 5</translation>
    </message>
    <message>
        <source>major wound at {level}</source>
        <translation>blessure grave à {level}</translation>
    </message>
    <message>
        <source>{name} {current} of {maximum}</source>
        <translation>{name}&#xa0;: {current} sur {maximum}</translation>
    </message>
    <message>
        <source>{name}: one less</source>
        <translation>{name}&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}&#xa0;: un de plus</translation>
    </message>
</context>
<context>
    <name>WhyPopover</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>Taille &amp;réelle</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Personnage</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Copy the roll log as text</source>
        <translation>&amp;Copier le journal en texte</translation>
    </message>
    <message>
        <source>&amp;Dice panel</source>
        <translation>Panneau des &amp;dés</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Difficulté</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Edit mode</source>
        <translation>Mode é&amp;dition</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Trouver…</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Complet</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;How the dice fall</source>
        <translation>Co&amp;mment tombent les dés</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Encre</translation>
    </message>
    <message>
        <source>&amp;Keep this difficulty</source>
        <translation>&amp;Garder cette difficulté</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Licences and notices</source>
        <translation>&amp;Licences et mentions</translation>
    </message>
    <message>
        <source>&amp;Motion of the dice</source>
        <translation>&amp;Mouvement des dés</translation>
    </message>
    <message>
        <source>&amp;New sheet</source>
        <translation>&amp;Nouvelle feuille</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Réduit</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>&amp;Rolls</source>
        <translation>&amp;Jets</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;SRD, 4 levels</source>
        <translation>&amp;SRD, 4 degrés</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Tick or untick the skill</source>
        <translation>&amp;Cocher ou décocher la compétence</translation>
    </message>
    <message>
        <source>&amp;UGE, 5 levels</source>
        <translation>&amp;UGE, 5 degrés</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Waiting ticks</source>
        <translation>Coches en &amp;attente</translation>
    </message>
    <message>
        <source>&amp;Why this chance?</source>
        <translation>Pour&amp;quoi ces chances&#x202f;?</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>At &amp;stake</source>
        <translation>Avec &amp;enjeu</translation>
    </message>
    <message>
        <source>I rolled with my &amp;own dice</source>
        <translation>J’ai lancé mes &amp;propres dés</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>Dans une &amp;fenêtre à part</translation>
    </message>
    <message>
        <source>Lar&amp;ger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Zone suivante</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Feuille suivante</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Rien n’est coché.</translation>
    </message>
    <message>
        <source>On the &amp;left</source>
        <translation>À &amp;gauche</translation>
    </message>
    <message>
        <source>On the &amp;right</source>
        <translation>À &amp;droite</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple</source>
        <translation>Ouvrir un exe&amp;mple</translation>
    </message>
    <message>
        <source>Opened &amp;recently</source>
        <translation>Ouverts &amp;récemment</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Zone précédente</translation>
    </message>
    <message>
        <source>Previous sheet</source>
        <translation>Feuille précédente</translation>
    </message>
    <message>
        <source>Roll &amp;log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Show the dice &amp;panel</source>
        <translation>&amp;Afficher le panneau des dés</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Nothing opened yet.</source>
        <translation>Rien d’ouvert pour l’instant.</translation>
    </message>
</context>
<context>
    <name>_Delegate</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Retrouver…</translation>
    </message>
    <message>
        <source>I rolled, with my own dice: 01 to 00</source>
        <translation>J’ai lancé, avec mes propres dés&#xa0;: 01 à 00</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The file is no longer there: moved, renamed or deleted.</source>
        <translation>Le fichier n’est plus là&#xa0;: déplacé, renommé ou supprimé.</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>In play this ticks the skill; the file is not changed.</source>
        <translation>En jeu, la compétence serait cochée&#x202f;; le fichier reste inchangé.</translation>
    </message>
    <message>
        <source>{file} is there already; --force overwrites it.</source>
        <translation>{file} existe déjà&#x202f;; --force le remplace.</translation>
    </message>
    <message>
        <source>{file}: a blank sheet is written.</source>
        <translation>{file}&#xa0;: feuille vierge enregistrée.</translation>
    </message>
    <message>
        <source>{file}: nothing is wrong.</source>
        <translation>{file}&#xa0;: rien à signaler.</translation>
    </message>
    <message>
        <source>{file}: {name} is written.</source>
        <translation>{file}&#xa0;: {name} est enregistré.</translation>
    </message>
    <message>
        <source>“{name}” is not enough: {candidates}.</source>
        <translation>«&#xa0;{name}&#xa0;» ne suffit pas&#xa0;: {candidates}.</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Don’t save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Another program has changed this file since it was read. Saving here replaces that work.</source>
        <translation>Un autre programme a modifié ce fichier depuis sa lecture. Enregistrer ici remplace ce travail.</translation>
    </message>
    <message>
        <source>Character sheets (*{ending})</source>
        <translation>Feuilles de personnage (*{ending})</translation>
    </message>
    <message>
        <source>Find {file}</source>
        <translation>Retrouver {file}</translation>
    </message>
    <message>
        <source>Open sheets</source>
        <translation>Feuilles ouvertes</translation>
    </message>
    <message>
        <source>Replace {file}?</source>
        <translation>Remplacer {file}&#x202f;?</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Enregistrer ai&amp;lleurs…</translation>
    </message>
    <message>
        <source>Save the sheet as</source>
        <translation>Enregistrer la feuille sous</translation>
    </message>
    <message>
        <source>Save {name}?</source>
        <translation>Enregistrer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>La feuille</translation>
    </message>
    <message>
        <source>There are changes that are not saved. The rolls stay in the roll log either way.</source>
        <translation>Des modifications ne sont pas enregistrées. Les jets restent de toute façon dans le journal.</translation>
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
            <numerusform>%n coche</numerusform>
            <numerusform>%n coches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) waiting</source>
        <translation>
            <numerusform>%n coche en attente</numerusform>
            <numerusform>%n coches en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>A D100 shows 01 to 00.</source>
        <translation>Un D100 va de 01 à 00.</translation>
    </message>
    <message>
        <source>A part of “{file}” cannot be read: {where}.</source>
        <translation>Une partie de «&#xa0;{file}&#xa0;» est illisible&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>A recovery draft is damaged: {file}.</source>
        <translation>Un brouillon de récupération est abîmé&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>A roll of {range} always fails.</source>
        <translation>Un jet de {range} rate toujours.</translation>
    </message>
    <message>
        <source>A roll of {range} always succeeds.</source>
        <translation>Un jet de {range} réussit toujours.</translation>
    </message>
    <message>
        <source>A success will tick the box.</source>
        <translation>Une réussite cochera la case.</translation>
    </message>
    <message>
        <source>A value is missing: fill it in edit mode (Ctrl+E) first.</source>
        <translation>Il manque une valeur&#xa0;: la saisir d’abord en mode édition (Ctrl+E).</translation>
    </message>
    <message>
        <source>Active side ×5</source>
        <translation>Côté actif ×5</translation>
    </message>
    <message>
        <source>Active {a}, passive {b}: {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Already ticked.</source>
        <translation>Déjà cochée.</translation>
    </message>
    <message>
        <source>An adventure is under way already.</source>
        <translation>Une aventure est déjà en cours.</translation>
    </message>
    <message>
        <source>Another program holds the roll log: rolls are kept and written when it lets go.</source>
        <translation>Un autre programme tient le journal&#xa0;: les jets sont gardés et écrits dès qu’il le lâche.</translation>
    </message>
    <message>
        <source>Another program holds “{file}”. Close it there and try again.</source>
        <translation>Un autre programme tient «&#xa0;{file}&#xa0;». Le fermer là-bas et réessayer.</translation>
    </message>
    <message>
        <source>As on paper</source>
        <translation>Ordre du papier</translation>
    </message>
    <message>
        <source>At 0% no roll succeeds.</source>
        <translation>À 0&#xa0;%, aucun jet ne réussit.</translation>
    </message>
    <message>
        <source>At least {n}</source>
        <translation>Au moins {n}</translation>
    </message>
    <message>
        <source>At most {n}</source>
        <translation>Au plus {n}</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Automatic and Impossible have no chance to work out.</source>
        <translation>Automatique et Impossible n’ont pas de chances à calculer.</translation>
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
        <translation>Par groupe</translation>
    </message>
    <message>
        <source>By score</source>
        <translation>Par score</translation>
    </message>
    <message>
        <source>Capped by another score</source>
        <translation>Limité par un autre score</translation>
    </message>
    <message>
        <source>Category bonus</source>
        <translation>Bonus de catégorie</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Characteristic rolls give no tick.</source>
        <translation>Un test de caractéristique ne donne pas de coche.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critique</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message>
        <source>Damage bonus</source>
        <translation>Bonus aux dégâts</translation>
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
        <translation>Difficile&#xa0;: moitié, arrondie au supérieur</translation>
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
        <translation>Facile&#xa0;: doublé</translation>
    </message>
    <message>
        <source>Even odds</source>
        <translation>Une chance sur deux</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Experience bonus</source>
        <translation>Bonus d’expérience</translation>
    </message>
    <message>
        <source>Fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>Fraction {n}/{d}, rounded up</source>
        <translation>Fraction {n}/{d}, arrondie au supérieur</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Maladresse</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Half, rounded up</source>
        <translation>Moitié, arrondie au supérieur</translation>
    </message>
    <message>
        <source>Here never outside {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Imposs.</source>
        <translation>Imposs.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation>Blessure grave</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Moved at creation</source>
        <translation>Déplacé à la création</translation>
    </message>
    <message>
        <source>Multiplied by {n}</source>
        <translation>Multiplié par {n}</translation>
    </message>
    <message>
        <source>My order</source>
        <translation>Mon ordre</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <translation>Jamais sous 0</translation>
    </message>
    <message>
        <source>No adventure is under way.</source>
        <translation>Aucune aventure n’est en cours.</translation>
    </message>
    <message>
        <source>No more than {maximum} fit on the sheet.</source>
        <translation>La feuille n’en contient pas plus de {maximum}.</translation>
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
        <translation>Aucune compétence ni aucun jet du nom de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>No tick: Automatic.</source>
        <translation>Pas de coche&#xa0;: Automatique.</translation>
    </message>
    <message>
        <source>No tick: Easy.</source>
        <translation>Pas de coche&#xa0;: Facile.</translation>
    </message>
    <message>
        <source>No tick: Impossible.</source>
        <translation>Pas de coche&#xa0;: Impossible.</translation>
    </message>
    <message>
        <source>No tick: another target was hit.</source>
        <translation>Pas de coche&#xa0;: une autre cible est touchée.</translation>
    </message>
    <message>
        <source>No tick: blind luck, untrained.</source>
        <translation>Pas de coche&#xa0;: pur hasard, sans formation.</translation>
    </message>
    <message>
        <source>No tick: here ticks are set by hand.</source>
        <translation>Pas de coche&#xa0;: ici, on coche à la main.</translation>
    </message>
    <message>
        <source>No tick: nothing at stake.</source>
        <translation>Pas de coche&#xa0;: sans enjeu.</translation>
    </message>
    <message>
        <source>No tick: re-rolled for power points.</source>
        <translation>Pas de coche&#xa0;: jet relancé en points de pouvoir.</translation>
    </message>
    <message>
        <source>No tick: the helped roll failed.</source>
        <translation>Pas de coche&#xa0;: le jet aidé a raté.</translation>
    </message>
    <message>
        <source>No tick: the roll failed.</source>
        <translation>Pas de coche&#xa0;: jet raté.</translation>
    </message>
    <message>
        <source>No tick: the roll it prepared failed.</source>
        <translation>Pas de coche&#xa0;: le jet préparé a raté.</translation>
    </message>
    <message>
        <source>No tick: the sheet is read-only.</source>
        <translation>Pas de coche&#xa0;: la feuille est en lecture seule.</translation>
    </message>
    <message>
        <source>No tick: the skill only helped.</source>
        <translation>Pas de coche&#xa0;: la compétence n’a fait qu’aider.</translation>
    </message>
    <message>
        <source>No tick: this skill does not learn by use.</source>
        <translation>Pas de coche&#xa0;: cette compétence n’apprend pas par l’usage.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Ouvert en lecture seule&#xa0;: vient d’une version plus récente. Enregistrer une copie pour la modifier.</translation>
    </message>
    <message>
        <source>Opened read-only: save a copy to change it.</source>
        <translation>Ouvert en lecture seule&#xa0;: enregistrer une copie pour la modifier.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>POW ticked: the opponent was at least as strong.</source>
        <translation>POU coché&#xa0;: l’adversaire était au moins aussi fort.</translation>
    </message>
    <message>
        <source>Passive side ×5</source>
        <translation>Côté passif ×5</translation>
    </message>
    <message>
        <source>Permanent bonus</source>
        <translation>Bonus permanent</translation>
    </message>
    <message>
        <source>Personal points</source>
        <translation>Points personnels</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Personnalité</translation>
    </message>
    <message>
        <source>Plus a characteristic</source>
        <translation>Plus une caractéristique</translation>
    </message>
    <message>
        <source>Power points</source>
        <translation>Points de pouvoir</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Prevails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Rétablir&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Related speciality: half, rounded up</source>
        <translation>Spécialité voisine&#xa0;: moitié, arrondie au supérieur</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance rolls give no tick.</source>
        <translation>Un test de résistance ne donne pas de coche.</translation>
    </message>
    <message>
        <source>Resists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled or bought</source>
        <translation>Tiré ou acheté</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Règles&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>SRD, 4 levels</source>
        <translation>SRD, 4 degrés</translation>
    </message>
    <message>
        <source>Sanity</source>
        <translation>Santé mentale</translation>
    </message>
    <message>
        <source>Saved, but the version before could not be kept.</source>
        <translation>Enregistré, mais la version précédente n’a pas pu être gardée.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Some rules in “{file}” are unknown: the SRD’s hold instead.</source>
        <translation>Des règles de «&#xa0;{file}&#xa0;» sont inconnues&#xa0;: celles du SRD les remplacent.</translation>
    </message>
    <message>
        <source>Something is being learnt already.</source>
        <translation>Un apprentissage est déjà en cours.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Special on {limit} or less.</source>
        <translation>Spéciale à {limit} ou moins.</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>That belongs to every sheet and stays.</source>
        <translation>Cela fait partie de toute feuille et reste.</translation>
    </message>
    <message>
        <source>That did not work ({code}).</source>
        <translation>Cela n’a pas marché ({code}).</translation>
    </message>
    <message>
        <source>That is no PNG or JPEG picture.</source>
        <translation>Ce n’est pas une image PNG ou JPEG.</translation>
    </message>
    <message>
        <source>That is no longer on the sheet.</source>
        <translation>Cela n’est plus sur la feuille.</translation>
    </message>
    <message>
        <source>That is not a number.</source>
        <translation>Ce n’est pas un nombre.</translation>
    </message>
    <message>
        <source>That is on the sheet already.</source>
        <translation>C’est déjà sur la feuille.</translation>
    </message>
    <message>
        <source>That tick is no longer on the sheet.</source>
        <translation>Cette coche n’est plus sur la feuille.</translation>
    </message>
    <message>
        <source>The disk failed at “{file}”. Nothing is lost: save it elsewhere.</source>
        <translation>Le disque a failli sur «&#xa0;{file}&#xa0;». Rien n’est perdu&#xa0;: l’enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>The disk is full: rolls are kept and written when there is room.</source>
        <translation>Le disque est plein&#xa0;: les jets sont gardés et écrits dès qu’il y a de la place.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved. Save it elsewhere.</source>
        <translation>Le disque est plein&#xa0;: «&#xa0;{file}&#xa0;» n’a pas été enregistré. L’enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>The folder of “{file}” is gone. Nothing is lost: save it elsewhere.</source>
        <translation>Le dossier de «&#xa0;{file}&#xa0;» a disparu. Rien n’est perdu&#xa0;: l’enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>The folder of “{file}” is write-protected. Nothing is lost: save it elsewhere.</source>
        <translation>Le dossier de «&#xa0;{file}&#xa0;» est protégé en écriture. Rien n’est perdu&#xa0;: l’enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>The formula “{formula}” cannot be read.</source>
        <translation>La formule «&#xa0;{formula}&#xa0;» est illisible.</translation>
    </message>
    <message>
        <source>The name “{file}” is too long for this disk.</source>
        <translation>Le nom «&#xa0;{file}&#xa0;» est trop long pour ce disque.</translation>
    </message>
    <message>
        <source>The roll log belongs to a newer version and starts anew; {aside} is kept.</source>
        <translation>Le journal vient d’une version plus récente et repart à neuf&#x202f;; {aside} est gardé.</translation>
    </message>
    <message>
        <source>The roll log cannot be written: rolls are kept until you quit.</source>
        <translation>Le journal ne peut pas être écrit&#xa0;: les jets sont gardés jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>The roll log is write-protected: rolls are kept until you quit.</source>
        <translation>Le journal est protégé en écriture&#xa0;: les jets sont gardés jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>The roll log was damaged and starts anew. The old file is {aside}.</source>
        <translation>Le journal était abîmé et repart à neuf. L’ancien fichier est {aside}.</translation>
    </message>
    <message>
        <source>The rules know no value “{value}” for “{field}”.</source>
        <translation>Les règles ne connaissent pas de valeur «&#xa0;{value}&#xa0;» pour «&#xa0;{field}&#xa0;».</translation>
    </message>
    <message>
        <source>The settings cannot be read: {file}.</source>
        <translation>Les réglages sont illisibles&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {file}.</source>
        <translation>Les réglages n’ont pas pu être enregistrés&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>The settings were damaged and start anew. The old file is {aside}.</source>
        <translation>Les réglages étaient abîmés et repartent à neuf. L’ancien fichier est {aside}.</translation>
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
        <translation>Cette compétence n’apprend pas par l’usage&#xa0;: elle n’a pas de case.</translation>
    </message>
    <message>
        <source>This skill needs a speciality before it can be rolled.</source>
        <translation>Cette compétence a besoin d’une spécialité avant tout jet.</translation>
    </message>
    <message>
        <source>Tick undone.</source>
        <translation>Coche annulée.</translation>
    </message>
    <message>
        <source>Ticked by hand.</source>
        <translation>Cochée à la main.</translation>
    </message>
    <message>
        <source>Ticked.</source>
        <translation>Cochée.</translation>
    </message>
    <message>
        <source>Ticked: first success this adventure.</source>
        <translation>Case cochée&#xa0;: première réussite.</translation>
    </message>
    <message>
        <source>Too long: at most {maximum} characters.</source>
        <translation>Trop long&#xa0;: au plus {maximum} caractères.</translation>
    </message>
    <message>
        <source>Trained only</source>
        <translation>Entraînées seules</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>UGE, 5 levels</source>
        <translation>UGE, 5 degrés</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation>Annuler&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Unticked by hand.</source>
        <translation>Décochée à la main.</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
    </message>
    <message>
        <source>Yields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not read “{file}”. It was not changed.</source>
        <translation>Lecture de «&#xa0;{file}&#xa0;» interdite. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>adventure</source>
        <translation>aventure</translation>
    </message>
    <message>
        <source>age</source>
        <translation>âge</translation>
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
        <translation>base&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>bonus of {skill}</source>
        <translation>bonus&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>change of a note</source>
        <translation>modification d’une note</translation>
    </message>
    <message>
        <source>change of the rules</source>
        <translation>changement de règles</translation>
    </message>
    <message>
        <source>change of {characteristic}</source>
        <translation>modification&#xa0;: {characteristic}</translation>
    </message>
    <message>
        <source>change of {field}</source>
        <translation>modification&#xa0;: {field}</translation>
    </message>
    <message>
        <source>conditions of {skill}</source>
        <translation>conditions&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>critical success</source>
        <translation>réussite critique</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>à l’agonie</translation>
    </message>
    <message>
        <source>end of a study</source>
        <translation>fin d’un apprentissage</translation>
    </message>
    <message>
        <source>end of the adventure</source>
        <translation>fin de l’aventure</translation>
    </message>
    <message>
        <source>experience roll</source>
        <translation>test d’expérience</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>fatigue</translation>
    </message>
    <message>
        <source>fumble</source>
        <translation>maladresse</translation>
    </message>
    <message>
        <source>gender</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>group of {skill}</source>
        <translation>groupe de {skill}</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>points de vie</translation>
    </message>
    <message>
        <source>maximum of {resource}</source>
        <translation>maximum&#xa0;: {resource}</translation>
    </message>
    <message>
        <source>move</source>
        <translation>mouvement</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>name of a skill</source>
        <translation>nom d’une compétence</translation>
    </message>
    <message>
        <source>new counter</source>
        <translation>nouveau compteur</translation>
    </message>
    <message>
        <source>new note</source>
        <translation>nouvelle note</translation>
    </message>
    <message>
        <source>new skill</source>
        <translation>nouvelle compétence</translation>
    </message>
    <message>
        <source>note of {skill}</source>
        <translation>note&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>occupation</source>
        <translation>occupation</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>règles maison</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>place of a note</source>
        <translation>place d’une note</translation>
    </message>
    <message>
        <source>place of {skill}</source>
        <translation>place&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>points of {skill}</source>
        <translation>points&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>power points</source>
        <translation>points de pouvoir</translation>
    </message>
    <message>
        <source>profession</source>
        <translation>profession</translation>
    </message>
    <message>
        <source>removal of a counter</source>
        <translation>retrait d’un compteur</translation>
    </message>
    <message>
        <source>removal of a note</source>
        <translation>retrait d’une note</translation>
    </message>
    <message>
        <source>removal of a skill</source>
        <translation>retrait d’une compétence</translation>
    </message>
    <message>
        <source>return of an experience roll</source>
        <translation>retour d’un test d’expérience</translation>
    </message>
    <message>
        <source>sanity</source>
        <translation>santé mentale</translation>
    </message>
    <message>
        <source>setting of {skill}</source>
        <translation>réglage&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>several changes</source>
        <translation>plusieurs modifications</translation>
    </message>
    <message>
        <source>special success</source>
        <translation>réussite spéciale</translation>
    </message>
    <message>
        <source>speciality of {skill}</source>
        <translation>spécialité&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>start of a study</source>
        <translation>début d’un apprentissage</translation>
    </message>
    <message>
        <source>start of the adventure</source>
        <translation>début de l’aventure</translation>
    </message>
    <message>
        <source>success</source>
        <translation>réussite</translation>
    </message>
    <message>
        <source>success of a study</source>
        <translation>réussite d’un apprentissage</translation>
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
        <translation>coche POU</translation>
    </message>
    <message>
        <source>tick {skill}</source>
        <translation>coche {skill}</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>sans connaissance</translation>
    </message>
    <message>
        <source>untick {skill}</source>
        <translation>décoche {skill}</translation>
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
        <translation>{roll} dépasse {limit}.</translation>
    </message>
    <message>
        <source>{roll} is not above {limit}.</source>
        <translation>{roll} ne dépasse pas {limit}.</translation>
    </message>
    <message>
        <source>{roll} lies in the critical range {range}.</source>
        <translation>{roll} est dans la zone critique {range}.</translation>
    </message>
    <message>
        <source>{roll} lies in the fumble range {range}.</source>
        <translation>{roll} est dans la zone de maladresse {range}.</translation>
    </message>
    <message>
        <source>{roll} lies in the special range {range}.</source>
        <translation>{roll} est dans la zone spéciale {range}.</translation>
    </message>
    <message>
        <source>{skill} {chance}: rolled {roll}, {level}.</source>
        <translation>{skill} {chance}&#xa0;: jet de {roll}, {level}.</translation>
    </message>
    <message>
        <source>{skill} {chance}: your dice show {roll}, {level}.</source>
        <translation>{skill} {chance}&#xa0;: vos dés donnent {roll}, {level}.</translation>
    </message>
    <message>
        <source>{skill}, Automatic: success without a roll.</source>
        <translation>{skill}, Automatique&#xa0;: réussite sans jet.</translation>
    </message>
    <message>
        <source>{skill}, Impossible: failure without a roll.</source>
        <translation>{skill}, Impossible&#xa0;: échec sans jet.</translation>
    </message>
    <message>
        <source>{skill}, {difficulty}, {chance}: rolled {roll}, {level}.</source>
        <translation>{skill}, {difficulty}, {chance}&#xa0;: jet de {roll}, {level}.</translation>
    </message>
    <message>
        <source>{skill}, {difficulty}, {modifier}, {chance}: rolled {roll}, {level}.</source>
        <translation>{skill}, {difficulty}, {modifier}, {chance}&#xa0;: jet de {roll}, {level}.</translation>
    </message>
    <message>
        <source>{skill}, {difficulty}: {limit} or less succeeds.</source>
        <translation>{skill}, {difficulty}&#xa0;: {limit} ou moins réussit.</translation>
    </message>
    <message>
        <source>{skill}: tick kept until revealed.</source>
        <translation>{skill}&#xa0;: coche gardée jusqu’à la révélation.</translation>
    </message>
    <message>
        <source>{value} is not between {minimum} and {maximum}.</source>
        <translation>{value} n’est pas entre {minimum} et {maximum}.</translation>
    </message>
    <message>
        <source>“{file}” belongs to another game. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est d’un autre jeu. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read at {where}. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est illisible à {where}. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” has a format nobody knows. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est d’un format inconnu. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” has a skill nobody knows here: {where}. It is kept.</source>
        <translation>«&#xa0;{file}&#xa0;» a une compétence inconnue ici&#xa0;: {where}. Elle est gardée.</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a sheet.</source>
        <translation>«&#xa0;{file}&#xa0;» est un dossier, pas une feuille.</translation>
    </message>
    <message>
        <source>“{file}” is a link that leads to itself.</source>
        <translation>«&#xa0;{file}&#xa0;» est un lien qui mène à lui-même.</translation>
    </message>
    <message>
        <source>“{file}” is damaged or no sheet. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est abîmé ou n’est pas une feuille. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is empty. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est vide. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is no character sheet. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas une feuille de personnage. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is no name this disk can hold.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas un nom possible sur ce disque.</translation>
    </message>
    <message>
        <source>“{file}” is not a plain file.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas un simple fichier.</translation>
    </message>
    <message>
        <source>“{file}” is not there: moved, renamed or deleted.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas là&#xa0;: déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>“{file}” is open in another tab: choose another name.</source>
        <translation>«&#xa0;{file}&#xa0;» est ouvert dans un autre onglet&#xa0;: choisir un autre nom.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a sheet. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est trop gros pour être une feuille. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is write-protected. Nothing is lost: save it elsewhere.</source>
        <translation>«&#xa0;{file}&#xa0;» est protégé en écriture. Rien n’est perdu&#xa0;: l’enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>“{file}” lacks a value at {where}. It was not changed.</source>
        <translation>Il manque une valeur à {where} dans «&#xa0;{file}&#xa0;». Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” says something twice at {where}. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» dit deux fois la même chose à {where}. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” was changed by another program meanwhile.</source>
        <translation>«&#xa0;{file}&#xa0;» a été modifié entre-temps par un autre programme.</translation>
    </message>
    <message>
        <source>“{file}” was opened read-only: save a copy.</source>
        <translation>«&#xa0;{file}&#xa0;» est ouvert en lecture seule&#xa0;: enregistrer une copie.</translation>
    </message>
    <message>
        <source>“{file}”: that did not work ({code}). It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: cela n’a pas marché ({code}). Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{text}” is not dice notation (column {column}).</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une notation de dés (colonne {column}).</translation>
    </message>
    <message>
        <source>“{value}” is not possible here.</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas possible ici.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Add a skill</source>
        <translation>Ajouter une compétence</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Règles&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>That is not a whole number.</source>
        <translation>Ce n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>Typed by hand</source>
        <translation>Saisi à la main</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <translation>Pourquoi {number}&#x202f;?</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>base chance</source>
        <translation>chances de base</translation>
    </message>
    <message>
        <source>critical to {limit}</source>
        <translation>critique jusqu’à {limit}</translation>
    </message>
    <message>
        <source>exp.</source>
        <translation>exp.</translation>
    </message>
    <message>
        <source>experience points</source>
        <translation>points d’expérience</translation>
    </message>
    <message>
        <source>fumble from {limit}</source>
        <translation>maladresse dès {limit}</translation>
    </message>
    <message>
        <source>half, when Difficult</source>
        <translation>moitié, si Difficile</translation>
    </message>
    <message>
        <source>highest roll of a critical</source>
        <translation>plus haut jet critique</translation>
    </message>
    <message>
        <source>highest roll of a special</source>
        <translation>plus haut jet spécial</translation>
    </message>
    <message>
        <source>never ticked</source>
        <translation>jamais cochée</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>pers.</source>
        <translation>pers.</translation>
    </message>
    <message>
        <source>personal points</source>
        <translation>points personnels</translation>
    </message>
    <message>
        <source>prof.</source>
        <translation>prof.</translation>
    </message>
    <message>
        <source>profession points</source>
        <translation>points de profession</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>compétence</translation>
    </message>
    <message>
        <source>special to {limit}</source>
        <translation>spéciale jusqu’à {limit}</translation>
    </message>
    <message>
        <source>succeeds to {limit}</source>
        <translation>réussit jusqu’à {limit}</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>cochée</translation>
    </message>
    <message>
        <source>{name} {chance}: {levels}</source>
        <translation>{name} {chance}&#xa0;: {levels}</translation>
    </message>
    <message>
        <source>{name} {value}. {odds}</source>
        <translation>{name} {value}. {odds}</translation>
    </message>
    <message>
        <source>{name}, by the table</source>
        <translation>{name}, selon la table</translation>
    </message>
    <message>
        <source>{name}, {what}: {number}</source>
        <translation>{name}, {what}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{name}: no roll of its own</source>
        <translation>{name}&#xa0;: pas de jet propre</translation>
    </message>
    <message>
        <source>{skill}, another speciality</source>
        <translation>{skill}, autre spécialité</translation>
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
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
</context>
</TS>
