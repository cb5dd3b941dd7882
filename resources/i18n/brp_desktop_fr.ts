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
        <source>&amp;Licences and notices…</source>
        <translation>&amp;Licences et mentions…</translation>
    </message>
    <message>
        <source>A character sheet that rolls, ticks and works offline: no account, no network, no sound.</source>
        <translation>Une feuille de personnage qui lance, coche et fonctionne hors ligne&#xa0;: ni compte, ni réseau, ni son.</translation>
    </message>
    <message>
        <source>The game data come from Basic Roleplaying: Universal Game Engine, © 2023, 2024 Chaosium Inc., under the ORC License; every sentence is our own. The program itself is under the MIT licence.</source>
        <translation>Les données du jeu viennent de Basic Roleplaying&#xa0;: Universal Game Engine, © 2023, 2024 Chaosium Inc., sous licence ORC&#x202f;; chaque phrase est de nous. Le programme lui-même est sous licence MIT.</translation>
    </message>
    <message>
        <source>This program is an independent work. It is not affiliated with, endorsed, sponsored or approved by Chaosium Inc. All trademarks belong to their owners.</source>
        <translation>Ce programme est une œuvre indépendante. Il n’est ni affilié à Chaosium Inc., ni soutenu, parrainé ou approuvé par cette société. Toutes les marques appartiennent à leurs propriétaires.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Version {version}, avec Qt {qt}</translation>
    </message>
</context>
<context>
    <name>ActForm</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>AfterStart</name>
    <message>
        <source>Unsaved work on a table was kept: it is offered in the game master’s tab.</source>
        <translation>Le travail non enregistré sur une table a été gardé&#xa0;: il est proposé dans l’onglet du meneur.</translation>
    </message>
</context>
<context>
    <name>AftermathForm</name>
    <message>
        <source>D100 of the next roll here, with my own dice: 01 to 00</source>
        <translation>D100 du prochain jet ici, avec mes propres dés&#xa0;: 01 à 00</translation>
    </message>
    <message>
        <source>I rolled</source>
        <translation>J’ai lancé</translation>
    </message>
    <message>
        <source>Nobody is near</source>
        <translation>Personne n’est à côté</translation>
    </message>
</context>
<context>
    <name>AgePage</name>
    <message numerus="yes">
        <source>%n point(s) off any characteristic.</source>
        <translation>
            <numerusform>%n point à retirer à une caractéristique, au choix.</numerusform>
            <numerusform>%n points à retirer aux caractéristiques, au choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off {names}.</source>
        <translation>
            <numerusform>%n point à retirer à {names}.</numerusform>
            <numerusform>%n points à retirer à {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Age in years</source>
        <translation>Âge en années</translation>
    </message>
    <message>
        <source>Age takes: {used} of {total}</source>
        <translation>L’âge retire&#xa0;: {used} sur {total}</translation>
    </message>
    <message>
        <source>Each full ten years above the age thrown give profession points; from 50 on age takes some.</source>
        <translation>Chaque dizaine d’années au-delà de l’âge tiré donne des points de profession&#x202f;; dès 50 ans, l’âge retire des points de caractéristiques.</translation>
    </message>
    <message>
        <source>Let chance choose</source>
        <translation>Laisser choisir le hasard</translation>
    </message>
    <message>
        <source>Let chance choose what age takes</source>
        <translation>Laisser le hasard choisir ce que l’âge retire</translation>
    </message>
    <message>
        <source>One year older</source>
        <translation>Un an de plus</translation>
    </message>
    <message>
        <source>One year younger</source>
        <translation>Un an de moins</translation>
    </message>
    <message>
        <source>These rules give age no effect.</source>
        <translation>Selon ces règles, l’âge n’a pas d’effet.</translation>
    </message>
    <message>
        <source>This age changes nothing.</source>
        <translation>Cet âge ne change rien.</translation>
    </message>
    <message>
        <source>Throw 17 + 1D6</source>
        <translation>Lancer 17 + 1D6</translation>
    </message>
    <message>
        <source>Throw the age: 17 + 1D6</source>
        <translation>Tirer l’âge&#xa0;: 17 + 1D6</translation>
    </message>
    <message>
        <source>{n} profession points.</source>
        <translation>Points de profession&#xa0;: {n}.</translation>
    </message>
</context>
<context>
    <name>AidMenu</name>
    <message>
        <source>&amp;Complementary skill…</source>
        <translation>Compétence &amp;complémentaire…</translation>
    </message>
    <message>
        <source>&amp;Help from others</source>
        <translation>Aide des a&amp;utres</translation>
    </message>
    <message>
        <source>&amp;Reset	0</source>
        <translation>&amp;Remettre à zéro	0</translation>
    </message>
    <message>
        <source>&amp;Situation…</source>
        <translation>&amp;Situation…</translation>
    </message>
    <message>
        <source>&amp;Two skills in one roll…</source>
        <translation>&amp;Deux compétences en un jet…</translation>
    </message>
    <message>
        <source>A &amp;fifth</source>
        <translation>Un c&amp;inquième</translation>
    </message>
    <message>
        <source>A &amp;quarter</source>
        <translation>Un &amp;quart</translation>
    </message>
    <message>
        <source>A s&amp;kill rolled first</source>
        <translation>Une compétence &amp;lancée d’abord</translation>
    </message>
    <message>
        <source>After a roll that failed, with enough power points left.</source>
        <translation>Après un jet raté, s’il reste assez de points de pouvoir.</translation>
    </message>
    <message>
        <source>Capped by &amp;another score…</source>
        <translation>Plafonné p&amp;ar un autre score…</translation>
    </message>
    <message>
        <source>Equipment: {quality}</source>
        <translation>Équipement&#xa0;: {quality}</translation>
    </message>
    <message>
        <source>It &amp;failed: one step harder</source>
        <translation>É&amp;chouée&#xa0;: un cran plus difficile</translation>
    </message>
    <message>
        <source>It &amp;succeeded: one step easier</source>
        <translation>&amp;Réussie&#xa0;: un cran plus facile</translation>
    </message>
    <message>
        <source>Nobody succeeded: {bonus}</source>
        <translation>Aucune réussite&#xa0;: {bonus}</translation>
    </message>
    <message>
        <source>Related s&amp;peciality…</source>
        <translation>S&amp;pécialité apparentée…</translation>
    </message>
    <message numerus="yes">
        <source>Roll again for %n power point(s)</source>
        <translation>
            <numerusform>Relancer pour %n point de pouvoir</numerusform>
            <numerusform>Relancer pour %n points de pouvoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Situation, topic or condition</source>
        <translation>Situation, thème ou condition</translation>
    </message>
    <message>
        <source>Somebody fumbled: {bonus}</source>
        <translation>Une maladresse&#xa0;: {bonus}</translation>
    </message>
    <message>
        <source>The best: {level}, {bonus}</source>
        <translation>Au mieux&#xa0;: {level}, {bonus}</translation>
    </message>
    <message>
        <source>The other skill</source>
        <translation>L’autre compétence</translation>
    </message>
    <message>
        <source>Which score limits it</source>
        <translation>Quel score la limite</translation>
    </message>
    <message>
        <source>Which skill helps</source>
        <translation>Quelle compétence aide</translation>
    </message>
    <message>
        <source>Which speciality is known</source>
        <translation>Quelle spécialité est connue</translation>
    </message>
</context>
<context>
    <name>ApplyDialog</name>
    <message numerus="yes">
        <source>%n thing(s) would change:</source>
        <translation>
            <numerusform>%n chose changerait&#xa0;:</numerusform>
            <numerusform>%n choses changeraient&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Apply a profession or package</source>
        <translation>Appliquer une profession ou un profil</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>Ses points</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Make open choices by chance</source>
        <translation>Laisser le hasard faire les choix ouverts</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Rien ne changerait.</translation>
    </message>
    <message>
        <source>Personality package</source>
        <translation>Profil de personnalité</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>Take points of the same kind back first</source>
        <translation>Reprendre d’abord les points de même origine</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Throw what chance decides again</source>
        <translation>Relancer ce que le hasard décide</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Laquelle, lequel</translation>
    </message>
    <message>
        <source>as chance has it</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>as many for each skill</source>
        <translation>autant pour chaque compétence</translation>
    </message>
    <message>
        <source>none for now</source>
        <translation>aucun pour l’instant</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>{skill}: new, {after}</source>
        <translation>{skill}&#xa0;: nouvelle, {after}</translation>
    </message>
    <message>
        <source>{skill}: speciality named, {after}</source>
        <translation>{skill}&#xa0;: spécialité choisie, {after}</translation>
    </message>
    <message>
        <source>{skill}: {before} → {after}</source>
        <translation>{skill}&#xa0;: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>ArmourView</name>
    <message>
        <source>Add armour</source>
        <translation>Ajouter une armure</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>No armour.</source>
        <translation>Aucune armure.</translation>
    </message>
    <message>
        <source>No armour. Edit mode (Ctrl+E) adds some.</source>
        <translation>Aucune armure. Le mode édition (Ctrl+E) en ajoute.</translation>
    </message>
    <message>
        <source>Put on</source>
        <translation>Mettre</translation>
    </message>
    <message>
        <source>Put on or take off ({key})</source>
        <translation>Mettre ou retirer ({key})</translation>
    </message>
    <message>
        <source>Put on: {armour}</source>
        <translation>Mettre&#xa0;: {armour}</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take off: {armour}</source>
        <translation>Retirer&#xa0;: {armour}</translation>
    </message>
    <message>
        <source>Takes off a hit</source>
        <translation>Retire à chaque coup</translation>
    </message>
    <message>
        <source>Takes {points} off a hit: why?</source>
        <translation>Retire {points} à chaque coup&#xa0;: pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>AtHandGroup</name>
    <message>
        <source>{skill}: no longer pinned.</source>
        <translation>{skill}&#xa0;: plus épinglée.</translation>
    </message>
    <message>
        <source>{skill}: pinned.</source>
        <translation>{skill}&#xa0;: épinglée.</translation>
    </message>
</context>
<context>
    <name>AttackForm</name>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Against missiles the shield’s own chance holds, not the skill’s.</source>
        <translation>Contre les projectiles valent les chances du bouclier, non celles de la compétence.</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Contre qui&#x202f;?</translation>
    </message>
    <message>
        <source>Against: {name}</source>
        <translation>Contre&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Attack not split</source>
        <translation>Attaque non divisée</translation>
    </message>
    <message>
        <source>DEX rank {rank}</source>
        <translation>rang de DEX {rank}</translation>
    </message>
    <message>
        <source>Damage of the attacker’s weapon</source>
        <translation>Dégâts de l’arme de l’attaquant</translation>
    </message>
    <message>
        <source>Damage of the weapon, such as 1D8+1</source>
        <translation>Dégâts de l’arme, par exemple 1D8+1</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Defence: {what}</source>
        <translation>Défense&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Difficulty of the attack</source>
        <translation>Difficulté de l’attaque</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquive</translation>
    </message>
    <message>
        <source>How does the target defend?</source>
        <translation>Comment la cible se défend-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Into how many parts?</source>
        <translation>En combien de parties&#x202f;?</translation>
    </message>
    <message>
        <source>Kneeling: against missiles the shield’s own chance holds, not the skill’s.</source>
        <translation>À genoux&#xa0;: contre les projectiles valent les chances du bouclier, non celles de la compétence.</translation>
    </message>
    <message>
        <source>Name, or a number</source>
        <translation>Un nom, ou un nombre</translation>
    </message>
    <message>
        <source>Only a number</source>
        <translation>Un nombre seulement</translation>
    </message>
    <message>
        <source>Only a number: {number}</source>
        <translation>Un nombre seulement&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Part {part} of {parts}</source>
        <translation>Partie {part} sur {parts}</translation>
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
        <source>Roll both</source>
        <translation>Lancer les deux</translation>
    </message>
    <message>
        <source>Roll part {part} of {parts}</source>
        <translation>Lancer la partie {part} sur {parts}</translation>
    </message>
    <message>
        <source>Splitting the attack: {what}</source>
        <translation>Division de l’attaque&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Stunned: a defence only after an Idea roll.</source>
        <translation>Étourdi&#xa0;: pas de défense sans un test d’Idée réussi.</translation>
    </message>
    <message>
        <source>does not defend</source>
        <translation>sans défense</translation>
    </message>
    <message>
        <source>kneeling</source>
        <translation>à genoux</translation>
    </message>
</context>
<context>
    <name>AttackRow</name>
    <message>
        <source>Another blow</source>
        <translation>Un autre coup</translation>
    </message>
    <message>
        <source>Another blow by the same at the same</source>
        <translation>Un autre coup du même contre le même</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>Contre qui</translation>
    </message>
    <message>
        <source>Attacker: {name}</source>
        <translation>Attaquant&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Choose first who strikes, and with what.</source>
        <translation>Choisissez d’abord qui frappe, et avec quoi.</translation>
    </message>
    <message>
        <source>From the Giro</source>
        <translation>Du Giro</translation>
    </message>
    <message>
        <source>Margin of the attack</source>
        <translation>Marge de l’attaque</translation>
    </message>
    <message>
        <source>No action is declared.</source>
        <translation>Aucune action n’est déclarée.</translation>
    </message>
    <message>
        <source>Only a capacity: {number}</source>
        <translation>Seulement une capacité&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll the attack</source>
        <translation>Lancer l’attaque</translation>
    </message>
    <message>
        <source>Score, or a capacity</source>
        <translation>Score, ou une capacité</translation>
    </message>
    <message>
        <source>Take the action under way in the Giro</source>
        <translation>Prendre l’action en cours dans le Giro</translation>
    </message>
    <message>
        <source>Target: {name}</source>
        <translation>Cible&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The attack tests {name}</source>
        <translation>L’attaque teste {name}</translation>
    </message>
    <message>
        <source>The blow</source>
        <translation>Le coup</translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation>Ce qui est testé</translation>
    </message>
    <message>
        <source>Who strikes</source>
        <translation>Qui frappe</translation>
    </message>
    <message>
        <source>at</source>
        <translation>contre</translation>
    </message>
</context>
<context>
    <name>BaseSwitches</name>
    <message>
        <source>Base {new} instead of {usual}</source>
        <translation>Base {new}, sinon {usual}</translation>
    </message>
</context>
<context>
    <name>BonusRow</name>
    <message>
        <source>No opponent</source>
        <translation>Pas d’adversaire</translation>
    </message>
    <message>
        <source>Opponent’s Bonus</source>
        <translation>Bonus adverse</translation>
    </message>
    <message>
        <source>The first side’s Bonus comes off the Vdr. Step 1, with Shift 5</source>
        <translation>Le Bonus du premier côté se retranche du Vdr. Pas de 1, avec Maj 5</translation>
    </message>
</context>
<context>
    <name>BulkEdit</name>
    <message numerus="yes">
        <source>%n skill(s) chosen</source>
        <translation>
            <numerusform>%n compétence choisie</numerusform>
            <numerusform>%n compétences choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Hide in play mode</source>
        <translation>Masquer en jeu</translation>
    </message>
    <message>
        <source>How many points</source>
        <translation>Combien de points</translation>
    </message>
    <message>
        <source>One fewer</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Un de plus</translation>
    </message>
    <message>
        <source>Points of all</source>
        <translation>Points de toutes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Show in play mode</source>
        <translation>Montrer en jeu</translation>
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
        <source>Which points</source>
        <translation>Quels points</translation>
    </message>
</context>
<context>
    <name>CapacityTiles</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a Caratteristica</source>
        <translation>Ajouter une Caratteristica</translation>
    </message>
    <message>
        <source>Add a Caratteristica for this roll</source>
        <translation>Ajouter une Caratteristica pour ce jet</translation>
    </message>
    <message>
        <source>Roll with another Caratteristica</source>
        <translation>Lancer avec une autre Caratteristica</translation>
    </message>
    <message>
        <source>Without a Caratteristica</source>
        <translation>Sans Caratteristica</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacité</translation>
    </message>
    <message>
        <source>capacity {number}</source>
        <translation>capacité {number}</translation>
    </message>
    <message>
        <source>{name} instead of {own}, for this roll only</source>
        <translation>{name} remplace {own}, pour ce jet seulement</translation>
    </message>
    <message>
        <source>{name} {value}, its own</source>
        <translation>{name} {value}, la sienne</translation>
    </message>
    <message>
        <source>{name}, for this roll only</source>
        <translation>{name}, pour ce jet seulement</translation>
    </message>
    <message>
        <source>{name}, {value}: roll with another Caratteristica</source>
        <translation>{name}, {value}&#xa0;: lancer avec une autre Caratteristica</translation>
    </message>
</context>
<context>
    <name>CaptureButton</name>
    <message>
        <source>&amp;New key…</source>
        <translation>&amp;Nouvelle touche…</translation>
    </message>
    <message>
        <source>Press the new key; Esc leaves</source>
        <translation>Appuyez sur la touche&#x202f;; Échap quitte</translation>
    </message>
</context>
<context>
    <name>CarriedBonus</name>
    <message>
        <source>In the same instant: nothing is subtracted.</source>
        <translation>Au même instant&#xa0;: rien n’est soustrait.</translation>
    </message>
    <message>
        <source>The first Bonus comes off the second’s Vdr.</source>
        <translation>Le premier Bonus se retranche du Vdr du second.</translation>
    </message>
    <message>
        <source>{n} comes off the second’s Vdr.</source>
        <translation>{n} se retranche du Vdr du second.</translation>
    </message>
</context>
<context>
    <name>CharacteristicField</name>
    <message>
        <source>Taken, though far beyond a human being’s 3 to 21.</source>
        <translation>Accepté, quoique bien au-delà des 3 à 21 d’un être humain.</translation>
    </message>
</context>
<context>
    <name>CharacteristicRow</name>
    <message>
        <source>Exchange {name} with another</source>
        <translation>Échanger {name} avec une autre</translation>
    </message>
    <message>
        <source>Points moved to {name}</source>
        <translation>Points déplacés vers {name}</translation>
    </message>
    <message>
        <source>Throw {name} again</source>
        <translation>Relancer {name}</translation>
    </message>
    <message>
        <source>before: {throws}</source>
        <translation>avant&#xa0;: {throws}</translation>
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
    <name>CharacteristicsPage</name>
    <message>
        <source>2D6+6 for each, in its place.</source>
        <translation>2D6+6 pour chacune, à sa place.</translation>
    </message>
    <message>
        <source>3D6 for each, 2D6+6 for {names}. Then up to {n} points may be moved.</source>
        <translation>3D6 pour chacune, 2D6+6 pour {names}. Ensuite {n} points au plus peuvent être déplacés.</translation>
    </message>
    <message>
        <source>3D6 for each, then exchanged as you like. {names} count 8 at least.</source>
        <translation>3D6 pour chacune, puis échangées à votre gré. {names} valent 8 au moins.</translation>
    </message>
    <message>
        <source>All begin at 10. A point costs 1, of {names} 3; what is taken off comes back.</source>
        <translation>Toutes partent de 10. Un point coûte 1 ({names}&#xa0;: 3)&#x202f;; ce qui est retiré revient.</translation>
    </message>
    <message>
        <source>How characteristics come about</source>
        <translation>D’où viennent les caractéristiques</translation>
    </message>
    <message>
        <source>Moved: {n} of {limit} points.</source>
        <translation>Points déplacés&#xa0;: {n} sur {limit}.</translation>
    </message>
    <message>
        <source>Out of balance by {n}.</source>
        <translation>Écart de {n} à combler.</translation>
    </message>
    <message>
        <source>Points to buy with</source>
        <translation>Points pour acheter</translation>
    </message>
    <message>
        <source>Throw all</source>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>Throw the dice of all characteristics</source>
        <translation>Lancer les dés de toutes les caractéristiques</translation>
    </message>
    <message>
        <source>Type what your own dice or your paper sheet say.</source>
        <translation>Saisissez ce que disent vos dés ou votre feuille de papier.</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacés</translation>
    </message>
    <message>
        <source>{used} of {total} spent</source>
        <translation>{used} sur {total} dépensés</translation>
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
    <name>Circumstances</name>
    <message>
        <source>Diff.</source>
        <translation>Diff.</translation>
    </message>
    <message>
        <source>Difficulty: none, or 1 to 99 ({key}; keys {up} and {down}, {none} for none)</source>
        <translation>Difficulté&#xa0;: aucune, ou de 1 à 99 ({key}&#x202f;; touches {up} et {down}, {none} pour aucune)</translation>
    </message>
    <message>
        <source>Interpr.</source>
        <translation>Interpr.</translation>
    </message>
    <message>
        <source>It is 0: set it on the sheet.</source>
        <translation>Elle vaut 0&#xa0;: réglez-la sur la feuille.</translation>
    </message>
    <message>
        <source>More: opponent’s Bonus, hidden roll, paying</source>
        <translation>Plus&#xa0;: Bonus adverse, jet caché, payer</translation>
    </message>
    <message>
        <source>Pen.</source>
        <translation>Pén.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Without a difficulty penalties do not count here.</source>
        <translation>Sans difficulté, les pénalités ne comptent pas ici.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>CombatPage</name>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation>&amp;Copier le texte</translation>
    </message>
    <message>
        <source>From the file “{file}” → to the draft of {when}:</source>
        <translation>Du fichier «&#xa0;{file}&#xa0;» → au brouillon ({when})&#xa0;:</translation>
    </message>
    <message>
        <source>It was never saved: there is no file to compare with.</source>
        <translation>Jamais enregistrée&#xa0;: aucun fichier à comparer.</translation>
    </message>
    <message>
        <source>The file was changed by something else since the draft was begun.</source>
        <translation>Le fichier a été modifié ailleurs depuis le début du brouillon.</translation>
    </message>
    <message>
        <source>The file “{file}” holds the same.</source>
        <translation>Le fichier «&#xa0;{file}&#xa0;» contient la même chose.</translation>
    </message>
    <message>
        <source>Unsaved work on {name}</source>
        <translation>Travail non enregistré&#xa0;: {name}</translation>
    </message>
    <message>
        <source>a sheet without a name</source>
        <translation>une feuille sans nom</translation>
    </message>
</context>
<context>
    <name>ConfrontationCard</name>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation>Jet caché&#xa0;: seul ce panneau le montre.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>dés réels</translation>
    </message>
</context>
<context>
    <name>ConfrontationPage</name>
    <message>
        <source>At different times</source>
        <translation>Moments différents</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Choose both sides and what they test.</source>
        <translation>Choisissez les deux côtés et ce qu’ils testent.</translation>
    </message>
    <message>
        <source>Confrontation</source>
        <translation>Confrontation</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Entrée</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Premier côté</translation>
    </message>
    <message>
        <source>Give the first test up; its line stays in the roll log</source>
        <translation>Abandonner le premier test&#x202f;; sa ligne reste au journal</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Jet caché effectué.</translation>
    </message>
    <message>
        <source>How the sides meet</source>
        <translation>Comment les côtés s’affrontent</translation>
    </message>
    <message>
        <source>In the same instant</source>
        <translation>Même instant</translation>
    </message>
    <message>
        <source>Roll both</source>
        <translation>Lancer les deux</translation>
    </message>
    <message>
        <source>Roll the second</source>
        <translation>Lancer le second</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Échanger les côtés</translation>
    </message>
    <message>
        <source>The first side tests alone, at its time</source>
        <translation>Le premier côté teste seul, à son heure</translation>
    </message>
</context>
<context>
    <name>ContestCard</name>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Earlier: {sides}</source>
        <translation>Précédemment&#xa0;: {sides}</translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation>Jet caché&#xa0;: seul ce panneau le montre.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
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
        <translation>n’a pas lancé</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>dés réels</translation>
    </message>
</context>
<context>
    <name>ContestSide</name>
    <message>
        <source>A Bonus of 0 is declared: no dice.</source>
        <translation>Un Bonus de 0 est déclaré&#xa0;: pas de dés.</translation>
    </message>
    <message>
        <source>A number, nothing else</source>
        <translation>Un nombre, rien d’autre</translation>
    </message>
    <message>
        <source>Bonus 0</source>
        <translation>Bonus 0</translation>
    </message>
    <message>
        <source>Capacity {number}</source>
        <translation>Capacité {number}</translation>
    </message>
    <message>
        <source>Choose who</source>
        <translation>Choisir qui</translation>
    </message>
    <message>
        <source>Difficulty: none, or 1 to 99</source>
        <translation>Difficulté&#xa0;: aucune, ou de 1 à 99</translation>
    </message>
    <message>
        <source>It acts first, outside the comparison</source>
        <translation>Il agit d’abord, hors de la comparaison</translation>
    </message>
    <message>
        <source>Name, or a capacity</source>
        <translation>Nom, ou une capacité</translation>
    </message>
    <message>
        <source>Only a capacity: {number}</source>
        <translation>Seulement une capacité&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Score, weapon or action</source>
        <translation>Score, arme ou action</translation>
    </message>
    <message>
        <source>Side {side}: instantaneous spell</source>
        <translation>Côté {side}&#xa0;: sort instantané</translation>
    </message>
    <message>
        <source>Side {side}: the Narrator plays it</source>
        <translation>Côté {side}&#xa0;: joué par le Narrateur</translation>
    </message>
    <message>
        <source>Side {side}: {who}</source>
        <translation>Côté {side}&#xa0;: {who}</translation>
    </message>
    <message>
        <source>Succeeds without a roll; only without a difficulty</source>
        <translation>Réussit sans jet&#x202f;; seulement sans difficulté</translation>
    </message>
    <message>
        <source>The Narrator plays this side and tells how it wins</source>
        <translation>Le Narrateur joue ce côté et raconte sa victoire</translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation>Ce qui est testé</translation>
    </message>
    <message>
        <source>What {side} tests: {what}</source>
        <translation>{side} teste&#xa0;: {what}</translation>
    </message>
    <message>
        <source>instantaneous spell</source>
        <translation>sort instantané</translation>
    </message>
    <message>
        <source>{side} declares a Bonus of 0</source>
        <translation>{side} déclare un Bonus de 0</translation>
    </message>
</context>
<context>
    <name>CostRow</name>
    <message>
        <source>Cost in Pa</source>
        <translation>Coût en Pa</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûte</translation>
    </message>
    <message>
        <source>Pa, {left} left</source>
        <translation>Pa, il en reste {left}</translation>
    </message>
    <message>
        <source>Pa: instantaneous</source>
        <translation>Pa&#xa0;: instantanée</translation>
    </message>
    <message>
        <source>Pa; read-only, nothing is paid</source>
        <translation>Pa&#x202f;; lecture seule, rien n’est payé</translation>
    </message>
    <message>
        <source>Store it</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>Store this cost on the sheet</source>
        <translation>Retenir ce coût sur la feuille</translation>
    </message>
    <message>
        <source>What it costs in Pa this time. Step 1, with Shift 5</source>
        <translation>Le coût en Pa cette fois. Pas de 1, avec Maj 5</translation>
    </message>
</context>
<context>
    <name>CounterFields</name>
    <message>
        <source>Highest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Name of the counter</source>
        <translation>Nom du compteur</translation>
    </message>
    <message>
        <source>Remove the counter “{name}”</source>
        <translation>Retirer le compteur «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>CountersView</name>
    <message>
        <source>Add a counter</source>
        <translation>Ajouter un compteur</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Compteurs</translation>
    </message>
</context>
<context>
    <name>CreationCommands</name>
    <message>
        <source>&amp;Name of the template</source>
        <translation>&amp;Nom du modèle</translation>
    </message>
    <message>
        <source>No template yet.</source>
        <translation>Aucun modèle pour l’instant.</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>“{name}” is kept as a template.</source>
        <translation>«&#xa0;{name}&#xa0;» est gardé comme modèle.</translation>
    </message>
</context>
<context>
    <name>CreationGuide</name>
    <message numerus="yes">
        <source>%n thing(s) still to do</source>
        <translation>
            <numerusform>encore&#xa0;%n chose à faire</numerusform>
            <numerusform>encore&#xa0;%n choses à faire</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Creation</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Creation, step by step</source>
        <translation>Création, pas à pas</translation>
    </message>
    <message>
        <source>Leave the steps; they can be taken up again</source>
        <translation>Quitter les étapes&#x202f;; elles peuvent être reprises</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
    <message>
        <source>Step {n} of {count}: {name}</source>
        <translation>Étape {n} sur {count}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>C’est la première étape.</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Au jeu</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>{step}: by chance</source>
        <translation>{step}&#xa0;: au hasard</translation>
    </message>
</context>
<context>
    <name>CreationHost</name>
    <message>
        <source>Choose them</source>
        <translation>Les choisir</translation>
    </message>
    <message>
        <source>Steps of the creation</source>
        <translation>Étapes de la création</translation>
    </message>
    <message>
        <source>Take up the steps of the creation</source>
        <translation>Reprendre les étapes de la création</translation>
    </message>
</context>
<context>
    <name>DamageForm</name>
    <message>
        <source>1D20 shows {number}</source>
        <translation>1D20 donne {number}</translation>
    </message>
    <message>
        <source>Applied to {name}</source>
        <translation>Appliqué à {name}</translation>
    </message>
    <message>
        <source>Apply to {name}</source>
        <translation>Appliquer à {name}</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Armour counts</source>
        <translation>L’armure compte</translation>
    </message>
    <message>
        <source>Damage rolled with my own dice: the face of each</source>
        <translation>Dégâts lancés avec mes dés&#xa0;: la face de chacun</translation>
    </message>
    <message>
        <source>Hit location: {place}</source>
        <translation>Localisation&#xa0;: {place}</translation>
    </message>
    <message>
        <source>I rolled: each die, such as 4 3 1</source>
        <translation>J’ai lancé&#xa0;: chaque dé, par exemple 4 3 1</translation>
    </message>
    <message>
        <source>It is written down already; undo takes it back (Ctrl+Z).</source>
        <translation>C’est déjà noté&#x202f;; Annuler (Ctrl+Z) l’efface.</translation>
    </message>
    <message>
        <source>Points of armour</source>
        <translation>Points d’armure</translation>
    </message>
    <message>
        <source>Roll 1D20</source>
        <translation>Lancer 1D20</translation>
    </message>
    <message>
        <source>Roll damage {dice}</source>
        <translation>Lancer les dégâts {dice}</translation>
    </message>
    <message>
        <source>Roll damage: {hit}, {dice}</source>
        <translation>Lancer les dégâts&#xa0;: {hit}, {dice}</translation>
    </message>
    <message>
        <source>Roll it</source>
        <translation>Lancer ses dés</translation>
    </message>
    <message>
        <source>Say first where it lands.</source>
        <translation>Dites d’abord où il porte.</translation>
    </message>
    <message>
        <source>The sheet is read-only.</source>
        <translation>La feuille est en lecture seule.</translation>
    </message>
    <message>
        <source>The table is read-only.</source>
        <translation>La table est en lecture seule.</translation>
    </message>
    <message>
        <source>Where does it land?</source>
        <translation>Où porte-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Where, or the die</source>
        <translation>Où, ou le dé</translation>
    </message>
    <message>
        <source>Who is hit: {name}</source>
        <translation>Qui est touché&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Who is hit?</source>
        <translation>Qui est touché&#x202f;?</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
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
        <translation>Base hors règles</translation>
    </message>
    <message>
        <source>Choose a field on the sheet: what it is made of stands here.</source>
        <translation>Choisissez un champ de la feuille&#xa0;: sa composition s’affiche ici.</translation>
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
        <translation>Aucune sélection</translation>
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
        <translation>Points à répartir</translation>
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
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>DevelopmentDialog</name>
    <message numerus="yes">
        <source>%n ticked skill(s)</source>
        <translation>
            <numerusform>%n compétence cochée</numerusform>
            <numerusform>%n compétences cochées</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a skill that was taught, or a free tick after a long break</source>
        <translation>Ajouter une compétence enseignée, ou une coche gratuite après une longue pause</translation>
    </message>
    <message>
        <source>Add a tick</source>
        <translation>Ajouter une coche</translation>
    </message>
    <message>
        <source>Chance to improve</source>
        <translation>Chances de progresser</translation>
    </message>
    <message>
        <source>Close: the other ticks stay</source>
        <translation>Fermer&#xa0;: les autres coches restent</translation>
    </message>
    <message>
        <source>Development of {name}</source>
        <translation>Progression&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The die must show at most</source>
        <translation>Le dé doit montrer au plus</translation>
    </message>
    <message>
        <source>Why these rules?</source>
        <translation>Pourquoi ces règles&#x202f;?</translation>
    </message>
    <message>
        <source>Why {rolls}?</source>
        <translation>Pourquoi {rolls}&#x202f;?</translation>
    </message>
    <message>
        <source>a person without a name</source>
        <translation>une personne sans nom</translation>
    </message>
    <message>
        <source>after {adventure}</source>
        <translation>après {adventure}</translation>
    </message>
    <message>
        <source>{skill} improves: how much does the gain die show?</source>
        <translation>{skill} progresse&#xa0;: que montre le dé de gain&#x202f;?</translation>
    </message>
    <message>
        <source>{skill}: taken back. The tick waits again, the dice stay in the roll log.</source>
        <translation>{skill}&#xa0;: annulé. La coche attend de nouveau, les dés restent au journal.</translation>
    </message>
</context>
<context>
    <name>DevelopmentRow</name>
    <message>
        <source>Gain of {skill}</source>
        <translation>{skill}&#xa0;: gain</translation>
    </message>
    <message>
        <source>Gain of {skill}, own {dice}</source>
        <translation>{skill}&#xa0;: gain, votre {dice}</translation>
    </message>
    <message>
        <source>Gain of {skill}: {gain}</source>
        <translation>{skill}&#xa0;: gain {gain}</translation>
    </message>
    <message>
        <source>Improved</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>No gain</source>
        <translation>Aucun gain</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll the gain of {skill}</source>
        <translation>Lancer le gain&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>Roll {skill}, {chance}</source>
        <translation>Lancer {skill}, {chance}</translation>
    </message>
    <message>
        <source>Undo {skill}</source>
        <translation>Annuler {skill}</translation>
    </message>
    <message>
        <source>Why does {skill} need {rolls}?</source>
        <translation>Pourquoi faut-il {rolls} pour {skill}&#x202f;?</translation>
    </message>
    <message>
        <source>Why these rolls?</source>
        <translation>Pourquoi ces jets&#x202f;?</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>none</source>
        <comment>gain</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{dice} shows {least} to {most}.</source>
        <translation>{dice} va de {least} à {most}.</translation>
    </message>
    <message>
        <source>{gain} fixed</source>
        <translation>{gain} fixe</translation>
    </message>
    <message>
        <source>{skill}, {score}, needs {rolls}, chance {chance}</source>
        <translation>{skill}, {score}, jet requis {rolls}, chances {chance}</translation>
    </message>
    <message>
        <source>{skill}: I rolled 01 to 00</source>
        <translation>{skill}&#xa0;: j’ai lancé 01 à 00</translation>
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
        <translation>Choisissez d’abord une compétence ou une caractéristique.</translation>
    </message>
    <message>
        <source>Choose a skill.</source>
        <translation>Choisissez une compétence.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>In edit mode no die is rolled. Back to play: the padlock (Ctrl+E).</source>
        <translation>En mode édition, aucun dé n’est lancé. Retour au jeu&#xa0;: le cadenas (Ctrl+E).</translation>
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
        <source>More that changes the chance</source>
        <translation>Autres effets sur les chances</translation>
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
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>DicePart</name>
    <message>
        <source>Dice as they would look</source>
        <translation>Les dés tels qu’ils seraient</translation>
    </message>
    <message>
        <source>T&amp;hrow them</source>
        <translation>&amp;Les lancer</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reset {option}</source>
        <translation>Rétablir {option}</translation>
    </message>
    <message>
        <source>{answer} ({preset}: {usual})</source>
        <translation>{answer} ({preset}&#xa0;: {usual})</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%n difference(s) from {preset}:</source>
        <translation>
            <numerusform>%n différence avec {preset}&#xa0;:</numerusform>
            <numerusform>%n différences avec {preset}&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules in force are those of {preset}.</source>
        <translation>Règles en vigueur&#xa0;: {preset}.</translation>
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
    <message numerus="yes">
        <source>%n things were noticed while “{file}” was read.</source>
        <translation>
            <numerusform>%n remarque à la lecture de «&#xa0;{file}&#xa0;».</numerusform>
            <numerusform>%n remarques à la lecture de «&#xa0;{file}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed the file of this sheet.</source>
        <translation>Un autre programme a modifié le fichier de cette feuille.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard the unsaved work on {name}</source>
        <translation>Abandonner le travail non enregistré&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Found unsaved work on {name}, {when}</source>
        <translation>Travail non enregistré retrouvé&#xa0;: {name}, {when}</translation>
    </message>
    <message>
        <source>Keep both…</source>
        <translation>Garder les deux…</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Opened read-only: another running program has this file open.</source>
        <translation>Ouvert en lecture seule&#xa0;: un autre programme a ce fichier ouvert.</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Ouvert en lecture seule&#xa0;: vient d’une version plus récente. Enregistrez une copie pour la modifier.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
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
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Enregistrer à nouveau</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les montrer</translation>
    </message>
    <message>
        <source>The file of this sheet was moved, renamed or deleted. Nothing is lost: save it again.</source>
        <translation>Fichier de la feuille déplacé, renommé ou supprimé. Rien n’est perdu&#xa0;: enregistrez-la à nouveau.</translation>
    </message>
    <message>
        <source>The folder of this sheet is gone. Nothing is lost: save it elsewhere.</source>
        <translation>Le dossier de cette feuille a disparu. Rien n’est perdu&#xa0;: enregistrez-la ailleurs.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>a sheet without a name</source>
        <translation>une feuille sans nom</translation>
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
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Unsaved work on {name} was kept: {time}.</source>
        <translation>Travail non enregistré sur {name} conservé&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>a new table</source>
        <translation>une nouvelle table</translation>
    </message>
</context>
<context>
    <name>EarlierList</name>
    <message>
        <source>No contest yet.</source>
        <translation>Aucun test opposé.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
</context>
<context>
    <name>EditMode</name>
    <message>
        <source>Back to play (Ctrl+E)</source>
        <translation>Retour au jeu (Ctrl+E)</translation>
    </message>
    <message>
        <source>Edit: a click changes, no die is rolled.</source>
        <translation>Édition&#xa0;: un clic modifie, aucun dé n’est lancé.</translation>
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
        <source>No skill on this sheet yet. In edit mode “Add a skill” adds one.</source>
        <translation>Aucune compétence sur cette feuille. En mode édition, «&#xa0;Ajouter une compétence&#xa0;» en ajoute une.</translation>
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
    <name>EndDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;End the adventure</source>
        <translation>&amp;Terminer l’aventure</translation>
    </message>
    <message>
        <source>A tick goes only with its own roll: nothing else is cleared.</source>
        <translation>Une coche ne part qu’avec son propre jet&#xa0;: rien d’autre n’est effacé.</translation>
    </message>
    <message numerus="yes">
        <source>After a long break: up to %n free tick(s)</source>
        <translation>
            <numerusform>Après une longue pause&#xa0;: %n coche gratuite au plus</numerusform>
            <numerusform>Après une longue pause&#xa0;: jusqu’à %n coches gratuites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n power point(s)</source>
        <translation>
            <numerusform>Récupérer %n point de pouvoir</numerusform>
            <numerusform>Récupérer %n points de pouvoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Development phase: {ticks}</source>
        <translation>Phase de progression&#xa0;: {ticks}</translation>
    </message>
    <message>
        <source>End of the adventure</source>
        <translation>Fin de l’aventure</translation>
    </message>
    <message>
        <source>End of “{name}”</source>
        <translation>Fin de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Heal %n hit point(s): all wounds had time</source>
        <translation>
            <numerusform>Soigner %n point de vie&#xa0;: les blessures ont eu le temps</numerusform>
            <numerusform>Soigner %n points de vie&#xa0;: les blessures ont eu le temps</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is ticked: there is no development phase.</source>
        <translation>Rien n’est coché&#xa0;: pas de phase de progression.</translation>
    </message>
    <message>
        <source>Something is being learnt: is its time over?</source>
        <translation>Un apprentissage est en cours&#xa0;: son temps est-il écoulé&#x202f;?</translation>
    </message>
    <message>
        <source>Write up notes, gear, ammunition and money.</source>
        <translation>Mettez à jour notes, équipement, munitions et argent.</translation>
    </message>
</context>
<context>
    <name>EntryPart</name>
    <message>
        <source>Dice of the Danni</source>
        <translation>Dés des Danni</translation>
    </message>
    <message>
        <source>Fixed bonus</source>
        <translation>Bonus fixe</translation>
    </message>
    <message>
        <source>Instantaneous (0 Pa)</source>
        <translation>Instantanée (0 Pa)</translation>
    </message>
    <message>
        <source>Kept as it is; no dice that the tray could roll.</source>
        <translation>Gardé tel quel&#x202f;; ce ne sont pas des dés que le plateau puisse lancer.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on this</source>
        <translation>Note sur cette entrée</translation>
    </message>
    <message>
        <source>Spell: when instantaneous, acts first</source>
        <translation>Sort&#xa0;: instantané, il agit d’abord</translation>
    </message>
</context>
<context>
    <name>EverybodyPage</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All take part</source>
        <translation>Tous participent</translation>
    </message>
    <message>
        <source>All test {name}</source>
        <translation>Tous testent {name}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Entrée</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Difficulty for everybody: none, or 1 to 99</source>
        <translation>Difficulté pour tous&#xa0;: aucune, ou de 1 à 99</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Group test: who takes part, Vdr, chance, dice, margin</source>
        <translation>Test de groupe&#xa0;: participants, Vdr, chances, dés, marge</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Jet caché effectué.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Nobody who takes part has this score.</source>
        <translation>Aucun participant n’a ce score.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Only the others take part</source>
        <translation>Seuls les autres participent</translation>
    </message>
    <message>
        <source>Only the players take part</source>
        <translation>Seuls les joueurs participent</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Roll for all</source>
        <translation>Lancer pour tous</translation>
    </message>
    <message>
        <source>What everybody tests</source>
        <translation>Ce que tous testent</translation>
    </message>
    <message>
        <source>has no such score</source>
        <translation>n’a pas ce score</translation>
    </message>
    <message>
        <source>{name}: {n} of {all} succeed.</source>
        <translation>{name}, réussites&#xa0;: {n} sur {all}.</translation>
    </message>
</context>
<context>
    <name>ExchangeCommands</name>
    <message>
        <source>All files ({kinds})</source>
        <translation>Tous les fichiers ({kinds})</translation>
    </message>
    <message>
        <source>Characters of other programs ({kinds})</source>
        <translation>Personnages d’autres programmes ({kinds})</translation>
    </message>
    <message>
        <source>Copied: the sheet as text.</source>
        <translation>Copié&#xa0;: la feuille en texte.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>development</source>
        <translation>progression</translation>
    </message>
    <message>
        <source>roll log</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>{suffix} files ({kinds})</source>
        <translation>Fichiers {suffix} ({kinds})</translation>
    </message>
    <message>
        <source>“{file}” is written.</source>
        <translation>«&#xa0;{file}&#xa0;» est enregistré.</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message numerus="yes">
        <source>%n roll(s) with the program’s dice</source>
        <translation>
            <numerusform>%n jet avec les dés du programme</numerusform>
            <numerusform>%n jets avec les dés du programme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s) of two dice with the program’s dice</source>
        <translation>
            <numerusform>%n lancer de deux dés par le programme</numerusform>
            <numerusform>%n lancers de deux dés par le programme</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>(χ² = {value} with {degrees} degrees of freedom)</source>
        <translation>(χ² = {value} pour {degrees} degrés de liberté)</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Counting the rolls</source>
        <translation>Comptage des jets</translation>
    </message>
    <message>
        <source>Counting the rolls…</source>
        <translation>Comptage des jets…</translation>
    </message>
    <message>
        <source>Each number comes from your system’s own source of chance at the moment you click. It is decided first and shown afterwards: the dice on the felt are turned so that they land on it.</source>
        <translation>Chaque nombre vient de la source de hasard de votre système, à l’instant du clic. Il est décidé d’abord et montré ensuite&#xa0;: les dés sur le tapis sont tournés pour tomber dessus.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Sorti</translation>
    </message>
    <message>
        <source>How often a die showed each face</source>
        <translation>Combien de fois un dé a montré chaque face</translation>
    </message>
    <message>
        <source>How often each number from 01 to 00 fell</source>
        <translation>Combien de fois chaque nombre de 01 à 00 est sorti</translation>
    </message>
    <message>
        <source>How often two dice made each sum</source>
        <translation>Combien de fois deux dés ont fait chaque somme</translation>
    </message>
    <message>
        <source>How the dice fall</source>
        <translation>Comment tombent les dés</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Degrés</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Sommes</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Les 30 derniers jours</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Les 7 derniers jours</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Le dernier jour</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>La dernière année</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Your own dice are not counted. Whatever fell before, every number is as likely as every other.</source>
        <translation>Vos propres dés ne comptent pas. Quoi qu’il soit sorti avant, chaque nombre est aussi probable que tout autre.</translation>
    </message>
    <message>
        <source>{what}: as fair dice fall. They stray so far nearly always.</source>
        <translation>{what}&#xa0;: comme des dés équilibrés. Ils s’écartent presque toujours autant.</translation>
    </message>
    <message>
        <source>{what}: as fair dice fall. They stray so far once in {times} such looks.</source>
        <translation>{what}&#xa0;: comme des dés équilibrés. Ils s’écartent autant une fois sur {times}.</translation>
    </message>
    <message>
        <source>{what}: rare: fair dice stray so far once in {times} such looks.</source>
        <translation>{what}&#xa0;: rare, des dés équilibrés s’écartent autant une fois sur {times}.</translation>
    </message>
    <message>
        <source>{what}: too few rolls to say. {needed} are needed, there are {rolls}.</source>
        <translation>{what}&#xa0;: trop peu de jets pour juger. Il en faut {needed}, il y en a {rolls}.</translation>
    </message>
    <message>
        <source>{what}: uncommon, but fair dice do it: once in {times} such looks.</source>
        <translation>{what}&#xa0;: peu courant, mais des dés équilibrés le font une fois sur {times}.</translation>
    </message>
</context>
<context>
    <name>FallChart</name>
    <message>
        <source>The dashed line is what fair dice show.</source>
        <translation>La ligne en tirets&#xa0;: ce que montrent des dés équilibrés.</translation>
    </message>
    <message>
        <source>{number}: fell {seen} times, expected {expected}</source>
        <translation>{number}&#xa0;: sorti {seen} fois, attendu {expected}</translation>
    </message>
</context>
<context>
    <name>FightPanel</name>
    <message>
        <source>Back to the check</source>
        <translation>Retour au test</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Fumble of the attacker</source>
        <translation>Maladresse de l’attaque</translation>
    </message>
    <message>
        <source>Fumble of the defender</source>
        <translation>Maladresse de la défense</translation>
    </message>
    <message>
        <source>Fumble rolled with my own dice: 01 to 00</source>
        <translation>Maladresse lancée avec mes dés&#xa0;: 01 à 00</translation>
    </message>
    <message>
        <source>I rolled</source>
        <translation>J’ai lancé</translation>
    </message>
    <message>
        <source>{name}: {weapon}</source>
        <translation>{name}&#xa0;: {weapon}</translation>
    </message>
</context>
<context>
    <name>ForceCard</name>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Choose somebody first</source>
        <translation>Choisissez d’abord quelqu’un</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Only the number {number}</source>
        <translation>Seulement le nombre {number}</translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Passif</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>Who or what</source>
        <translation>Qui ou quoi</translation>
    </message>
    <message>
        <source>instead of {what}</source>
        <translation>remplace {what}</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>poison</translation>
    </message>
    <message>
        <source>pushes</source>
        <translation>agit</translation>
    </message>
    <message>
        <source>resists</source>
        <translation>résiste</translation>
    </message>
</context>
<context>
    <name>FormulaEditor</name>
    <message>
        <source>Add a score</source>
        <translation>Ajouter un score</translation>
    </message>
    <message>
        <source>Add a score to Iniziativa</source>
        <translation>Ajouter un score à Iniziativa</translation>
    </message>
    <message>
        <source>Add a score to Pa Max</source>
        <translation>Ajouter un score à Pa Max</translation>
    </message>
    <message>
        <source>Number added to Iniziativa</source>
        <translation>Nombre ajouté à Iniziativa</translation>
    </message>
    <message>
        <source>Pa Max by hand; empty is computed</source>
        <translation>Pa Max à la main&#x202f;; vide, il est calculé</translation>
    </message>
    <message>
        <source>Take the computed {n}</source>
        <translation>Reprendre le calcul&#xa0;: {n}</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>{name}: take out of the formula</source>
        <translation>{name}&#xa0;: retirer de la formule</translation>
    </message>
</context>
<context>
    <name>GaugeTrack</name>
    <message>
        <source>With Shift by 5</source>
        <translation>Avec Maj, par 5</translation>
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
    <name>GearPage</name>
    <message>
        <source>Gear</source>
        <translation>Équipement</translation>
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
        <translation>&amp;Révéler</translation>
    </message>
    <message>
        <source>Choose a hidden roll.</source>
        <translation>Choisissez un jet caché.</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pier le texte</translation>
    </message>
    <message>
        <source>Hidden rolls only</source>
        <translation>Jets cachés seulement</translation>
    </message>
    <message>
        <source>Open the sheet of {name} first: its tick waits.</source>
        <translation>{name}&#xa0;: ouvrez d’abord la feuille, sa coche attend.</translation>
    </message>
    <message>
        <source>The game master’s log</source>
        <translation>Le journal du meneur</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
</context>
<context>
    <name>GmPanel</name>
    <message>
        <source>Around the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Confront.</source>
        <translation>Confront.</translation>
    </message>
    <message>
        <source>Confrontation</source>
        <translation>Confrontation</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Meneur</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Hidden roll</source>
        <translation>Jet caché</translation>
    </message>
    <message>
        <source>Only this panel shows the results (Ctrl+Shift+H)</source>
        <translation>Seul ce panneau montre les résultats (Ctrl+Maj+H)</translation>
    </message>
    <message>
        <source>Opposed</source>
        <translation>Opposé</translation>
    </message>
    <message>
        <source>Opposed check</source>
        <translation>Test opposé</translation>
    </message>
    <message>
        <source>Pages of the game master</source>
        <translation>Pages du meneur</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Pourcentages</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Règles&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>Sync</translation>
    </message>
    <message>
        <source>Synchronised action</source>
        <translation>Action synchronisée</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Which system</source>
        <translation>Quel système</translation>
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
        <translation>Jets visibles</translation>
    </message>
    <message>
        <source>Hidden rolls on</source>
        <translation>Jets cachés</translation>
    </message>
    <message>
        <source>The sheet cannot be opened, so nobody attacks with it.</source>
        <translation>La feuille ne peut pas être ouverte&#xa0;: pas d’attaque avec elle.</translation>
    </message>
    <message>
        <source>The sheet of {name} was opened for it.</source>
        <translation>{name}&#xa0;: la feuille a été ouverte pour cela.</translation>
    </message>
    <message>
        <source>While a sheet is edited no dice are thrown: back to play first ({key}).</source>
        <translation>Pas de dés en mode édition&#xa0;: revenir d’abord au jeu ({key}).</translation>
    </message>
</context>
<context>
    <name>Greeting</name>
    <message>
        <source>This is version {version}: Help › What’s new says what has changed.</source>
        <translation>Voici la version {version}&#xa0;: Aide › Nouveautés dit ce qui a changé.</translation>
    </message>
</context>
<context>
    <name>GroupPage</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All roll {skill}</source>
        <translation>Tous lancent {skill}</translation>
    </message>
    <message>
        <source>All take part</source>
        <translation>Tous participent</translation>
    </message>
    <message>
        <source>Best helper: {name}, {chance}</source>
        <translation>Meilleure aide&#xa0;: {name}, {chance}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Choose a skill</source>
        <translation>Choisir une compétence</translation>
    </message>
    <message>
        <source>Choose somebody</source>
        <translation>Choisir quelqu’un</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Entrée</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Group check: who takes part, chance, roll, level</source>
        <translation>Test de groupe&#xa0;: qui participe, chances, jet, degré</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Jet caché effectué.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Degré</translation>
    </message>
    <message>
        <source>NPCs</source>
        <translation>PNJ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Only the others take part</source>
        <translation>Seuls les autres participent</translation>
    </message>
    <message>
        <source>Only the players take part</source>
        <translation>Seuls les joueurs participent</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll for all</source>
        <translation>Lancer pour tous</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>The one rolls {skill}</source>
        <translation>La personne seule lance {skill}</translation>
    </message>
    <message>
        <source>The one: {name}</source>
        <translation>La personne seule&#xa0;: {name}</translation>
    </message>
    <message>
        <source>What everybody rolls</source>
        <translation>Ce que tous lancent</translation>
    </message>
    <message>
        <source>What the one rolls</source>
        <translation>Ce que lance la personne seule</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Qui lance</translation>
    </message>
    <message>
        <source>Who rolls: {mode}</source>
        <translation>Qui lance&#xa0;: {mode}</translation>
    </message>
    <message>
        <source>Who stands against the others</source>
        <translation>Qui affronte les autres</translation>
    </message>
    <message>
        <source>against all others:</source>
        <translation>contre tous les autres&#xa0;:</translation>
    </message>
</context>
<context>
    <name>GroupResultCard</name>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation>Jet caché&#xa0;: seul ce panneau le montre.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Undo the ticks of this check, one step a sheet</source>
        <translation>Annuler les coches de ce test, une étape par feuille</translation>
    </message>
    <message>
        <source>Undo ticks</source>
        <translation>Annuler les coches</translation>
    </message>
</context>
<context>
    <name>GroupTable</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>GrowthCommands</name>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Rien n’est coché.</translation>
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
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
</context>
<context>
    <name>HealthView</name>
    <message>
        <source>Bleeding stopped</source>
        <translation>Saignement arrêté</translation>
    </message>
    <message>
        <source>Bleeds a round</source>
        <translation>Saigne un round</translation>
    </message>
    <message>
        <source>Disease…</source>
        <translation>Maladie…</translation>
    </message>
    <message>
        <source>Fall…</source>
        <translation>Chute…</translation>
    </message>
    <message>
        <source>First Aid is tried once for each wound.</source>
        <translation>Les premiers soins se tentent une fois par blessure.</translation>
    </message>
    <message>
        <source>First Aid…</source>
        <translation>Premiers soins…</translation>
    </message>
    <message>
        <source>Hit locations</source>
        <translation>Localisations</translation>
    </message>
    <message>
        <source>Lasting loss…</source>
        <translation>Séquelle…</translation>
    </message>
    <message>
        <source>No wounds.</source>
        <translation>Aucune blessure.</translation>
    </message>
    <message>
        <source>Nothing is to be healed.</source>
        <translation>Il n’y a rien à guérir.</translation>
    </message>
    <message>
        <source>Poison…</source>
        <translation>Poison…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this wound from the list</source>
        <translation>Retirer cette blessure de la liste</translation>
    </message>
    <message>
        <source>Rest…</source>
        <translation>Repos…</translation>
    </message>
    <message>
        <source>Sanity roll…</source>
        <translation>Test de santé mentale…</translation>
    </message>
    <message>
        <source>Take damage…</source>
        <translation>Subir des dégâts…</translation>
    </message>
    <message>
        <source>The sheet is read-only.</source>
        <translation>La feuille est en lecture seule.</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Sujets</translation>
    </message>
</context>
<context>
    <name>HindranceRow</name>
    <message>
        <source>The sheet is read-only.</source>
        <translation>La feuille est en lecture seule.</translation>
    </message>
</context>
<context>
    <name>ImportMany</name>
    <message numerus="yes">
        <source>%n character(s) found</source>
        <translation>
            <numerusform>%n personnage trouvé</numerusform>
            <numerusform>%n personnages trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être lu</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are in “{folder}”.</source>
        <translation>
            <numerusform>%n feuille est dans «&#xa0;{folder}&#xa0;».</numerusform>
            <numerusform>%n feuilles sont dans «&#xa0;{folder}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Keep these answers</source>
        <translation>&amp;Garder ces réponses</translation>
    </message>
    <message>
        <source>&amp;Open all</source>
        <translation>&amp;Ouvrir tout</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Rapport…</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>&amp;Arrêter la lecture</translation>
    </message>
    <message>
        <source>Characters found</source>
        <translation>Personnages trouvés</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>Fichiers lus</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Importer %n fichier</numerusform>
            <numerusform>Importer %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was found yet.</source>
        <translation>Personne n’a encore été trouvé.</translation>
    </message>
    <message>
        <source>Save all into a &amp;folder…</source>
        <translation>Tout enregistrer dans un &amp;dossier…</translation>
    </message>
    <message>
        <source>Save the sheets into</source>
        <translation>Enregistrer les feuilles dans</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Open as a new sheet</source>
        <translation>&amp;Ouvrir comme nouvelle feuille</translation>
    </message>
    <message>
        <source>Add the usual skills at their base chance</source>
        <translation>Ajouter les compétences habituelles à leurs chances de base</translation>
    </message>
    <message>
        <source>Import: {name}</source>
        <translation>Import&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Letters read as</source>
        <translation>Encodage lu</translation>
    </message>
    <message>
        <source>Nothing of the file is lost: what has no place is kept in the sheet’s file.</source>
        <translation>Rien du fichier n’est perdu&#xa0;: ce qui n’a pas de place est gardé dans le fichier de la feuille.</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>Rapport de l’import</translation>
    </message>
    <message>
        <source>Rules of the new sheet</source>
        <translation>Règles de la nouvelle feuille</translation>
    </message>
    <message>
        <source>The file calls it a non-player character; it becomes a sheet all the same.</source>
        <translation>Pour le fichier, c’est un personnage non joueur&#x202f;; il devient une feuille quand même.</translation>
    </message>
    <message>
        <source>The picture is made smaller so that it fits on the sheet.</source>
        <translation>L’image est réduite pour tenir sur la feuille.</translation>
    </message>
    <message numerus="yes">
        <source>The text speaks of %n alike: one sheet is made.</source>
        <translation>
            <numerusform>Le texte décrit&#xa0;%n personnage semblable&#xa0;: une seule feuille est faite.</numerusform>
            <numerusform>Le texte décrit&#xa0;%n personnages semblables&#xa0;: une seule feuille est faite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
</context>
<context>
    <name>ImportSettings</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n setting(s)</source>
        <translation>
            <numerusform>&amp;Prendre %n réglage</numerusform>
            <numerusform>&amp;Prendre %n réglages</numerusform>
        </translation>
    </message>
    <message>
        <source>Import settings from “{file}”</source>
        <translation>Importer des réglages de «&#xa0;{file}&#xa0;»</translation>
    </message>
    <message>
        <source>In “{file}” this cannot be taken:</source>
        <translation>Dans «&#xa0;{file}&#xa0;», ceci ne peut être pris&#xa0;:</translation>
    </message>
    <message>
        <source>Keyboard shortcuts: those of the file</source>
        <translation>Raccourcis clavier&#xa0;: ceux du fichier</translation>
    </message>
    <message>
        <source>Nothing would change: everything that can be taken is so already.</source>
        <translation>Rien ne changerait&#xa0;: tout ce qui peut être pris est déjà ainsi.</translation>
    </message>
    <message>
        <source>These settings would change:</source>
        <translation>Ces réglages changeraient&#xa0;:</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}&#xa0;: {before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et encore %n</numerusform>
            <numerusform>… et encore %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InitiativeDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Acts a second time</source>
        <translation>Agit une deuxième fois</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pier le texte</translation>
    </message>
    <message>
        <source>DEX not known</source>
        <translation>DEX inconnue</translation>
    </message>
    <message>
        <source>Do not act</source>
        <translation>N’agissent pas</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Dégaine</translation>
    </message>
    <message>
        <source>INT not known</source>
        <translation>INT inconnue</translation>
    </message>
    <message>
        <source>Movement in this round</source>
        <translation>Déplacement de ce round</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Se déplace</translation>
    </message>
    <message>
        <source>Nobody is at the table yet.</source>
        <translation>Personne n’est encore à la table.</translation>
    </message>
    <message>
        <source>Order of actions</source>
        <translation>Ordre des actions</translation>
    </message>
    <message>
        <source>Uses a power</source>
        <translation>Emploie un pouvoir</translation>
    </message>
    <message>
        <source>Weapons drawn or put away in this round</source>
        <translation>Armes dégainées ou rangées pendant ce round</translation>
    </message>
    <message>
        <source>moves {distance}</source>
        <translation>se déplace de {distance}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>weapons drawn or put away: {count}</source>
        <translation>armes dégainées ou rangées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{name}, second action</source>
        <translation>{name}, deuxième action</translation>
    </message>
    <message>
        <source>{name}, together with {others}</source>
        <translation>{name}, avec {others}</translation>
    </message>
    <message>
        <source>{name}: DEX not known</source>
        <translation>{name}&#xa0;: DEX inconnue</translation>
    </message>
    <message>
        <source>{name}: INT not known</source>
        <translation>{name}&#xa0;: INT inconnue</translation>
    </message>
    <message>
        <source>{name}: does not act</source>
        <translation>{name}&#xa0;: n’agit pas</translation>
    </message>
</context>
<context>
    <name>InitiativeTestDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Empty: the dice are thrown here. Own dice as 3 4, on a critical with those that follow.</source>
        <translation>Vide&#xa0;: les dés sont lancés ici. Vos dés, par exemple 3 4&#x202f;; après un critique, avec ceux qui suivent.</translation>
    </message>
    <message>
        <source>Own dice</source>
        <translation>Dés réels</translation>
    </message>
    <message>
        <source>Own dice of {name}</source>
        <translation>Dés réels&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Test of Iniziativa</source>
        <translation>Test d’Iniziativa</translation>
    </message>
    <message>
        <source>{name} declares a Bonus of 0</source>
        <translation>{name} déclare un Bonus de 0</translation>
    </message>
</context>
<context>
    <name>JoiningDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>C&amp;ombien</translation>
    </message>
    <message>
        <source>&amp;Iniziativa, tested with</source>
        <translation>&amp;Iniziativa, testée avec</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>A Png without a sheet</source>
        <translation>Un Png sans feuille</translation>
    </message>
    <message>
        <source>Add people to the Giro</source>
        <translation>Ajouter des gens au Giro</translation>
    </message>
    <message>
        <source>Everybody of Xantis around the table takes part already.</source>
        <translation>Tous les personnages de Xantis autour de la table participent déjà.</translation>
    </message>
    <message>
        <source>Who has no group is alone against all, also against others without one.</source>
        <translation>Sans groupe, on est seul contre tous, même contre ceux qui n’en ont pas.</translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>Your dice.</source>
        <translation>Vos dés.</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>remplacée</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>tick undone</source>
        <translation>coche annulée</translation>
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
        <source>All results</source>
        <translation>Tous les résultats</translation>
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
    <name>KeySettings</name>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Tout par défaut</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>Touches par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Laisser</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Choose a command.</source>
        <translation>Choisissez une commande.</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Every command has its default keys again.</source>
        <translation>Toutes les commandes ont retrouvé leurs touches par défaut.</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Trouver une commande ou une touche</translation>
    </message>
    <message>
        <source>It has this key already.</source>
        <translation>Elle a déjà cette touche.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>Take {key} away</source>
        <translation>Retirer {key}</translation>
    </message>
    <message>
        <source>{keys} (changed)</source>
        <translation>{keys} (modifié)</translation>
    </message>
    <message>
        <source>“{name}” has its default keys again.</source>
        <translation>«&#xa0;{name}&#xa0;» a retrouvé ses touches par défaut.</translation>
    </message>
    <message>
        <source>“{name}” has the key {key} no longer.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a plus la touche {key}.</translation>
    </message>
    <message>
        <source>“{name}” has the key {key} now ({place}).</source>
        <translation>«&#xa0;{name}&#xa0;» a maintenant la touche {key} ({place}).</translation>
    </message>
</context>
<context>
    <name>KeyboardSheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Change &amp;keys…</source>
        <translation>Changer les &amp;touches…</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Trouver une commande ou une touche</translation>
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
        <source>No command and no key is called so.</source>
        <translation>Aucune commande ni touche de ce nom.</translation>
    </message>
    <message>
        <source>Single signs work only in play mode, where no text can be typed. Changed keys are marked •.</source>
        <translation>Les touches seules n’agissent qu’en mode jeu, là où aucun texte ne se saisit. Le signe • marque les touches modifiées.</translation>
    </message>
    <message>
        <source>Xantis, while editing: removes the row</source>
        <translation>Xantis, en mode édition&#xa0;: retire la ligne</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>copies the roll log or the people as text</source>
        <translation>copie le journal ou les personnes en texte</translation>
    </message>
    <message>
        <source>move inside a group; Tab goes to the next group</source>
        <translation>vont et viennent dans un groupe&#x202f;; Tab passe au groupe suivant</translation>
    </message>
    <message>
        <source>moves a row: skills in my order, things, Xantis scores while editing</source>
        <translation>déplace une ligne&#xa0;: compétences dans mon ordre, objets, scores Xantis en mode édition</translation>
    </message>
    <message>
        <source>moves a thing or a score to another level</source>
        <translation>change le niveau d’un objet ou d’un score</translation>
    </message>
    <message>
        <source>on a weapon: attack somebody who defends</source>
        <translation>sur une arme&#xa0;: attaque quelqu’un qui se défend</translation>
    </message>
    <message>
        <source>on a weapon: damage</source>
        <translation>sur une arme&#xa0;: dégâts</translation>
    </message>
    <message>
        <source>on a weapon: special damage</source>
        <translation>sur une arme&#xa0;: dégâts spéciaux</translation>
    </message>
    <message>
        <source>on people around the table: hit points; F2 types them</source>
        <translation>sur une personne de la table&#xa0;: points de vie&#x202f;; F2 les saisit</translation>
    </message>
    <message>
        <source>result at once; closes; restores a value</source>
        <translation>résultat tout de suite&#x202f;; ferme&#x202f;; rétablit une valeur</translation>
    </message>
    <message>
        <source>rolls what has the focus; takes a value; in the roll log, explains the roll</source>
        <translation>lance ce qui a le focus&#x202f;; valide une valeur&#x202f;; dans le journal, explique le jet</translation>
    </message>
    <message>
        <source>while editing: chooses several skills</source>
        <translation>en mode édition&#xa0;: choisit plusieurs compétences</translation>
    </message>
    <message>
        <source>with the keys of the modifier: 1 instead of 5, unless + itself needs it</source>
        <translation>avec les touches du modificateur&#xa0;: 1 au lieu de 5, sauf si le + lui-même l’exige</translation>
    </message>
</context>
<context>
    <name>KeysPart</name>
    <message>
        <source>Every command can have other keys, also one that has none. Clashes are pointed out first.</source>
        <translation>Chaque commande peut avoir d’autres touches, même celle qui n’en a aucune. Les conflits sont signalés d’abord.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Raccourcis clavier…</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>LearningDialog</name>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Development phase</source>
        <translation>&amp;Phase de progression</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Train: 1D3−1</source>
        <translation>&amp;Entraîner&#xa0;: 1D3−1</translation>
    </message>
    <message>
        <source>2D6: {roll}.</source>
        <translation>2D6&#xa0;: {roll}.</translation>
    </message>
    <message>
        <source>A &amp;year passes</source>
        <translation>Un &amp;an passe</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitaire</translation>
    </message>
    <message>
        <source>At the end both must succeed: Teach {teach} (at most the skill taught) and the skill {skill}. Then one experience roll is earned.</source>
        <translation>À la fin, les deux doivent réussir&#xa0;: Enseignement {teach} (au plus la compétence enseignée) et la compétence {skill}. Cela vaut un test d’expérience.</translation>
    </message>
    <message>
        <source>Characteristic to train</source>
        <translation>Caractéristique à entraîner</translation>
    </message>
    <message>
        <source>Give the teacher’s scores in Teach and in the skill.</source>
        <translation>Donnez les scores du professeur en Enseignement et dans la compétence.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Abandonné.</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>I rolled for Teach</source>
        <translation>J’ai lancé pour l’Enseignement</translation>
    </message>
    <message>
        <source>I rolled for the skill</source>
        <translation>J’ai lancé pour la compétence</translation>
    </message>
    <message>
        <source>Learn outside play</source>
        <translation>Apprendre hors du jeu</translation>
    </message>
    <message>
        <source>Name of the teacher</source>
        <translation>Nom du professeur</translation>
    </message>
    <message>
        <source>No skill has a score.</source>
        <translation>Aucune compétence n’a de score.</translation>
    </message>
    <message>
        <source>Now {age} years old.</source>
        <translation>Maintenant {age} ans.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Somebody else: numbers</source>
        <translation>Quelqu’un d’autre&#xa0;: en chiffres</translation>
    </message>
    <message>
        <source>Studied alone; the experience roll gains 1D6−2 or a fixed 1.</source>
        <translation>Étude en solitaire&#x202f;; le test d’expérience rapporte 1D6−2 ou 1 fixe.</translation>
    </message>
    <message numerus="yes">
        <source>Takes {hours} hours, about %n week(s). Then Teach {teach} is rolled once.</source>
        <translation>
            <numerusform>Demande {hours} heures, environ %n semaine. Puis un test d’Enseignement {teach}.</numerusform>
            <numerusform>Demande {hours} heures, environ %n semaines. Puis un test d’Enseignement {teach}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Professeur</translation>
    </message>
    <message>
        <source>Teacher’s score in Teach</source>
        <translation>Score du professeur en Enseignement</translation>
    </message>
    <message>
        <source>Teacher’s score in the skill</source>
        <translation>Score du professeur dans la compétence</translation>
    </message>
    <message>
        <source>The &amp;time is over</source>
        <translation>Le &amp;temps est écoulé</translation>
    </message>
    <message>
        <source>The lesson failed: no experience roll.</source>
        <translation>La leçon a échoué&#xa0;: pas de test d’expérience.</translation>
    </message>
    <message>
        <source>The time is over: &amp;roll</source>
        <translation>Le temps est écoulé&#xa0;: &amp;lancer</translation>
    </message>
    <message>
        <source>With a teacher</source>
        <translation>Avec un professeur</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>a teacher</source>
        <translation>un professeur</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>au plus {limit}</translation>
    </message>
    <message>
        <source>from {value}: {hours} hours</source>
        <translation>à partir de {value}&#xa0;: {hours} heures</translation>
    </message>
    <message>
        <source>{skill} is learnt from {teacher} since {day}.</source>
        <translation>{skill} s’apprend avec {teacher} depuis le {day}.</translation>
    </message>
    <message>
        <source>{skill} is studied alone since {day}.</source>
        <translation>{skill} s’étudie en solitaire depuis le {day}.</translation>
    </message>
    <message>
        <source>{skill}, taught by {teacher}: one experience roll.</source>
        <translation>{skill}, avec {teacher}&#xa0;: un test d’expérience.</translation>
    </message>
    <message>
        <source>{skill}: one experience roll waits in the development phase.</source>
        <translation>{skill}&#xa0;: un test d’expérience attend dans la phase de progression.</translation>
    </message>
</context>
<context>
    <name>ListEditing</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Add a counter</source>
        <translation>Ajouter un compteur</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Ajouter une arme</translation>
    </message>
    <message>
        <source>Add an action</source>
        <translation>Ajouter une action</translation>
    </message>
    <message>
        <source>It is the first already.</source>
        <translation>C’est déjà la première.</translation>
    </message>
    <message>
        <source>It is the last already.</source>
        <translation>C’est déjà la dernière.</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Vers le &amp;bas</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Vers le &amp;haut</translation>
    </message>
    <message>
        <source>New action</source>
        <translation>Nouvelle action</translation>
    </message>
    <message>
        <source>New counter</source>
        <translation>Nouveau compteur</translation>
    </message>
    <message>
        <source>New weapon</source>
        <translation>Nouvelle arme</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>Choose a skill</source>
        <translation>Choisir une compétence</translation>
    </message>
    <message>
        <source>Fill the choices still open by chance</source>
        <translation>Compléter au hasard les choix encore ouverts</translation>
    </message>
    <message>
        <source>Fill the rest by chance</source>
        <translation>Compléter au hasard</translation>
    </message>
    <message>
        <source>Skills: {n} of {total}</source>
        <translation>Compétences&#xa0;: {n} sur {total}</translation>
    </message>
    <message>
        <source>{skill}: choose no more</source>
        <translation>{skill}&#xa0;: ne plus choisir</translation>
    </message>
    <message>
        <source>{skill}: not of this list</source>
        <translation>{skill}&#xa0;: hors de cette liste</translation>
    </message>
</context>
<context>
    <name>LongBreakDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Tick</source>
        <translation>&amp;Cocher</translation>
    </message>
    <message>
        <source>A few months of rest give free ticks. Each waits for its roll like any other.</source>
        <translation>Quelques mois de repos donnent des coches gratuites. Chacune attend son jet comme les autres.</translation>
    </message>
    <message>
        <source>After a long break</source>
        <translation>Après une longue pause</translation>
    </message>
    <message>
        <source>Months of rest</source>
        <translation>Mois de repos</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n free tick(s).</source>
        <translation>
            <numerusform>Pas plus de %n coche gratuite.</numerusform>
            <numerusform>Pas plus de %n coches gratuites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skills for a free tick</source>
        <translation>Compétences pour une coche gratuite</translation>
    </message>
    <message>
        <source>So short a rest gives no free tick.</source>
        <translation>Un repos si court ne donne aucune coche.</translation>
    </message>
    <message>
        <source>{chosen} of {limit} chosen</source>
        <translation>Choisies&#xa0;: {chosen} sur {limit}</translation>
    </message>
</context>
<context>
    <name>LossRow</name>
    <message>
        <source>{name}: one less</source>
        <translation>{name}&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}&#xa0;: un de plus</translation>
    </message>
    <message>
        <source>{name}: points that age takes</source>
        <translation>{name}&#xa0;: points retirés par l’âge</translation>
    </message>
</context>
<context>
    <name>ManyList</name>
    <message>
        <source>Rolls of side B</source>
        <translation>Jets du côté B</translation>
    </message>
</context>
<context>
    <name>MarginSlip</name>
    <message>
        <source>A difficulty after all?</source>
        <translation>Finalement une difficulté&#x202f;?</translation>
    </message>
    <message>
        <source>Difficulty {number} after all: it fails</source>
        <translation>Finalement, difficulté {number}&#xa0;: échec</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Pas encore de résultat</translation>
    </message>
    <message>
        <source>What was declared fails where there is a difficulty</source>
        <translation>Ce qui est déclaré échoue dès qu’il y a une difficulté</translation>
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
        <source>Step 5, with Shift 1 (keys {up} and {down}, {none} resets)</source>
        <translation>Par 5, avec Maj par 1 (touches {up} et {down}, {none} remet à zéro)</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>Hidden roll</source>
        <translation>Jet caché</translation>
    </message>
    <message>
        <source>Opponent’s Bonus</source>
        <translation>Bonus adverse</translation>
    </message>
    <message>
        <source>Pay {n} Pa without a roll</source>
        <translation>Payer {n} Pa sans lancer</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>Kind of given names</source>
        <translation>Genre des prénoms</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Langue des noms</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Nom du personnage</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>D’autres noms</translation>
    </message>
    <message>
        <source>Suggest other names</source>
        <translation>Proposer d’autres noms</translation>
    </message>
    <message>
        <source>Take the name {name}</source>
        <translation>Prendre le nom {name}</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>A seed is a whole number from {first} to {last}.</source>
        <translation>Une graine est un nombre entier de {first} à {last}.</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vierge</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>New percentile sheet</source>
        <translation>Nouvelle feuille à pourcentages</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed: the same number gives the same character</source>
        <translation>Graine&#xa0;: le même nombre donne le même personnage</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>a whole character; any step can be thrown again</source>
        <translation>un personnage complet&#x202f;; chaque étape peut être relancée</translation>
    </message>
    <message>
        <source>in edit mode, with its steps beside it</source>
        <translation>en mode édition, avec ses étapes à côté</translation>
    </message>
    <message>
        <source>to copy a paper sheet</source>
        <translation>pour recopier une feuille de papier</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>What’s new</source>
        <translation>Nouveautés</translation>
    </message>
</context>
<context>
    <name>NoScores</name>
    <message>
        <source>Add a Caratteristica</source>
        <translation>Ajouter une Caratteristica</translation>
    </message>
    <message>
        <source>No score yet. Everything else hangs from a Caratteristica.</source>
        <translation>Aucun score encore. Tout le reste dépend d’une Caratteristica.</translation>
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
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Aperçu de la page</translation>
    </message>
    <message>
        <source>Preview of the page as Markdown</source>
        <translation>Aperçu de la page en Markdown</translation>
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
        <source>Shows headings, lists and emphasis of Markdown; nothing is loaded, no link is followed</source>
        <translation>Montre titres, listes et mises en valeur de Markdown&#x202f;; rien n’est chargé, aucun lien n’est suivi</translation>
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
        <translation>Écrivez ici.</translation>
    </message>
</context>
<context>
    <name>NoticesDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Find in the notices</source>
        <translation>Chercher dans les mentions</translation>
    </message>
    <message>
        <source>Licences and notices</source>
        <translation>Licences et mentions</translation>
    </message>
</context>
<context>
    <name>NpcDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>A&amp;rmour</source>
        <translation>A&amp;rmure</translation>
    </message>
    <message>
        <source>Add a s&amp;kill</source>
        <translation>Ajouter une &amp;compétence</translation>
    </message>
    <message>
        <source>Add an a&amp;ttack</source>
        <translation>Ajouter une a&amp;ttaque</translation>
    </message>
    <message>
        <source>All else</source>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Damage, notes</source>
        <translation>Dégâts, notes</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>Modifier {name}</translation>
    </message>
    <message>
        <source>Hit points, maximum</source>
        <translation>Points de vie, maximum</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Dépl.</translation>
    </message>
    <message>
        <source>Name of the attack</source>
        <translation>Nom de l’attaque</translation>
    </message>
    <message>
        <source>Name of the skill</source>
        <translation>Nom de la compétence</translation>
    </message>
    <message>
        <source>Percentage of everything else</source>
        <translation>Pourcentage de tout le reste</translation>
    </message>
    <message>
        <source>Power points, maximum</source>
        <translation>Points de pouvoir, maximum</translation>
    </message>
    <message>
        <source>Skill (speciality)</source>
        <translation>Compétence (spécialité)</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Retirer&#xa0;: {name}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>{name}: damage and what else there is to say</source>
        <translation>{name}&#xa0;: dégâts et autres précisions</translation>
    </message>
    <message>
        <source>{name}: percentage</source>
        <translation>{name}&#xa0;: pourcentage</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>Step 1, with Shift 5</source>
        <translation>Pas de 1, avec Maj 5</translation>
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
    <name>NumberButton</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Change the tie rule</source>
        <translation>Changer la règle d’égalité</translation>
    </message>
    <message>
        <source>Choose both sides.</source>
        <translation>Choisissez les deux côtés.</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Chances exactes</translation>
    </message>
</context>
<context>
    <name>OpposedPage</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose both sides and what they roll.</source>
        <translation>Choisissez les deux côtés et leur jet.</translation>
    </message>
    <message>
        <source>Choose whose rules hold</source>
        <translation>Choisir les règles qui valent</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Entrée</translation>
    </message>
    <message>
        <source>Opposed check</source>
        <translation>Test opposé</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Roll &amp;A alone</source>
        <translation>Lancer &amp;A seul</translation>
    </message>
    <message>
        <source>Roll &amp;B alone</source>
        <translation>Lancer &amp;B seul</translation>
    </message>
    <message>
        <source>Roll both</source>
        <translation>Lancer les deux</translation>
    </message>
    <message>
        <source>Roll one side alone</source>
        <translation>Lancer un seul côté</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Échanger les côtés</translation>
    </message>
    <message>
        <source>The sheets’ rules differ ({fields}): those of {side} hold.</source>
        <translation>Les règles des feuilles diffèrent ({fields})&#x202f;; feuille qui vaut&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
</context>
<context>
    <name>OptionPanel</name>
    <message>
        <source>&amp;Full sheet</source>
        <translation>&amp;Feuille complète</translation>
    </message>
    <message>
        <source>&amp;Game master’s characters</source>
        <translation>&amp;Non-joueurs par page</translation>
    </message>
    <message>
        <source>&amp;Large type</source>
        <translation>&amp;Gros caractères</translation>
    </message>
    <message>
        <source>&amp;One page</source>
        <translation>&amp;Une seule page</translation>
    </message>
    <message>
        <source>A&amp;round the table</source>
        <translation>&amp;Autour de la table</translation>
    </message>
    <message>
        <source>Bases of the skills</source>
        <translation>Bases des compétences</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Noir seul</translation>
    </message>
    <message>
        <source>Characters on a page</source>
        <translation>Personnages par page</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Fields to fill in (PDF)</source>
        <translation>Champs remplissables (PDF)</translation>
    </message>
    <message>
        <source>Forms need the extra “pdf”, which is not installed.</source>
        <translation>Les formulaires demandent le complément «&#xa0;pdf&#xa0;», qui n’est pas installé.</translation>
    </message>
    <message>
        <source>Free lines to write on</source>
        <translation>Lignes libres pour écrire</translation>
    </message>
    <message>
        <source>Hide untrained skills</source>
        <translation>Compétences non entraînées masquées</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Mise en page</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Format du papier</translation>
    </message>
    <message>
        <source>This &amp;adventure</source>
        <translation>&amp;Cette aventure</translation>
    </message>
    <message>
        <source>Ticks of the adventure</source>
        <translation>Coches de l’aventure</translation>
    </message>
    <message>
        <source>everybody in one list</source>
        <translation>tout le monde en une liste</translation>
    </message>
    <message>
        <source>everything, in 14 points</source>
        <translation>tout, en corps 14</translation>
    </message>
    <message>
        <source>everything, like the paper sheet</source>
        <translation>tout, comme la feuille papier</translation>
    </message>
    <message>
        <source>several on a page:</source>
        <translation>2, 4 ou 8 blocs&#xa0;:</translation>
    </message>
    <message>
        <source>ticks and development</source>
        <translation>coches et progression</translation>
    </message>
    <message>
        <source>without notes and free lines</source>
        <translation>sans notes ni lignes libres</translation>
    </message>
    <message>
        <source>½ and limits of the levels</source>
        <translation>½ et limites des degrés</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. {presets}</source>
        <translation>Modifié. {presets}</translation>
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
        <translation>{name}&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}&#xa0;: un de plus</translation>
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
        <translation>Saisissez ce que donnent vos dés, Entrée valide (O)</translation>
    </message>
</context>
<context>
    <name>OwnDicePair</name>
    <message>
        <source>Empty: the dice are thrown here</source>
        <translation>Vide&#xa0;: les dés sont lancés ici</translation>
    </message>
    <message>
        <source>I rolled: A</source>
        <translation>J’ai lancé&#xa0;: A</translation>
    </message>
    <message>
        <source>{side} rolled with own dice: 01 to 00</source>
        <translation>{side} a lancé ses dés&#xa0;: 01 à 00</translation>
    </message>
</context>
<context>
    <name>OwnFaces</name>
    <message>
        <source>First of my own dice, 1 to 6</source>
        <translation>Premier de mes dés, de 1 à 6</translation>
    </message>
    <message>
        <source>My dice</source>
        <translation>Mes dés</translation>
    </message>
    <message>
        <source>One more of my own dice, 1 to 6</source>
        <translation>Encore un de mes dés, de 1 à 6</translation>
    </message>
    <message>
        <source>Second of my own dice, 1 to 6</source>
        <translation>Deuxième de mes dés, de 1 à 6</translation>
    </message>
    <message>
        <source>Type what your own dice show, Enter settles it (O)</source>
        <translation>Saisissez ce que donnent vos dés, Entrée valide (O)</translation>
    </message>
</context>
<context>
    <name>PageArea</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
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
        <source>Order: {order}. Alt+↑ and Alt+↓ move a skill.</source>
        <translation>Ordre&#xa0;: {order}. Alt+↑ et Alt+↓ déplacent une compétence.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Pinned and recent on top</source>
        <translation>Épinglées et récentes en tête</translation>
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
    <name>PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>page {page} sur {pages}</translation>
    </message>
</context>
<context>
    <name>PastGiriDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pier le texte</translation>
    </message>
    <message>
        <source>Earlier Giri</source>
        <translation>Giri précédents</translation>
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
        <translation>Nom propre&#xa0;: {letters}</translation>
    </message>
    <message>
        <source>own name</source>
        <translation>nom propre</translation>
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
    <name>PersonalPointsPage</name>
    <message>
        <source>Personal points</source>
        <translation>Points personnels</translation>
    </message>
</context>
<context>
    <name>PersonalityPage</name>
    <message>
        <source>Adds 20 to each of thirteen skills.</source>
        <translation>Ajoute 20 à chacune des treize compétences.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l’instant</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Personnalité</translation>
    </message>
    <message>
        <source>Thrown: {n} on 1D4.</source>
        <translation>Tiré&#xa0;: {n} au 1D4.</translation>
    </message>
</context>
<context>
    <name>PhaseFoot</name>
    <message>
        <source>&lt;b&gt;{done} of {all}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{done} sur {all}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Closing keeps what is rolled; the other ticks stay.
The whole phase is one step in Undo.</source>
        <translation>Fermer garde ce qui est lancé&#x202f;; les autres coches restent.
Toute la phase est une seule étape à annuler.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Finish later</source>
        <translation>Terminer plus tard</translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n</source>
        <translation>
            <numerusform>Lancer (%n)</numerusform>
            <numerusform>Lancer les %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll the other %n</source>
        <translation>
            <numerusform>Lancer l’autre (%n)</numerusform>
            <numerusform>Lancer les %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo {skill}</source>
        <translation>Annuler {skill}</translation>
    </message>
    <message>
        <source>When every line is rolled</source>
        <translation>Une fois toutes les lignes lancées</translation>
    </message>
    <message>
        <source>{done} rolled, {improved} improved, {points} points in all</source>
        <translation>Lancées&#xa0;: {done}, en progrès&#xa0;: {improved}, points en tout&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>PointsPage</name>
    <message>
        <source>Another skill</source>
        <translation>Une autre compétence</translation>
    </message>
    <message>
        <source>No skill is chosen yet: choose some before, or type points on the sheet.</source>
        <translation>Aucune compétence choisie&#xa0;: choisissez-en d’abord, ou saisissez les points sur la feuille.</translation>
    </message>
    <message>
        <source>Points on another skill</source>
        <translation>Points sur une autre compétence</translation>
    </message>
    <message>
        <source>Take all points back</source>
        <translation>Reprendre tous les points</translation>
    </message>
    <message>
        <source>These rules set no limit to skills at the start.</source>
        <translation>Ces règles ne limitent pas les compétences de départ.</translation>
    </message>
    <message>
        <source>Up to {cap} at the start, or the base where that is higher.</source>
        <translation>Jusqu’à {cap} au départ, ou la base si elle est plus haute.</translation>
    </message>
    <message>
        <source>{used} of {total} spent</source>
        <translation>{used} sur {total} dépensés</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>personal points</source>
        <translation>points personnels</translation>
    </message>
    <message>
        <source>profession points</source>
        <translation>points de profession</translation>
    </message>
    <message>
        <source>{name}: one less</source>
        <translation>{name}&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}&#xa0;: un de plus</translation>
    </message>
    <message>
        <source>{skill}, base {base}</source>
        <translation>{skill}, base {base}</translation>
    </message>
    <message>
        <source>{skill}: not of this list</source>
        <translation>{skill}&#xa0;: hors de cette liste</translation>
    </message>
    <message>
        <source>{skill}: {n} above the cap</source>
        <translation>{skill}&#xa0;: {n} au-dessus du plafond</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>Change the portrait…</source>
        <translation>Changer le portrait…</translation>
    </message>
    <message>
        <source>Choose a portrait…</source>
        <translation>Choisir un portrait…</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>{words} A picture can also be dropped here.</source>
        <translation>{words} On peut aussi déposer une image ici.</translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>Utili&amp;ser</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>Choisissez d’abord une image.</translation>
    </message>
    <message>
        <source>Choose a portrait</source>
        <translation>Choisir un portrait</translation>
    </message>
    <message>
        <source>Drag the picture or use the arrow keys; + and − zoom. A file can also be dropped here. The picture becomes part of the sheet, at most 200 kB; the file itself is left alone.</source>
        <translation>Faites glisser l’image ou utilisez les flèches&#x202f;; + et − agrandissent ou réduisent. On peut aussi déposer un fichier ici. L’image entre dans la feuille, 200 ko au plus&#x202f;; le fichier lui-même n’est pas touché.</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Plus loin</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Plus près</translation>
    </message>
    <message>
        <source>Part of the picture that becomes the portrait</source>
        <translation>Partie de l’image qui devient le portrait</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Images ({kinds})</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>The arrow keys move the picture, + and − zoom.</source>
        <translation>Les flèches déplacent l’image, + et − l’agrandissent ou la réduisent.</translation>
    </message>
    <message>
        <source>There is no picture here. Pictures on the network are never fetched.</source>
        <translation>Il n’y a pas d’image ici. Les images du réseau ne sont jamais cherchées.</translation>
    </message>
</context>
<context>
    <name>PossessionsPage</name>
    <message>
        <source>A thing of your own</source>
        <translation>Un objet de votre cru</translation>
    </message>
    <message>
        <source>Find a weapon, armour or a thing</source>
        <translation>Trouver une arme, une armure ou un objet</translation>
    </message>
    <message>
        <source>Has</source>
        <translation>Possède</translation>
    </message>
    <message>
        <source>Has: nothing yet</source>
        <translation>Possède&#xa0;: rien pour l’instant</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Take {thing}</source>
        <translation>Prendre {thing}</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armure</translation>
    </message>
    <message>
        <source>thing</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>{thing}: take off the sheet</source>
        <translation>{thing}&#xa0;: retirer de la feuille</translation>
    </message>
</context>
<context>
    <name>PowersPage</name>
    <message>
        <source>Add a power, passion or other extra</source>
        <translation>Ajouter un pouvoir, une passion ou autre</translation>
    </message>
    <message>
        <source>No powers, passions or other extras yet.</source>
        <translation>Encore ni pouvoir, ni passion, ni rien d’autre.</translation>
    </message>
    <message>
        <source>No powers, passions or other extras. Edit mode (Ctrl+E) adds some.</source>
        <translation>Ni pouvoir, ni passion. On en ajoute en mode édition (Ctrl+E).</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll {name}</source>
        <translation>Lancer {name}</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenser</translation>
    </message>
    <message>
        <source>Spend {cost}</source>
        <translation>Dépenser {cost}</translation>
    </message>
    <message>
        <source>Spend {cost} for {name}</source>
        <translation>Dépenser {cost} pour {name}</translation>
    </message>
    <message>
        <source>Takes the cost off without a roll ({key}); a roll takes it by itself</source>
        <translation>Retire le coût sans jet ({key})&#x202f;; un jet le retire de lui-même</translation>
    </message>
    <message>
        <source>Tick or untick</source>
        <translation>Cocher ou décocher</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Annulé. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take the pages, or it was cancelled.</source>
        <translation>Rien n’est imprimé&#xa0;: l’imprimante n’a pas pris les pages, ou l’envoi est annulé.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print the sheet of {name}</source>
        <translation>Imprimer la feuille&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Print the table {name}</source>
        <translation>Imprimer la table {name}</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as PDF ({keys})</source>
        <translation>Enregistrer en PDF ({keys})</translation>
    </message>
    <message>
        <source>Sending the pages to the printer…</source>
        <translation>Envoi des pages à l’imprimante…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Les pages sont envoyées à l’imprimante.</translation>
    </message>
    <message>
        <source>Writing the PDF…</source>
        <translation>Écriture du PDF…</translation>
    </message>
    <message>
        <source>Zoom {percent}</source>
        <translation>Zoom {percent}</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>page {page} sur {pages}</translation>
    </message>
    <message>
        <source>“{file}” is written.</source>
        <translation>«&#xa0;{file}&#xa0;» est enregistré.</translation>
    </message>
</context>
<context>
    <name>ProfessionPage</name>
    <message>
        <source>Its name is the occupation on the sheet; its points go to any ten skills.</source>
        <translation>Son nom est l’occupation sur la feuille&#x202f;; ses points vont à dix compétences au choix.</translation>
    </message>
    <message>
        <source>One of your own</source>
        <translation>Une profession de votre cru</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
</context>
<context>
    <name>ProfessionPointsPage</name>
    <message>
        <source>Profession points</source>
        <translation>Points de profession</translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message>
        <source>Chart of progress</source>
        <translation>Courbe de progression</translation>
    </message>
    <message>
        <source>Nothing was developed yet.</source>
        <translation>Rien n’a encore progressé.</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Adventure</source>
        <translation>Aventure</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>Avant → après</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>History of development</source>
        <translation>Historique de la progression</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Enregistrer en PNG…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer la courbe</translation>
    </message>
    <message>
        <source>Score to reach, in percent</source>
        <translation>Score à atteindre, en pourcentage</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Skill whose way ahead is worked out</source>
        <translation>Compétence dont on calcule la progression</translation>
    </message>
    <message>
        <source>Skills in the chart</source>
        <translation>Compétences de la courbe</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>The file could not be written: choose another place.</source>
        <translation>Le fichier n’a pas pu être écrit&#xa0;: choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>cannot be worked out</source>
        <translation>ne peut pas être calculé</translation>
    </message>
    <message>
        <source>outside play</source>
        <translation>hors du jeu</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>progression</translation>
    </message>
    <message>
        <source>reached already</source>
        <translation>déjà atteint</translation>
    </message>
    <message>
        <source>until</source>
        <translation>jusqu’à</translation>
    </message>
    <message>
        <source>{number} adventures on average, ticked in each</source>
        <translation>Aventures en moyenne&#xa0;: {number}, une coche à chacune</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Date Modified</source>
        <translation>Modifié le</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impression recto verso</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Reliure sur le bord long</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Jeu de pages&#xa0;:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Reliure sur le bord court</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Pages ou suites de pages séparées par des virgules&#x202f;; une suite est faite de deux nombres séparés par un trait d’union. Par exemple, 3,5-7,9 imprime les pages 3, 5, 6, 7 et 9.</translation>
    </message>
</context>
<context>
    <name>QuickFind</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
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
        <source>Find a command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>No command called “{name}”.</source>
        <translation>Aucune commande du nom de «&#xa0;{name}&#xa0;».</translation>
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
        <source>do it</source>
        <translation>exécuter</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>y aller</translation>
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
    <name>QuickReference</name>
    <message>
        <source>A part to break through: {siz}.</source>
        <translation>Une partie à percer&#xa0;: {siz}.</translation>
    </message>
    <message>
        <source>Find a rule, an object, a poison</source>
        <translation>Trouver une règle, un objet, un poison</translation>
    </message>
    <message>
        <source>It works after {time} {unit}.</source>
        <translation>Il agit après {time} {unit}.</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>What was found: Enter shows it</source>
        <translation>Ce qui est trouvé&#xa0;: Entrée l’affiche</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rounds</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>Co&amp;py text</source>
        <translation>Co&amp;pier le texte</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Find…</source>
        <translation>Retrouver…</translation>
    </message>
    <message>
        <source>Game master’s table</source>
        <translation>Table du meneur</translation>
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
    <name>RecentPart</name>
    <message>
        <source>Empty the list of recent files</source>
        <translation>Vider la liste des fichiers récents</translation>
    </message>
    <message>
        <source>The list of recent files is only a list: the files themselves stay. Pinned ones stay on it.</source>
        <translation>La liste des fichiers récents n’est qu’une liste&#xa0;: les fichiers eux-mêmes restent. Les épinglés y restent.</translation>
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
        <source>&amp;Discard the unsaved work</source>
        <translation>&amp;Abandonner le travail non enregistré</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare {name} with its file</source>
        <translation>Comparer avec son fichier&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Found unsaved work on {name}, {when}</source>
        <translation>Travail non enregistré retrouvé&#xa0;: {name}, {when}</translation>
    </message>
    <message>
        <source>It was never saved: there is no file to compare with.</source>
        <translation>Jamais enregistrée&#xa0;: aucun fichier à comparer.</translation>
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
        <source>What else can be done with the unsaved work</source>
        <translation>Autres actions sur le travail non enregistré</translation>
    </message>
    <message>
        <source>a sheet without a name</source>
        <translation>une feuille sans nom</translation>
    </message>
</context>
<context>
    <name>ReferenceWindow</name>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
</context>
<context>
    <name>RepairsDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>The file is as it was until you save.</source>
        <translation>Le fichier reste tel quel jusqu’à l’enregistrement.</translation>
    </message>
    <message>
        <source>What was noticed while reading</source>
        <translation>Remarques à la lecture</translation>
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
        <source>What was not saved was kept as drafts: sheets are offered above the sheet in front or on the start page, a table in the game master’s tab. Nothing was sent.</source>
        <translation>Ce qui n’était pas enregistré a été conservé en brouillons&#xa0;: les feuilles sont proposées au-dessus de celle qui est affichée ou sur la page d’accueil, une table dans l’onglet du meneur. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Your sheets are safe: drafts of all open sheets were written just now. Nothing was sent.</source>
        <translation>Vos feuilles sont en sécurité&#xa0;: des brouillons de toutes les feuilles ouvertes viennent d’être écrits. Rien n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>ReportTree</name>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Ce que cela devient</translation>
    </message>
</context>
<context>
    <name>ResistancePage</name>
    <message>
        <source>Active characteristic →</source>
        <translation>Caractéristique active →</translation>
    </message>
    <message>
        <source>Active rolls</source>
        <translation>L’actif lance</translation>
    </message>
    <message>
        <source>Choose both sides.</source>
        <translation>Choisissez les deux côtés.</translation>
    </message>
    <message>
        <source>Common objects</source>
        <translation>Objets courants</translation>
    </message>
    <message>
        <source>Common objects: Enter takes one as passive side</source>
        <translation>Objets courants&#xa0;: Entrée en prend un comme côté passif</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Entrée</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Jet caché effectué.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Passive rolls</source>
        <translation>Le passif lance</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Resistance table, active across, passive down</source>
        <translation>Table de résistance, actif en colonnes, passif en lignes</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll for {name}</source>
        <translation>Lancer pour {name}</translation>
    </message>
    <message>
        <source>Rows: passive characteristic</source>
        <translation>Lignes&#xa0;: caractéristique passive</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Règles&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Settle, no roll</source>
        <translation>Trancher sans jet</translation>
    </message>
    <message>
        <source>The active side wants to fail</source>
        <translation>Le côté actif veut échouer</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Qui lance</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
    </message>
    <message>
        <source>automatic failure</source>
        <translation>échec automatique</translation>
    </message>
    <message>
        <source>automatic success</source>
        <translation>réussite automatique</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <translation>{name} lance</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versions antérieures</translation>
    </message>
    <message>
        <source>Earlier versions of {name}</source>
        <translation>Versions antérieures&#xa0;: {name}</translation>
    </message>
    <message>
        <source>From what is here now → to the version of {when}:</source>
        <translation>De l’état actuel → à la version ({when})&#xa0;:</translation>
    </message>
    <message>
        <source>No earlier version is kept yet.</source>
        <translation>Aucune version antérieure n’est encore conservée.</translation>
    </message>
    <message>
        <source>Opens the version of {when} as a document of its own.</source>
        <translation>Ouvre la version ({when}) comme document à part.</translation>
    </message>
    <message>
        <source>The version of {when} holds the same as now.</source>
        <translation>La version ({when}) contient la même chose que maintenant.</translation>
    </message>
    <message>
        <source>There is nothing to compare it with: the file cannot be read.</source>
        <translation>Rien à quoi la comparer&#xa0;: le fichier n’est pas lisible.</translation>
    </message>
    <message>
        <source>This version cannot be read.</source>
        <translation>Cette version n’est pas lisible.</translation>
    </message>
    <message>
        <source>Versions are kept at every save, and every five minutes of work.</source>
        <translation>Une version est conservée à chaque enregistrement, et toutes les cinq minutes de travail.</translation>
    </message>
    <message>
        <source>Versions, the newest first</source>
        <translation>Versions, la plus récente d’abord</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>comme maintenant</translation>
    </message>
    <message>
        <source>beside the file</source>
        <translation>à côté du fichier</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>readable</source>
        <translation>lisible</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistrée</translation>
    </message>
    <message>
        <source>work that was not saved</source>
        <translation>travail non enregistré</translation>
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
    <name>RollRow</name>
    <message>
        <source>Bonus 0</source>
        <translation>Bonus 0</translation>
    </message>
    <message>
        <source>Bonus 0: declare it without rolling</source>
        <translation>Bonus 0&#xa0;: le déclarer sans lancer</translation>
    </message>
    <message>
        <source>Declare a Bonus of 0 without rolling. A difficulty that comes later makes it fail.</source>
        <translation>Déclarer un Bonus de 0 sans lancer. Une difficulté fixée après coup le fait échouer.</translation>
    </message>
    <message>
        <source>Only without a difficulty: a Bonus of 0 is declared where nothing is in the way.</source>
        <translation>Seulement sans difficulté&#xa0;: un Bonus de 0 se déclare quand rien ne s’oppose.</translation>
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
        <source>Roll {test}</source>
        <translation>Lancer&#xa0;: {test}</translation>
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
    <name>RosterDialogs</name>
    <message>
        <source>&amp;Hit points</source>
        <translation>Points de &amp;vie</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>&amp;Percentage</source>
        <translation>&amp;Pourcentage</translation>
    </message>
    <message>
        <source>A Png of Xantis</source>
        <translation>Un Png de Xantis</translation>
    </message>
    <message>
        <source>A person with one percentage</source>
        <translation>Un PNJ à un seul pourcentage</translation>
    </message>
    <message>
        <source>Columns: pick to add or take away</source>
        <translation>Colonnes&#xa0;: choisir pour ajouter ou retirer</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>Modifier {name}</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nom de la table</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Nouveau groupe</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>Somebody of this profession</source>
        <translation>Quelqu’un de cette profession</translation>
    </message>
</context>
<context>
    <name>RosterMenus</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>&amp;Copies</translation>
    </message>
    <message>
        <source>&amp;Find the file…</source>
        <translation>Retrouver le &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;New table</source>
        <translation>&amp;Nouvelle table</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Ouvrir une table…</translation>
    </message>
    <message>
        <source>&amp;Open sheets</source>
        <translation>Feuilles &amp;ouvertes</translation>
    </message>
    <message>
        <source>&amp;Open the sheet	Enter</source>
        <translation>&amp;Ouvrir la feuille	Entrée</translation>
    </message>
    <message>
        <source>&amp;Person with one percentage…</source>
        <translation>&amp;PNJ à un seul pourcentage…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>&amp;Random person</source>
        <translation>PNJ au &amp;hasard</translation>
    </message>
    <message>
        <source>&amp;Save the table</source>
        <translation>&amp;Enregistrer la table</translation>
    </message>
    <message>
        <source>&amp;Sheets of players…</source>
        <translation>&amp;Feuilles des joueurs…</translation>
    </message>
    <message>
        <source>&amp;Usual side</source>
        <translation>Côté &amp;habituel</translation>
    </message>
    <message>
        <source>A&amp;dd to side B	Shift+B</source>
        <translation>A&amp;jouter au côté B	Maj+B</translation>
    </message>
    <message>
        <source>Attack wit&amp;h</source>
        <translation>Atta&amp;quer avec</translation>
    </message>
    <message>
        <source>Choose &amp;columns…</source>
        <translation>Choisir les &amp;colonnes…</translation>
    </message>
    <message>
        <source>Copy as &amp;text	Ctrl+C</source>
        <translation>Copier le &amp;texte	Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the table as &amp;text</source>
        <translation>Copier la table en &amp;texte</translation>
    </message>
    <message>
        <source>Edit…	Enter</source>
        <translation>Modifier…	Entrée</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>F&amp;ights with</source>
        <translation>Combat a&amp;vec</translation>
    </message>
    <message>
        <source>Hind&amp;rances</source>
        <translation>&amp;Entraves</translation>
    </message>
    <message>
        <source>Into the Gi&amp;ro</source>
        <translation>Dans le G&amp;iro</translation>
    </message>
    <message>
        <source>Long weapons</source>
        <translation>Armes longues</translation>
    </message>
    <message>
        <source>Medium weapons</source>
        <translation>Armes moyennes</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Armes à distance</translation>
    </message>
    <message>
        <source>Na&amp;me of the table…</source>
        <translation>No&amp;m de la table…</translation>
    </message>
    <message>
        <source>New &amp;round</source>
        <translation>Nouveau &amp;round</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>Nouveau groupe…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Non précisé</translation>
    </message>
    <message>
        <source>Not&amp;e…</source>
        <translation>&amp;Note…</translation>
    </message>
    <message>
        <source>One &amp;less</source>
        <translation>Un de &amp;moins</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <translation>Un de &amp;plus</translation>
    </message>
    <message>
        <source>Order of actions (DE&amp;X)…</source>
        <translation>Ordre des actions (DE&amp;X)…</translation>
    </message>
    <message>
        <source>P&amp;ng of Xantis…</source>
        <translation>P&amp;ng de Xantis…</translation>
    </message>
    <message>
        <source>Paste a stat &amp;block…</source>
        <translation>Coller un &amp;bloc de caractéristiques…</translation>
    </message>
    <message>
        <source>Pr&amp;int the table…</source>
        <translation>&amp;Imprimer la table…</translation>
    </message>
    <message>
        <source>Random person of a pro&amp;fession…</source>
        <translation>PNJ au hasard d’une profess&amp;ion…</translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <translation>Recharger du &amp;disque</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Reno&amp;mmer…</translation>
    </message>
    <message>
        <source>Sa&amp;mple people</source>
        <translation>Personnages d’e&amp;xemple</translation>
    </message>
    <message>
        <source>Save the table &amp;as…</source>
        <translation>Enregistrer la table &amp;sous…</translation>
    </message>
    <message>
        <source>Short weapons or none</source>
        <translation>Armes courtes ou aucune</translation>
    </message>
    <message>
        <source>Show &amp;power points</source>
        <translation>Afficher les &amp;points de pouvoir</translation>
    </message>
    <message>
        <source>Show only a &amp;group</source>
        <translation>Afficher un seul &amp;groupe</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Côté A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Côté B</translation>
    </message>
    <message>
        <source>Ta&amp;ke off the table	Del</source>
        <translation>&amp;Retirer de la table	Suppr</translation>
    </message>
    <message>
        <source>Take the usual si&amp;des</source>
        <translation>Placer aux côtés &amp;habituels</translation>
    </message>
    <message>
        <source>To side &amp;A	A</source>
        <translation>Au côté &amp;A	A</translation>
    </message>
    <message>
        <source>To side &amp;B	B</source>
        <translation>Au côté &amp;B	B</translation>
    </message>
    <message numerus="yes">
        <source>and %n more, not shown here</source>
        <translation>
            <numerusform>et %n de plus, non montrée ici</numerusform>
            <numerusform>et %n de plus, non montrées ici</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterView</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add people to the table</source>
        <translation>Ajouter du monde à la table</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Best {skill}: {name} {score}</source>
        <translation>Meilleur score, {skill}&#xa0;: {name} {score}</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Earlier confrontations</source>
        <translation>Confrontations précédentes</translation>
    </message>
    <message>
        <source>Earlier contests</source>
        <translation>Tests opposés précédents</translation>
    </message>
    <message>
        <source>Enter changes the person, + and − hit points</source>
        <translation>Entrée modifie la personne, + et − les points de vie</translation>
    </message>
    <message>
        <source>Enter opens the sheet, + and − hit points</source>
        <translation>Entrée ouvre la feuille, + et − les points de vie</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>Tout est enregistré.</translation>
    </message>
    <message>
        <source>Lowest {roll}: {name} {score}</source>
        <translation>Plus bas score, {roll}&#xa0;: {name} {score}</translation>
    </message>
    <message>
        <source>Name, group or note</source>
        <translation>Nom, groupe ou note</translation>
    </message>
    <message>
        <source>Non-players</source>
        <translation>Non-joueurs</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Open sheets can stand on a side at once; “Add” brings them here too.</source>
        <translation>Les feuilles ouvertes peuvent être choisies d’emblée pour un côté&#x202f;; «&#xa0;Ajouter&#xa0;» les inscrit aussi ici.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer la table</translation>
    </message>
    <message>
        <source>Show only people whose name, group or note fits</source>
        <translation>N’afficher que les gens dont le nom, le groupe ou la note correspond</translation>
    </message>
    <message>
        <source>Side {side}: {who}</source>
        <translation>Côté {side}&#xa0;: {who}</translation>
    </message>
    <message>
        <source>The table: file, columns, order</source>
        <translation>La table&#xa0;: fichier, colonnes, ordre</translation>
    </message>
    <message>
        <source>armour: {armour}</source>
        <translation>armure&#xa0;: {armour}</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>modifications non enregistrées</translation>
    </message>
    <message>
        <source>{key} attacks</source>
        <translation>{key} attaque</translation>
    </message>
    <message>
        <source>{key} puts on side A</source>
        <translation>{key} place du côté A</translation>
    </message>
    <message>
        <source>{key} puts on side B</source>
        <translation>{key} place du côté B</translation>
    </message>
    <message>
        <source>{name}: attacks of Xantis are made in the Giro.</source>
        <translation>{name}&#xa0;: les attaques de Xantis se font dans le Giro.</translation>
    </message>
    <message>
        <source>{name}: nothing to attack with is known.</source>
        <translation>{name}&#xa0;: rien de connu pour attaquer.</translation>
    </message>
    <message>
        <source>{name}: the sheet is not there.</source>
        <translation>{name}&#xa0;: la feuille n’est pas là.</translation>
    </message>
    <message>
        <source>{skill}: {name} {score}</source>
        <translation>{skill}&#xa0;: {name} {score}</translation>
    </message>
</context>
<context>
    <name>RosterXantis</name>
    <message>
        <source>Earlier confrontations</source>
        <translation>Confrontations précédentes</translation>
    </message>
</context>
<context>
    <name>RoundAction</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Action under way</source>
        <translation>Action en cours</translation>
    </message>
    <message>
        <source>Action: {name}</source>
        <translation>Action&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Aimed at: {name}</source>
        <translation>Visée&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Réponses…</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>Contre qui</translation>
    </message>
    <message>
        <source>Dodge, parry, counter-attack, alone or together</source>
        <translation>Esquiver, parer, contre-attaquer, seul ou ensemble</translation>
    </message>
    <message>
        <source>How far the action is</source>
        <translation>Où en est l’action</translation>
    </message>
    <message>
        <source>Instantaneous, in this order: {names}.</source>
        <translation>Instantanées, dans cet ordre&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>It is nobody’s turn: choose who acts first.</source>
        <translation>Ce n’est le tour de personne&#xa0;: choisissez d’abord qui agit.</translation>
    </message>
    <message>
        <source>Margin of the test</source>
        <translation>Marge du test</translation>
    </message>
    <message>
        <source>Nobody can: it takes somebody of the same group, with nobody else in between.</source>
        <translation>Personne ne le peut&#xa0;: il faut quelqu’un du même groupe, sans personne d’autre entre les deux.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Pay Pa</source>
        <translation>Payer les Pa</translation>
    </message>
    <message>
        <source>Pay {n} Pa</source>
        <translation>Payer {n} Pa</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll the test of the action</source>
        <translation>Lancer le test de l’action</translation>
    </message>
    <message>
        <source>Somebody of the same group acts together with {name}, out of turn, before the test</source>
        <translation>Quelqu’un du même groupe agit avec {name}, hors de son tour, avant le test</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>Autre chose…</translation>
    </message>
    <message>
        <source>Synchronise…</source>
        <translation>Synchroniser…</translation>
    </message>
    <message>
        <source>Tested already. “Declared” takes the test back, so that it can be rolled again.</source>
        <translation>Déjà testée. «&#xa0;Déclarée&#xa0;» annule le test, qui peut alors être relancé.</translation>
    </message>
    <message>
        <source>Too late: only before the test.</source>
        <translation>Trop tard&#xa0;: seulement avant le test.</translation>
    </message>
    <message>
        <source>What is attempted</source>
        <translation>Ce qui est tenté</translation>
    </message>
    <message>
        <source>at</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{n} Pa: too few</source>
        <translation>{n} Pa&#xa0;: pas assez</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>A number sets the Pa left, −3 spends 3 of them</source>
        <translation>Un nombre fixe les Pa restants, −3 en dépense 3</translation>
    </message>
    <message>
        <source>Pa left of {name}; −3 spends 3</source>
        <translation>{name}&#xa0;: Pa restants&#x202f;; −3 en dépense 3</translation>
    </message>
</context>
<context>
    <name>RoundMenus</name>
    <message>
        <source>&amp;Add people…</source>
        <translation>&amp;Ajouter des gens…</translation>
    </message>
    <message>
        <source>&amp;At whom</source>
        <translation>C&amp;ontre qui</translation>
    </message>
    <message>
        <source>&amp;Correct the Pa…	F2</source>
        <translation>&amp;Corriger les Pa…	F2</translation>
    </message>
    <message>
        <source>&amp;Declares</source>
        <translation>&amp;Déclare</translation>
    </message>
    <message>
        <source>&amp;Dissolve</source>
        <translation>&amp;Dissoudre</translation>
    </message>
    <message>
        <source>&amp;Earlier	Alt+Left</source>
        <translation>Plus &amp;tôt	Alt+Gauche</translation>
    </message>
    <message>
        <source>&amp;Earlier Giri…</source>
        <translation>Giri &amp;précédents…</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>&amp;Groupes</translation>
    </message>
    <message>
        <source>&amp;Keep the order</source>
        <translation>&amp;Garder l’ordre</translation>
    </message>
    <message>
        <source>&amp;Later	Alt+Right</source>
        <translation>P&amp;lus tard	Alt+Droite</translation>
    </message>
    <message>
        <source>&amp;Margin of the test…</source>
        <translation>&amp;Marge du test…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <translation>&amp;Nouveau groupe…</translation>
    </message>
    <message>
        <source>&amp;One by one…</source>
        <translation>&amp;Un par un…</translation>
    </message>
    <message>
        <source>&amp;Order by Iniziativa</source>
        <translation>&amp;Ordre d’Iniziativa</translation>
    </message>
    <message>
        <source>&amp;Out of the Giro	Del</source>
        <translation>&amp;Hors du Giro	Suppr</translation>
    </message>
    <message>
        <source>&amp;Png, played by the Narrator</source>
        <translation>&amp;Png, joué par le Narrateur</translation>
    </message>
    <message>
        <source>&amp;Spend Pa…</source>
        <translation>Dépen&amp;ser des Pa…</translation>
    </message>
    <message>
        <source>&amp;Test Iniziativa again</source>
        <translation>&amp;Retester l’Iniziativa</translation>
    </message>
    <message>
        <source>&amp;Why?	?</source>
        <translation>Pour&amp;quoi&#x202f;?	?</translation>
    </message>
    <message>
        <source>All Pa come back; the Giro is kept in the list.</source>
        <translation>Tous les Pa reviennent&#x202f;; le Giro reste dans la liste.</translation>
    </message>
    <message>
        <source>Bring Pa and result onto the sheet</source>
        <translation>Porter Pa et résultat sur la feuille</translation>
    </message>
    <message>
        <source>Declares an &amp;instantaneous action</source>
        <translation>Déclare une action &amp;instantanée</translation>
    </message>
    <message>
        <source>Em&amp;pty the Giro</source>
        <translation>&amp;Vider le Giro</translation>
    </message>
    <message>
        <source>Everything is &amp;resolved</source>
        <translation>Tout est &amp;résolu</translation>
    </message>
    <message>
        <source>Ini&amp;ziativa by hand…</source>
        <translation>Ini&amp;ziativa à la main…</translation>
    </message>
    <message>
        <source>No group: alone against all</source>
        <translation>Aucun groupe&#xa0;: seul contre tous</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Only in the game &amp;master’s tab</source>
        <translation>Seulement dans l’onglet du &amp;meneur</translation>
    </message>
    <message>
        <source>Pa Ma&amp;x…</source>
        <translation>Pa Ma&amp;x…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Roll I&amp;niziativa</source>
        <translation>Lancer l’I&amp;niziativa</translation>
    </message>
    <message>
        <source>Roll for &amp;all</source>
        <translation>Lancer pour &amp;tous</translation>
    </message>
    <message>
        <source>Roll for those &amp;not tested yet</source>
        <translation>Lancer pour les &amp;non testés</translation>
    </message>
    <message>
        <source>S&amp;ynchronised action…</source>
        <translation>Action s&amp;ynchronisée…</translation>
    </message>
    <message>
        <source>Something &amp;else…</source>
        <translation>Autr&amp;e chose…</translation>
    </message>
    <message>
        <source>Take everything from the sheets</source>
        <translation>Tout reprendre des feuilles</translation>
    </message>
    <message>
        <source>Takes the &amp;turn	Enter</source>
        <translation>Prend le to&amp;ur	Entrée</translation>
    </message>
    <message>
        <source>What Iniziativa is tested with…</source>
        <translation>Ce avec quoi l’Iniziativa est testée…</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Add people to the Giro</source>
        <translation>Ajouter des gens au Giro</translation>
    </message>
    <message>
        <source>All Pa come back; keep the order or test Iniziativa again</source>
        <translation>Tous les Pa reviennent&#x202f;; garder l’ordre ou retester l’Iniziativa</translation>
    </message>
    <message>
        <source>End of the Giro</source>
        <translation>Fin du Giro</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Giro {number}</source>
        <translation>Giro {number}</translation>
    </message>
    <message>
        <source>More: groups, order, earlier Giri</source>
        <translation>Plus&#xa0;: groupes, ordre, Giri précédents</translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>Personne ne participe encore.</translation>
    </message>
    <message>
        <source>Nobody takes part yet: add people, or drag them here from the table.</source>
        <translation>Personne ne participe encore&#xa0;: ajoutez des gens, ou glissez-les ici depuis la table.</translation>
    </message>
    <message>
        <source>Nothing to test Iniziativa with: {names}.</source>
        <translation>Rien pour tester l’Iniziativa&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Ordre des tours</translation>
    </message>
    <message>
        <source>Test Iniziativa: for all, or with own dice</source>
        <translation>Tester l’Iniziativa&#xa0;: pour tous, ou avec des dés réels</translation>
    </message>
    <message>
        <source>nobody’s turn yet</source>
        <translation>pas encore de tour</translation>
    </message>
    <message>
        <source>turn of {name}</source>
        <translation>tour&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>RoundQuestions</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Iniziativa is tested with</source>
        <translation>L’Iniziativa est testée avec</translation>
    </message>
    <message>
        <source>Iniziativa result by hand</source>
        <translation>Résultat d’Iniziativa à la main</translation>
    </message>
    <message>
        <source>Its own Pa: which action, or a number</source>
        <translation>Ses propres Pa&#xa0;: quelle action, ou un nombre</translation>
    </message>
    <message>
        <source>Margin of the test</source>
        <translation>Marge du test</translation>
    </message>
    <message>
        <source>Name in the Giro</source>
        <translation>Nom dans le Giro</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nom du groupe</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Nouveau groupe</translation>
    </message>
    <message>
        <source>No attack with a price: type its Pa.</source>
        <translation>Aucune attaque au coût connu&#xa0;: tapez ses Pa.</translation>
    </message>
    <message>
        <source>Spend Pa of {name}: what, or a number</source>
        <translation>{name} dépense des Pa&#xa0;: pour quoi, ou un nombre</translation>
    </message>
    <message>
        <source>What is attempted</source>
        <translation>Ce qui est tenté</translation>
    </message>
    <message>
        <source>Who acts together with the one on turn</source>
        <translation>Qui agit avec celui dont c’est le tour</translation>
    </message>
    <message>
        <source>synchronised action</source>
        <translation>action synchronisée</translation>
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
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Préréglage</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Trouver une règle</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>Aucune règle ne correspond.</translation>
    </message>
    <message>
        <source>Rules of {name}</source>
        <translation>Règles&#xa0;: {name}</translation>
    </message>
    <message>
        <source>own rules, nearest to {preset}</source>
        <translation>règles maison, base {preset}</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>cette feuille</translation>
    </message>
</context>
<context>
    <name>RulesFields</name>
    <message>
        <source>300 profession points, INT × 10 personal points, {limit}.</source>
        <translation>300 points de profession, INT × 10 points personnels, {limit}.</translation>
    </message>
    <message>
        <source>Bonus of skill groups</source>
        <translation>Bonus des groupes de compétences</translation>
    </message>
    <message>
        <source>EDU × {n} profession points, INT × 10 personal points, {limit}.</source>
        <translation>EDU × {n} points de profession, INT × 10 points personnels, {limit}.</translation>
    </message>
    <message>
        <source>Education (EDU) as a characteristic</source>
        <translation>L’éducation (EDU) comme caractéristique</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Level of power</source>
        <translation>Niveau de puissance</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Personality packages</source>
        <translation>Profils de personnalité</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Reading and writing as a skill</source>
        <translation>Lire et écrire comme compétence</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Skills up to</source>
        <translation>Compétences jusqu’à</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>règles maison</translation>
    </message>
    <message>
        <source>skills up to {cap}</source>
        <translation>compétences jusqu’à {cap}</translation>
    </message>
    <message>
        <source>skills without a limit</source>
        <translation>compétences sans limite</translation>
    </message>
    <message>
        <source>{n} profession points, INT × 10 personal points, {limit}.</source>
        <translation>{n} points de profession, INT × 10 points personnels, {limit}.</translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;{side}: {name}</source>
        <translation>&amp;{side}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>A defends</source>
        <translation>A se défend</translation>
    </message>
    <message>
        <source>B defends</source>
        <translation>B se défend</translation>
    </message>
    <message>
        <source>Nobody defends</source>
        <translation>Personne ne se défend</translation>
    </message>
    <message>
        <source>Tie rule of this table</source>
        <translation>Règle d’égalité de cette table</translation>
    </message>
    <message>
        <source>Tie rule on the sheet of {name}</source>
        <translation>Règle d’égalité sur cette feuille&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Who defends</source>
        <translation>Qui se défend</translation>
    </message>
    <message>
        <source>Whose rules hold</source>
        <translation>Quelles règles valent</translation>
    </message>
</context>
<context>
    <name>ScorePart</name>
    <message>
        <source>Hangs from</source>
        <translation>Dépend de</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>nothing: it stands alone</source>
        <translation>rien&#xa0;: il est seul</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>A whole number from {least} to {most} is wanted.</source>
        <translation>Il faut un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>the last folder</source>
        <translation>le dernier dossier</translation>
    </message>
    <message>
        <source>{name}, which is not there</source>
        <translation>{name}, qui n’est pas là</translation>
    </message>
    <message>
        <source>{name}: default</source>
        <translation>{name}&#xa0;: valeur par défaut</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>&amp;Tout réinitialiser…</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Rétabli&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Every setting returns to its default. Undo brings yours back while this page is open (Ctrl+Z).</source>
        <translation>Chaque réglage retrouve sa valeur par défaut. Annuler rétablit les vôtres tant que cette page est ouverte (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Export the settings</source>
        <translation>Exporter les réglages</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Trouver un réglage</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importer des réglages</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Aucun réglage ne correspond.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Rétablir&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Reset all settings?</source>
        <translation>Réinitialiser tous les réglages&#x202f;?</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Cela n’a pas fonctionné</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Annuler&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Annulé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>list of recent files</source>
        <translation>liste des fichiers récents</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>reglages</translation>
    </message>
    <message>
        <source>several settings</source>
        <translation>plusieurs réglages</translation>
    </message>
</context>
<context>
    <name>SheetPlay</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Character sheet</source>
        <translation>Feuille de personnage</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message numerus="yes">
        <source>%n against one</source>
        <translation>
            <numerusform>%n contre un</numerusform>
            <numerusform>%n contre un</numerusform>
        </translation>
    </message>
    <message>
        <source>A number, nothing else</source>
        <translation>Un nombre, rien d’autre</translation>
    </message>
    <message>
        <source>Add to side B, or take somebody away</source>
        <translation>Ajouter au côté B, ou en retirer quelqu’un</translation>
    </message>
    <message>
        <source>Cannot roll this.</source>
        <translation>Impossible à lancer.</translation>
    </message>
    <message>
        <source>Cannot roll this: {names}</source>
        <translation>Ne peuvent pas le lancer&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Choose who</source>
        <translation>Choisir qui</translation>
    </message>
    <message>
        <source>Difficulty of {side}</source>
        <translation>Difficulté, {side}</translation>
    </message>
    <message>
        <source>NPC</source>
        <translation>PNJ</translation>
    </message>
    <message>
        <source>Name, or a number</source>
        <translation>Un nom, ou un nombre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Only a number: {number}</source>
        <translation>Un nombre seulement&#xa0;: {number}</translation>
    </message>
    <message>
        <source>PC</source>
        <comment>player character</comment>
        <translation>PJ</translation>
    </message>
    <message>
        <source>Side {side}: {who}</source>
        <translation>Côté {side}&#xa0;: {who}</translation>
    </message>
    <message>
        <source>Skill or characteristic</source>
        <translation>Compétence ou caractéristique</translation>
    </message>
    <message>
        <source>What is rolled</source>
        <translation>Quel jet</translation>
    </message>
    <message>
        <source>What {side} rolls: {what}</source>
        <translation>{side} lance&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Who else</source>
        <translation>Qui d’autre</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
    </message>
    <message>
        <source>Why {chance}? Chance of {side}</source>
        <translation>Pourquoi {chance}&#x202f;? Chances, {side}</translation>
    </message>
    <message>
        <source>cannot succeed</source>
        <translation>ne peut pas réussir</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>retirer</translation>
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
    <message>
        <source>GM</source>
        <translation>Meneur</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
</context>
<context>
    <name>SideEdit</name>
    <message>
        <source>Derived values</source>
        <translation>Valeurs dérivées</translation>
    </message>
    <message>
        <source>Penalties of every test</source>
        <translation>Pénalités à chaque test</translation>
    </message>
    <message>
        <source>Png: the Narrator plays and tells</source>
        <translation>Png&#xa0;: le Narrateur joue et raconte</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>set by hand; the formula gives {n}</source>
        <translation>fixé à la main&#x202f;; la formule donne {n}</translation>
    </message>
</context>
<context>
    <name>SidePlay</name>
    <message>
        <source>Actions and weapons</source>
        <translation>Actions et armes</translation>
    </message>
    <message>
        <source>Derived values</source>
        <translation>Valeurs dérivées</translation>
    </message>
    <message>
        <source>No action and no weapon yet: add them in edit mode (Ctrl+E).</source>
        <translation>Aucune action ni arme encore&#xa0;: à ajouter en mode édition (Ctrl+E).</translation>
    </message>
    <message>
        <source>Penalties of every test</source>
        <translation>Pénalités à chaque test</translation>
    </message>
    <message>
        <source>last result {n}</source>
        <translation>dernier résultat&#xa0;: {n}</translation>
    </message>
    <message>
        <source>set by hand; the formula gives {n}</source>
        <translation>fixé à la main&#x202f;; la formule donne {n}</translation>
    </message>
</context>
<context>
    <name>SkillAdding</name>
    <message>
        <source>A skill of your own</source>
        <translation>Une compétence de votre cru</translation>
    </message>
    <message>
        <source>A speciality of your own</source>
        <translation>Une spécialité de votre cru</translation>
    </message>
    <message>
        <source>Find a skill or a speciality</source>
        <translation>Trouver une compétence ou une spécialité</translation>
    </message>
    <message>
        <source>Find a speciality: {skill}</source>
        <translation>Trouver une spécialité&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>New skill</source>
        <translation>Nouvelle compétence</translation>
    </message>
    <message>
        <source>on the sheet already</source>
        <translation>déjà sur la feuille</translation>
    </message>
</context>
<context>
    <name>SkillDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
</context>
<context>
    <name>SkillsView</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Keep at hand	P</source>
        <translation>Épingler	P</translation>
    </message>
    <message>
        <source>No longer at hand	P</source>
        <translation>Détacher	P</translation>
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
    <name>StartDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Adventure {number}</source>
        <translation>Aventure {number}</translation>
    </message>
    <message>
        <source>Name of the adventure</source>
        <translation>Nom de l’aventure</translation>
    </message>
    <message>
        <source>Start an adventure</source>
        <translation>Commencer une aventure</translation>
    </message>
    <message>
        <source>The first success of each skill counts from here. Ticks that wait stay.</source>
        <translation>La première réussite de chaque compétence compte à partir d’ici. Les coches en attente restent.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n character(s) ready to try the dice</source>
        <translation>
            <numerusform>%n personnage prêt pour essayer les dés</numerusform>
            <numerusform>%n personnages prêts pour essayer les dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) of your own</source>
        <translation>
            <numerusform>%n modèle enregistré</numerusform>
            <numerusform>%n modèles enregistrés</numerusform>
        </translation>
    </message>
    <message>
        <source>1D100. Characteristics, some sixty skills in percent, experience boxes.</source>
        <translation>1D100. Caractéristiques, une soixantaine de compétences en pourcentage, cases d’expérience.</translation>
    </message>
    <message>
        <source>2D6. A tree of scores, Valore di riuscita, Punti azione and the Giro.</source>
        <translation>2D6. Scores en arbre, Valore di riuscita, Punti azione et Giro.</translation>
    </message>
    <message>
        <source>A game master’s table</source>
        <translation>Une table de meneur</translation>
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
        <source>From a template</source>
        <translation>D’après un modèle</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>New Xantis sheet</source>
        <translation>Nouvelle feuille Xantis</translation>
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
        <translation>Rien d’ouvert pour l’instant. Essayez un exemple.</translation>
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
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
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
        <source>from Foundry, Roll20, Dhole’s House, a stat block</source>
        <translation>de Foundry, Roll20, Dhole’s House, un bloc de caractéristiques</translation>
    </message>
    <message>
        <source>from your computer</source>
        <translation>de votre ordinateur</translation>
    </message>
    <message>
        <source>none yet: File › Save as template</source>
        <translation>aucun pour l’instant&#xa0;: Fichier › Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>the sheets of the whole group</source>
        <translation>les feuilles de tout le groupe</translation>
    </message>
</context>
<context>
    <name>StatBlockDialog</name>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attaque</numerusform>
            <numerusform>%n attaques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s)</source>
        <translation>
            <numerusform>%n compétence</numerusform>
            <numerusform>%n compétences</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n</source>
        <translation>
            <numerusform>&amp;Ajouter %n</numerusform>
            <numerusform>&amp;Ajouter %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Armour {armour}</source>
        <translation>Armure {armour}</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Characteristics not found: {names}.</source>
        <translation>Caractéristiques introuvables&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Kept as a note</source>
        <translation>Gardé en note</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissé de côté</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Déplacement {number}</translation>
    </message>
    <message>
        <source>No stat block was recognised in this text.</source>
        <translation>Aucun bloc de caractéristiques reconnu dans ce texte.</translation>
    </message>
    <message>
        <source>Nothing is added before you have seen what was understood.</source>
        <translation>Rien n’est ajouté avant que vous ayez vu ce qui est compris.</translation>
    </message>
    <message>
        <source>Nothing was recognised yet.</source>
        <translation>Rien n’est encore reconnu.</translation>
    </message>
    <message>
        <source>Paste a stat block</source>
        <translation>Coller un bloc de caractéristiques</translation>
    </message>
    <message>
        <source>Paste the text here, in English, French or Italian.</source>
        <translation>Collez le texte ici, en anglais, français ou italien.</translation>
    </message>
    <message>
        <source>Text of the stat block</source>
        <translation>Texte du bloc</translation>
    </message>
    <message>
        <source>To be checked</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n règle enfreinte</numerusform>
            <numerusform>%n règles enfreintes</numerusform>
        </translation>
    </message>
    <message>
        <source>Adventure: {name}</source>
        <translation>Aventure&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Arrows choose, Enter opens</source>
        <translation>Les flèches choisissent, Entrée ouvre</translation>
    </message>
    <message>
        <source>End the adventure</source>
        <translation>Terminer l’aventure</translation>
    </message>
    <message>
        <source>Enter takes the value · Esc restores it</source>
        <translation>Entrée valide la valeur · Échap la rétablit</translation>
    </message>
    <message>
        <source>Hidden rolls</source>
        <translation>Jets cachés</translation>
    </message>
    <message>
        <source>No adventure</source>
        <translation>Aucune aventure</translation>
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
        <source>Start an adventure</source>
        <translation>Commencer une aventure</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
</context>
<context>
    <name>StrikeCard</name>
    <message>
        <source>Suggested: {sum}</source>
        <translation>Suggéré&#xa0;: {sum}</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SumsView</name>
    <message>
        <source>Sums of two dice</source>
        <translation>Sommes de deux dés</translation>
    </message>
    <message>
        <source>thrown: {sum}</source>
        <translation>obtenu&#xa0;: {sum}</translation>
    </message>
</context>
<context>
    <name>SynchronisedPage</name>
    <message>
        <source>Add somebody who takes part</source>
        <translation>Ajouter un participant</translation>
    </message>
    <message>
        <source>Choose who strikes at whom, and the margin of the attack.</source>
        <translation>Choisissez qui frappe qui, et la marge de l’attaque.</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>How the blow is answered</source>
        <translation>Comment on répond au coup</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Synchronised action</source>
        <translation>Action synchronisée</translation>
    </message>
    <message>
        <source>Takes part</source>
        <translation>Participe</translation>
    </message>
    <message>
        <source>Together {n} Pa</source>
        <translation>Ensemble {n} Pa</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Qui participe</translation>
    </message>
    <message>
        <source>linked to the target</source>
        <translation>lié à la cible</translation>
    </message>
    <message>
        <source>no link to the target</source>
        <translation>aucun lien avec la cible</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>la cible</translation>
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
    <name>TableBanner</name>
    <message numerus="yes">
        <source>%n sheets lie outside the folder of this table and were not read.</source>
        <translation>
            <numerusform>%n feuille se trouve hors du dossier de cette table et n’a pas été lue.</numerusform>
            <numerusform>%n feuilles se trouvent hors du dossier de cette table et n’ont pas été lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things were noticed while “{file}” was read.</source>
        <translation>
            <numerusform>%n remarque à la lecture de «&#xa0;{file}&#xa0;».</numerusform>
            <numerusform>%n remarques à la lecture de «&#xa0;{file}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed the file of this table.</source>
        <translation>Un autre programme a modifié le fichier de cette table.</translation>
    </message>
    <message>
        <source>Keep both…</source>
        <translation>Garder les deux…</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Les laisser</translation>
    </message>
    <message>
        <source>Opened read-only: another running program has this table open.</source>
        <translation>Ouverte en lecture seule&#xa0;: un autre programme a cette table ouverte.</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Ouverte en lecture seule&#xa0;: faite par une version plus récente. Enregistrez une copie pour la modifier.</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Les lire</translation>
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
        <source>Save again</source>
        <translation>Enregistrer à nouveau</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les montrer</translation>
    </message>
    <message>
        <source>The file of this table was moved, renamed or deleted. Nothing is lost: save it again.</source>
        <translation>Fichier de la table déplacé, renommé ou supprimé. Rien n’est perdu&#xa0;: enregistrez-la à nouveau.</translation>
    </message>
    <message>
        <source>The folder of this table is gone. Nothing is lost: save it elsewhere.</source>
        <translation>Le dossier de cette table a disparu. Rien n’est perdu&#xa0;: enregistrez-la ailleurs.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>Before → after</source>
        <translation>Avant → après</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Die needed</source>
        <translation>Jet requis</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
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
        <translation>Jets publics</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Vue de la table</translation>
    </message>
</context>
<context>
    <name>TemplatesDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;New sheet</source>
        <translation>&amp;Nouvelle feuille</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>No template yet. “Save as template” in the menu File makes one.</source>
        <translation>Aucun modèle pour l’instant. «&#xa0;Enregistrer comme modèle&#xa0;», dans le menu Fichier, en fait un.</translation>
    </message>
    <message>
        <source>Rename the template</source>
        <translation>Renommer le modèle</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: put “{name}” back</source>
        <translation>Annuler&#xa0;: remettre «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimé.</translation>
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
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>ThemesPart</name>
    <message>
        <source>Files in {folder} are themes too: the help says what stands in them.</source>
        <translation>Les fichiers de {folder} sont aussi des thèmes&#xa0;: l’aide dit ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>Open the folder of themes</source>
        <translation>Ouvrir le dossier des thèmes</translation>
    </message>
    <message>
        <source>[base] has no colour “{detail}”</source>
        <translation>[base] n’a pas de couleur «&#xa0;{detail}&#xa0;»</translation>
    </message>
    <message>
        <source>a theme has no such entry</source>
        <translation>un thème n’a pas cette entrée</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>il manque</translation>
    </message>
    <message>
        <source>its file needs a shorter name of ordinary letters</source>
        <translation>son fichier demande un nom plus court, en lettres ordinaires</translation>
    </message>
    <message>
        <source>nothing uses this colour</source>
        <translation>rien n’emploie cette couleur</translation>
    </message>
    <message>
        <source>something of another kind is wanted</source>
        <translation>il faut une valeur d’une autre sorte</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>the file is no TOML ({detail})</source>
        <translation>le fichier n’est pas du TOML ({detail})</translation>
    </message>
    <message>
        <source>there is no “{detail}”</source>
        <translation>«&#xa0;{detail}&#xa0;» n’existe pas</translation>
    </message>
    <message>
        <source>{detail} is too much or too little</source>
        <translation>{detail} est trop grand ou trop petit</translation>
    </message>
    <message>
        <source>{file} cannot be used, {field}: {reason}.</source>
        <translation>{file} ne peut pas servir, {field}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}.</source>
        <translation>{file} ne peut pas servir&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{front} on {ground} {ratio}, at least {least}</source>
        <translation>{front} sur {ground} {ratio}, au moins {least}</translation>
    </message>
    <message numerus="yes">
        <source>{pairs}; %n more</source>
        <translation>
            <numerusform>{pairs}&#x202f;; %n autre</numerusform>
            <numerusform>{pairs}&#x202f;; %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>“{detail}” is no colour such as #1F4D3A</source>
        <translation>«&#xa0;{detail}&#xa0;» n’est pas une couleur comme #1F4D3A</translation>
    </message>
    <message>
        <source>“{name}” ({file}) is hard to read: {pairs}.</source>
        <translation>«&#xa0;{name}&#xa0;» ({file}) se lit mal&#xa0;: {pairs}.</translation>
    </message>
</context>
<context>
    <name>ThingsView</name>
    <message>
        <source>Above the limit: agility {agility}, physical and combat skills {skills}, move {move}.</source>
        <translation>Au-dessus de la limite&#xa0;: agilité {agility}, compétences physiques et de combat {skills}, déplacement {move}.</translation>
    </message>
    <message>
        <source>Add a container</source>
        <translation>Ajouter un contenant</translation>
    </message>
    <message>
        <source>Add a thing</source>
        <translation>Ajouter un objet</translation>
    </message>
    <message>
        <source>Alt with the arrow keys moves a thing: up, down, into the container above, out of one.</source>
        <translation>Alt avec les flèches déplace un objet&#xa0;: vers le haut, vers le bas, dans le contenant au-dessus, hors d’un contenant.</translation>
    </message>
    <message>
        <source>Into the container above</source>
        <translation>Dans le contenant au-dessus</translation>
    </message>
    <message>
        <source>Leave behind</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Load {weight}{limit}: why?</source>
        <translation>Charge {weight}{limit}&#xa0;: pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Vers le haut</translation>
    </message>
    <message>
        <source>No things yet.</source>
        <translation>Pas encore d’objets.</translation>
    </message>
    <message>
        <source>No things. Edit mode (Ctrl+E) adds some.</source>
        <translation>Pas d’objets. On en ajoute en mode édition (Ctrl+E).</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Out of the container</source>
        <translation>Hors du contenant</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Mettre dans</translation>
    </message>
    <message>
        <source>Quantity of {name}</source>
        <translation>{name}&#xa0;: quantité</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take along</source>
        <translation>Emporter</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objets</translation>
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
    <name>ThresholdWidget</name>
    <message>
        <source>Ranges of the levels</source>
        <translation>Zones des degrés</translation>
    </message>
    <message>
        <source>{level} {range}: {share}</source>
        <translation>{level} {range}&#xa0;: {share}</translation>
    </message>
</context>
<context>
    <name>TickInbox</name>
    <message>
        <source>&amp;Development phase</source>
        <translation>&amp;Phase de progression</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>That tick is no longer on the sheet.</source>
        <translation>Cette coche n’est plus sur la feuille.</translation>
    </message>
    <message>
        <source>Why is the tick of {skill} taken back?</source>
        <translation>{skill}&#xa0;: pourquoi retirer la coche&#x202f;?</translation>
    </message>
    <message>
        <source>Why? (for the roll log)</source>
        <translation>Pourquoi&#x202f;? (pour le journal)</translation>
    </message>
</context>
<context>
    <name>TickRow</name>
    <message>
        <source>Take back the tick of {skill}</source>
        <translation>Retirer la coche&#xa0;: {skill}</translation>
    </message>
</context>
<context>
    <name>TogetherPart</name>
    <message>
        <source>Choose first what is tested.</source>
        <translation>Choisissez d’abord ce qui est testé.</translation>
    </message>
    <message>
        <source>Margin of {name}</source>
        <translation>Marge&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Only a capacity: {number}</source>
        <translation>Seulement une capacité&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Own action</source>
        <translation>Action propre</translation>
    </message>
    <message>
        <source>Own action, or its Pa</source>
        <translation>Action propre, ou ses Pa</translation>
    </message>
    <message>
        <source>Own action: its Pa</source>
        <translation>Action propre&#xa0;: ses Pa</translation>
    </message>
    <message>
        <source>Own action: {name}</source>
        <translation>Action propre&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll the test of {name}</source>
        <translation>Lancer le test&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Score, or a capacity</source>
        <translation>Score, ou une capacité</translation>
    </message>
    <message>
        <source>Tests {name}</source>
        <translation>Teste {name}</translation>
    </message>
    <message>
        <source>The Narrator allows it</source>
        <translation>Le Narrateur le permet</translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation>Ce qui est testé</translation>
    </message>
    <message>
        <source>{left} of {most} Pa</source>
        <translation>{left} Pa sur {most}</translation>
    </message>
    <message>
        <source>{name} takes part no more</source>
        <translation>{name} ne participe plus</translation>
    </message>
    <message>
        <source>{name}: the Narrator allows it</source>
        <translation>{name}&#xa0;: le Narrateur le permet</translation>
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
        <translation>Un clic modifie, aucun dé n’est lancé (Ctrl+E)</translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Dice can be rolled (Ctrl+E)</source>
        <translation>Les dés peuvent être lancés (Ctrl+E)</translation>
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
        <source>Print or save as PDF</source>
        <translation>Imprimer ou enregistrer en PDF</translation>
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
    <name>Tour</name>
    <message>
        <source>&amp;Back</source>
        <translation>P&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Sui&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>A character is one file, wherever you save it; earlier versions are kept. The Help menu explains every page, lists the keys, and shows this tour again.</source>
        <translation>Un personnage est un fichier, là où vous l’enregistrez&#x202f;; les versions antérieures sont gardées. Le menu Aide explique chaque page, donne la liste des touches et montre de nouveau cette visite.</translation>
    </message>
    <message>
        <source>A click chooses</source>
        <translation>Un clic choisit</translation>
    </message>
    <message>
        <source>A click rolls</source>
        <translation>Un clic lance les dés</translation>
    </message>
    <message>
        <source>After the roll</source>
        <translation>Après le jet</translation>
    </message>
    <message>
        <source>Before the roll</source>
        <translation>Avant le jet</translation>
    </message>
    <message>
        <source>Click a row, or go to it with the arrows and press Enter: the dice fall at once. The field at the top finds anything by the first letters of its name.</source>
        <translation>Cliquez sur une ligne, ou allez-y avec les flèches et appuyez sur Entrée&#xa0;: les dés tombent aussitôt. Le champ du haut trouve tout par les premières lettres de son nom.</translation>
    </message>
    <message>
        <source>Click a score or an action: its test and its chance are shown beside the sheet. Then Space rolls. A double click or Enter does both at once. The field at the top finds anything by its first letters.</source>
        <translation>Cliquez sur un score ou une action&#xa0;: son test et ses chances s’affichent à côté de la feuille. Espace lance alors les dés. Un double-clic ou Entrée fait les deux à la fois. Le champ du haut trouve tout par ses premières lettres.</translation>
    </message>
    <message>
        <source>Files and help</source>
        <translation>Fichiers et aide</translation>
    </message>
    <message>
        <source>Here are the difficulty, the modifiers and the exact chance. To roll dice of your own, type what they show.</source>
        <translation>Ici se trouvent la difficulté, les modificateurs et les chances exactes. Si vous lancez vos propres dés, tapez ce qu’ils montrent.</translation>
    </message>
    <message>
        <source>The padlock</source>
        <translation>Le cadenas</translation>
    </message>
    <message>
        <source>The slip says what the roll means and who tells it. Each roll stays in the log below.</source>
        <translation>Le texte sous les dés dit ce que signifie le jet et qui le raconte. Chaque jet reste dans le journal, plus bas.</translation>
    </message>
    <message>
        <source>The slip says what the roll means and why a box was ticked, or was not. Undo takes a tick back; the roll itself stays in the log.</source>
        <translation>Le texte sous les dés dit ce que signifie le jet, et pourquoi une case a été cochée ou non. Annuler retire la coche&#x202f;; le jet, lui, reste dans le journal.</translation>
    </message>
    <message>
        <source>The tour is over. Help › Tour shows it again.</source>
        <translation>La visite est terminée. Aide › Visite guidée la montre à nouveau.</translation>
    </message>
    <message>
        <source>Tour: {step} of {all}</source>
        <translation>Visite&#xa0;: {step} sur {all}</translation>
    </message>
    <message>
        <source>While you play, nothing on the sheet changes by accident. Open the padlock to edit; then a click changes and nothing rolls.</source>
        <translation>Pendant le jeu, rien ne change par mégarde sur la feuille. Ouvrez le cadenas pour modifier&#xa0;: un clic change alors une valeur et aucun dé ne roule.</translation>
    </message>
</context>
<context>
    <name>TreeEditing</name>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Retirer…</translation>
    </message>
    <message>
        <source>&amp;Why {number}?</source>
        <translation>&amp;Pourquoi {number}&#x202f;?</translation>
    </message>
    <message>
        <source>Add &amp;beside it</source>
        <translation>Ajouter à &amp;côté</translation>
    </message>
    <message>
        <source>Add &amp;under it</source>
        <translation>Ajouter en &amp;dessous</translation>
    </message>
    <message>
        <source>Add a &amp;Caratteristica</source>
        <translation>Ajouter une C&amp;aratteristica</translation>
    </message>
    <message>
        <source>Add a Caratteristica</source>
        <translation>Ajouter une Caratteristica</translation>
    </message>
    <message>
        <source>Add beside it</source>
        <translation>Ajouter à côté</translation>
    </message>
    <message>
        <source>Add under it</source>
        <translation>Ajouter en dessous</translation>
    </message>
    <message>
        <source>Hang from the one &amp;above</source>
        <translation>&amp;Faire dépendre du précédent</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Vers le &amp;bas</translation>
    </message>
    <message>
        <source>Move &amp;out one level</source>
        <translation>R&amp;emonter d’un rang</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Vers le &amp;haut</translation>
    </message>
    <message>
        <source>Nothing hangs from a Specializzazione</source>
        <translation>Rien ne dépend d’une Specializzazione</translation>
    </message>
    <message>
        <source>Nothing stands before “{name}” that it could hang from.</source>
        <translation>Rien avant «&#xa0;{name}&#xa0;» dont il puisse dépendre.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this score</source>
        <translation>Retirer ce score</translation>
    </message>
    <message>
        <source>“{name}” hangs from nothing already.</source>
        <translation>«&#xa0;{name}&#xa0;» ne dépend déjà de rien.</translation>
    </message>
    <message>
        <source>“{name}” is the first there.</source>
        <translation>«&#xa0;{name}&#xa0;» est déjà en tête.</translation>
    </message>
    <message>
        <source>“{name}” is the last there.</source>
        <translation>«&#xa0;{name}&#xa0;» est déjà en fin.</translation>
    </message>
</context>
<context>
    <name>TrialCard</name>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Follow the rules of the other sheet</source>
        <translation>Suivre les règles de l’autre feuille</translation>
    </message>
    <message>
        <source>Hidden roll: only this panel shows it.</source>
        <translation>Jet caché&#xa0;: seul ce panneau le montre.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>The two sheets differ: the rules of {name} hold.</source>
        <translation>Les deux feuilles diffèrent&#x202f;; règles qui valent&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the tick of POW</source>
        <translation>Annuler la coche de POU</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>TroubleList</name>
    <message numerus="yes">
        <source>%n thing(s) break the rules</source>
        <translation>
            <numerusform>%n point contre les règles</numerusform>
            <numerusform>%n points contre les règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still to do</source>
        <translation>
            <numerusform>encore&#xa0;%n chose à faire</numerusform>
            <numerusform>encore&#xa0;%n choses à faire</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing breaks the rules.</source>
        <translation>Rien n’enfreint les règles.</translation>
    </message>
</context>
<context>
    <name>Vital</name>
    <message>
        <source>major wound at {level}</source>
        <translation>blessure grave à {level}</translation>
    </message>
    <message>
        <source>{name} {current} of {maximum}</source>
        <translation>{name}&#xa0;: {current} sur {maximum}</translation>
    </message>
</context>
<context>
    <name>WealthBox</name>
    <message>
        <source>not chosen</source>
        <translation>pas choisie</translation>
    </message>
    <message>
        <source>{level}, as the profession has it</source>
        <translation>{level}, selon la profession</translation>
    </message>
</context>
<context>
    <name>WeaponStrip</name>
    <message>
        <source>Against {name}…</source>
        <translation>Contre {name}…</translation>
    </message>
    <message>
        <source>Against…</source>
        <translation>Contre…</translation>
    </message>
    <message>
        <source>Aim five DEX ranks longer</source>
        <translation>Viser cinq rangs de DEX de plus</translation>
    </message>
    <message>
        <source>Aim less</source>
        <translation>Viser moins</translation>
    </message>
    <message>
        <source>Aiming</source>
        <translation>Visée</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Attack ({key})</source>
        <translation>Attaquer ({key})</translation>
    </message>
    <message>
        <source>Attack somebody who defends ({key})</source>
        <translation>Attaquer quelqu’un qui se défend ({key})</translation>
    </message>
    <message>
        <source>Attack with {weapon}, {chance}</source>
        <translation>Attaquer avec {weapon}, {chance}</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquive</translation>
    </message>
    <message>
        <source>Dodge ({key})</source>
        <translation>Esquiver ({key})</translation>
    </message>
    <message>
        <source>Empty: in range</source>
        <translation>Vide&#xa0;: à portée</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>It is full.</source>
        <translation>Elle est pleine.</translation>
    </message>
    <message>
        <source>Nothing is carried to put in.</source>
        <translation>Il n’y a rien en réserve à y mettre.</translation>
    </message>
    <message>
        <source>One shot fired</source>
        <translation>Un coup tiré</translation>
    </message>
    <message>
        <source>One shot put in</source>
        <translation>Un coup rechargé</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Parry ({key})</source>
        <translation>Parer ({key})</translation>
    </message>
    <message>
        <source>Parry with {weapon}, {chance}</source>
        <translation>Parer avec {weapon}, {chance}</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Reload ({key})</source>
        <translation>Recharger ({key})</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Shots carried besides; empty: not counted</source>
        <translation>Coups en réserve&#x202f;; vide&#xa0;: non comptés</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spécial</translation>
    </message>
    <message>
        <source>The weapon gains a hit point</source>
        <translation>L’arme regagne un point de vie</translation>
    </message>
    <message>
        <source>The weapon loses a hit point</source>
        <translation>L’arme perd un point de vie</translation>
    </message>
    <message>
        <source>carried besides</source>
        <translation>en réserve</translation>
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
            <numerusform>%n parade ou esquive ce round&#x202f;; la suivante à {penalty}.</numerusform>
            <numerusform>%n parades et esquives ce round&#x202f;; la suivante à {penalty}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Ajouter une arme</translation>
    </message>
    <message>
        <source>Everybody may parry and dodge afresh</source>
        <translation>Chacun peut de nouveau parer et esquiver</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nouveau round</translation>
    </message>
    <message>
        <source>No parry or dodge yet this round.</source>
        <translation>Ni parade ni esquive ce round.</translation>
    </message>
    <message>
        <source>No weapon yet.</source>
        <translation>Aucune arme pour l’instant.</translation>
    </message>
    <message>
        <source>No weapon yet. Edit mode (Ctrl+E) adds some.</source>
        <translation>Aucune arme pour l’instant. Le mode édition (Ctrl+E) en ajoute.</translation>
    </message>
    <message>
        <source>One defence less</source>
        <translation>Une défense de moins</translation>
    </message>
    <message>
        <source>One defence more</source>
        <translation>Une défense de plus</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
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
        <source>&amp;All templates…</source>
        <translation>&amp;Tous les modèles…</translation>
    </message>
    <message>
        <source>&amp;Around the table</source>
        <translation>Au&amp;tour de la table</translation>
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
        <source>&amp;Confrontation</source>
        <translation>&amp;Confrontation</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>&amp;Copy the roll log as text</source>
        <translation>&amp;Copier le journal en texte</translation>
    </message>
    <message>
        <source>&amp;Development as CSV…</source>
        <translation>&amp;Progression en CSV…</translation>
    </message>
    <message>
        <source>&amp;Development phase…</source>
        <translation>Phase de &amp;progression…</translation>
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
        <source>&amp;End the adventure…</source>
        <translation>&amp;Terminer l’aventure…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
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
        <source>&amp;Foundry actor (system “brp”)…</source>
        <translation>Acteur &amp;Foundry (système «&#xa0;brp&#xa0;»)…</translation>
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
        <source>&amp;Game master</source>
        <translation>&amp;Meneur</translation>
    </message>
    <message>
        <source>&amp;Game master’s tab</source>
        <translation>Onglet du &amp;meneur</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Hidden roll</source>
        <translation>Jet &amp;caché</translation>
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
        <source>&amp;Import…</source>
        <translation>Im&amp;porter…</translation>
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
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Raccourcis &amp;clavier…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Learn outside play…</source>
        <translation>Apprendre &amp;hors du jeu…</translation>
    </message>
    <message>
        <source>&amp;Licences and notices</source>
        <translation>&amp;Licences et mentions</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown…</translation>
    </message>
    <message>
        <source>&amp;Motion of the dice</source>
        <translation>&amp;Mouvement des dés</translation>
    </message>
    <message>
        <source>&amp;Names of skills in</source>
        <translation>&amp;Noms des compétences en</translation>
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
        <source>&amp;Opposed check</source>
        <translation>Test &amp;opposé</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Percentile…</source>
        <translation>&amp;Pourcentages…</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Image (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
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
        <source>&amp;Resistance</source>
        <translation>&amp;Résistance</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>&amp;Roll log as CSV…</source>
        <translation>&amp;Journal en CSV…</translation>
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
        <source>&amp;Rules of this sheet…</source>
        <translation>&amp;Règles de cette feuille…</translation>
    </message>
    <message>
        <source>&amp;SRD: four levels, from fumble to special success</source>
        <translation>&amp;SRD&#xa0;: quatre degrés, de la maladresse à la réussite spéciale</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Save the table</source>
        <translation>&amp;Enregistrer la table</translation>
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
        <source>&amp;Start an adventure…</source>
        <translation>Co&amp;mmencer une aventure…</translation>
    </message>
    <message>
        <source>&amp;Synchronised action</source>
        <translation>Action &amp;synchronisée</translation>
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
        <source>&amp;UGE: five levels, with critical successes too</source>
        <translation>&amp;UGE&#xa0;: cinq degrés, avec en plus la réussite critique</translation>
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
        <source>&amp;What’s new</source>
        <translation>&amp;Nouveautés</translation>
    </message>
    <message>
        <source>&amp;Why this chance?</source>
        <translation>Pour&amp;quoi ces chances&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Xantis</source>
        <translation>Xa&amp;ntis</translation>
    </message>
    <message>
        <source>&amp;Xantis: 2D6 and a tree of scores</source>
        <translation>&amp;Xantis&#xa0;: 2D6 et un arbre de scores</translation>
    </message>
    <message>
        <source>&amp;Xantis: the default readings</source>
        <translation>&amp;Xantis&#xa0;: les lectures par défaut</translation>
    </message>
    <message>
        <source>Appl&amp;y a profession or package…</source>
        <translation>Appli&amp;quer une profession ou un profil…</translation>
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
        <source>Copy as Markdo&amp;wn</source>
        <translation>Copier en Mark&amp;down</translation>
    </message>
    <message>
        <source>Free ticks after a long &amp;break…</source>
        <translation>Coches &amp;gratuites après une longue pause…</translation>
    </message>
    <message>
        <source>From a &amp;template</source>
        <translation>D’après un &amp;modèle</translation>
    </message>
    <message>
        <source>Game master’s &amp;log…</source>
        <translation>&amp;Journal du meneur…</translation>
    </message>
    <message>
        <source>Giro u&amp;nder the sheet</source>
        <translation>Giro sous la &amp;feuille</translation>
    </message>
    <message>
        <source>Gro&amp;up</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>Help &amp;topics</source>
        <translation>&amp;Sujets d’aide</translation>
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
        <source>Modifier down (Xantis: difficulty)</source>
        <translation>Modificateur − (Xantis&#xa0;: difficulté)</translation>
    </message>
    <message>
        <source>Modifier up (Xantis: difficulty)</source>
        <translation>Modificateur + (Xantis&#xa0;: difficulté)</translation>
    </message>
    <message>
        <source>Ne&amp;w sheet from the clipboard…</source>
        <translation>No&amp;uvelle feuille du presse-papiers…</translation>
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
        <source>No modifier (Xantis: no difficulty)</source>
        <translation>Aucun modificateur (Xantis&#xa0;: aucune difficulté)</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Rien n’est coché.</translation>
    </message>
    <message>
        <source>O&amp;pen a table…</source>
        <translation>Ou&amp;vrir une table…</translation>
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
        <source>Only for Xantis sheets</source>
        <translation>Seulement pour les feuilles Xantis</translation>
    </message>
    <message>
        <source>Only for percentile sheets</source>
        <translation>Seulement pour les feuilles à pourcentages</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple</source>
        <translation>Ouvrir un exe&amp;mple</translation>
    </message>
    <message>
        <source>Open the sample &amp;table</source>
        <translation>Ouvrir la table d’e&amp;xemple</translation>
    </message>
    <message>
        <source>Opened &amp;recently</source>
        <translation>Ouverts &amp;récemment</translation>
    </message>
    <message>
        <source>P&amp;ortrait…</source>
        <translation>Portra&amp;it…</translation>
    </message>
    <message>
        <source>PDF form to fill &amp;in…</source>
        <translation>Formulaire PDF à &amp;remplir…</translation>
    </message>
    <message>
        <source>Page {number} of the sheet</source>
        <translation>Page {number} de la feuille</translation>
    </message>
    <message>
        <source>Percentile, by &amp;chance</source>
        <translation>Pourcentages, au &amp;hasard</translation>
    </message>
    <message>
        <source>Plain &amp;text…</source>
        <translation>&amp;Texte simple…</translation>
    </message>
    <message>
        <source>Pr&amp;int the table…</source>
        <translation>Imprimer &amp;la table…</translation>
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
        <source>Quick re&amp;ference…</source>
        <translation>&amp;Aide-mémoire…</translation>
    </message>
    <message>
        <source>Res&amp;tore an earlier version…</source>
        <translation>Restaurer une &amp;version antérieure…</translation>
    </message>
    <message>
        <source>Restore an &amp;earlier table…</source>
        <translation>Restaurer une table antér&amp;ieure…</translation>
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
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as temp&amp;late…</source>
        <translation>Enregistrer comme modè&amp;le…</translation>
    </message>
    <message>
        <source>Show the dice &amp;panel</source>
        <translation>&amp;Afficher le panneau des dés</translation>
    </message>
    <message>
        <source>Steps of the &amp;creation</source>
        <translation>Étap&amp;es de la création</translation>
    </message>
    <message>
        <source>Table &amp;view (second screen)</source>
        <translation>Vue de la ta&amp;ble (second écran)</translation>
    </message>
    <message>
        <source>The language of the &amp;window</source>
        <translation>La langue de la &amp;fenêtre</translation>
    </message>
    <message>
        <source>The rules of this sheet have no free ticks.</source>
        <translation>Les règles de cette feuille n’ont pas de coches gratuites.</translation>
    </message>
    <message>
        <source>This adventure as &amp;PDF…</source>
        <translation>Cette aventure en P&amp;DF…</translation>
    </message>
    <message>
        <source>To the difficulty of the Xantis roll</source>
        <translation>Aller à la difficulté du test Xantis</translation>
    </message>
    <message>
        <source>To&amp;ur</source>
        <translation>&amp;Visite guidée</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Nothing opened yet.</source>
        <translation>Rien d’ouvert pour l’instant.</translation>
    </message>
    <message>
        <source>{name} (game master’s table)</source>
        <translation>{name} (table du meneur)</translation>
    </message>
</context>
<context>
    <name>WindowFinding</name>
    <message>
        <source>around the table</source>
        <translation>autour de la table</translation>
    </message>
    <message>
        <source>open sheet</source>
        <translation>feuille ouverte</translation>
    </message>
</context>
<context>
    <name>WindowFrame</name>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
</context>
<context>
    <name>WindowMode</name>
    <message>
        <source>Edit mode</source>
        <translation>Mode édition</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Mode jeu</translation>
    </message>
</context>
<context>
    <name>XantisBar</name>
    <message>
        <source>How this sheet reads what the source leaves open</source>
        <translation>Comment cette feuille lit ce que la source laisse ouvert</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Readings of the rules…</source>
        <translation>Lectures des règles…</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>XantisDetailPanel</name>
    <message>
        <source>Choose a field on the sheet: what it is made of stands here.</source>
        <translation>Choisissez un champ de la feuille&#xa0;: sa composition s’affiche ici.</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Aucune sélection</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
</context>
<context>
    <name>XantisHead</name>
    <message>
        <source>Adventure</source>
        <translation>Aventure</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>player: {player}</source>
        <translation>joueur&#xa0;: {player}</translation>
    </message>
</context>
<context>
    <name>XantisNpcDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Add a &amp;score</source>
        <translation>Ajouter un &amp;score</translation>
    </message>
    <message>
        <source>Add a &amp;weapon</source>
        <translation>Ajouter une a&amp;rme</translation>
    </message>
    <message>
        <source>Add a coun&amp;ter</source>
        <translation>Ajouter un &amp;compteur</translation>
    </message>
    <message>
        <source>Add an &amp;action</source>
        <translation>Ajouter une &amp;action</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Compteurs</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Pa attack</source>
        <translation>Pa attaque</translation>
    </message>
    <message>
        <source>Pa parry</source>
        <translation>Pa parade</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Retirer&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sans nom</translation>
    </message>
</context>
<context>
    <name>XantisRollPanel</name>
    <message>
        <source>Choose a score first.</source>
        <translation>Choisissez d’abord un score.</translation>
    </message>
    <message>
        <source>Choose a score.</source>
        <translation>Choisissez un score.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Hidden roll: nothing of it is shown here.</source>
        <translation>Jet caché&#xa0;: rien n’en est montré ici.</translation>
    </message>
    <message>
        <source>Hidden roll: only the game master’s log shows it.</source>
        <translation>Jet caché&#xa0;: seul le journal du meneur le montre.</translation>
    </message>
    <message>
        <source>In edit mode no die is rolled. Back to play: the padlock (Ctrl+E).</source>
        <translation>En mode édition, aucun dé n’est lancé. Retour au jeu&#xa0;: le cadenas (Ctrl+E).</translation>
    </message>
    <message>
        <source>{key} rolls · a double click chooses and rolls</source>
        <translation>{key} lance · un double-clic choisit et lance</translation>
    </message>
</context>
<context>
    <name>XantisSheetView</name>
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
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>_Danni</name>
    <message>
        <source>Add the Danni of {name}</source>
        <translation>Ajouter les Danni&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Danni of {name}: dice</source>
        <translation>Danni, {name}&#xa0;: dés</translation>
    </message>
    <message>
        <source>Danni of {name}: fixed bonus</source>
        <translation>Danni, {name}&#xa0;: bonus fixe</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll the Danni of {name}</source>
        <translation>Lancer les Danni&#xa0;: {name}</translation>
    </message>
    <message>
        <source>dice, as 2D6 or 4D6/2</source>
        <translation>dés, comme 2D6 ou 4D6/2</translation>
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
        <translation>Fichier absent&#xa0;: déplacé, renommé ou supprimé.</translation>
    </message>
</context>
<context>
    <name>_GroupField</name>
    <message>
        <source>Group, one of the list or a new one</source>
        <translation>Groupe, de la liste ou nouveau</translation>
    </message>
    <message>
        <source>Groups of this Giro</source>
        <translation>Groupes de ce Giro</translation>
    </message>
</context>
<context>
    <name>aftermath</name>
    <message>
        <source>Done</source>
        <translation>C’est fait</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Nouveau round.</translation>
    </message>
    <message numerus="yes">
        <source>New round: something is over for %n.</source>
        <translation>
            <numerusform>Nouveau round&#xa0;: un effet prend fin pour %n personne.</numerusform>
            <numerusform>Nouveau round&#xa0;: un effet prend fin pour %n personnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Still to be taken off for bleeding, one hit point each: {names}.</source>
        <translation>À retirer encore pour le saignement, un point de vie chacun&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Thrown back {metres} m</source>
        <translation>Repoussé de {metres} m</translation>
    </message>
    <message>
        <source>To the damage</source>
        <translation>Passer aux dégâts</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>a stamina roll, or stunned for {dice} rounds.</source>
        <translation>un test d’Endurance, sinon étourdi pendant {dice} rounds.</translation>
    </message>
    <message>
        <source>cannot defend this time.</source>
        <translation>ne peut pas se défendre cette fois.</translation>
    </message>
    <message>
        <source>does not succeed.</source>
        <translation>n’y parvient pas.</translation>
    </message>
    <message>
        <source>is not thrown back.</source>
        <translation>n’est pas repoussé.</translation>
    </message>
    <message>
        <source>is spared that.</source>
        <translation>y échappe.</translation>
    </message>
    <message>
        <source>is thrown back {metres} m.</source>
        <translation>est repoussé de {metres} m.</translation>
    </message>
    <message>
        <source>keeps standing.</source>
        <translation>reste debout.</translation>
    </message>
    <message>
        <source>knockback, damage {damage} against {siz}; {metres} m if the damage prevails.</source>
        <translation>recul, dégâts {damage} contre {siz}&#x202f;; {metres} m si les dégâts l’emportent.</translation>
    </message>
    <message>
        <source>may defend.</source>
        <translation>peut se défendre.</translation>
    </message>
    <message numerus="yes">
        <source>the weapon loses %n hit point(s).</source>
        <translation>
            <numerusform>l’arme perd %n point de vie.</numerusform>
            <numerusform>l’arme perd %n points de vie.</numerusform>
        </translation>
    </message>
    <message>
        <source>thrown back {metres} m; an agility roll, or on the ground.</source>
        <translation>repoussé de {metres} m&#x202f;; un test d’Agilité, sinon à terre.</translation>
    </message>
    <message>
        <source>{what} Nothing can be written down here: the game master sees to it.</source>
        <translation>{what} Rien ne peut être noté ici&#xa0;: au meneur d’y veiller.</translation>
    </message>
    <message>
        <source>{what} Which weapon that is only the game master knows.</source>
        <translation>{what} De quelle arme il s’agit, seul le meneur le sait.</translation>
    </message>
    <message>
        <source>{what} Who is nearest the game master says.</source>
        <translation>{what} Au meneur de dire qui est le plus proche.</translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message numerus="yes">
        <source>%n hit point(s) lost.</source>
        <translation>
            <numerusform>%n point de vie perdu.</numerusform>
            <numerusform>%n points de vie perdus.</numerusform>
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
            <numerusform>reste %n point</numerusform>
            <numerusform>restent %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost in a turn bring on a disorder: 1D6 names it, 1D8 says for how long.</source>
        <translation>
            <numerusform>%n point perdu en un tour amène un trouble&#xa0;: 1D6 le nomme, 1D8 dit sa durée.</numerusform>
            <numerusform>%n points perdus en un tour amènent un trouble&#xa0;: 1D6 le nomme, 1D8 dit sa durée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost in an hour bring on a lasting disorder.</source>
        <translation>
            <numerusform>%n point perdu en une heure amène un trouble durable.</numerusform>
            <numerusform>%n points perdus en une heure amènent un trouble durable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to put on</source>
        <translation>
            <numerusform>%n round pour la mettre</numerusform>
            <numerusform>%n rounds pour la mettre</numerusform>
        </translation>
    </message>
    <message>
        <source>00: the game master chooses four characteristics.</source>
        <translation>00&#xa0;: le meneur choisit quatre caractéristiques.</translation>
    </message>
    <message>
        <source>A disease</source>
        <translation>Une maladie</translation>
    </message>
    <message>
        <source>A dose of poison</source>
        <translation>Une dose de poison</translation>
    </message>
    <message>
        <source>A fall</source>
        <translation>Une chute</translation>
    </message>
    <message>
        <source>A luck roll avoids it.</source>
        <translation>Un test de chance l’évite.</translation>
    </message>
    <message>
        <source>A weapon of your own</source>
        <translation>Une arme de votre cru</translation>
    </message>
    <message>
        <source>Add a penalty</source>
        <translation>Ajouter une pénalité</translation>
    </message>
    <message>
        <source>Adds to other armour</source>
        <translation>S’ajoute aux autres</translation>
    </message>
    <message>
        <source>Against {chance}: a success costs {success}, a failure {failure}.</source>
        <translation>Contre {chance}&#xa0;: une réussite coûte {success}, un échec {failure}.</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Armour of your own</source>
        <translation>Une armure de votre cru</translation>
    </message>
    <message>
        <source>Armour there, the best counts</source>
        <translation>Armure à cet endroit, la meilleure compte</translation>
    </message>
    <message>
        <source>Att.</source>
        <translation>Att.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Bleeding: one hit point each round.</source>
        <translation>Saignement&#xa0;: un point de vie par round.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Sur soi</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Choose a poison, or say how potent it is.</source>
        <translation>Choisissez un poison, ou dites sa virulence.</translation>
    </message>
    <message>
        <source>Choose four different ones.</source>
        <translation>Choisissez-en quatre différentes.</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Damage by distance</source>
        <translation>Dégâts selon la distance</translation>
    </message>
    <message>
        <source>Damage of a special hit</source>
        <translation>Dégâts d’un coup spécial</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation>Dégâts subis</translation>
    </message>
    <message>
        <source>Dead.</source>
        <translation>Mort.</translation>
    </message>
    <message>
        <source>Dead: {place} lost.</source>
        <translation>Mort. Perte&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>Dice and the damage bonus: 1D8+1+db, half of it 1D6+db/2</source>
        <translation>Dés et bonus aux dégâts&#xa0;: 1D8+1+db, sa moitié 1D6+db/2</translation>
    </message>
    <message>
        <source>Dice instead</source>
        <translation>Dés à la place</translation>
    </message>
    <message>
        <source>Dying.</source>
        <translation>À l’agonie.</translation>
    </message>
    <message>
        <source>Dying: dead at the end of the next round unless brought back to 1.</source>
        <translation>À l’agonie&#xa0;: mort à la fin du round suivant, sauf retour à 1.</translation>
    </message>
    <message>
        <source>Dying: dead at the end of the round unless brought back to 1.</source>
        <translation>À l’agonie&#xa0;: mort à la fin du round, sauf retour à 1.</translation>
    </message>
    <message>
        <source>Empty: the dice are thrown here.</source>
        <translation>Vide&#xa0;: les dés sont lancés ici.</translation>
    </message>
    <message>
        <source>Exhausted: can do nothing.</source>
        <translation>Épuisé&#xa0;: ne peut plus rien faire.</translation>
    </message>
    <message>
        <source>Fails from</source>
        <translation>S’enraye dès</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Chute</translation>
    </message>
    <message>
        <source>Find a weapon</source>
        <translation>Trouver une arme</translation>
    </message>
    <message>
        <source>Find armour</source>
        <translation>Trouver une armure</translation>
    </message>
    <message>
        <source>First Aid given</source>
        <translation>Soins donnés</translation>
    </message>
    <message>
        <source>First Aid: {wound}, {points}</source>
        <translation>Premiers soins&#xa0;: {wound}, {points}</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Maladresse</translation>
    </message>
    <message>
        <source>Give First Aid</source>
        <translation>Donner les soins</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Donnés par</translation>
    </message>
    <message>
        <source>HP</source>
        <comment>hit points of a weapon</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>Half of it</source>
        <translation>La moitié</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Hit location</source>
        <translation>Localisation</translation>
    </message>
    <message>
        <source>Hit location: {place}.</source>
        <translation>Localisation&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>Hit locations</source>
        <translation>Localisations</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Combien de temps</translation>
    </message>
    <message>
        <source>I rolled</source>
        <translation>J’ai lancé</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>Lasting loss of a major wound</source>
        <translation>Séquelle d’une blessure grave</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Loss, success/failure</source>
        <translation>Perte, réussite/échec</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Grave</translation>
    </message>
    <message numerus="yes">
        <source>Major wound: fights on for %n round(s) at most.</source>
        <translation>
            <numerusform>Blessure grave&#xa0;: combat encore %n round au plus.</numerusform>
            <numerusform>Blessure grave&#xa0;: combat encore %n rounds au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Mètres</translation>
    </message>
    <message>
        <source>Metres and damage: {example}</source>
        <translation>Mètres et dégâts&#xa0;: {example}</translation>
    </message>
    <message>
        <source>Metres, a colon, damage, for example {example}</source>
        <translation>Mètres, deux-points, dégâts, par exemple {example}</translation>
    </message>
    <message>
        <source>Missing: {skill}</source>
        <translation>Il manque&#xa0;: {skill}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Natural healing</source>
        <translation>Guérison naturelle</translation>
    </message>
    <message>
        <source>No damage.</source>
        <translation>Aucun dégât.</translation>
    </message>
    <message>
        <source>No penalties</source>
        <translation>Aucune pénalité</translation>
    </message>
    <message>
        <source>No power points left: unconscious.</source>
        <translation>Plus de points de pouvoir&#xa0;: sans connaissance.</translation>
    </message>
    <message>
        <source>No skill chosen</source>
        <translation>Aucune compétence choisie</translation>
    </message>
    <message>
        <source>Not defended.</source>
        <translation>Sans défense.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Penalties while it is worn</source>
        <translation>Pénalités tant qu’elle est portée</translation>
    </message>
    <message>
        <source>Penalty on</source>
        <translation>Pénalité sur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points at each place; where all are empty it covers what the catalogue says.</source>
        <translation>Points à chaque endroit&#x202f;; si tous sont vides, elle couvre ce que dit le catalogue.</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Range, m</source>
        <translation>Portée, m</translation>
    </message>
    <message>
        <source>Remove the penalty on {name}</source>
        <translation>Retirer la pénalité sur {name}</translation>
    </message>
    <message>
        <source>Remove this armour</source>
        <translation>Retirer cette armure</translation>
    </message>
    <message>
        <source>Remove this penalty</source>
        <translation>Retirer cette pénalité</translation>
    </message>
    <message>
        <source>Remove this weapon</source>
        <translation>Retirer cette arme</translation>
    </message>
    <message>
        <source>Remove this wound</source>
        <translation>Retirer cette blessure</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Se reposer</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Sanity roll</source>
        <translation>Test de santé mentale</translation>
    </message>
    <message>
        <source>Say how many metres it is.</source>
        <translation>Dites combien de mètres.</translation>
    </message>
    <message>
        <source>Say how much damage it is.</source>
        <translation>Dites combien de dégâts.</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Skill to parry with</source>
        <translation>Compétence de parade</translation>
    </message>
    <message>
        <source>Softened by</source>
        <translation>Amortie par</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spécial</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Take damage</source>
        <translation>Subir les dégâts</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>That is no weight: 2.5, for example.</source>
        <translation>Ce n’est pas un poids&#xa0;: 2,5, par exemple.</translation>
    </message>
    <message>
        <source>The first recovery roll is on day 2.</source>
        <translation>Le premier test de guérison a lieu le jour 2.</translation>
    </message>
    <message>
        <source>The minor wounds add up to a major one: unconscious unless a luck roll succeeds.</source>
        <translation>Les blessures légères en valent une grave&#xa0;: sans connaissance, sauf test de chance réussi.</translation>
    </message>
    <message>
        <source>The oldest wounds close first.</source>
        <translation>Les plus anciennes blessures se ferment d’abord.</translation>
    </message>
    <message>
        <source>The poison prevails</source>
        <translation>Le poison l’emporte</translation>
    </message>
    <message>
        <source>Tired: {modifier} on every roll.</source>
        <translation>Fatigue&#xa0;: {modifier} à chaque jet.</translation>
    </message>
    <message>
        <source>To find out</source>
        <translation>Pour savoir</translation>
    </message>
    <message>
        <source>Unconscious for {dice} hours.</source>
        <translation>Sans connaissance pour {dice} heures.</translation>
    </message>
    <message>
        <source>Unconscious.</source>
        <translation>Sans connaissance.</translation>
    </message>
    <message>
        <source>Unnamed armour</source>
        <translation>Armure sans nom</translation>
    </message>
    <message>
        <source>Unnamed weapon</source>
        <translation>Arme sans nom</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>What a disease costs</source>
        <translation>Ce que coûte une maladie</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Blessure</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>a week of rest</source>
        <translation>une semaine de repos</translation>
    </message>
    <message>
        <source>a week with care</source>
        <translation>une semaine de soins</translation>
    </message>
    <message>
        <source>all of {category}</source>
        <translation>tout&#xa0;: {category}</translation>
    </message>
    <message>
        <source>ammunition</source>
        <translation>munitions</translation>
    </message>
    <message>
        <source>another</source>
        <translation>une autre</translation>
    </message>
    <message>
        <source>antidote</source>
        <translation>antidote</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armure</translation>
    </message>
    <message>
        <source>armour there</source>
        <translation>armure à cet endroit</translation>
    </message>
    <message>
        <source>armour {points}</source>
        <translation>armure {points}</translation>
    </message>
    <message>
        <source>attacks a round</source>
        <translation>attaques par round</translation>
    </message>
    <message>
        <source>attacks a round {number}</source>
        <translation>attaques par round&#xa0;: {number}</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>brisée</translation>
    </message>
    <message>
        <source>carried besides</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>chance to hit</source>
        <translation>chances de toucher</translation>
    </message>
    <message>
        <source>close</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>damage of a special hit</source>
        <translation>dégâts d’un coup spécial</translation>
    </message>
    <message>
        <source>day</source>
        <translation>jour</translation>
    </message>
    <message>
        <source>disorder</source>
        <translation>trouble</translation>
    </message>
    <message>
        <source>down and bleeding</source>
        <translation>à terre et en sang</translation>
    </message>
    <message>
        <source>drops what it holds</source>
        <translation>lâche ce qu’il tient</translation>
    </message>
    <message>
        <source>encumbrance</source>
        <translation>encombrement</translation>
    </message>
    <message>
        <source>failed before</source>
        <translation>échecs avant</translation>
    </message>
    <message>
        <source>fails from {number}</source>
        <translation>s’enraye dès {number}</translation>
    </message>
    <message>
        <source>fall of {metres} m</source>
        <translation>{metres}&#xa0;m de chute</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>tombe</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mains</translation>
    </message>
    <message>
        <source>hands {number}</source>
        <translation>mains&#xa0;: {number}</translation>
    </message>
    <message>
        <source>healed</source>
        <translation>guérie</translation>
    </message>
    <message>
        <source>hit location</source>
        <translation>localisation</translation>
    </message>
    <message>
        <source>hit points it still costs, of those it took</source>
        <translation>points de vie qu’elle coûte encore, sur ceux perdus</translation>
    </message>
    <message>
        <source>hit points of the weapon</source>
        <translation>points de vie de l’arme</translation>
    </message>
    <message>
        <source>how long</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorée</translation>
    </message>
    <message>
        <source>its points</source>
        <translation>ses points</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>chargés</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>lost this hour</source>
        <translation>perdus dans l’heure</translation>
    </message>
    <message>
        <source>lost this turn</source>
        <translation>perdus ce tour-ci</translation>
    </message>
    <message>
        <source>major</source>
        <translation>grave</translation>
    </message>
    <message>
        <source>my dice gave</source>
        <translation>mes dés</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non compris</translation>
    </message>
    <message>
        <source>not worn</source>
        <translation>non mise</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>of these left</source>
        <translation>dont restent</translation>
    </message>
    <message>
        <source>of this potency</source>
        <translation>de cette virulence</translation>
    </message>
    <message>
        <source>out of use</source>
        <translation>hors d’usage</translation>
    </message>
    <message>
        <source>out of use, shock and bleeding</source>
        <translation>hors d’usage, choc et saignement</translation>
    </message>
    <message>
        <source>penalties while it is worn</source>
        <translation>pénalités tant qu’elle est portée</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>points it takes off a hit</source>
        <translation>points retirés à chaque coup</translation>
    </message>
    <message>
        <source>points left of its own</source>
        <translation>points qui lui restent</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>rolled at the table: {level}</source>
        <translation>lancé à la table&#xa0;: {level}</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>indemne</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>the same skill</source>
        <translation>la même compétence</translation>
    </message>
    <message>
        <source>thrown, 1D20</source>
        <translation>lancée, 1D20</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>sans connaissance</translation>
    </message>
    <message>
        <source>until all is healed</source>
        <translation>jusqu’à guérison complète</translation>
    </message>
    <message>
        <source>usual: {what}</source>
        <translation>d’usage&#xa0;: {what}</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>what it costs</source>
        <translation>ce qu’elle coûte</translation>
    </message>
    <message>
        <source>whether it is caught</source>
        <translation>si elle est contractée</translation>
    </message>
    <message>
        <source>whether it passes</source>
        <translation>si elle passe</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>blessure</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>your dice</source>
        <translation>vos dés</translation>
    </message>
    <message>
        <source>{bonus}, half of what it shows</source>
        <translation>{bonus}, moitié de ce qu’il montre</translation>
    </message>
    <message numerus="yes">
        <source>{damage} + {through} past the broken parry − {armour} for armour: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} + {through} à travers la parade brisée − {armour} d’armure&#xa0;: %n point de vie perdu.</numerusform>
            <numerusform>{damage} + {through} à travers la parade brisée − {armour} d’armure&#xa0;: %n points de vie perdus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage} + {through} past the broken parry: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} + {through} à travers la parade brisée&#xa0;: %n point de vie perdu.</numerusform>
            <numerusform>{damage} + {through} à travers la parade brisée&#xa0;: %n points de vie perdus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage} − {armour} for armour: %n hit point(s) lost.</source>
        <translation>
            <numerusform>{damage} − {armour} d’armure&#xa0;: %n point de vie perdu.</numerusform>
            <numerusform>{damage} − {armour} d’armure&#xa0;: %n points de vie perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{damage}, {least} to {most}</source>
        <translation>{damage}, de {least} à {most}</translation>
    </message>
    <message>
        <source>{dice} damage, whatever armour is worn.</source>
        <translation>{dice} de dégâts, quelle que soit l’armure.</translation>
    </message>
    <message>
        <source>{dice} gave {total}.</source>
        <translation>{dice} a donné {total}.</translation>
    </message>
    <message>
        <source>{metres} m</source>
        <translation>{metres} m</translation>
    </message>
    <message>
        <source>{name}: less of a penalty</source>
        <translation>{name}&#xa0;: moins de pénalité</translation>
    </message>
    <message>
        <source>{name}: more of a penalty</source>
        <translation>{name}&#xa0;: plus de pénalité</translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>{potency} against {con} {value}, {chance}: {all} points of damage, otherwise {half}.</source>
        <translation>{potency} contre {con} {value}, {chance}&#xa0;: dégâts {all}, sinon {half}.</translation>
    </message>
    <message>
        <source>{skill} takes one die off for a success, one more for each level above.</source>
        <translation>{skill}&#xa0;: un dé de moins pour une réussite, un autre pour chaque degré au-dessus.</translation>
    </message>
    <message>
        <source>{skill} takes one die off if it succeeds.</source>
        <translation>{skill}&#xa0;: un dé de moins en cas de réussite.</translation>
    </message>
    <message>
        <source>{weapon} is not rolled: {reason}.</source>
        <translation>{weapon} ne se lance pas&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>command_line</name>
    <message>
        <source>--preset and --random go with --system brp</source>
        <translation>--preset et --random vont avec --system brp</translation>
    </message>
    <message>
        <source>--screenshot takes one FILE</source>
        <translation>--screenshot prend un seul FILE</translation>
    </message>
    <message>
        <source>--seed goes with --random</source>
        <translation>--seed va avec --random</translation>
    </message>
    <message>
        <source>--size, --theme, --panel and --force go with --screenshot</source>
        <translation>--size, --theme, --panel et --force vont avec --screenshot</translation>
    </message>
    <message>
        <source>--smoke-test stands alone</source>
        <translation>--smoke-test s’emploie seul</translation>
    </message>
    <message>
        <source>A character sheet that rolls.</source>
        <translation>Une feuille de personnage qui lance les dés.</translation>
    </message>
    <message>
        <source>Commands: check FILE… · roll FILE NAME · new --system brp|xantis -o OUT · import FILE… -o OUT · export FILE --to FORMAT -o OUT; each explains itself with --help.</source>
        <translation>Commandes&#xa0;: check FILE… · roll FILE NAME · new --system brp|xantis -o OUT · import FILE… -o OUT · export FILE --to FORMAT -o OUT&#x202f;; chacune s’explique avec --help.</translation>
    </message>
    <message>
        <source>Read characters of other programs; says what was changed and what found no place.</source>
        <translation>Lit des personnages d’autres programmes&#x202f;; dit ce qui a été changé et ce qui n’a pas trouvé sa place.</translation>
    </message>
    <message>
        <source>Roll a skill, a characteristic or a score. The file is not changed.</source>
        <translation>Fait le jet d’une compétence, d’une caractéristique ou d’un score. Le fichier n’est pas modifié.</translation>
    </message>
    <message>
        <source>Validate sheets and tables: a line for each problem, exit code 1 if there is any.</source>
        <translation>Vérifie des feuilles et des tables&#xa0;: une ligne par problème, code de sortie 1 s’il y en a.</translation>
    </message>
    <message>
        <source>Write a new character.</source>
        <translation>Écrit un nouveau personnage.</translation>
    </message>
    <message>
        <source>Write a sheet in another format. The sheet is not changed.</source>
        <translation>Écrit une feuille dans un autre format. La feuille n’est pas modifiée.</translation>
    </message>
    <message>
        <source>a sheet, or a folder for several</source>
        <translation>une feuille, ou un dossier s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>an earlier export there is replaced, never a sheet or a table</source>
        <translation>un export précédent y est remplacé, jamais une feuille ni une table</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>argument {name}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>arguments attendus</translation>
    </message>
    <message>
        <source>at least one value is expected</source>
        <translation>il manque au moins une valeur</translation>
    </message>
    <message>
        <source>each side lies between {smallest} and {largest}</source>
        <translation>chaque côté est compris entre {smallest} et {largest}</translation>
    </message>
    <message>
        <source>easy, normal or difficult; on a Xantis sheet 0 to 99</source>
        <translation>easy, normal ou difficult&#x202f;; sur une feuille Xantis, de 0 à 99</translation>
    </message>
    <message>
        <source>in percent, -9999 to 9999</source>
        <translation>en pourcentage, de −9999 à 9999</translation>
    </message>
    <message>
        <source>it takes no value, but {text} stands there</source>
        <translation>aucune valeur n’est attendue, or il y a {text}</translation>
    </message>
    <message>
        <source>language: en, fr, it or one added; the system’s if not said</source>
        <translation>langue&#xa0;: en, fr, it ou une langue ajoutée&#x202f;; à défaut, celle du système</translation>
    </message>
    <message>
        <source>of the characteristics; recognised if not said</source>
        <translation>des caractéristiques&#x202f;; reconnue à défaut</translation>
    </message>
    <message>
        <source>of the screenshot</source>
        <translation>de la capture</translation>
    </message>
    <message>
        <source>of the screenshot, 1280x800 if not said</source>
        <translation>de la capture&#x202f;; 1280x800 à défaut</translation>
    </message>
    <message>
        <source>one value is expected</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options possibles</translation>
    </message>
    <message>
        <source>overwrite OUT if it is there already</source>
        <translation>remplace OUT s’il existe déjà</translation>
    </message>
    <message>
        <source>overwrite OUT whatever else is there already</source>
        <translation>remplace OUT, quoi qu’il s’y trouve</translation>
    </message>
    <message>
        <source>overwrite OUT.png whatever is there already</source>
        <translation>remplace OUT.png, quoi qu’il s’y trouve</translation>
    </message>
    <message>
        <source>overwrite sheets that are there already</source>
        <translation>remplace les feuilles qui existent déjà</translation>
    </message>
    <message>
        <source>paint the main window into a file</source>
        <translation>dessine la fenêtre principale dans un fichier</translation>
    </message>
    <message>
        <source>print the result as JSON</source>
        <translation>affiche le résultat en JSON</translation>
    </message>
    <message>
        <source>prove that the application works, and leave</source>
        <translation>vérifie que l’application fonctionne, puis quitte</translation>
    </message>
    <message>
        <source>repeatable dice</source>
        <translation>des dés que l’on peut refaire à l’identique</translation>
    </message>
    <message>
        <source>rolled, with all points spent</source>
        <translation>tiré aux dés, tous les points dépensés</translation>
    </message>
    <message>
        <source>sheets to open</source>
        <translation>feuilles à ouvrir</translation>
    </message>
    <message>
        <source>show the version and leave</source>
        <translation>affiche la version et quitte</translation>
    </message>
    <message>
        <source>show this help and leave</source>
        <translation>affiche cette aide et quitte</translation>
    </message>
    <message>
        <source>the format; recognised if not said</source>
        <translation>le format&#x202f;; reconnu à défaut</translation>
    </message>
    <message>
        <source>the rules of the document, srd if not said</source>
        <translation>les règles du document&#x202f;; srd à défaut</translation>
    </message>
    <message>
        <source>the screenshot’s right side, dice if not said</source>
        <translation>le côté droit de la capture&#x202f;; dice à défaut</translation>
    </message>
    <message>
        <source>these arguments are missing: {names}</source>
        <translation>ces arguments manquent&#xa0;: {names}</translation>
    </message>
    <message>
        <source>unknown arguments: {names}</source>
        <translation>arguments inconnus&#xa0;: {names}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>utilisation&#xa0;: </translation>
    </message>
    <message>
        <source>what is rolled, by its id or by its name</source>
        <translation>ce que l’on teste, par son identifiant ou par son nom</translation>
    </message>
    <message>
        <source>what real dice show: 01 to 00, or 100; on a Xantis sheet D1,D2[,EXTRA…]</source>
        <translation>ce que montrent de vrais dés&#xa0;: de 01 à 00, ou 100&#x202f;; sur une feuille Xantis D1,D2[,EXTRA…]</translation>
    </message>
    <message>
        <source>with --random: the same character every time</source>
        <translation>avec --random&#xa0;: chaque fois le même personnage</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}&#xa0;: erreur&#xa0;: {message}</translation>
    </message>
    <message>
        <source>{text} is neither a command nor a file</source>
        <translation>{text} n’est ni une commande ni un fichier</translation>
    </message>
    <message>
        <source>{text} is neither {names} nor a number from 0 to 99</source>
        <translation>{text} n’est ni {names} ni un nombre de 0 à 99</translation>
    </message>
    <message>
        <source>{text} is no picture’s name: it must end in .png</source>
        <translation>{text} n’est pas un nom d’image&#xa0;: il doit se terminer par .png</translation>
    </message>
    <message>
        <source>{text} is no whole number</source>
        <translation>{text} n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>{text} is none of {names}</source>
        <translation>{text} n’est pas parmi {names}</translation>
    </message>
    <message>
        <source>{text} is not a number from -9999 to 9999</source>
        <translation>{text} n’est pas un nombre de −9999 à 9999</translation>
    </message>
    <message>
        <source>{text} is not of the form WxH, as in 1280x800</source>
        <translation>{text} n’est pas de la forme WxH, comme 1280x800</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>A Xantis test has no modifier, only a difficulty.</source>
        <translation>Un test de Xantis n’a pas de modificateur, seulement une difficulté.</translation>
    </message>
    <message>
        <source>In play this ticks the skill; the file is not changed.</source>
        <translation>En jeu, la compétence serait cochée&#x202f;; le fichier reste inchangé.</translation>
    </message>
    <message>
        <source>Stopped. What was written until then is whole.</source>
        <translation>Arrêté. Ce qui a été écrit jusque-là est entier.</translation>
    </message>
    <message>
        <source>The difficulty of a Xantis test is a number from {low} to {high}.</source>
        <translation>La difficulté d’un test de Xantis est un nombre de {low} à {high}.</translation>
    </message>
    <message>
        <source>The difficulty of a percentile roll is one of {names}.</source>
        <translation>La difficulté d’un jet à pourcentages est l’une de celles-ci&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}.</source>
        <translation>La sortie ne peut pas être écrite&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The rest can be read: “import {file} -o COPY” writes a copy.</source>
        <translation>Le reste est lisible&#xa0;: «&#xa0;import {file} -o COPIE&#xa0;» en écrit une copie.</translation>
    </message>
    <message>
        <source>{file} has the ending of a sheet or a table and would be none: choose another ending.</source>
        <translation>{file} porte l’extension d’une feuille ou d’une table et n’en serait pas une&#xa0;: choisissez une autre extension.</translation>
    </message>
    <message>
        <source>{file} is a sheet or a table: it is not overwritten.</source>
        <translation>{file} est une feuille ou une table&#xa0;: le fichier n’est pas écrasé.</translation>
    </message>
    <message>
        <source>{file} is there already; --force overwrites it.</source>
        <translation>{file} existe déjà&#x202f;; --force le remplace.</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} est enregistré.</translation>
    </message>
    <message>
        <source>{file}: a blank sheet is written.</source>
        <translation>{file}&#xa0;: feuille vierge enregistrée.</translation>
    </message>
    <message>
        <source>{file}: choose a name that ends in {ending}.</source>
        <translation>{file}&#xa0;: choisissez un nom qui se termine par {ending}.</translation>
    </message>
    <message>
        <source>{file}: nothing is wrong.</source>
        <translation>{file}&#xa0;: rien à signaler.</translation>
    </message>
    <message>
        <source>{file}: {name} is written.</source>
        <translation>{file}&#xa0;: feuille enregistrée ({name}).</translation>
    </message>
    <message>
        <source>“{name}” is not enough: {candidates}.</source>
        <translation>«&#xa0;{name}&#xa0;» ne suffit pas&#xa0;: {candidates}.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: “check” names them all.</source>
        <translation>
            <numerusform>… et %n autre&#xa0;: «&#xa0;check&#xa0;» les nomme tous.</numerusform>
            <numerusform>… et %n autres&#xa0;: «&#xa0;check&#xa0;» les nomme tous.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <source>A sheet and a table have nothing in common.</source>
        <translation>Une feuille et une table n’ont rien en commun.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Adventures</source>
        <translation>Aventures</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>Giro</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>In a fight</source>
        <translation>En combat</translation>
    </message>
    <message>
        <source>In another order.</source>
        <translation>Dans un autre ordre.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Rolls of development</source>
        <translation>Jets de progression</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Something that is not shown at the table.</source>
        <translation>Quelque chose que la table ne montre pas.</translation>
    </message>
    <message>
        <source>Something that is not shown on the sheet.</source>
        <translation>Quelque chose que la feuille ne montre pas.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The file holds a sheet of other rules.</source>
        <translation>Le fichier contient une feuille d’autres règles.</translation>
    </message>
    <message>
        <source>The readings of the rules differ.</source>
        <translation>Les lectures des règles diffèrent.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Fortune</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Whose turn it is, or what is being done.</source>
        <translation>À qui est le tour, ou ce qui se fait.</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>a page without a title</source>
        <translation>une page sans titre</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>revient</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>disparaît</translation>
    </message>
    <message>
        <source>no longer pinned</source>
        <translation>plus épinglée</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>seulement ici</translation>
    </message>
    <message>
        <source>only in the draft</source>
        <translation>seulement dans le brouillon</translation>
    </message>
    <message>
        <source>only in the file</source>
        <translation>seulement dans le fichier</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>épinglée</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>tick taken away</source>
        <translation>coche retirée</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>case cochée</translation>
    </message>
    <message>
        <source>with “{condition}”</source>
        <translation>avec «&#xa0;{condition}&#xa0;»</translation>
    </message>
    <message>
        <source>without “{condition}”</source>
        <translation>sans «&#xa0;{condition}&#xa0;»</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>creation</name>
    <message numerus="yes">
        <source>%n characteristic(s) still missing.</source>
        <translation>
            <numerusform>Il manque encore&#xa0;%n caractéristique.</numerusform>
            <numerusform>Il manque encore&#xa0;%n caractéristiques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of: {skills}</source>
        <translation>
            <numerusform>encore&#xa0;%n parmi&#xa0;: {skills}</numerusform>
            <numerusform>encore&#xa0;%n parmi&#xa0;: {skills}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personal point(s) still to spend.</source>
        <translation>
            <numerusform>Encore&#xa0;%n point personnel à dépenser.</numerusform>
            <numerusform>Encore&#xa0;%n points personnels à dépenser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personal point(s) too many.</source>
        <translation>
            <numerusform>%n point personnel de trop.</numerusform>
            <numerusform>%n points personnels de trop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left to buy characteristics.</source>
        <translation>
            <numerusform>Reste&#xa0;%n point pour acheter des caractéristiques.</numerusform>
            <numerusform>Restent&#xa0;%n points pour acheter des caractéristiques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profession point(s) still to spend.</source>
        <translation>
            <numerusform>Encore&#xa0;%n point de profession à dépenser.</numerusform>
            <numerusform>Encore&#xa0;%n points de profession à dépenser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profession point(s) too many.</source>
        <translation>
            <numerusform>%n point de profession de trop.</numerusform>
            <numerusform>%n points de profession de trop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) of the personality still to choose.</source>
        <translation>
            <numerusform>Encore&#xa0;%n compétence de la personnalité à choisir.</numerusform>
            <numerusform>Encore&#xa0;%n compétences de la personnalité à choisir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) of the profession still to choose.</source>
        <translation>
            <numerusform>Encore&#xa0;%n compétence de la profession à choisir.</numerusform>
            <numerusform>Encore&#xa0;%n compétences de la profession à choisir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message numerus="yes">
        <source>Age takes %n more point(s) of characteristics.</source>
        <translation>
            <numerusform>L’âge retire encore&#xa0;%n point de caractéristique.</numerusform>
            <numerusform>L’âge retire encore&#xa0;%n points de caractéristiques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Age takes %n point(s) fewer than were lost.</source>
        <translation>
            <numerusform>%n point retiré de trop pour cet âge.</numerusform>
            <numerusform>%n points retirés de trop pour cet âge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy with points</source>
        <translation>Acheter avec des points</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Caractéristiques</translation>
    </message>
    <message numerus="yes">
        <source>Characteristics cost %n point(s) too many.</source>
        <translation>
            <numerusform>Les caractéristiques coûtent&#xa0;%n point de trop.</numerusform>
            <numerusform>Les caractéristiques coûtent&#xa0;%n points de trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than {n} points moved between characteristics.</source>
        <translation>Plus de {n} points déplacés entre caractéristiques.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <source>Points moved: as many must be taken away as are added.</source>
        <translation>Points déplacés&#xa0;: autant doivent être retirés qu’ajoutés.</translation>
    </message>
    <message>
        <source>Possessions</source>
        <translation>Possessions</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>Profession points</source>
        <translation>Points de profession</translation>
    </message>
    <message>
        <source>Rules and era</source>
        <translation>Règles et époque</translation>
    </message>
    <message>
        <source>Throw 2D6+6 for all</source>
        <translation>Lancer 2D6+6 pour toutes</translation>
    </message>
    <message>
        <source>Throw and arrange</source>
        <translation>Lancer et répartir</translation>
    </message>
    <message>
        <source>Throw in order</source>
        <translation>Lancer dans l’ordre</translation>
    </message>
    <message>
        <source>Type them in</source>
        <translation>Saisir les valeurs</translation>
    </message>
    <message>
        <source>any skill</source>
        <translation>n’importe quelle compétence</translation>
    </message>
    <message>
        <source>any skill of {group}</source>
        <translation>n’importe quelle compétence du groupe {group}</translation>
    </message>
    <message>
        <source>anybody’s</source>
        <translation>pour tous</translation>
    </message>
    <message>
        <source>as the SRD has it</source>
        <translation>selon le SRD</translation>
    </message>
    <message>
        <source>epic</source>
        <translation>épique</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>féminin</translation>
    </message>
    <message>
        <source>future</source>
        <translation>future</translation>
    </message>
    <message>
        <source>heroic</source>
        <translation>héroïque</translation>
    </message>
    <message>
        <source>historical</source>
        <translation>historique</translation>
    </message>
    <message>
        <source>masculine</source>
        <translation>masculin</translation>
    </message>
    <message>
        <source>modern</source>
        <translation>moderne</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>superhuman</source>
        <translation>surhumain</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{name} is still missing.</source>
        <translation>Il manque encore&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name}: {n} above the most at the start.</source>
        <translation>{name}&#xa0;: {n} de plus que le maximum de départ.</translation>
    </message>
    <message>
        <source>{name}: {n} below the least at the start.</source>
        <translation>{name}&#xa0;: {n} de moins que le minimum de départ.</translation>
    </message>
    <message>
        <source>{skill} (any)</source>
        <translation>{skill} (au choix)</translation>
    </message>
    <message>
        <source>{skill}: not a skill of this profession.</source>
        <translation>{skill}&#xa0;: pas une compétence de cette profession.</translation>
    </message>
    <message>
        <source>{skill}: the personality gives {n} fewer.</source>
        <translation>{skill}&#xa0;: la personnalité donne {n} de moins.</translation>
    </message>
    <message>
        <source>{skill}: the personality gives {n} more.</source>
        <translation>{skill}&#xa0;: la personnalité donne {n} de plus.</translation>
    </message>
    <message>
        <source>{skill}: the speciality is still to be named.</source>
        <translation>{skill}&#xa0;: la spécialité reste à nommer.</translation>
    </message>
    <message>
        <source>{skill}: {n} above {cap}, where skills end at the start.</source>
        <translation>{skill}&#xa0;: {n} au-dessus de {cap}, plafond de départ.</translation>
    </message>
</context>
<context>
    <name>development</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Free ticks after a long break…</source>
        <translation>Coches &amp;gratuites après une longue pause…</translation>
    </message>
    <message>
        <source>&amp;Given by the game master…</source>
        <translation>&amp;Donnée par le meneur…</translation>
    </message>
    <message>
        <source>&amp;Take that roll</source>
        <translation>&amp;Prendre ce jet</translation>
    </message>
    <message>
        <source>&amp;Taught, or learnt alone…</source>
        <translation>&amp;Enseignée, ou apprise en solitaire…</translation>
    </message>
    <message>
        <source>+{gain} was chosen before the roll.</source>
        <translation>+{gain}&#xa0;: choix fait avant le jet.</translation>
    </message>
    <message>
        <source>2D6: {total}</source>
        <translation>2D6&#xa0;: {total}</translation>
    </message>
    <message>
        <source>A 00 on the dice always improves, however high the score.</source>
        <translation>Un 00 aux dés fait toujours progresser, quel que soit le score.</translation>
    </message>
    <message>
        <source>A tick given by the game master</source>
        <translation>Une coche donnée par le meneur</translation>
    </message>
    <message>
        <source>A tick goes only with its own roll. Nothing is cleared that was not rolled.</source>
        <translation>Une coche ne part qu’avec son propre jet. Rien n’est effacé sans être lancé.</translation>
    </message>
    <message>
        <source>Already rolled</source>
        <translation>Déjà lancé</translation>
    </message>
    <message>
        <source>Choose {dice} or a fixed +{fixed} before rolling.</source>
        <translation>Choisissez {dice} ou +{fixed} fixe avant de lancer.</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>From a score of 99 on, a total of 100 or more improves.</source>
        <translation>À partir d’un score de 99, un total de 100 ou plus fait progresser.</translation>
    </message>
    <message>
        <source>Gain still to come.</source>
        <translation>Gain à venir.</translation>
    </message>
    <message>
        <source>Half of INT, rounded up, is added to the die, never to the gain.</source>
        <translation>La moitié de l’INT, arrondie au supérieur, s’ajoute au dé, jamais au gain.</translation>
    </message>
    <message>
        <source>Improved by {gain}.</source>
        <translation>Progrès de {gain}.</translation>
    </message>
    <message>
        <source>It waits for its roll like any other tick.</source>
        <translation>Elle attend son jet comme toute autre coche.</translation>
    </message>
    <message>
        <source>No gain.</source>
        <translation>Aucun gain.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>Nothing was rolled yet.</source>
        <translation>Rien n’a encore été lancé.</translation>
    </message>
    <message>
        <source>POW</source>
        <translation>POU</translation>
    </message>
    <message>
        <source>POW is the other way round: the roll must not be above the chance.</source>
        <translation>Le POU fonctionne à l’inverse&#xa0;: le jet ne doit pas dépasser les chances.</translation>
    </message>
    <message>
        <source>Roll 1D100 and add {bonus} (half of INT {int}). A total above the score improves the skill.</source>
        <translation>Lancez 1D100 et ajoutez {bonus} (moitié de l’INT {int}). Un total au-dessus du score fait progresser la compétence.</translation>
    </message>
    <message>
        <source>Roll 1D100. More than the score improves the skill, and 00 always does.</source>
        <translation>Lancez 1D100. Dépasser le score fait progresser la compétence, et 00 toujours.</translation>
    </message>
    <message>
        <source>Roll 1D100. More than the score improves the skill.</source>
        <translation>Lancez 1D100. Dépasser le score fait progresser la compétence.</translation>
    </message>
    <message>
        <source>Taking a line back keeps its dice in the roll log.</source>
        <translation>Annuler une ligne laisse ses dés au journal.</translation>
    </message>
    <message numerus="yes">
        <source>The dice were thrown for %n of these ticks already:</source>
        <translation>
            <numerusform>Les dés ont déjà été lancés pour %n de ces coches&#xa0;:</numerusform>
            <numerusform>Les dés ont déjà été lancés pour %n de ces coches&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>The fixed gain must be chosen before the roll.</source>
        <translation>Le gain fixe se choisit avant le jet.</translation>
    </message>
    <message>
        <source>The gain is {dice}.</source>
        <translation>Le gain est de {dice}.</translation>
    </message>
    <message>
        <source>The plain score decides: nothing of a situation counts, and scores over 100 work too.</source>
        <translation>Seul le score décide&#xa0;: la situation ne compte pas, et les scores au-dessus de 100 valent aussi.</translation>
    </message>
    <message>
        <source>The roll log keeps both rolls if you throw again.</source>
        <translation>Le journal garde les deux jets si vous relancez.</translation>
    </message>
    <message>
        <source>This adventure</source>
        <translation>Cette aventure</translation>
    </message>
    <message>
        <source>This adventure as PDF</source>
        <translation>Cette aventure en PDF</translation>
    </message>
    <message>
        <source>Throw &amp;again</source>
        <translation>&amp;Relancer</translation>
    </message>
    <message>
        <source>Ticks that wait</source>
        <translation>Coches en attente</translation>
    </message>
    <message>
        <source>age</source>
        <translation>âge</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>expérience</translation>
    </message>
    <message>
        <source>first success of the adventure</source>
        <translation>première réussite de l’aventure</translation>
    </message>
    <message>
        <source>free tick</source>
        <translation>coche gratuite</translation>
    </message>
    <message>
        <source>free tick of a long break</source>
        <translation>coche gratuite d’une longue pause</translation>
    </message>
    <message>
        <source>given by the game master</source>
        <translation>donnée par le meneur</translation>
    </message>
    <message>
        <source>rolled {roll}</source>
        <translation>jet de {roll}</translation>
    </message>
    <message>
        <source>studied alone</source>
        <translation>étude en solitaire</translation>
    </message>
    <message>
        <source>taught</source>
        <translation>enseignement</translation>
    </message>
    <message>
        <source>the opponent was at least as strong</source>
        <translation>l’adversaire était au moins aussi fort</translation>
    </message>
    <message>
        <source>ticked before this was kept</source>
        <translation>cochée avant que ce soit noté</translation>
    </message>
    <message>
        <source>ticked by hand</source>
        <translation>cochée à la main</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>{improved} of {rolls} improved, {points} points in all</source>
        <translation>En progrès&#xa0;: {improved} sur {rolls}, points en tout&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{skill}: 00 always improves. +{gain}, from {score} to {new}.</source>
        <translation>{skill}&#xa0;: 00 fait toujours progresser. +{gain}, de {score} à {new}.</translation>
    </message>
    <message>
        <source>{skill}: a year of age, from {score} to {new}.</source>
        <translation>{skill}&#xa0;: une année de plus, de {score} à {new}.</translation>
    </message>
    <message>
        <source>{skill}: the lesson failed, the score stays {score}.</source>
        <translation>{skill}&#xa0;: la leçon a échoué, le score reste {score}.</translation>
    </message>
    <message>
        <source>{skill}: trained, from {score} to {new}.</source>
        <translation>{skill}&#xa0;: entraînement, de {score} à {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll} + {bonus} = {total}, 100 or more. +{gain}, from {score} to {new}.</source>
        <translation>{skill}&#xa0;: {roll} + {bonus} = {total}, 100 ou plus. +{gain}, de {score} à {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll} + {bonus} = {total}, above {score}. +{gain}, from {score} to {new}.</source>
        <translation>{skill}&#xa0;: {roll} + {bonus} = {total}, au-dessus de {score}. +{gain}, de {score} à {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll} + {bonus} = {total}, not above {score}. No gain.</source>
        <translation>{skill}&#xa0;: {roll} + {bonus} = {total}, pas au-dessus de {score}. Aucun gain.</translation>
    </message>
    <message>
        <source>{skill}: {roll} improves the skill. The gain die is still to come.</source>
        <translation>{skill}&#xa0;: {roll}, la compétence progresse. Le dé de gain reste à lancer.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, 100 or more. +{gain}, from {score} to {new}.</source>
        <translation>{skill}&#xa0;: {roll}, 100 ou plus. +{gain}, de {score} à {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, above {limit}. No gain.</source>
        <translation>{skill}&#xa0;: {roll} dépasse {limit}. Aucun gain.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, above {score}. +{gain}, from {score} to {new}.</source>
        <translation>{skill}&#xa0;: {roll}, au-dessus de {score}. +{gain}, de {score} à {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, not above {limit}. +{gain}, from {score} to {new}.</source>
        <translation>{skill}&#xa0;: {roll} ne dépasse pas {limit}. +{gain}, de {score} à {new}.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, not above {score}. No gain.</source>
        <translation>{skill}&#xa0;: {roll}, pas au-dessus de {score}. Aucun gain.</translation>
    </message>
    <message>
        <source>{skill}: {roll}, {time}</source>
        <translation>{skill}&#xa0;: {roll}, {time}</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message numerus="yes">
        <source>%n earlier version(s) are kept.</source>
        <translation>
            <numerusform>%n version antérieure est conservée.</numerusform>
            <numerusform>%n versions antérieures sont conservées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in it cannot be read:</source>
        <translation>
            <numerusform>%n chose y est illisible&#xa0;:</numerusform>
            <numerusform>%n choses y sont illisibles&#xa0;:</numerusform>
        </translation>
    </message>
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
        <source>&amp;Don’t save anything</source>
        <translation>&amp;Ne rien enregistrer</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
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
        <source>&amp;Save all</source>
        <translation>&amp;Tout enregistrer</translation>
    </message>
    <message>
        <source>Another program has changed this file since it was read.</source>
        <translation>Un autre programme a modifié ce fichier depuis qu’il a été lu.</translation>
    </message>
    <message>
        <source>Another running program has this file open: two that save it would undo each other.</source>
        <translation>Un autre programme a ce fichier ouvert&#xa0;: à deux, les enregistrements s’annuleraient l’un l’autre.</translation>
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
        <source>From what is here → to what the file holds now:</source>
        <translation>De ce qui est ici → à ce que contient le fichier&#xa0;:</translation>
    </message>
    <message>
        <source>If you replace it, what that program wrote is kept among the earlier versions.</source>
        <translation>Si vous le remplacez, ce que ce programme a écrit reste parmi les versions antérieures.</translation>
    </message>
    <message>
        <source>Keep &amp;both…</source>
        <translation>Garder les &amp;deux…</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>Garder la &amp;mienne</translation>
    </message>
    <message>
        <source>Look at it read-only, or work on a copy that gets a file of its own.</source>
        <translation>Le consulter en lecture seule, ou travailler sur une copie qui aura son propre fichier.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>No earlier version is kept.</source>
        <translation>Aucune version antérieure n’est conservée.</translation>
    </message>
    <message>
        <source>Nothing in it can be read.</source>
        <translation>Rien n’y est lisible.</translation>
    </message>
    <message>
        <source>Nothing in it can be read. The file stays as it is.</source>
        <translation>Rien n’y est lisible. Le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Nothing that can be seen is lost.</source>
        <translation>Rien de visible n’est perdu.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>Ouvrir en &amp;lecture seule</translation>
    </message>
    <message>
        <source>Open a co&amp;py</source>
        <translation>Ouvrir une &amp;copie</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Open sheets</source>
        <translation>Feuilles ouvertes</translation>
    </message>
    <message>
        <source>Open what can be &amp;read</source>
        <translation>Ouvrir ce qui est &amp;lisible</translation>
    </message>
    <message>
        <source>Replace {file}?</source>
        <translation>Remplacer {file}&#x202f;?</translation>
    </message>
    <message>
        <source>Restore an &amp;older version…</source>
        <translation>Restaurer une &amp;version antérieure…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Enregistrer ai&amp;lleurs…</translation>
    </message>
    <message>
        <source>Save everything?</source>
        <translation>Tout enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>Save the new table?</source>
        <translation>Enregistrer la nouvelle table&#x202f;?</translation>
    </message>
    <message>
        <source>Save the sheet as</source>
        <translation>Enregistrer la feuille sous</translation>
    </message>
    <message>
        <source>Save the sheet without a name?</source>
        <translation>Enregistrer la feuille sans nom&#x202f;?</translation>
    </message>
    <message>
        <source>Save the table as</source>
        <translation>Enregistrer la table sous</translation>
    </message>
    <message>
        <source>Save the table {name}?</source>
        <translation>Enregistrer la table {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Save {name}?</source>
        <translation>Enregistrer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Sheet without a name</source>
        <translation>Feuille sans nom</translation>
    </message>
    <message>
        <source>Table: {name}</source>
        <translation>Table&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Tables (*{ending})</source>
        <translation>Tables (*{ending})</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Cela n’a pas fonctionné</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>Le fichier n’est pas lisible en ce moment.</translation>
    </message>
    <message>
        <source>The file cannot be read now: it was removed, or damaged.</source>
        <translation>Le fichier n’est pas lisible en ce moment&#xa0;: supprimé ou endommagé.</translation>
    </message>
    <message>
        <source>The file holds the same as what is here.</source>
        <translation>Le fichier contient la même chose qu’ici.</translation>
    </message>
    <message>
        <source>There are changes that are not saved. The rolls stay in the roll log either way.</source>
        <translation>Des modifications ne sont pas enregistrées. Les jets restent de toute façon dans le journal.</translation>
    </message>
    <message>
        <source>What can be read opens as a copy; the file stays as it is.</source>
        <translation>Ce qui est lisible s’ouvre comme copie&#x202f;; le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} est endommagé</translation>
    </message>
    <message>
        <source>{file} is open elsewhere</source>
        <translation>{file} est ouvert ailleurs</translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation>{file} a été modifié par un autre programme</translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>Narrator’s leave</source>
        <translation>permission du Narrateur</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>experience roll</source>
        <translation>test d’expérience</translation>
    </message>
    <message>
        <source>healing</source>
        <translation>soins</translation>
    </message>
    <message>
        <source>hindrance</source>
        <translation>entrave</translation>
    </message>
    <message>
        <source>power used</source>
        <translation>pouvoir utilisé</translation>
    </message>
    <message>
        <source>resistance roll</source>
        <translation>test de résistance</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>jet</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>coche</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>blessure</translation>
    </message>
</context>
<context>
    <name>gear</name>
    <message>
        <source>Above it there is no container beside it.</source>
        <translation>Il n’y a pas de contenant à côté, au-dessus.</translation>
    </message>
    <message>
        <source>Add a contact</source>
        <translation>Ajouter un contact</translation>
    </message>
    <message>
        <source>Add a line of wealth</source>
        <translation>Ajouter une ligne de fortune</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Sur soi</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Encumbrance in points: 0.5, 2</source>
        <translation>Encombrement en points&#xa0;: 0,5, 2</translation>
    </message>
    <message>
        <source>Holds things</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>Se trouve dans</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No contacts.</source>
        <translation>Pas de contacts.</translation>
    </message>
    <message>
        <source>No wealth written down.</source>
        <translation>Aucune fortune notée.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Remove this contact</source>
        <translation>Retirer ce contact</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Retirer cette ligne</translation>
    </message>
    <message>
        <source>Remove this thing</source>
        <translation>Retirer cet objet</translation>
    </message>
    <message>
        <source>That is the first already.</source>
        <translation>C’est déjà le premier.</translation>
    </message>
    <message>
        <source>That is the last already.</source>
        <translation>C’est déjà le dernier.</translation>
    </message>
    <message>
        <source>That lies in nothing.</source>
        <translation>Cela ne se trouve dans rien.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Unnamed thing</source>
        <translation>Objet sans nom</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Fortune</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Weight of one</source>
        <translation>Poids d’un</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>container</source>
        <translation>contenant</translation>
    </message>
    <message>
        <source>encumbrance of one</source>
        <translation>encombrement d’un</translation>
    </message>
    <message>
        <source>encumbrance with what is inside</source>
        <translation>encombrement avec le contenu</translation>
    </message>
    <message>
        <source>in {container}</source>
        <translation>dans {container}</translation>
    </message>
    <message>
        <source>left behind</source>
        <translation>laissé</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>quantity {n}</source>
        <translation>nombre {n}</translation>
    </message>
    <message>
        <source>thing</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>weight {weight}</source>
        <translation>poids {weight}</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>ce que c’est</translation>
    </message>
    <message>
        <source>where to be found</source>
        <translation>où le trouver</translation>
    </message>
    <message>
        <source>who that is to the character</source>
        <translation>qui c’est pour le personnage</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>giro</name>
    <message>
        <source>Acting out of turn</source>
        <translation>Agir hors de son tour</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Cost in Pa</source>
        <translation>Coût en Pa</translation>
    </message>
    <message>
        <source>Counter-attacking</source>
        <translation>Contre-attaquer</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Déclarée</translation>
    </message>
    <message>
        <source>Iniziativa not tested</source>
        <translation>Iniziativa non testée</translation>
    </message>
    <message>
        <source>Iniziativa of {name}</source>
        <translation>Iniziativa&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Instantaneous</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Instantaneous actions and paid reactions may be declared.</source>
        <translation>Des actions instantanées et des réactions payées peuvent être déclarées.</translation>
    </message>
    <message>
        <source>Instantaneous actions may be declared; reactions once it is tested.</source>
        <translation>Des actions instantanées peuvent être déclarées&#x202f;; les réactions après le test.</translation>
    </message>
    <message>
        <source>It failed: there is nothing to react to.</source>
        <translation>Elle a échoué&#xa0;: rien à quoi réagir.</translation>
    </message>
    <message>
        <source>Next: another action, or the end of the turn.</source>
        <translation>Ensuite&#xa0;: une autre action, ou la fin du tour.</translation>
    </message>
    <message>
        <source>Next: tell its effects, then “Resolved”.</source>
        <translation>Ensuite&#xa0;: racontez ses effets, puis «&#xa0;Résolue&#xa0;».</translation>
    </message>
    <message>
        <source>Next: “Answers…” if the blow at {name} is answered, then “Resolved”.</source>
        <translation>Ensuite&#xa0;: «&#xa0;Réponses…&#xa0;» si on répond au coup porté à {name}, puis «&#xa0;Résolue&#xa0;».</translation>
    </message>
    <message>
        <source>No action is declared.</source>
        <translation>Aucune action n’est déclarée.</translation>
    </message>
    <message>
        <source>Nothing may be declared any more.</source>
        <translation>Plus rien ne peut être déclaré.</translation>
    </message>
    <message>
        <source>Pa Max of {name}</source>
        <translation>Pa Max&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Pa of the {action}</source>
        <translation>Pa&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Pa of those who act together</source>
        <translation>Pa de ceux qui agissent ensemble</translation>
    </message>
    <message>
        <source>Pa of {name}</source>
        <translation>Pa&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Paid reactions may be declared; instantaneous actions no more.</source>
        <translation>Des réactions payées peuvent être déclarées&#x202f;; plus d’actions instantanées.</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Stepping in, out of turn</source>
        <translation>S’interposer, hors de son tour</translation>
    </message>
    <message>
        <source>Synchronising</source>
        <translation>Synchroniser</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Testée</translation>
    </message>
    <message>
        <source>The action itself</source>
        <translation>L’action elle-même</translation>
    </message>
    <message>
        <source>To catch up</source>
        <translation>Rattraper</translation>
    </message>
    <message>
        <source>To catch up with {name}: from {own} to {other}</source>
        <translation>Rattraper {name}&#xa0;: de {own} à {other}</translation>
    </message>
    <message>
        <source>Without the action itself</source>
        <translation>Sans l’action elle-même</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>acts in the same instant</source>
        <translation>agit au même instant</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>cannot pay: {price}</source>
        <translation>ne peut pas payer&#xa0;: {price}</translation>
    </message>
    <message>
        <source>change of a person</source>
        <translation>modification d’un personnage</translation>
    </message>
    <message>
        <source>change of {name}</source>
        <translation>modification, {name}</translation>
    </message>
    <message>
        <source>contemporaneous action</source>
        <translation>action contemporaine</translation>
    </message>
    <message>
        <source>correction of the Pa of {name}</source>
        <translation>correction des Pa, {name}</translation>
    </message>
    <message>
        <source>counter of a person</source>
        <translation>compteur d’un personnage</translation>
    </message>
    <message>
        <source>counter-attack</source>
        <translation>contre-attaque</translation>
    </message>
    <message>
        <source>counter-attacks</source>
        <translation>contre-attaque</translation>
    </message>
    <message>
        <source>counter-attacks with {name}</source>
        <translation>contre-attaque avec {name}</translation>
    </message>
    <message>
        <source>damage at the table</source>
        <translation>dégâts à la table</translation>
    </message>
    <message>
        <source>declaration of an action</source>
        <translation>déclaration d’une action</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>dodges or parries</source>
        <translation>esquive ou pare</translation>
    </message>
    <message>
        <source>emptying of the Giro</source>
        <translation>Giro vidé</translation>
    </message>
    <message>
        <source>end of the Giro</source>
        <translation>fin du Giro</translation>
    </message>
    <message>
        <source>end of the Giro, Iniziativa anew</source>
        <translation>fin du Giro, nouvelle Iniziativa</translation>
    </message>
    <message>
        <source>end of the action</source>
        <translation>fin de l’action</translation>
    </message>
    <message>
        <source>group of {name}</source>
        <translation>groupe, {name}</translation>
    </message>
    <message>
        <source>group {number}</source>
        <translation>groupe {number}</translation>
    </message>
    <message>
        <source>helps {name}</source>
        <translation>aide {name}</translation>
    </message>
    <message>
        <source>instantaneous action</source>
        <translation>action instantanée</translation>
    </message>
    <message>
        <source>instantaneous action declared</source>
        <translation>action instantanée déclarée</translation>
    </message>
    <message>
        <source>instantaneous action of {name}</source>
        <translation>action instantanée, {name}</translation>
    </message>
    <message>
        <source>interposition</source>
        <translation>interposition</translation>
    </message>
    <message>
        <source>joining the Giro</source>
        <translation>entrée dans le Giro</translation>
    </message>
    <message>
        <source>leaving the Giro</source>
        <translation>sortie du Giro</translation>
    </message>
    <message>
        <source>margin of the action</source>
        <translation>marge de l’action</translation>
    </message>
    <message>
        <source>may act in the same instant</source>
        <translation>peut agir au même instant</translation>
    </message>
    <message>
        <source>may counter-attack</source>
        <translation>peut contre-attaquer</translation>
    </message>
    <message>
        <source>may counter-attack with {name}</source>
        <translation>peut contre-attaquer avec {name}</translation>
    </message>
    <message>
        <source>may dodge or parry</source>
        <translation>peut esquiver ou parer</translation>
    </message>
    <message>
        <source>may parry with {name}</source>
        <translation>peut parer avec {name}</translation>
    </message>
    <message>
        <source>may step in for {name}</source>
        <translation>peut s’interposer pour {name}</translation>
    </message>
    <message>
        <source>may synchronise with {name}</source>
        <translation>peut synchroniser avec {name}</translation>
    </message>
    <message>
        <source>name of a group</source>
        <translation>nom d’un groupe</translation>
    </message>
    <message>
        <source>name of {name}</source>
        <translation>nom, {name}</translation>
    </message>
    <message>
        <source>new group</source>
        <translation>nouveau groupe</translation>
    </message>
    <message>
        <source>new round</source>
        <translation>nouveau round</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>tour suivant</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>sans groupe</translation>
    </message>
    <message>
        <source>no group: alone against all</source>
        <translation>sans groupe&#xa0;: seul contre tous</translation>
    </message>
    <message>
        <source>no link now</source>
        <translation>aucun lien à présent</translation>
    </message>
    <message>
        <source>no link yet</source>
        <translation>aucun lien encore</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>once the action is tested</source>
        <translation>après le test de l’action</translation>
    </message>
    <message>
        <source>order by Iniziativa</source>
        <translation>ordre d’Iniziativa</translation>
    </message>
    <message>
        <source>own defence</source>
        <translation>défense propre</translation>
    </message>
    <message>
        <source>paid {n} Pa</source>
        <translation>payé&#xa0;: {n} Pa</translation>
    </message>
    <message>
        <source>parries with {name}</source>
        <translation>pare avec {name}</translation>
    </message>
    <message>
        <source>penalty of a person</source>
        <translation>pénalité d’un personnage</translation>
    </message>
    <message>
        <source>place of {name}</source>
        <translation>place, {name}</translation>
    </message>
    <message>
        <source>placed by hand</source>
        <translation>placé à la main</translation>
    </message>
    <message>
        <source>readings of the rules</source>
        <translation>lectures des règles</translation>
    </message>
    <message>
        <source>removal of a group</source>
        <translation>retrait d’un groupe</translation>
    </message>
    <message>
        <source>several changes</source>
        <translation>plusieurs modifications</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>steps in for {name}</source>
        <translation>s’interpose pour {name}</translation>
    </message>
    <message>
        <source>synchronise</source>
        <translation>synchroniser</translation>
    </message>
    <message>
        <source>synchronised counter-attack</source>
        <translation>contre-attaque synchronisée</translation>
    </message>
    <message>
        <source>synchronised defence</source>
        <translation>défense synchronisée</translation>
    </message>
    <message>
        <source>synchronises with {name}</source>
        <translation>synchronise avec {name}</translation>
    </message>
    <message>
        <source>test of Iniziativa</source>
        <translation>test d’Iniziativa</translation>
    </message>
    <message>
        <source>the action failed</source>
        <translation>l’action a échoué</translation>
    </message>
    <message>
        <source>the open sheet says otherwise</source>
        <translation>la feuille ouverte dit autre chose</translation>
    </message>
    <message>
        <source>too late now</source>
        <translation>trop tard à présent</translation>
    </message>
    <message>
        <source>turn of {name}</source>
        <translation>tour&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{action} at {name}</source>
        <translation>{action} contre {name}</translation>
    </message>
    <message>
        <source>{left} of {most} Pa</source>
        <translation>{left} Pa sur {most}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{names} between</source>
        <translation>{names} au milieu</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} ou {last}</translation>
    </message>
    <message>
        <source>{name} as on the sheet</source>
        <translation>{name} comme sur la feuille</translation>
    </message>
    <message>
        <source>{n} Pa left</source>
        <translation>reste {n} Pa</translation>
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
            <numerusform>%n comparaison à décider par le meneur.</numerusform>
            <numerusform>%n comparaisons à décider par le meneur.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>A gagne</translation>
    </message>
    <message>
        <source>All succeed</source>
        <translation>Tous réussissent</translation>
    </message>
    <message>
        <source>Another person begins at “{old}”: paste that part by itself.</source>
        <translation>Une autre personne commence à «&#xa0;{old}&#xa0;»&#xa0;: collez cette partie à part.</translation>
    </message>
    <message>
        <source>At equal level nobody wins.</source>
        <translation>À degré égal, personne ne l’emporte.</translation>
    </message>
    <message>
        <source>At equal level the defender wins.</source>
        <translation>À degré égal, la défense l’emporte.</translation>
    </message>
    <message>
        <source>At equal level the higher roll wins.</source>
        <translation>À degré égal, le plus haut jet l’emporte.</translation>
    </message>
    <message>
        <source>At equal level the higher score wins.</source>
        <translation>À degré égal, le meilleur score l’emporte.</translation>
    </message>
    <message>
        <source>At least one beats A</source>
        <translation>Au moins un bat A</translation>
    </message>
    <message>
        <source>At least one succeeds</source>
        <translation>Au moins un réussit</translation>
    </message>
    <message>
        <source>At least one wins</source>
        <translation>Au moins un l’emporte</translation>
    </message>
    <message>
        <source>B wins</source>
        <translation>B gagne</translation>
    </message>
    <message>
        <source>Both fail: the game master decides.</source>
        <translation>Échec des deux côtés&#xa0;: au meneur de décider.</translation>
    </message>
    <message>
        <source>Build is not used here.</source>
        <translation>La valeur «&#xa0;Build&#xa0;» ne sert pas ici.</translation>
    </message>
    <message>
        <source>Characteristics were divided by five.</source>
        <translation>Les caractéristiques sont divisées par cinq.</translation>
    </message>
    <message>
        <source>Damage bonus {old} in the text, {new} by the rules.</source>
        <translation>Bonus aux dégâts {old} dans le texte, {new} selon les règles.</translation>
    </message>
    <message>
        <source>Doubtful number: {what} {old}.</source>
        <translation>Nombre douteux&#xa0;: {what} {old}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Draw: the game master decides.</source>
        <translation>Égalité&#xa0;: au meneur de décider.</translation>
    </message>
    <message>
        <source>Each is compared with the one roll.</source>
        <translation>Chacun est comparé au seul jet.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>For the tick the roll itself counts: {level}.</source>
        <translation>Pour la coche, seul le jet compte&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>Gets away.</source>
        <translation>S’en sort.</translation>
    </message>
    <message>
        <source>Half and fifth values are worked out, not kept.</source>
        <translation>Les moitiés et cinquièmes se calculent, sans être gardés.</translation>
    </message>
    <message>
        <source>Has nothing of the kind.</source>
        <translation>N’a pas ce score.</translation>
    </message>
    <message>
        <source>Hidden roll made.</source>
        <translation>Jet caché effectué.</translation>
    </message>
    <message>
        <source>Hit points {old} in the text, {new} by the rules.</source>
        <translation>Points de vie {old} dans le texte, {new} selon les règles.</translation>
    </message>
    <message>
        <source>Is beaten.</source>
        <translation>Se fait battre.</translation>
    </message>
    <message>
        <source>Is the scale of the characteristics right?</source>
        <translation>L’échelle des caractéristiques est-elle juste&#x202f;?</translation>
    </message>
    <message>
        <source>Links, pictures and scripts in the text were left out.</source>
        <translation>Les liens, les images et les scripts du texte ont été laissés de côté.</translation>
    </message>
    <message>
        <source>Lowest Luck</source>
        <translation>Chance la plus basse</translation>
    </message>
    <message>
        <source>Luck comes from {pow}, which nobody here has.</source>
        <translation>La Chance vient du {pow}, que personne ici ne possède.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody beats A</source>
        <translation>Personne ne bat A</translation>
    </message>
    <message>
        <source>Nobody beats {name}.</source>
        <translation>Personne ne bat {name}.</translation>
    </message>
    <message>
        <source>Nobody can roll that.</source>
        <translation>Personne ne peut lancer cela.</translation>
    </message>
    <message>
        <source>Nobody prevails.</source>
        <translation>Personne ne l’emporte.</translation>
    </message>
    <message>
        <source>Nobody succeeds</source>
        <translation>Personne ne réussit</translation>
    </message>
    <message>
        <source>Nobody takes part.</source>
        <translation>Personne ne participe.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne l’emporte</translation>
    </message>
    <message>
        <source>Not rolled yet: {what} {old}.</source>
        <translation>Pas encore tiré&#xa0;: {what} {old}.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>One against many</source>
        <translation>Un contre plusieurs</translation>
    </message>
    <message>
        <source>Only {winner} succeeds.</source>
        <translation>Seul {winner} réussit.</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Power points {old} in the text, {new} by the rules.</source>
        <translation>Points de pouvoir {old} dans le texte, {new} selon les règles.</translation>
    </message>
    <message>
        <source>Same level, and nobody defends.</source>
        <translation>Même degré, et personne ne défend.</translation>
    </message>
    <message>
        <source>Same level, same roll.</source>
        <translation>Même degré, même jet.</translation>
    </message>
    <message>
        <source>Same level, same score.</source>
        <translation>Même degré, même score.</translation>
    </message>
    <message>
        <source>Same level: the higher roll wins, {x} against {y}.</source>
        <translation>Même degré&#xa0;: le plus haut jet l’emporte, {x} contre {y}.</translation>
    </message>
    <message>
        <source>Same level: the higher score wins, {x} against {y}.</source>
        <translation>Même degré&#xa0;: le meilleur score l’emporte, {x} contre {y}.</translation>
    </message>
    <message>
        <source>Same level: they cancel, neither reaches the goal.</source>
        <translation>Même degré&#xa0;: elles s’annulent, aucun n’atteint son but.</translation>
    </message>
    <message>
        <source>Same level: {winner} defends and holds.</source>
        <translation>Même degré&#xa0;: {winner} défend et tient bon.</translation>
    </message>
    <message>
        <source>Several people: {old}.</source>
        <translation>Plusieurs personnes&#xa0;: {old}.</translation>
    </message>
    <message>
        <source>The best</source>
        <translation>Le meilleur</translation>
    </message>
    <message>
        <source>The damage bonus cannot be read: {old}.</source>
        <translation>Bonus aux dégâts illisible&#xa0;: {old}.</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>Le plus faible</translation>
    </message>
    <message>
        <source>The table of hit locations was left out.</source>
        <translation>La table des localisations est laissée de côté.</translation>
    </message>
    <message>
        <source>The text is too long: its end was left out.</source>
        <translation>Texte trop long&#xa0;: la fin est laissée de côté.</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Coches</translation>
    </message>
    <message>
        <source>Two specials cancel.</source>
        <translation>Deux spéciales s’annulent.</translation>
    </message>
    <message>
        <source>Victory over {name}: {names}.</source>
        <translation>Victoire contre {name}&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Wins.</source>
        <translation>L’emporte.</translation>
    </message>
    <message>
        <source>adding to the table</source>
        <translation>ajout à la table</translation>
    </message>
    <message>
        <source>change at the table</source>
        <translation>modification à la table</translation>
    </message>
    <message>
        <source>change of a person</source>
        <translation>modification d’un personnage</translation>
    </message>
    <message>
        <source>choice of columns</source>
        <translation>choix des colonnes</translation>
    </message>
    <message>
        <source>consequence of a fight</source>
        <translation>suite d’un combat</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
    <message>
        <source>did not roll</source>
        <translation>n’a pas lancé</translation>
    </message>
    <message>
        <source>end of a hindrance</source>
        <translation>fin d’une entrave</translation>
    </message>
    <message>
        <source>kept in the table</source>
        <translation>gardé dans la table</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>laissé de côté</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation>nom de la table</translation>
    </message>
    <message>
        <source>of these cancelled</source>
        <translation>dont annulées</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à décider</translation>
    </message>
    <message>
        <source>order of the table</source>
        <translation>ordre de la table</translation>
    </message>
    <message>
        <source>place of a sheet</source>
        <translation>emplacement d’une feuille</translation>
    </message>
    <message>
        <source>points at the table</source>
        <translation>points à la table</translation>
    </message>
    <message>
        <source>return to an earlier version</source>
        <translation>retour à une version antérieure</translation>
    </message>
    <message>
        <source>rules of the table</source>
        <translation>règles de la table</translation>
    </message>
    <message>
        <source>sheet changed on disk: reload it</source>
        <translation>feuille modifiée sur le disque&#xa0;: à recharger</translation>
    </message>
    <message>
        <source>sheet damaged: it cannot be read</source>
        <translation>feuille endommagée&#xa0;: illisible</translation>
    </message>
    <message>
        <source>sheet in order</source>
        <translation>feuille en ordre</translation>
    </message>
    <message>
        <source>sheet missing: moved, renamed or deleted</source>
        <translation>feuille absente&#xa0;: déplacée, renommée ou supprimée</translation>
    </message>
    <message>
        <source>sheet not read yet</source>
        <translation>feuille pas encore lue</translation>
    </message>
    <message>
        <source>sheet of a newer version: read only</source>
        <translation>feuille d’une version plus récente&#xa0;: lecture seule</translation>
    </message>
    <message>
        <source>takes part</source>
        <translation>participe</translation>
    </message>
    <message>
        <source>taking off the table</source>
        <translation>retrait de la table</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} contre {b}</translation>
    </message>
    <message>
        <source>{a} against {n}</source>
        <translation>{a} contre {n}</translation>
    </message>
    <message>
        <source>{characteristic} is not known.</source>
        <translation>{characteristic}&#xa0;: valeur inconnue.</translation>
    </message>
    <message>
        <source>{loser}’s {raw_loser} lowers {winner}’s {raw_winner} to a {level}.</source>
        <translation>{winner} avait une {raw_winner}, mais face à {loser}, avec une {raw_loser}, il reste une {level}.</translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} et {n} de plus</translation>
    </message>
    <message>
        <source>{name} fails</source>
        <translation>{name} échoue</translation>
    </message>
    <message>
        <source>{name} succeeds</source>
        <translation>{name} réussit</translation>
    </message>
    <message>
        <source>{name} wins: {level}.</source>
        <translation>{name} l’emporte&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>{name}, {skill} {chance}: {roll}, {level}</source>
        <translation>{name}, {skill} {chance}&#xa0;: {roll}, {level}</translation>
    </message>
    <message>
        <source>{name}, {skill} {chance}: {roll}, {level}. {note}</source>
        <translation>{name}, {skill} {chance}&#xa0;: {roll}, {level}. {note}</translation>
    </message>
    <message>
        <source>{n} of {all} succeed</source>
        <translation>Réussites&#xa0;: {n} sur {all}</translation>
    </message>
    <message>
        <source>{raw} against {raw}: they cancel, both fail.</source>
        <translation>{raw} contre {raw}&#xa0;: elles s’annulent, échec des deux côtés.</translation>
    </message>
    <message>
        <source>{skill}: {reason}</source>
        <translation>{skill}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{what}: {chance}</source>
        <translation>{what}&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>{what}: {old} was rounded to {new}.</source>
        <translation>{what}&#xa0;: {old} a été arrondi à {new}.</translation>
    </message>
</context>
<context>
    <name>hindrance</name>
    <message numerus="yes">
        <source>%n hit point(s) lost</source>
        <translation>
            <numerusform>%n point de vie perdu</numerusform>
            <numerusform>%n points de vie perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) from the next one on</source>
        <translation>
            <numerusform>%n round à partir du prochain</numerusform>
            <numerusform>%n rounds à partir du prochain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left with this one</source>
        <translation>
            <numerusform>encore %n round, celui-ci compris</numerusform>
            <numerusform>encore %n rounds, celui-ci compris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>encore %n tour</numerusform>
            <numerusform>encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Bleeding stopped</source>
        <translation>Saignement arrêté</translation>
    </message>
    <message>
        <source>Bleeds a round</source>
        <translation>Saigne un round</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Mended</source>
        <translation>Réparée</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Picked up</source>
        <translation>Ramassée</translation>
    </message>
    <message>
        <source>Pull it out</source>
        <translation>L’arracher</translation>
    </message>
    <message>
        <source>Pulled out</source>
        <translation>Arrachée</translation>
    </message>
    <message>
        <source>STR against {number} pulls the weapon out</source>
        <translation>FOR contre {number} pour arracher l’arme</translation>
    </message>
    <message>
        <source>Stands up</source>
        <translation>Se relève</translation>
    </message>
    <message>
        <source>a difficult roll pulls it out</source>
        <translation>un test difficile pour l’arracher</translation>
    </message>
    <message>
        <source>an agility roll or STR against STR sets free</source>
        <translation>un test d’Agilité ou FOR contre FOR pour se libérer</translation>
    </message>
    <message>
        <source>an agility roll or STR against {number} sets free</source>
        <translation>un test d’Agilité ou FOR contre {number} pour se libérer</translation>
    </message>
    <message>
        <source>attacks and defends at difficult; easy to hit hand to hand</source>
        <translation>attaque et se défend en Difficile&#x202f;; facile à toucher en mêlée</translation>
    </message>
    <message>
        <source>bleeding</source>
        <translation>saigne</translation>
    </message>
    <message>
        <source>held fast</source>
        <translation>immobilisé</translation>
    </message>
    <message>
        <source>impaled</source>
        <translation>empalé</translation>
    </message>
    <message>
        <source>loses an attack</source>
        <translation>perd une attaque</translation>
    </message>
    <message>
        <source>loses rounds</source>
        <translation>perd des rounds</translation>
    </message>
    <message>
        <source>neither acts nor defends</source>
        <translation>n’agit ni ne se défend</translation>
    </message>
    <message>
        <source>no attack; defends only after an Idea roll; easy to hit</source>
        <translation>pas d’attaque&#x202f;; ne se défend qu’après un test d’Idée&#x202f;; facile à toucher</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>one hit point each round</source>
        <translation>un point de vie par round</translation>
    </message>
    <message>
        <source>sees badly</source>
        <translation>voit mal</translation>
    </message>
    <message>
        <source>sprained ankle</source>
        <translation>cheville tordue</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>étourdi</translation>
    </message>
    <message>
        <source>the next attack or action is lost</source>
        <translation>la prochaine attaque ou action est perdue</translation>
    </message>
    <message>
        <source>weapon broken</source>
        <translation>arme brisée</translation>
    </message>
    <message>
        <source>weapon damaged</source>
        <translation>arme abîmée</translation>
    </message>
    <message>
        <source>weapon dropped</source>
        <translation>arme lâchée</translation>
    </message>
    <message>
        <source>weapon stuck</source>
        <translation>arme coincée</translation>
    </message>
    <message>
        <source>{characteristic} against {number}</source>
        <translation>{characteristic} contre {number}</translation>
    </message>
    <message>
        <source>{number} m away</source>
        <translation>à {number} m</translation>
    </message>
    <message>
        <source>{number}% to whatever needs the eyes</source>
        <translation>{number}&#xa0;% à tout ce qui demande de voir</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
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
            <numerusform>%n compétence</numerusform>
            <numerusform>%n compétences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to decide</source>
        <translation>
            <numerusform>%n à décider</numerusform>
            <numerusform>%n à décider</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n arme</numerusform>
            <numerusform>%n armes</numerusform>
        </translation>
    </message>
    <message>
        <source>A line of the table of hit locations was left out: {what}.</source>
        <translation>Une ligne de la table des localisations a été laissée de côté&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Adventure</source>
        <translation>Aventure</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Another person begins at “{raw}”: import that part by itself.</source>
        <translation>Une autre personne commence à «&#xa0;{raw}&#xa0;»&#xa0;: importez cette partie à part.</translation>
    </message>
    <message>
        <source>Are these characteristics five times ours, to be divided by five, or 3 to 18?</source>
        <translation>Ces caractéristiques valent-elles cinq fois les nôtres, à diviser par cinq, ou de 3 à 18&#x202f;?</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Birthplace</source>
        <translation>Lieu de naissance</translation>
    </message>
    <message>
        <source>Build has no place in these rules.</source>
        <translation>La valeur «&#xa0;Build&#xa0;» n’a pas de place dans ces règles.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Damage bonus</source>
        <translation>Bonus aux dégâts</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Dhole’s House</source>
        <translation>Dhole’s House</translation>
    </message>
    <message>
        <source>Distinctive features</source>
        <translation>Signes particuliers</translation>
    </message>
    <message>
        <source>Divide by five</source>
        <translation>Diviser par cinq</translation>
    </message>
    <message>
        <source>Encumbrance</source>
        <translation>Encombrement</translation>
    </message>
    <message>
        <source>Fatigue points</source>
        <translation>Points de fatigue</translation>
    </message>
    <message>
        <source>Foundry, system “CoC7”</source>
        <translation>Foundry, système «&#xa0;CoC7&#xa0;»</translation>
    </message>
    <message>
        <source>Foundry, system “brp”</source>
        <translation>Foundry, système «&#xa0;brp&#xa0;»</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Half and fifth values are worked out, not taken.</source>
        <translation>Les moitiés et les cinquièmes sont calculés, pas repris.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Highest hit points</source>
        <translation>Points de vie au maximum</translation>
    </message>
    <message>
        <source>Highest power points</source>
        <translation>Points de pouvoir au maximum</translation>
    </message>
    <message>
        <source>Hit location</source>
        <translation>Localisation</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation>Blessure grave</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No place on the sheet</source>
        <translation>Sans place sur la feuille</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Occupation</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Personnalité</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Please decide</source>
        <translation>À décider</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>Power points</source>
        <translation>Points de pouvoir</translation>
    </message>
    <message>
        <source>Power store</source>
        <translation>Réserve de pouvoir</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Roll20 (VTTES)</source>
        <translation>Roll20 (VTTES)</translation>
    </message>
    <message>
        <source>Sanity</source>
        <translation>Santé mentale</translation>
    </message>
    <message>
        <source>Sanity loss</source>
        <translation>Perte de santé mentale</translation>
    </message>
    <message>
        <source>Several figures for hit points, several people: {new}.</source>
        <translation>Plusieurs nombres de points de vie, plusieurs personnes&#xa0;: {new}.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Espèce</translation>
    </message>
    <message>
        <source>Take as they are</source>
        <translation>Les prendre telles quelles</translation>
    </message>
    <message>
        <source>The characteristics of this format are five times ours: divide them by five?</source>
        <translation>Les caractéristiques de ce format valent cinq fois les nôtres&#xa0;: les diviser par cinq&#x202f;?</translation>
    </message>
    <message>
        <source>The damage bonus cannot be read: {raw}.</source>
        <translation>Le bonus aux dégâts est illisible&#xa0;: {raw}.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written: read as {new}.</source>
        <translation>Le fichier ne dit pas comment ses lettres sont codées&#xa0;: lu comme {new}.</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>La première</translation>
    </message>
    <message>
        <source>The picture is too large or of a kind that no sheet holds; kept.</source>
        <translation>L’image est trop grande ou d’un genre qu’une feuille ne contient pas&#x202f;; gardée.</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>La seconde</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Coche</translation>
    </message>
    <message>
        <source>Tick of POW</source>
        <translation>Coche du POU</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Fortune</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Blessure</translation>
    </message>
    <message>
        <source>filled form</source>
        <translation>formulaire rempli</translation>
    </message>
    <message>
        <source>stat block</source>
        <translation>bloc de caractéristiques</translation>
    </message>
    <message>
        <source>{field} {old}, divided by five: {new}.</source>
        <translation>{field} {old}, divisé par cinq&#xa0;: {new}.</translation>
    </message>
    <message>
        <source>{field}: {old} in the file, {new} by the rules.</source>
        <translation>{field}&#xa0;: {old} dans le fichier, {new} selon les règles.</translation>
    </message>
    <message numerus="yes">
        <source>{file} holds %n people: name a folder with -o.</source>
        <translation>
            <numerusform>{file} contient %n personne&#xa0;: indiquez un dossier avec -o.</numerusform>
            <numerusform>{file} contient %n personnes&#xa0;: indiquez un dossier avec -o.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is not overwritten by what is left of it: name another.</source>
        <translation>{file} n’est pas remplacé par ce qu’il en reste&#xa0;: indiquez un autre nom.</translation>
    </message>
    <message>
        <source>{file} is the name of one sheet, and there are several files: name a folder with -o.</source>
        <translation>{file} est le nom d’une seule feuille, et il y a plusieurs fichiers&#xa0;: indiquez un dossier avec -o.</translation>
    </message>
    <message>
        <source>{file}: the copy needs a name that ends in {ending}.</source>
        <translation>{file}&#xa0;: il faut à la copie un nom qui finit par {ending}.</translation>
    </message>
    <message>
        <source>{heading}: {sentence}</source>
        <translation>{heading}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>{place}: a picture that is not in the file is never fetched ({raw}).</source>
        <translation>{place}&#xa0;: une image hors du fichier n’est jamais cherchée ({raw}).</translation>
    </message>
    <message>
        <source>{place}: an effect that passes ({raw}) is not added, but kept.</source>
        <translation>{place}&#xa0;: un effet passager ({raw}) n’est pas ajouté, mais gardé.</translation>
    </message>
    <message>
        <source>{place}: an empty row.</source>
        <translation>{place}&#xa0;: une ligne vide.</translation>
    </message>
    <message>
        <source>{place}: no place on the sheet, kept beside it ({raw}).</source>
        <translation>{place}&#xa0;: pas de place sur la feuille, gardé à côté ({raw}).</translation>
    </message>
    <message>
        <source>{place}: nothing in it.</source>
        <translation>{place}&#xa0;: vide.</translation>
    </message>
    <message>
        <source>{place}: of use to the other program only, kept beside the sheet.</source>
        <translation>{place}&#xa0;: utile seulement à l’autre programme, gardé à côté de la feuille.</translation>
    </message>
    <message>
        <source>{place}: only for making a character, kept beside the sheet.</source>
        <translation>{place}&#xa0;: seulement pour la création, gardé à côté de la feuille.</translation>
    </message>
    <message>
        <source>{place}: only how the other program shows it, kept beside the sheet.</source>
        <translation>{place}&#xa0;: seulement l’affichage de l’autre programme, gardé à côté de la feuille.</translation>
    </message>
    <message>
        <source>{place}: worked out by the rules, not taken ({raw}).</source>
        <translation>{place}&#xa0;: calculé par les règles, pas repris ({raw}).</translation>
    </message>
    <message>
        <source>{subject}: blank in the file.</source>
        <translation>{subject}&#xa0;: vide dans le fichier.</translation>
    </message>
    <message>
        <source>{subject}: links, pictures and scripts are left out of the text; it is kept beside the sheet.</source>
        <translation>{subject}&#xa0;: les liens, les images et les scripts sont retirés du texte, conservé tel quel à côté de la feuille.</translation>
    </message>
    <message>
        <source>{subject}: no room left on the sheet; kept beside it.</source>
        <translation>{subject}&#xa0;: plus de place sur la feuille&#x202f;; gardé à côté.</translation>
    </message>
    <message>
        <source>{subject}: not rolled yet ({raw}).</source>
        <translation>{subject}&#xa0;: pas encore tiré ({raw}).</translation>
    </message>
    <message>
        <source>{subject}: too long; the whole of it is kept beside the sheet.</source>
        <translation>{subject}&#xa0;: trop long&#x202f;; le tout est gardé à côté de la feuille.</translation>
    </message>
    <message>
        <source>{subject}: {old} was rounded to {new}.</source>
        <translation>{subject}&#xa0;: {old} a été arrondi à {new}.</translation>
    </message>
    <message>
        <source>{subject}: {raw} is no value; kept beside the sheet.</source>
        <translation>{subject}&#xa0;: {raw} n’est pas une valeur&#x202f;; gardé à côté de la feuille.</translation>
    </message>
    <message>
        <source>{subject}: {value}</source>
        <translation>{subject}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{subject}: “{raw}” is not sure to be a number.</source>
        <translation>{subject}&#xa0;: «&#xa0;{raw}&#xa0;» n’est peut-être pas un nombre.</translation>
    </message>
    <message>
        <source>{what} stands there twice: which one counts?</source>
        <translation>{what} y est deux fois&#xa0;: laquelle compte&#x202f;?</translation>
    </message>
    <message>
        <source>{what} stands there twice: {old} and {new}.</source>
        <translation>{what} y est deux fois&#xa0;: {old} et {new}.</translation>
    </message>
    <message>
        <source>{what}: a kind nobody knows here, kept beside the sheet.</source>
        <translation>{what}&#xa0;: d’un genre inconnu ici, gardé à côté de la feuille.</translation>
    </message>
    <message>
        <source>{what}: a macro is never run; kept beside the sheet.</source>
        <translation>{what}&#xa0;: une macro n’est jamais exécutée&#x202f;; gardée à côté de la feuille.</translation>
    </message>
    <message>
        <source>{what}: damage {old} by range without distances; those of the weapon tables were put in, {new} m.</source>
        <translation>{what}&#xa0;: dégâts {old} selon la portée, sans distances&#x202f;; celles des tables d’armes ont été reprises, {new}&#xa0;m.</translation>
    </message>
    <message>
        <source>{what}: damage {raw} by range, but over which distances? {new} counts, the rest is in its note.</source>
        <translation>{what}&#xa0;: dégâts {raw} selon la portée, mais à quelles distances&#x202f;? {new} compte, le reste est dans sa note.</translation>
    </message>
    <message>
        <source>{what}: its skill “{raw}” is not known; its own {new}% is used.</source>
        <translation>{what}&#xa0;: sa compétence «&#xa0;{raw}&#xa0;» n’est pas connue&#x202f;; son propre score de {new}&#xa0;% est utilisé.</translation>
    </message>
    <message>
        <source>{what}: its skill “{raw}” is not on this character.</source>
        <translation>{what}&#xa0;: sa compétence «&#xa0;{raw}&#xa0;» manque à ce personnage.</translation>
    </message>
    <message>
        <source>{what}: its speciality is not chosen.</source>
        <translation>{what}&#xa0;: sa spécialité n’est pas choisie.</translation>
    </message>
    <message>
        <source>{what}: no hit location of ours; its armour is there, but not worn.</source>
        <translation>{what}&#xa0;: localisation inconnue&#x202f;; son armure est là, mais pas portée.</translation>
    </message>
    <message>
        <source>{what}: no skill, its speciality is not chosen; kept.</source>
        <translation>{what}&#xa0;: pas de compétence, sa spécialité n’est pas choisie&#x202f;; gardé.</translation>
    </message>
    <message>
        <source>{what}: points of “{old}” ({raw}) are counted as “{new}”.</source>
        <translation>{what}&#xa0;: les points de «&#xa0;{old}&#xa0;» ({raw}) sont comptés sous «&#xa0;{new}&#xa0;».</translation>
    </message>
    <message>
        <source>{what}: the tick was dropped, this skill does not learn by use.</source>
        <translation>{what}&#xa0;: la coche a été retirée, cette compétence ne progresse pas par l’usage.</translation>
    </message>
    <message>
        <source>{what}: {place} {raw} does not count for a person of this kind; kept.</source>
        <translation>{what}&#xa0;: {place} {raw} ne compte pas pour un personnage de ce genre&#x202f;; gardé.</translation>
    </message>
    <message>
        <source>“{old}” counts as “{new}”.</source>
        <translation>«&#xa0;{old}&#xa0;» compte comme «&#xa0;{new}&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” is said twice; the first does not count: {raw}.</source>
        <translation>«&#xa0;{what}&#xa0;» est dit deux fois&#x202f;; le premier ne compte pas&#xa0;: {raw}.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>A capital letter is typed with this key. Add Ctrl, or leave Shift out.</source>
        <translation>Cette touche écrit une majuscule. Ajoutez Ctrl, ou n’appuyez pas sur Maj.</translation>
    </message>
    <message>
        <source>Alt with a letter or sign opens the menus.</source>
        <translation>Alt avec une lettre ou un signe ouvre les menus.</translation>
    </message>
    <message>
        <source>Attack of somebody without a sheet</source>
        <translation>Attaque de quelqu’un sans feuille</translation>
    </message>
    <message>
        <source>Chosen people to side A, with Shift added</source>
        <translation>Personnes choisies du côté A, ajoutées avec Maj</translation>
    </message>
    <message>
        <source>Chosen people to side B, with Shift added</source>
        <translation>Personnes choisies du côté B, ajoutées avec Maj</translation>
    </message>
    <message>
        <source>Ctrl and Alt together write signs on many keyboards.</source>
        <translation>Ctrl et Alt ensemble écrivent des signes sur beaucoup de claviers.</translation>
    </message>
    <message>
        <source>Enter takes a value and rolls a row; it cannot mean anything else.</source>
        <translation>Entrée valide une valeur et lance une ligne&#x202f;; elle ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>Esc closes and restores everywhere; it cannot mean anything else.</source>
        <translation>Échap ferme et rétablit partout&#x202f;; elle ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>Fields to type in need this key themselves.</source>
        <translation>Les champs de saisie ont besoin de cette touche.</translation>
    </message>
    <message>
        <source>Filter the skills by name</source>
        <translation>Filtrer les compétences par nom</translation>
    </message>
    <message>
        <source>Parry with the weapon</source>
        <translation>Parer avec l’arme</translation>
    </message>
    <message>
        <source>Pay what the power costs</source>
        <translation>Payer le coût du pouvoir</translation>
    </message>
    <message>
        <source>Pin the skill at the top, or no longer</source>
        <translation>Épingler la compétence en haut, ou non</translation>
    </message>
    <message>
        <source>Put the armour on or off</source>
        <translation>Mettre ou retirer l’armure</translation>
    </message>
    <message>
        <source>Reload the weapon</source>
        <translation>Recharger l’arme</translation>
    </message>
    <message>
        <source>Roll what the page shows</source>
        <translation>Lancer ce que montre la page</translation>
    </message>
    <message>
        <source>Sheet and window</source>
        <translation>Feuille et fenêtre</translation>
    </message>
    <message>
        <source>Tab goes to the next field everywhere; it cannot mean anything else.</source>
        <translation>Tab passe partout au champ suivant&#x202f;; elle ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>The settings name no key that “{name}” can have: {was}. It has its default keys.</source>
        <translation>Les réglages n’indiquent aucune touche possible pour «&#xa0;{name}&#xa0;»&#xa0;: {was}. Les touches par défaut sont en vigueur.</translation>
    </message>
    <message>
        <source>This key belongs to the desktop.</source>
        <translation>Cette touche est réservée au bureau.</translation>
    </message>
    <message>
        <source>This key chooses in lists.</source>
        <translation>Cette touche choisit dans les listes.</translation>
    </message>
    <message>
        <source>This key moves inside lists and fields.</source>
        <translation>Cette touche sert à se déplacer dans les listes et les champs.</translation>
    </message>
    <message>
        <source>This key opens menus and fields.</source>
        <translation>Cette touche ouvre des menus et des champs.</translation>
    </message>
    <message>
        <source>This key waits for the next one before it writes, or has no name: it cannot be used.</source>
        <translation>Cette touche attend la suivante avant d’écrire, ou n’a pas de nom&#xa0;: elle ne peut pas servir.</translation>
    </message>
    <message>
        <source>anywhere in the window</source>
        <translation>partout dans la fenêtre</translation>
    </message>
    <message>
        <source>in the game master’s tab</source>
        <translation>dans l’onglet du meneur</translation>
    </message>
    <message>
        <source>on a piece of armour</source>
        <translation>sur une pièce d’armure</translation>
    </message>
    <message>
        <source>on a power</source>
        <translation>sur un pouvoir</translation>
    </message>
    <message>
        <source>on a skill</source>
        <translation>sur une compétence</translation>
    </message>
    <message>
        <source>on a weapon</source>
        <translation>sur une arme</translation>
    </message>
    <message>
        <source>on people around the table</source>
        <translation>sur les personnes de la table</translation>
    </message>
    <message>
        <source>on the sheet and the dice, in play mode</source>
        <translation>sur la feuille et les dés, en mode jeu</translation>
    </message>
    <message>
        <source>{key} belongs to: {names} ({place}).</source>
        <translation>{key} appartient à&#xa0;: {names} ({place}).</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit point(s) back</source>
        <translation>
            <numerusform>%n point de vie regagné</numerusform>
            <numerusform>%n points de vie regagnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit point(s) lost</source>
        <translation>
            <numerusform>%n point de vie perdu</numerusform>
            <numerusform>%n points de vie perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
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
            <numerusform>%n point de dégâts</numerusform>
            <numerusform>%n points de dégâts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of sanity lost</source>
        <translation>
            <numerusform>%n point de santé mentale perdu</numerusform>
            <numerusform>%n points de santé mentale perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) paid</source>
        <translation>
            <numerusform>%n point dépensé</numerusform>
            <numerusform>%n points dépensés</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n semaine</numerusform>
            <numerusform>%n semaines</numerusform>
        </translation>
    </message>
    <message>
        <source>(number {number})</source>
        <translation>(nombre {number})</translation>
    </message>
    <message>
        <source>A Bonus is 0 or more.</source>
        <translation>Un Bonus vaut 0 ou plus.</translation>
    </message>
    <message>
        <source>A D100 shows 01 to 00.</source>
        <translation>Un D100 va de 01 à 00.</translation>
    </message>
    <message>
        <source>A cost in Pa is 0 or more.</source>
        <translation>Un coût en Pa vaut 0 ou plus.</translation>
    </message>
    <message>
        <source>A critical wants one more die.</source>
        <translation>Un critique demande encore un dé.</translation>
    </message>
    <message>
        <source>A die of {sides} cannot show {roll}.</source>
        <translation>Un dé à {sides} faces ne donne pas {roll}.</translation>
    </message>
    <message>
        <source>A difficulty is 0 or more.</source>
        <translation>Une difficulté vaut 0 ou plus.</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>A part of “{file}” cannot be read: {where}.</source>
        <translation>Une partie de «&#xa0;{file}&#xa0;» est illisible&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>A penalty is 0 or more.</source>
        <translation>Une pénalité vaut 0 ou plus.</translation>
    </message>
    <message>
        <source>A recovery draft is damaged: {file}.</source>
        <translation>Un brouillon de récupération est endommagé&#xa0;: {file}.</translation>
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
        <translation>Il manque une valeur&#xa0;: saisissez-la d’abord en mode édition (Ctrl+E).</translation>
    </message>
    <message>
        <source>A week of care</source>
        <translation>Une semaine de soins</translation>
    </message>
    <message>
        <source>A week of rest</source>
        <translation>Une semaine de repos</translation>
    </message>
    <message>
        <source>Active side ×5</source>
        <translation>Côté actif ×5</translation>
    </message>
    <message>
        <source>Active {a}, passive {b}: {chance}</source>
        <translation>Actif {a}, passif {b}&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>Acute: −1 on a characteristic each day.</source>
        <translation>Aiguë&#xa0;: −1 à une caractéristique par jour.</translation>
    </message>
    <message>
        <source>Additional dice follow a critical and each 6, nothing else.</source>
        <translation>Un dé supplémentaire suit un critique et chaque 6, rien d’autre.</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Aiming</source>
        <translation>Visée</translation>
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
        <translation>Un autre programme utilise le journal&#xa0;: les jets sont gardés et écrits dès qu’il le libère.</translation>
    </message>
    <message>
        <source>Another program holds “{file}”. Nothing is lost: close it there and try again, or save it elsewhere.</source>
        <translation>Un autre programme retient «&#xa0;{file}&#xa0;». Rien n’est perdu&#xa0;: fermez-le là-bas et réessayez, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
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
        <source>Best armour</source>
        <translation>Meilleure armure</translation>
    </message>
    <message>
        <source>Bleeding</source>
        <translation>Saignement</translation>
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
        <translation>Plafonné par un autre score</translation>
    </message>
    <message>
        <source>Capped by {source}</source>
        <translation>Plafonné par {source}</translation>
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
        <source>Complementary skill</source>
        <translation>Compétence complémentaire</translation>
    </message>
    <message>
        <source>Complementary: {source}</source>
        <translation>Complémentaire&#xa0;: {source}</translation>
    </message>
    <message>
        <source>Cooperation</source>
        <translation>Coopération</translation>
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
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Damage bonus</source>
        <translation>Bonus aux dégâts</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
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
        <source>Disease</source>
        <translation>Maladie</translation>
    </message>
    <message>
        <source>Does not remember what happened.</source>
        <translation>Ne se souvient pas de ce qui s’est passé.</translation>
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
        <translation>Facile&#xa0;: le double</translation>
    </message>
    <message>
        <source>Encumbrance limit</source>
        <translation>Limite d’encombrement</translation>
    </message>
    <message>
        <source>Equipment: {source}</source>
        <translation>Équipement&#xa0;: {source}</translation>
    </message>
    <message>
        <source>Even odds</source>
        <translation>Une chance sur deux</translation>
    </message>
    <message>
        <source>Everybody has had a turn: end the Giro.</source>
        <translation>Chacun a eu son tour&#xa0;: terminez le Giro.</translation>
    </message>
    <message>
        <source>Exactly one helper takes part in this.</source>
        <translation>Un seul allié y participe, ni plus ni moins.</translation>
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
        <translation>Échoue.</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Chute</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>First Aid</source>
        <translation>Premiers soins</translation>
    </message>
    <message>
        <source>First Aid helps a wound only once.</source>
        <translation>Les premiers soins n’aident une blessure qu’une fois.</translation>
    </message>
    <message>
        <source>Forms need the extra “pdf”, which is not installed.</source>
        <translation>Les formulaires demandent le complément «&#xa0;pdf&#xa0;», qui n’est pas installé.</translation>
    </message>
    <message>
        <source>Fraction {n}/{d}, rounded up</source>
        <translation>Fraction {n}/{d}, arrondie au supérieur</translation>
    </message>
    <message>
        <source>Full recovery</source>
        <translation>Guérison complète</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Maladresse</translation>
    </message>
    <message>
        <source>Further defence this round</source>
        <translation>Autre défense ce round</translation>
    </message>
    <message>
        <source>Further places that cannot be read: {was}.</source>
        <translation>Autres endroits illisibles&#xa0;: {was}.</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Gives up; never does harm to oneself.</source>
        <translation>Renonce à tout&#x202f;; ne se fait jamais de mal.</translation>
    </message>
    <message>
        <source>Half, rounded up</source>
        <translation>Moitié, arrondie au supérieur</translation>
    </message>
    <message>
        <source>Helmet</source>
        <translation>Casque</translation>
    </message>
    <message>
        <source>Here limited to {limit}.</source>
        <translation>Ici, limité à {limit}.</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Hit points back</source>
        <translation>Points de vie rendus</translation>
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
        <source>Interpretation is 0 to 3.</source>
        <translation>L’interprétation va de 0 à 3.</translation>
    </message>
    <message>
        <source>Is dazed and does nothing unless led by the hand.</source>
        <translation>Hébétude&#xa0;: ne fait rien sans être mené par la main.</translation>
    </message>
    <message>
        <source>It is nobody’s turn: choose who acts first.</source>
        <translation>Ce n’est le tour de personne&#xa0;: choisissez d’abord qui agit.</translation>
    </message>
    <message>
        <source>Lasting loss</source>
        <translation>Séquelle</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Letters that cannot be read, now shown as �: {was}.</source>
        <translation>Lettres illisibles, remplacées par �&#xa0;: {was}.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Load above the limit</source>
        <translation>Charge au-dessus de la limite</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation>Blessure grave</translation>
    </message>
    <message>
        <source>Mild: −1 on a characteristic each week.</source>
        <translation>Bénigne&#xa0;: −1 à une caractéristique par semaine.</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>More than that</source>
        <translation>Plus que cela</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
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
        <source>Neither moves nor answers.</source>
        <translation>Ne bouge ni ne répond.</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <translation>Jamais sous 0</translation>
    </message>
    <message>
        <source>No action is under way: declare one first.</source>
        <translation>Aucune action en cours&#xa0;: déclarez-en une d’abord.</translation>
    </message>
    <message>
        <source>No adventure is under way.</source>
        <translation>Aucune aventure n’est en cours.</translation>
    </message>
    <message>
        <source>No further defence this round: the chance is gone.</source>
        <translation>Plus de défense ce round&#xa0;: les chances sont épuisées.</translation>
    </message>
    <message>
        <source>No helper takes part in this.</source>
        <translation>Aucun allié n’y participe.</translation>
    </message>
    <message>
        <source>No more from {place}</source>
        <translation>Limité ici&#xa0;: {place}</translation>
    </message>
    <message>
        <source>No more than was lost</source>
        <translation>Pas plus que la perte</translation>
    </message>
    <message>
        <source>No more than {limit} additional dice count.</source>
        <translation>Pas plus de {limit} dés supplémentaires comptent.</translation>
    </message>
    <message>
        <source>No more than {maximum} fit on the sheet.</source>
        <translation>La feuille n’en contient pas plus de {maximum}.</translation>
    </message>
    <message>
        <source>No more than {maximum} groups take part in a Giro.</source>
        <translation>Un Giro compte au plus {maximum} groupes.</translation>
    </message>
    <message>
        <source>No more than {maximum} take part in a Giro.</source>
        <translation>Un Giro compte au plus {maximum} participants.</translation>
    </message>
    <message>
        <source>No more than {maximum} things can hold somebody back at once.</source>
        <translation>Pas plus de {maximum} entraves à la fois pour une personne.</translation>
    </message>
    <message>
        <source>No roll: {name} certainly prevails.</source>
        <translation>Sans jet&#xa0;: {name} l’emporte à coup sûr.</translation>
    </message>
    <message>
        <source>No roll: {name} certainly resists.</source>
        <translation>Sans jet&#xa0;: {name} résiste à coup sûr.</translation>
    </message>
    <message>
        <source>No score called “{name}” here.</source>
        <translation>Aucun score du nom de «&#xa0;{name}&#xa0;» ici.</translation>
    </message>
    <message>
        <source>No skill or roll called “{name}”.</source>
        <translation>Aucune compétence ni aucun jet du nom de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>No stat block was recognised in “{file}”. It was not changed.</source>
        <translation>Aucun bloc de caractéristiques reconnu dans «&#xa0;{file}&#xa0;». Il n’a pas été modifié.</translation>
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
        <source>Nobody answers their own attack.</source>
        <translation>Personne ne répond à sa propre attaque.</translation>
    </message>
    <message>
        <source>Nobody is their own teacher.</source>
        <translation>On n’est pas son propre professeur.</translation>
    </message>
    <message>
        <source>Nobody takes part: choose who answers the blow.</source>
        <translation>Personne ne participe&#xa0;: choisissez qui répond au coup.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not caught.</source>
        <translation>Pas contractée.</translation>
    </message>
    <message>
        <source>Not enough: {left} of {wanted}.</source>
        <translation>Pas assez&#xa0;: {left} sur {wanted}.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Nothing fits inside itself.</source>
        <translation>Un objet ne tient pas dans lui-même.</translation>
    </message>
    <message>
        <source>Nothing in “{file}” can be read. It was not changed.</source>
        <translation>Rien dans «&#xa0;{file}&#xa0;» n’est lisible. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Nothing in “{file}” could be read as {format}. It was not changed.</source>
        <translation>Rien dans «&#xa0;{file}&#xa0;» ne se lit au format {format}. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Nothing in “{file}” could be read as {format}: it is of {found}. It was not changed.</source>
        <translation>Rien dans «&#xa0;{file}&#xa0;» ne se lit au format {format}&#xa0;: il est au format {found}. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Nothing is left to shoot: reload first.</source>
        <translation>Il ne reste rien à tirer&#xa0;: rechargez d’abord.</translation>
    </message>
    <message>
        <source>On day {day} the recovery roll is {con} ×{n}.</source>
        <translation>Le jour {day}, le test de guérison est {con} ×{n}.</translation>
    </message>
    <message>
        <source>One cannot parry with this.</source>
        <translation>On ne peut pas parer avec cela.</translation>
    </message>
    <message>
        <source>Only the game master changes that.</source>
        <translation>Seul le meneur change cela.</translation>
    </message>
    <message>
        <source>Opened read-only: another running program has this file open.</source>
        <translation>Ouvert en lecture seule&#xa0;: un autre programme a ce fichier ouvert.</translation>
    </message>
    <message>
        <source>Opened read-only: made by a newer version. Save a copy to change it.</source>
        <translation>Ouvert en lecture seule&#xa0;: vient d’une version plus récente. Enregistrez une copie pour la modifier.</translation>
    </message>
    <message>
        <source>Opened read-only: save a copy to change it.</source>
        <translation>Ouvert en lecture seule&#xa0;: enregistrez une copie pour la modifier.</translation>
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
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Passive side ×5</source>
        <translation>Côté passif ×5</translation>
    </message>
    <message>
        <source>Past the broken parry</source>
        <translation>À travers la parade brisée</translation>
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
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of the hit location</source>
        <translation>Points de la localisation</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
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
        <source>Prepared by another skill</source>
        <translation>Préparé par une autre compétence</translation>
    </message>
    <message>
        <source>Prevails.</source>
        <translation>L’emporte.</translation>
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
        <source>Protection</source>
        <translation>Protection</translation>
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
        <translation>Spécialité apparentée&#xa0;: moitié, arrondie au supérieur</translation>
    </message>
    <message>
        <source>Related, {source}: half, rounded up</source>
        <translation>Apparentée, {source}&#xa0;: moitié, arrondie au supérieur</translation>
    </message>
    <message>
        <source>Replaced by a later line.</source>
        <translation>Remplacée par une ligne ultérieure.</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Resistance rolls give no tick.</source>
        <translation>Un test de résistance ne donne pas de coche.</translation>
    </message>
    <message>
        <source>Resists.</source>
        <translation>Résiste.</translation>
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
        <source>Sanity roll</source>
        <translation>Test de santé mentale</translation>
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
        <source>Sees badly</source>
        <translation>Voit mal</translation>
    </message>
    <message>
        <source>Severe: −1 on a characteristic each hour.</source>
        <translation>Grave&#xa0;: −1 à une caractéristique par heure.</translation>
    </message>
    <message>
        <source>Shield against missiles</source>
        <translation>Bouclier contre projectiles</translation>
    </message>
    <message>
        <source>Shield against missiles, kneeling</source>
        <translation>Bouclier contre projectiles, à genoux</translation>
    </message>
    <message>
        <source>Shots of this weapon can be neither parried nor dodged.</source>
        <translation>Les tirs de cette arme ne se parent ni ne s’esquivent.</translation>
    </message>
    <message>
        <source>Shuns whatever recalls the fright.</source>
        <translation>Fuit tout ce qui rappelle la frayeur.</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Some readings of the rules are missing in “{file}”: the source’s hold instead.</source>
        <translation>Il manque à «&#xa0;{file}&#xa0;» des lectures des règles&#xa0;: celles de la source s’appliquent.</translation>
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
        <source>Split attack, part {source}</source>
        <translation>Attaque divisée, partie {source}</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Terminal: −1 on a characteristic each minute.</source>
        <translation>Mortelle&#xa0;: −1 à une caractéristique par minute.</translation>
    </message>
    <message>
        <source>That belongs to every sheet and stays.</source>
        <translation>Cela fait partie de toute feuille et reste.</translation>
    </message>
    <message>
        <source>That did not work ({code}).</source>
        <translation>Cela n’a pas fonctionné ({code}).</translation>
    </message>
    <message>
        <source>That group is no longer there.</source>
        <translation>Ce groupe n’existe plus.</translation>
    </message>
    <message>
        <source>That holds nothing: it is no container.</source>
        <translation>Cela ne contient rien&#xa0;: ce n’est pas un contenant.</translation>
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
        <source>That is not rolled: it has no chance.</source>
        <translation>Cela ne se lance pas&#xa0;: il n’y a pas de chances.</translation>
    </message>
    <message>
        <source>That is on the sheet already.</source>
        <translation>C’est déjà sur la feuille.</translation>
    </message>
    <message>
        <source>That line is rolled already.</source>
        <translation>Cette ligne est déjà lancée.</translation>
    </message>
    <message>
        <source>That person takes part in the Giro already.</source>
        <translation>Cette personne participe déjà au Giro.</translation>
    </message>
    <message>
        <source>That person takes part in the Giro no more.</source>
        <translation>Cette personne ne participe plus au Giro.</translation>
    </message>
    <message>
        <source>That tick is no longer on the sheet.</source>
        <translation>Cette coche n’est plus sur la feuille.</translation>
    </message>
    <message>
        <source>The attack failed: there is nothing to answer.</source>
        <translation>L’attaque a échoué&#xa0;: il n’y a rien à quoi répondre.</translation>
    </message>
    <message>
        <source>The base of {name} goes round in a circle: {way}.</source>
        <translation>La base tourne en rond, {name}&#xa0;: {way}.</translation>
    </message>
    <message>
        <source>The die must show at least</source>
        <translation>Le dé doit montrer au moins</translation>
    </message>
    <message>
        <source>The disease has passed.</source>
        <translation>La maladie est passée.</translation>
    </message>
    <message>
        <source>The disk failed at “{file}”. Nothing is lost: save it elsewhere.</source>
        <translation>Erreur du disque sur «&#xa0;{file}&#xa0;». Rien n’est perdu&#xa0;: enregistrez-le ailleurs.</translation>
    </message>
    <message>
        <source>The disk is full: rolls are kept and written when there is room.</source>
        <translation>Le disque est plein&#xa0;: les jets sont gardés et écrits dès qu’il y a de la place.</translation>
    </message>
    <message>
        <source>The disk is full: unsaved work is not secured. Make room, or save it elsewhere.</source>
        <translation>Le disque est plein&#xa0;: le travail non enregistré n’est pas protégé. Libérez de la place ou enregistrez-le ailleurs.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” is as it was. Nothing is lost: make room, or save it elsewhere.</source>
        <translation>Le disque est plein&#xa0;: «&#xa0;{file}&#xa0;» est resté tel quel. Rien n’est perdu&#xa0;: faites de la place, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>The disk of “{file}” does not answer. Nothing is lost: connect it again, or save it elsewhere.</source>
        <translation>Le disque de «&#xa0;{file}&#xa0;» ne répond pas. Rien n’est perdu&#xa0;: reconnectez-le, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>The file stops in the middle, at {place}: what came after is lost.</source>
        <translation>Le fichier s’arrête au milieu, {place}&#xa0;: la suite est perdue.</translation>
    </message>
    <message>
        <source>The folder of “{file}” is gone. Nothing is lost: save it elsewhere.</source>
        <translation>Le dossier de «&#xa0;{file}&#xa0;» a disparu. Rien n’est perdu&#xa0;: enregistrez-le ailleurs.</translation>
    </message>
    <message>
        <source>The folder of “{file}” is write-protected. Nothing is lost: save it elsewhere.</source>
        <translation>Le dossier de «&#xa0;{file}&#xa0;» est protégé en écriture. Rien n’est perdu&#xa0;: enregistrez-le ailleurs.</translation>
    </message>
    <message>
        <source>The form “{file}” is damaged or locked. It was not changed.</source>
        <translation>Le formulaire «&#xa0;{file}&#xa0;» est endommagé ou verrouillé. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The formula of the base cannot be read.</source>
        <translation>La formule de la base est illisible.</translation>
    </message>
    <message>
        <source>The formula of the base names something that is not there.</source>
        <translation>La formule de la base nomme quelque chose qui n’existe pas.</translation>
    </message>
    <message>
        <source>The formula “{formula}” cannot be read.</source>
        <translation>La formule «&#xa0;{formula}&#xa0;» est illisible.</translation>
    </message>
    <message>
        <source>The formula “{formula}” names something that is not there.</source>
        <translation>La formule «&#xa0;{formula}&#xa0;» nomme quelque chose qui n’existe pas.</translation>
    </message>
    <message>
        <source>The game master says which.</source>
        <translation>Le meneur dit lequel.</translation>
    </message>
    <message>
        <source>The lower of two skills</source>
        <translation>La plus basse de deux compétences</translation>
    </message>
    <message>
        <source>The lower of two skills: {source}</source>
        <translation>La plus basse de deux compétences&#xa0;: {source}</translation>
    </message>
    <message>
        <source>The name “{file}” is too long for this disk. Nothing is lost: choose a shorter one.</source>
        <translation>Le nom «&#xa0;{file}&#xa0;» est trop long pour ce disque. Rien n’est perdu&#xa0;: choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>The roll log belongs to a newer version and starts anew; {aside} is kept.</source>
        <translation>Le journal vient d’une version plus récente et repart de zéro&#x202f;; {aside} est gardé.</translation>
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
        <translation>Le journal était endommagé et repart de zéro. L’ancien fichier est {aside}.</translation>
    </message>
    <message>
        <source>The roll log was removed while it was in use and starts anew.</source>
        <translation>Le journal a été supprimé en cours d’utilisation et repart de zéro.</translation>
    </message>
    <message>
        <source>The rules know no value “{value}” for “{field}”.</source>
        <translation>Les règles ne connaissent pas de valeur «&#xa0;{value}&#xa0;» pour «&#xa0;{field}&#xa0;».</translation>
    </message>
    <message>
        <source>The rules of this sheet do not have that.</source>
        <translation>Les règles de cette feuille n’ont pas cela.</translation>
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
        <translation>Les réglages étaient endommagés et repartent de zéro. L’ancien fichier est {aside}.</translation>
    </message>
    <message>
        <source>The system names no home folder: settings and rolls are kept among the temporary files.</source>
        <translation>Aucun dossier personnel trouvé&#xa0;: réglages et jets sont gardés parmi les fichiers temporaires.</translation>
    </message>
    <message>
        <source>The target must take part in this.</source>
        <translation>La cible doit y participer.</translation>
    </message>
    <message>
        <source>The teacher must be better in the skill than the student.</source>
        <translation>Le professeur doit être meilleur que l’élève dans la compétence.</translation>
    </message>
    <message>
        <source>The wish to fail is granted.</source>
        <translation>Le souhait d’échouer est exaucé.</translation>
    </message>
    <message>
        <source>The wish to fail is not granted.</source>
        <translation>Le souhait d’échouer n’est pas exaucé.</translation>
    </message>
    <message>
        <source>There is a template “{file}” already. Nothing was changed.</source>
        <translation>Il y a déjà un modèle «&#xa0;{file}&#xa0;». Rien n’a changé.</translation>
    </message>
    <message>
        <source>There is still something inside.</source>
        <translation>Il y a encore quelque chose dedans.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objets</translation>
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
        <source>This weapon does no damage.</source>
        <translation>Cette arme ne fait pas de dégâts.</translation>
    </message>
    <message>
        <source>This weapon has no skill: choose one to roll it.</source>
        <translation>Cette arme n’a pas de compétence&#xa0;: choisissez-en une pour la lancer.</translation>
    </message>
    <message>
        <source>This weapon is broken.</source>
        <translation>Cette arme est brisée.</translation>
    </message>
    <message>
        <source>This weapon is broken: it has no hit points left.</source>
        <translation>Cette arme est brisée&#xa0;: il ne lui reste aucun point de vie.</translation>
    </message>
    <message>
        <source>This weapon is not there any more: nothing can be rolled with it.</source>
        <translation>Cette arme n’est plus là&#xa0;: aucun jet possible avec elle.</translation>
    </message>
    <message>
        <source>This weapon is stuck: it must be pulled out first.</source>
        <translation>Cette arme est coincée&#xa0;: il faut d’abord l’arracher.</translation>
    </message>
    <message>
        <source>This weapon lies on the ground.</source>
        <translation>Cette arme est par terre.</translation>
    </message>
    <message>
        <source>Tick taken back.</source>
        <translation>Coche retirée.</translation>
    </message>
    <message>
        <source>Tick undone.</source>
        <translation>Coche annulée.</translation>
    </message>
    <message>
        <source>Ticked already.</source>
        <translation>Déjà cochée.</translation>
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
        <source>Ticked: a free tick of a long break.</source>
        <translation>Cochée&#xa0;: coche gratuite d’une longue pause.</translation>
    </message>
    <message>
        <source>Ticked: first success this adventure.</source>
        <translation>Case cochée&#xa0;: première réussite.</translation>
    </message>
    <message>
        <source>Ticked: given by the game master.</source>
        <translation>Cochée&#xa0;: donnée par le meneur.</translation>
    </message>
    <message>
        <source>Too far away for this weapon.</source>
        <translation>Trop loin pour cette arme.</translation>
    </message>
    <message>
        <source>Too late: the outcome of the action is known.</source>
        <translation>Trop tard&#xa0;: l’issue de l’action est connue.</translation>
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
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Training can bring no more.</source>
        <translation>L’entraînement n’apporte plus rien.</translation>
    </message>
    <message>
        <source>Trusts nobody any more.</source>
        <translation>Ne fait plus confiance à personne.</translation>
    </message>
    <message>
        <source>Two dice are needed, each from 1 to 6.</source>
        <translation>Il faut deux dés, chacun de 1 à 6.</translation>
    </message>
    <message>
        <source>Type the face of every die, {limit} in all, such as 4 3 1.</source>
        <translation>Tapez la face de chaque dé, {limit} en tout, par exemple 4 3 1.</translation>
    </message>
    <message>
        <source>Type {missing} in edit mode (Ctrl+E).</source>
        <translation>Saisissez {missing} en mode édition (Ctrl+E).</translation>
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
        <source>Unsaved work cannot be secured on the disk: save it, here or elsewhere.</source>
        <translation>Le travail non enregistré ne peut pas être protégé sur le disque&#xa0;: enregistrez-le, ici ou ailleurs.</translation>
    </message>
    <message>
        <source>Unticked by hand.</source>
        <translation>Décochée à la main.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Weapon’s dice</source>
        <translation>Dés de l’arme</translation>
    </message>
    <message>
        <source>Weapon’s maximum</source>
        <translation>Maximum de l’arme</translation>
    </message>
    <message>
        <source>Whoever that was for is no longer at the table.</source>
        <translation>La personne concernée n’est plus à la table.</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#x202f;?</translation>
    </message>
    <message>
        <source>With what was lost before</source>
        <translation>Avec ce qui était déjà perdu</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Blessure</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Yields.</source>
        <translation>Cède.</translation>
    </message>
    <message>
        <source>You may not read “{file}”. It was not changed: have its permissions set, then open it again.</source>
        <translation>Vous n’avez pas le droit de lire «&#xa0;{file}&#xa0;». Il n’a pas été modifié&#xa0;: faites régler ses droits, puis rouvrez-le.</translation>
    </message>
    <message>
        <source>a lasting disorder</source>
        <translation>un trouble durable</translation>
    </message>
    <message>
        <source>a thing</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a year of age</source>
        <translation>une année de plus</translation>
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
        <source>age by chance</source>
        <translation>âge au hasard</translation>
    </message>
    <message>
        <source>amnesia</source>
        <translation>amnésie</translation>
    </message>
    <message>
        <source>another throw</source>
        <translation>nouveau lancer</translation>
    </message>
    <message>
        <source>armour does not count</source>
        <translation>l’armure ne compte pas</translation>
    </message>
    <message>
        <source>armour {points}</source>
        <translation>armure {points}</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>automatic failure</source>
        <translation>échec automatique</translation>
    </message>
    <message>
        <source>automatic success</source>
        <translation>réussite automatique</translation>
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
        <translation>ne peut tenir de bouclier</translation>
    </message>
    <message>
        <source>cannot fight on</source>
        <translation>ne peut plus combattre</translation>
    </message>
    <message>
        <source>catatonia</source>
        <translation>catatonie</translation>
    </message>
    <message>
        <source>chance of {thing}</source>
        <translation>chances, {thing}</translation>
    </message>
    <message>
        <source>change of a note</source>
        <translation>modification d’une note</translation>
    </message>
    <message>
        <source>change of a wound</source>
        <translation>modification d’une blessure</translation>
    </message>
    <message>
        <source>change of the rules</source>
        <translation>modification des règles</translation>
    </message>
    <message>
        <source>change of {characteristic}</source>
        <translation>modification, {characteristic}</translation>
    </message>
    <message>
        <source>change of {field}</source>
        <translation>modification, {field}</translation>
    </message>
    <message>
        <source>change of {thing}</source>
        <translation>modification, {thing}</translation>
    </message>
    <message>
        <source>characteristics by chance</source>
        <translation>caractéristiques au hasard</translation>
    </message>
    <message>
        <source>choice of the personality</source>
        <translation>choix de la personnalité</translation>
    </message>
    <message>
        <source>choice of the profession</source>
        <translation>choix de la profession</translation>
    </message>
    <message>
        <source>conditions of {skill}</source>
        <translation>conditions, {skill}</translation>
    </message>
    <message>
        <source>consequence of a fight</source>
        <translation>suite d’un combat</translation>
    </message>
    <message>
        <source>cost of a disease</source>
        <translation>coût d’une maladie</translation>
    </message>
    <message>
        <source>critical hit</source>
        <translation>coup critique</translation>
    </message>
    <message>
        <source>critical success</source>
        <translation>réussite critique</translation>
    </message>
    <message>
        <source>damage taken: {points}</source>
        <translation>dégâts subis&#xa0;: {points}</translation>
    </message>
    <message>
        <source>damage to {thing}</source>
        <translation>dégâts à {thing}</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>despair</source>
        <translation>désespoir</translation>
    </message>
    <message>
        <source>development phase</source>
        <translation>phase de progression</translation>
    </message>
    <message>
        <source>distinctive features</source>
        <translation>signes particuliers</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>à l’agonie</translation>
    </message>
    <message>
        <source>end of a hindrance</source>
        <translation>fin d’une entrave</translation>
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
        <source>exchange of two characteristics</source>
        <translation>échange de deux caractéristiques</translation>
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
        <source>fall</source>
        <translation>chute</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>fatigue</translation>
    </message>
    <message>
        <source>free ticks</source>
        <translation>coches gratuites</translation>
    </message>
    <message>
        <source>full recovery</source>
        <translation>guérison complète</translation>
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
        <translation>groupe, {skill}</translation>
    </message>
    <message>
        <source>half of {source} above 10</source>
        <translation>moitié au-dessus de 10 ({source})</translation>
    </message>
    <message>
        <source>healing: {points}</source>
        <translation>guérison&#xa0;: {points}</translation>
    </message>
    <message>
        <source>height</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>points de vie</translation>
    </message>
    <message>
        <source>hit points lost: {points}</source>
        <translation>points de vie perdus&#xa0;: {points}</translation>
    </message>
    <message>
        <source>it breaks</source>
        <translation>se brise</translation>
    </message>
    <message numerus="yes">
        <source>it breaks and lets %n point(s) of damage through</source>
        <translation>
            <numerusform>se brise et laisse passer %n point de dégâts</numerusform>
            <numerusform>se brise et laisse passer %n points de dégâts</numerusform>
        </translation>
    </message>
    <message>
        <source>language of the names</source>
        <translation>langue des noms</translation>
    </message>
    <message>
        <source>lasting loss of a major wound</source>
        <translation>séquelle d’une blessure grave</translation>
    </message>
    <message>
        <source>losses of age</source>
        <translation>pertes dues à l’âge</translation>
    </message>
    <message>
        <source>maximum of {resource}</source>
        <translation>maximum, {resource}</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacement</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>name by chance</source>
        <translation>nom au hasard</translation>
    </message>
    <message>
        <source>name of a counter</source>
        <translation>nom d’un compteur</translation>
    </message>
    <message>
        <source>name of a skill</source>
        <translation>nom d’une compétence</translation>
    </message>
    <message>
        <source>new armour</source>
        <translation>nouvelle armure</translation>
    </message>
    <message>
        <source>new contact</source>
        <translation>nouveau contact</translation>
    </message>
    <message>
        <source>new counter</source>
        <translation>nouveau compteur</translation>
    </message>
    <message>
        <source>new line of wealth</source>
        <translation>nouvelle ligne de fortune</translation>
    </message>
    <message>
        <source>new note</source>
        <translation>nouvelle note</translation>
    </message>
    <message>
        <source>new power</source>
        <translation>nouveau pouvoir</translation>
    </message>
    <message>
        <source>new round</source>
        <translation>nouveau round</translation>
    </message>
    <message>
        <source>new skill</source>
        <translation>nouvelle compétence</translation>
    </message>
    <message>
        <source>new thing</source>
        <translation>nouvel objet</translation>
    </message>
    <message>
        <source>new weapon</source>
        <translation>nouvelle arme</translation>
    </message>
    <message>
        <source>new wound</source>
        <translation>nouvelle blessure</translation>
    </message>
    <message>
        <source>no arm is of use</source>
        <translation>aucun bras valide</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>pas de coup au but</translation>
    </message>
    <message>
        <source>normal hit</source>
        <translation>coup normal</translation>
    </message>
    <message>
        <source>note of {skill}</source>
        <translation>note, {skill}</translation>
    </message>
    <message>
        <source>occupation</source>
        <translation>occupation</translation>
    </message>
    <message>
        <source>one-handed weapons only</source>
        <translation>armes à une main seulement</translation>
    </message>
    <message>
        <source>only one arm is of use</source>
        <translation>un seul bras valide</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>règles maison</translation>
    </message>
    <message>
        <source>paranoia</source>
        <translation>paranoïa</translation>
    </message>
    <message>
        <source>past the broken parry {points}</source>
        <translation>à travers la parade brisée {points}</translation>
    </message>
    <message>
        <source>personal points by chance</source>
        <translation>points personnels au hasard</translation>
    </message>
    <message>
        <source>personality</source>
        <translation>personnalité</translation>
    </message>
    <message>
        <source>personality applied</source>
        <translation>personnalité appliquée</translation>
    </message>
    <message>
        <source>personality by chance</source>
        <translation>personnalité au hasard</translation>
    </message>
    <message>
        <source>phobia</source>
        <translation>phobie</translation>
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
        <source>place of a wound</source>
        <translation>place d’une blessure</translation>
    </message>
    <message>
        <source>place of {skill}</source>
        <translation>place, {skill}</translation>
    </message>
    <message>
        <source>place of {thing}</source>
        <translation>place, {thing}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>points of several skills</source>
        <translation>points de plusieurs compétences</translation>
    </message>
    <message>
        <source>points of {skill}</source>
        <translation>points, {skill}</translation>
    </message>
    <message>
        <source>points taken back</source>
        <translation>points repris</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>possessions by chance</source>
        <translation>possessions au hasard</translation>
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
        <source>profession applied</source>
        <translation>profession appliquée</translation>
    </message>
    <message>
        <source>profession by chance</source>
        <translation>profession au hasard</translation>
    </message>
    <message>
        <source>profession points by chance</source>
        <translation>points de profession au hasard</translation>
    </message>
    <message>
        <source>record of the creation</source>
        <translation>état de la création</translation>
    </message>
    <message>
        <source>reloading of {thing}</source>
        <translation>rechargement, {thing}</translation>
    </message>
    <message>
        <source>removal of a contact</source>
        <translation>retrait d’un contact</translation>
    </message>
    <message>
        <source>removal of a counter</source>
        <translation>retrait d’un compteur</translation>
    </message>
    <message>
        <source>removal of a line of wealth</source>
        <translation>retrait d’une ligne de fortune</translation>
    </message>
    <message>
        <source>removal of a note</source>
        <translation>retrait d’une note</translation>
    </message>
    <message>
        <source>removal of a power</source>
        <translation>retrait d’un pouvoir</translation>
    </message>
    <message>
        <source>removal of a skill</source>
        <translation>retrait d’une compétence</translation>
    </message>
    <message>
        <source>removal of a thing</source>
        <translation>retrait d’un objet</translation>
    </message>
    <message>
        <source>removal of a weapon</source>
        <translation>retrait d’une arme</translation>
    </message>
    <message>
        <source>removal of a wound</source>
        <translation>retrait d’une blessure</translation>
    </message>
    <message>
        <source>removal of armour</source>
        <translation>retrait d’une armure</translation>
    </message>
    <message>
        <source>removal of several skills</source>
        <translation>retrait de plusieurs compétences</translation>
    </message>
    <message>
        <source>return of an experience roll</source>
        <translation>annulation d’un test d’expérience</translation>
    </message>
    <message>
        <source>return of unsaved work</source>
        <translation>reprise du travail non enregistré</translation>
    </message>
    <message>
        <source>return to an earlier version</source>
        <translation>retour à une version antérieure</translation>
    </message>
    <message>
        <source>rule “{option}”</source>
        <translation>règle «&#xa0;{option}&#xa0;»</translation>
    </message>
    <message>
        <source>sanity</source>
        <translation>santé mentale</translation>
    </message>
    <message>
        <source>setting of {skill}</source>
        <translation>réglage, {skill}</translation>
    </message>
    <message>
        <source>several changes</source>
        <translation>plusieurs modifications</translation>
    </message>
    <message>
        <source>several skills hidden</source>
        <translation>plusieurs compétences masquées</translation>
    </message>
    <message>
        <source>several skills shown</source>
        <translation>plusieurs compétences montrées</translation>
    </message>
    <message>
        <source>shot with {thing}</source>
        <translation>tir avec {thing}</translation>
    </message>
    <message>
        <source>skills of other rules</source>
        <translation>compétences d’autres règles</translation>
    </message>
    <message>
        <source>skills of the personality</source>
        <translation>compétences de la personnalité</translation>
    </message>
    <message>
        <source>skills of the profession</source>
        <translation>compétences de la profession</translation>
    </message>
    <message>
        <source>some skills count {most} at most</source>
        <translation>certaines compétences comptent au plus {most}</translation>
    </message>
    <message>
        <source>special hit</source>
        <translation>coup spécial</translation>
    </message>
    <message>
        <source>special success</source>
        <translation>réussite spéciale</translation>
    </message>
    <message>
        <source>speciality of {skill}</source>
        <translation>spécialité, {skill}</translation>
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
        <source>step of the creation</source>
        <translation>étape de la création</translation>
    </message>
    <message>
        <source>stupor</source>
        <translation>stupeur</translation>
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
        <translation>le côté actif</translation>
    </message>
    <message>
        <source>the attacker fumbles</source>
        <translation>maladresse de l’attaquant</translation>
    </message>
    <message>
        <source>the defender fumbles</source>
        <translation>maladresse du défenseur</translation>
    </message>
    <message>
        <source>the passive side</source>
        <translation>le côté passif</translation>
    </message>
    <message>
        <source>the weapon fails</source>
        <translation>l’arme s’enraye</translation>
    </message>
    <message numerus="yes">
        <source>the weapon loses %n hit point(s)</source>
        <translation>
            <numerusform>l’arme perd %n point de vie</numerusform>
            <numerusform>l’arme perd %n points de vie</numerusform>
        </translation>
    </message>
    <message>
        <source>this wound</source>
        <translation>cette blessure</translation>
    </message>
    <message>
        <source>throw of the age</source>
        <translation>tirage de l’âge</translation>
    </message>
    <message>
        <source>throw of the characteristics</source>
        <translation>lancer des caractéristiques</translation>
    </message>
    <message>
        <source>tick POW</source>
        <translation>coche POU</translation>
    </message>
    <message>
        <source>tick box of a power</source>
        <translation>case d’un pouvoir</translation>
    </message>
    <message>
        <source>tick box of {thing}</source>
        <translation>case à cocher, {thing}</translation>
    </message>
    <message>
        <source>tick {skill}</source>
        <translation>coche, {skill}</translation>
    </message>
    <message>
        <source>ticks of several skills</source>
        <translation>coches de plusieurs compétences</translation>
    </message>
    <message>
        <source>ticks of two skills</source>
        <translation>coches de deux compétences</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>sans connaissance</translation>
    </message>
    <message>
        <source>untick {skill}</source>
        <translation>coche retirée, {skill}</translation>
    </message>
    <message>
        <source>use of a power</source>
        <translation>usage d’un pouvoir</translation>
    </message>
    <message>
        <source>use of {thing}</source>
        <translation>usage, {thing}</translation>
    </message>
    <message>
        <source>way to the characteristics</source>
        <translation>origine des caractéristiques</translation>
    </message>
    <message>
        <source>wealth</source>
        <translation>fortune</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message numerus="yes">
        <source>what parried loses %n hit point(s)</source>
        <translation>
            <numerusform>ce qui pare perd %n point de vie</numerusform>
            <numerusform>ce qui pare perd %n points de vie</numerusform>
        </translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}, {chance}: rolled {roll}, {active} prevails.</source>
        <translation>{active} {a} contre {passive} {b}, {chance}&#xa0;: jet de {roll}, {active} l’emporte.</translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}, {chance}: rolled {roll}, {passive} resists.</source>
        <translation>{active} {a} contre {passive} {b}, {chance}&#xa0;: jet de {roll}, {passive} résiste.</translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}: certain, no roll.</source>
        <translation>{active} {a} contre {passive} {b}&#xa0;: certain, sans jet.</translation>
    </message>
    <message>
        <source>{active} {a} against {passive} {b}: impossible, no roll.</source>
        <translation>{active} {a} contre {passive} {b}&#xa0;: impossible, sans jet.</translation>
    </message>
    <message>
        <source>{a} against {b}, {chance}</source>
        <translation>{a} contre {b}, {chance}</translation>
    </message>
    <message>
        <source>{cost} Pa needed, {left} left.</source>
        <translation>Il faut {cost} Pa, il en reste {left}.</translation>
    </message>
    <message>
        <source>{dice} cannot show {roll}.</source>
        <translation>{dice} ne peut pas donner {roll}.</translation>
    </message>
    <message>
        <source>{disorder} for {time}</source>
        <translation>{disorder} pendant {time}</translation>
    </message>
    <message>
        <source>{limit} or less: {name} prevails.</source>
        <translation>{limit} ou moins&#xa0;: {name} l’emporte.</translation>
    </message>
    <message>
        <source>{limit} or more: {name} resists.</source>
        <translation>{limit} ou plus&#xa0;: {name} résiste.</translation>
    </message>
    <message>
        <source>{name} has no link to {other}. The Narrator may allow it.</source>
        <translation>{name} n’a pas de lien avec {other}. Le Narrateur peut l’autoriser.</translation>
    </message>
    <message>
        <source>{name} has no result of Iniziativa yet.</source>
        <translation>{name} n’a pas encore de résultat d’Iniziativa.</translation>
    </message>
    <message>
        <source>{name} is stunned: no attack.</source>
        <translation>{name} est étourdi&#xa0;: pas d’attaque.</translation>
    </message>
    <message>
        <source>{name} loses this attack: end that once it is lost.</source>
        <translation>{name} perd cette attaque&#xa0;: mettez-y fin une fois l’attaque perdue.</translation>
    </message>
    <message>
        <source>{name} loses this round: no action, no defence.</source>
        <translation>{name} perd ce round&#xa0;: ni action ni défense.</translation>
    </message>
    <message>
        <source>{name} prevails</source>
        <translation>{name} l’emporte</translation>
    </message>
    <message>
        <source>{name} resists</source>
        <translation>{name} résiste</translation>
    </message>
    <message>
        <source>{name} tests no score: choose one first.</source>
        <translation>{name} ne teste aucun score&#xa0;: choisissez-en un d’abord.</translation>
    </message>
    <message>
        <source>{name} wants to fail: above {limit} is good.</source>
        <translation>{name} veut échouer&#xa0;: au-dessus de {limit}, c’est bon.</translation>
    </message>
    <message>
        <source>{name}: chosen already.</source>
        <translation>{name}&#xa0;: choix déjà fait.</translation>
    </message>
    <message>
        <source>{name}: say first what it costs in Pa.</source>
        <translation>{name}&#xa0;: dites d’abord le coût en Pa.</translation>
    </message>
    <message>
        <source>{passive} rolls and hopes for more than {limit}.</source>
        <translation>{passive} lance et espère plus de {limit}.</translation>
    </message>
    <message>
        <source>{place} says nothing that can be read: {was}</source>
        <translation>{place}, rien de lisible&#xa0;: {was}</translation>
    </message>
    <message>
        <source>{place}: lost.</source>
        <translation>{place}&#xa0;: perdu.</translation>
    </message>
    <message>
        <source>{place}: lost. It said {was}.</source>
        <translation>{place}&#xa0;: perdu. On y lisait {was}.</translation>
    </message>
    <message>
        <source>{place}: only its beginning is there, and kept.</source>
        <translation>{place}&#xa0;: seul le début y est, et il est gardé.</translation>
    </message>
    <message>
        <source>{points} left</source>
        <translation>reste {points}</translation>
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
        <source>{roll} suits only one of the two skills: a partial success.</source>
        <translation>{roll} ne convient qu’à une des deux compétences&#xa0;: réussite partielle.</translation>
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
        <source>{source}</source>
        <translation>{source}</translation>
    </message>
    <message>
        <source>{source} above 10</source>
        <translation>{source} au-dessus de 10</translation>
    </message>
    <message>
        <source>{source} above 10, the reverse</source>
        <translation>{source} au-dessus de 10, à l’inverse</translation>
    </message>
    <message>
        <source>{thing} in hand</source>
        <translation>{thing} en main</translation>
    </message>
    <message>
        <source>{thing} put away</source>
        <translation>rangement, {thing}</translation>
    </message>
    <message>
        <source>{thing} put on</source>
        <translation>mise en place, {thing}</translation>
    </message>
    <message>
        <source>{thing} taken off</source>
        <translation>retrait, {thing}</translation>
    </message>
    <message>
        <source>{value} is not between {minimum} and {maximum}.</source>
        <translation>{value} n’est pas entre {minimum} et {maximum}.</translation>
    </message>
    <message>
        <source>{weapon}, damage</source>
        <translation>{weapon}, dégâts</translation>
    </message>
    <message>
        <source>{weapon}, parry</source>
        <translation>{weapon}, parade</translation>
    </message>
    <message>
        <source>{what} {points} for good</source>
        <translation>{what} {points} pour toujours</translation>
    </message>
    <message>
        <source>{where} in “{file}” has no value {was}: read as {now}.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» n’admet pas {was}&#xa0;: lu comme {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was} for the second time: read as {now}.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» est {was} pour la deuxième fois&#xa0;: lu comme {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, no whole number: read as {now}.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» vaut {was}, qui n’est pas un nombre entier&#xa0;: lu comme {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, out of range: read as {now}.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» vaut {was}, hors limites&#xa0;: lu comme {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, which hangs from it again: it stands alone.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» est {was}, qui en dépend lui-même&#xa0;: le score reste seul.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, which is no tier: read as {now}.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» est {was}, qui n’est pas un rang&#xa0;: lu comme {now}.</translation>
    </message>
    <message>
        <source>{where} in “{file}” is {was}, which is of no higher tier: it stands alone.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» est {was}, qui n’est pas de rang plus élevé&#xa0;: le score reste seul.</translation>
    </message>
    <message>
        <source>{where} in “{file}” names {was} for the second time: it is left out.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» nomme {was} pour la seconde fois&#xa0;: c’est laissé de côté.</translation>
    </message>
    <message>
        <source>{where} in “{file}” names {was}, which is not there: it is left out.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» nomme {was}, qui n’existe pas&#xa0;: c’est laissé de côté.</translation>
    </message>
    <message>
        <source>{where} in “{file}” names {was}, which is not there: it stands alone.</source>
        <translation>{where} dans «&#xa0;{file}&#xa0;» nomme {was}, qui n’existe pas&#xa0;: le score reste seul.</translation>
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
        <source>“{file}” cannot be written so: this format is for percentile sheets. Nothing was written.</source>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être écrit ainsi&#xa0;: ce format est réservé aux feuilles à pourcentages. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>“{file}” has a format nobody knows. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est d’un format inconnu. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” has a hindrance nobody knows here: {where} ({was}). It is kept as it is.</source>
        <translation>«&#xa0;{file}&#xa0;» contient une entrave inconnue ici&#xa0;: {where} ({was}). Elle est gardée telle quelle.</translation>
    </message>
    <message>
        <source>“{file}” has a skill nobody knows here: {where}. It is kept.</source>
        <translation>«&#xa0;{file}&#xa0;» a une compétence inconnue ici&#xa0;: {where}. Elle est gardée.</translation>
    </message>
    <message>
        <source>“{file}” holds no character of a format known here ({found}). It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» ne contient aucun personnage d’un format connu ici ({found}). Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a sheet. Nothing is lost: choose another name.</source>
        <translation>«&#xa0;{file}&#xa0;» est un dossier, pas une feuille. Rien n’est perdu&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{file}” is a link that leads to itself. Nothing is lost: choose another name.</source>
        <translation>«&#xa0;{file}&#xa0;» est un lien qui mène à lui-même. Rien n’est perdu&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{file}” is a sheet of this program already: open it.</source>
        <translation>«&#xa0;{file}&#xa0;» est déjà une feuille de ce programme&#xa0;: ouvrez-la.</translation>
    </message>
    <message>
        <source>“{file}” is a table of this program already: open it.</source>
        <translation>«&#xa0;{file}&#xa0;» est déjà une table de ce programme&#xa0;: ouvrez-la.</translation>
    </message>
    <message>
        <source>“{file}” is damaged or no sheet. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est endommagé ou n’est pas une feuille. Il n’a pas été modifié.</translation>
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
        <source>“{file}” is no file of settings: {where}. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas un fichier de réglages&#xa0;: {where}. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is no form of this program. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas un formulaire de ce programme. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is no name this disk can hold. Nothing is lost: choose another one.</source>
        <translation>Ce disque ne peut pas porter le nom «&#xa0;{file}&#xa0;». Rien n’est perdu&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>“{file}” is no table. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas une table. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is no text and of no format known here. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est ni un texte ni d’un format connu ici. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is not a plain file. Nothing is lost: choose another name.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas un fichier ordinaire. Rien n’est perdu&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{file}” is not there: moved, renamed or deleted.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas là&#xa0;: déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>“{file}” is of {format}, which cannot be read yet. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est au format {format}, qui ne peut pas encore être lu. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is open in another running program. Nothing is lost: choose another name.</source>
        <translation>«&#xa0;{file}&#xa0;» est ouvert dans un autre programme. Rien n’est perdu&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{file}” is open in another tab. Nothing is lost: choose another name.</source>
        <translation>«&#xa0;{file}&#xa0;» est ouvert dans un autre onglet. Rien n’est perdu&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{file}” is the very file that was changed. Nothing is lost: choose another name, and both are kept.</source>
        <translation>«&#xa0;{file}&#xa0;» est justement le fichier modifié. Rien n’est perdu&#xa0;: choisissez un autre nom, et les deux sont gardés.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a sheet. It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;» est trop gros pour être une feuille. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is write-protected. Nothing is lost: save it elsewhere.</source>
        <translation>«&#xa0;{file}&#xa0;» est protégé en écriture. Rien n’est perdu&#xa0;: enregistrez-le ailleurs.</translation>
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
        <source>“{file}” was changed by another program meanwhile. Nothing is lost: see what differs, then choose.</source>
        <translation>«&#xa0;{file}&#xa0;» a été modifié entre-temps par un autre programme. Rien n’est perdu&#xa0;: voyez ce qui diffère, puis choisissez.</translation>
    </message>
    <message>
        <source>“{file}” was exported by this program and lacks part of the sheet: open the sheet’s own file (.rpgsheet).</source>
        <translation>«&#xa0;{file}&#xa0;» a été exporté par ce programme et il y manque une partie de la feuille&#xa0;: ouvrez le fichier même de la feuille (.rpgsheet).</translation>
    </message>
    <message>
        <source>“{file}” was not opened: a table leads only to sheets on this computer.</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas été ouvert&#xa0;: une table ne mène qu’à des feuilles de cet ordinateur.</translation>
    </message>
    <message>
        <source>“{file}” was opened read-only: save a copy.</source>
        <translation>«&#xa0;{file}&#xa0;» est ouvert en lecture seule&#xa0;: enregistrez une copie.</translation>
    </message>
    <message>
        <source>“{file}”: that did not work ({code}). It was not changed.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: cela n’a pas fonctionné ({code}). Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>“{id}” is not on the sheet.</source>
        <translation>«&#xa0;{id}&#xa0;» n’est pas sur la feuille.</translation>
    </message>
    <message>
        <source>“{name}” cannot go under itself or one of its descendants.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut aller sous lui-même ni sous l’un de ses descendants.</translation>
    </message>
    <message>
        <source>“{name}” goes only under a score of a higher tier.</source>
        <translation>«&#xa0;{name}&#xa0;» ne va que sous un score de rang plus élevé.</translation>
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
    <name>no_display</name>
    <message>
        <source>Qt cannot start its platform {names} (xcb needs libxcb-cursor), so no window can open.</source>
        <translation>Qt ne peut pas démarrer sa plateforme {names} (xcb a besoin de libxcb-cursor)&#xa0;: aucune fenêtre ne peut s’ouvrir.</translation>
    </message>
    <message>
        <source>Qt cannot start its platform {names}, so no window can open.</source>
        <translation>Qt ne peut pas démarrer sa plateforme {names}&#xa0;: aucune fenêtre ne peut s’ouvrir.</translation>
    </message>
    <message>
        <source>The display cannot be reached ({names}), so no window can open.</source>
        <translation>L’affichage est injoignable ({names})&#xa0;: aucune fenêtre ne peut s’ouvrir.</translation>
    </message>
    <message>
        <source>There is no display here, so no window can open.</source>
        <translation>Il n’y a pas d’affichage ici&#xa0;: aucune fenêtre ne peut s’ouvrir.</translation>
    </message>
    <message>
        <source>“brp-desktop --screenshot sheet.png FILE” paints it into a file instead.</source>
        <translation>«&#xa0;brp-desktop --screenshot sheet.png FILE&#xa0;» la dessine dans un fichier.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message numerus="yes">
        <source>%n characteristic roll(s) with other levels: {rows}.</source>
        <translation>
            <numerusform>%n test de caractéristique change de degrés&#xa0;: {rows}.</numerusform>
            <numerusform>%n tests de caractéristique changent de degrés&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) have another chance: {rows}.</source>
        <translation>
            <numerusform>%n score change de chances&#xa0;: {rows}.</numerusform>
            <numerusform>%n scores changent de chances&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another base: {rows}.</source>
        <translation>
            <numerusform>%n compétence change de base&#xa0;: {rows}.</numerusform>
            <numerusform>%n compétences changent de base&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another chance: {rows}.</source>
        <translation>
            <numerusform>%n compétence change de chances&#xa0;: {rows}.</numerusform>
            <numerusform>%n compétences changent de chances&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with another score: {rows}.</source>
        <translation>
            <numerusform>%n compétence change de score&#xa0;: {rows}.</numerusform>
            <numerusform>%n compétences changent de score&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with or without a box: {rows}.</source>
        <translation>
            <numerusform>%n compétence gagne ou perd sa case&#xa0;: {rows}.</numerusform>
            <numerusform>%n compétences gagnent ou perdent leur case&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) with other levels: {rows}.</source>
        <translation>
            <numerusform>%n compétence change de degrés&#xa0;: {rows}.</numerusform>
            <numerusform>%n compétences changent de degrés&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) with another gain: {rows}.</source>
        <translation>
            <numerusform>%n coche donne un autre gain&#xa0;: {rows}.</numerusform>
            <numerusform>%n coches donnent un autre gain&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) with another roll needed: {rows}.</source>
        <translation>
            <numerusform>%n coche demande un autre jet&#xa0;: {rows}.</numerusform>
            <numerusform>%n coches demandent un autre jet&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with another chance to hit: {rows}.</source>
        <translation>
            <numerusform>%n arme change de chances de toucher&#xa0;: {rows}.</numerusform>
            <numerusform>%n armes changent de chances de toucher&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with another chance to parry: {rows}.</source>
        <translation>
            <numerusform>%n arme change de chances de parer&#xa0;: {rows}.</numerusform>
            <numerusform>%n armes changent de chances de parer&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other damage on a special: {rows}.</source>
        <translation>
            <numerusform>%n arme change de dégâts sur une spéciale&#xa0;: {rows}.</numerusform>
            <numerusform>%n armes changent de dégâts sur une spéciale&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other damage: {rows}.</source>
        <translation>
            <numerusform>%n arme change de dégâts&#xa0;: {rows}.</numerusform>
            <numerusform>%n armes changent de dégâts&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s) with other ranges: {rows}.</source>
        <translation>
            <numerusform>%n arme change de portées&#xa0;: {rows}.</numerusform>
            <numerusform>%n armes changent de portées&#xa0;: {rows}.</numerusform>
        </translation>
    </message>
    <message>
        <source>00 on the dice</source>
        <translation>00 sur les dés</translation>
    </message>
    <message>
        <source>1 in 100</source>
        <translation>1 sur 100</translation>
    </message>
    <message>
        <source>100 with the bonus</source>
        <translation>100 avec le bonus</translation>
    </message>
    <message>
        <source>A critical is a twentieth of the chance: how that twentieth is rounded.</source>
        <translation>Une réussite critique est un vingtième des chances&#xa0;: comment on l’arrondit.</translation>
    </message>
    <message>
        <source>A hit strikes a part of the body with points and armour of its own.</source>
        <translation>Un coup touche une partie du corps, avec ses points et son armure.</translation>
    </message>
    <message>
        <source>A resistance roll knows specials, criticals and fumbles like a skill.</source>
        <translation>Un test de résistance distingue spéciales, critiques et maladresses, comme une compétence.</translation>
    </message>
    <message>
        <source>A roll above this number fails, however high the chance; empty where there is no such limit.</source>
        <translation>Un jet au-dessus de ce nombre rate, si hautes que soient les chances&#x202f;; vide sans cette limite.</translation>
    </message>
    <message>
        <source>A roll within a twentieth of the chance is a critical success, better than a special.</source>
        <translation>Un jet dans le vingtième des chances est une réussite critique, mieux qu’une spéciale.</translation>
    </message>
    <message>
        <source>A special is a fifth of the chance: how that fifth is rounded.</source>
        <translation>Une réussite spéciale est un cinquième des chances&#xa0;: comment on l’arrondit.</translation>
    </message>
    <message>
        <source>A success with something at stake ticks its box at once; off, boxes are ticked by hand.</source>
        <translation>Une réussite avec enjeu coche sa case aussitôt&#x202f;; sinon, on coche à la main.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} is wanted here, or nothing.</source>
        <translation>Il faut ici un nombre entier de {least} à {most}, ou rien.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} is wanted here.</source>
        <translation>Il faut ici un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>Armour takes off what its dice show, not a fixed number.</source>
        <translation>L’armure retire ce que montrent ses dés, non un nombre fixe.</translation>
    </message>
    <message>
        <source>Attack and parry with a weapon are learned as two skills; each weapon then names both.</source>
        <translation>Attaque et parade avec une arme s’apprennent comme deux compétences&#x202f;; chaque arme nomme alors les deux.</translation>
    </message>
    <message>
        <source>Characteristics add to all skills of a group, or take from them.</source>
        <translation>Les caractéristiques augmentent ou réduisent toutes les compétences d’un groupe.</translation>
    </message>
    <message>
        <source>Characteristics and derived values</source>
        <translation>Caractéristiques et valeurs dérivées</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Creation</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Creation has personality packages, which add to thirteen skills.</source>
        <translation>La création propose des profils de personnalité, qui ajoutent à treize compétences.</translation>
    </message>
    <message>
        <source>Creation offers professions that live by powers.</source>
        <translation>La création propose des professions fondées sur les pouvoirs.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Dice are wanted here, such as 1D6.</source>
        <translation>Il faut des dés ici, par exemple 1D6.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Each point carried above the limit slows down and takes 5 from agile skills and rolls.</source>
        <translation>Chaque point porté au-delà de la limite ralentit et retire 5 aux actions agiles.</translation>
    </message>
    <message>
        <source>Education (EDU) is a characteristic, and the points of the profession come from it.</source>
        <translation>L’éducation (EDU) est une caractéristique, et les points de profession en viennent.</translation>
    </message>
    <message>
        <source>Effort costs fatigue points; below 0 each one takes 1 from every roll.</source>
        <translation>L’effort coûte des points de fatigue&#x202f;; sous 0, chacun retire 1 à tous les jets.</translation>
    </message>
    <message>
        <source>From the age of 41 each year may take points from characteristics.</source>
        <translation>À partir de 41 ans, chaque année peut retirer des points aux caractéristiques.</translation>
    </message>
    <message>
        <source>Hit locations and major wounds do not go together: choose one of them.</source>
        <translation>Localisations et blessures graves ne vont pas ensemble&#xa0;: choisissez l’une des deux.</translation>
    </message>
    <message>
        <source>Hit points are CON and SIZ together, not half of them.</source>
        <translation>Les points de vie sont CON et TAI ensemble, non leur moitié.</translation>
    </message>
    <message>
        <source>Horrors cost sanity points; a heavy loss brings on a disorder.</source>
        <translation>Les horreurs coûtent des points de santé mentale&#x202f;; une lourde perte amène un trouble.</translation>
    </message>
    <message>
        <source>How far above ordinary people characters begin; sets the cap and the improvements too.</source>
        <translation>De combien les personnages dépassent les gens ordinaires&#x202f;; fixe aussi plafond et progression.</translation>
    </message>
    <message>
        <source>How far weapons reach, and what distance does to the chance.</source>
        <translation>Jusqu’où portent les armes, et l’effet de la distance sur les chances.</translation>
    </message>
    <message>
        <source>How many of the highest rolls are a fumble.</source>
        <translation>Combien de jets, parmi les plus hauts, sont des maladresses.</translation>
    </message>
    <message>
        <source>How many power points it costs to roll a check again; 0 where nothing is rolled again.</source>
        <translation>Combien de points de pouvoir coûte un second jet&#x202f;; 0 si l’on ne relance pas.</translation>
    </message>
    <message>
        <source>How many skills may be ticked freely after a long break.</source>
        <translation>Combien de compétences peuvent être cochées librement après une longue pause.</translation>
    </message>
    <message>
        <source>How much sanity must be lost within a turn or an hour for a disorder.</source>
        <translation>Combien de santé mentale il faut perdre en un tour ou une heure pour un trouble.</translation>
    </message>
    <message>
        <source>In which order people act in a round.</source>
        <translation>Dans quel ordre on agit pendant un round.</translation>
    </message>
    <message>
        <source>Levels of success</source>
        <translation>Degrés de réussite</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>No number of this sheet changes.</source>
        <translation>Aucun nombre de cette feuille ne change.</translation>
    </message>
    <message>
        <source>No skill begins above this number at creation, unless its base is higher; empty without a cap.</source>
        <translation>Aucune compétence ne dépasse ce nombre à la création, sauf base supérieure&#x202f;; vide sans plafond.</translation>
    </message>
    <message>
        <source>One blow of half the hit points is a major wound, with a lasting loss.</source>
        <translation>Un seul coup de la moitié des points de vie est une blessure grave, avec séquelle.</translation>
    </message>
    <message>
        <source>Opposed checks</source>
        <translation>Tests opposés</translation>
    </message>
    <message>
        <source>Optional measures</source>
        <translation>Mesures facultatives</translation>
    </message>
    <message>
        <source>POW in 100</source>
        <translation>POU sur 100</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>The dice that a successful experience roll adds to the skill.</source>
        <translation>Les dés qu’un test d’expérience réussi ajoute à la compétence.</translation>
    </message>
    <message>
        <source>The lists that bases, weapons and armour take their numbers from.</source>
        <translation>Les listes dont viennent les nombres des bases, des armes et des armures.</translation>
    </message>
    <message>
        <source>The time in which the story plays: some bases, weapons and armour hang on it.</source>
        <translation>L’époque de l’histoire&#xa0;: certaines bases, armes et armures en dépendent.</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Coches</translation>
    </message>
    <message>
        <source>Two special successes against each other cancel: both sides fail.</source>
        <translation>Deux réussites spéciales s’annulent&#xa0;: échec des deux côtés.</translation>
    </message>
    <message>
        <source>What a special hit does beyond ordinary damage.</source>
        <translation>Ce que fait un coup spécial de plus que les dégâts ordinaires.</translation>
    </message>
    <message>
        <source>What a teacher gives: an experience roll after two rolls, or training by hours.</source>
        <translation>Ce que donne un professeur&#xa0;: un test d’expérience après deux jets, ou un entraînement à l’heure.</translation>
    </message>
    <message>
        <source>What an experience roll must reach once the score is near 100 or above.</source>
        <translation>Ce qu’un test d’expérience doit atteindre quand le score approche ou dépasse 100.</translation>
    </message>
    <message>
        <source>What each further parry or dodge of the same round takes off the chance.</source>
        <translation>Ce que chaque parade ou esquive de plus dans le même round retire aux chances.</translation>
    </message>
    <message>
        <source>What happens when somebody attempts what is Impossible.</source>
        <translation>Ce qui arrive quand quelqu’un tente une action Impossible.</translation>
    </message>
    <message>
        <source>What is added to the die of an experience roll.</source>
        <translation>Ce qui s’ajoute au dé d’un test d’expérience.</translation>
    </message>
    <message>
        <source>What may be chosen before the roll in place of those dice; empty where nothing may.</source>
        <translation>Ce qu’on peut choisir avant le jet à la place de ces dés&#x202f;; vide s’il n’y a pas de choix.</translation>
    </message>
    <message>
        <source>What the sheet calls the characteristic of looks and manner.</source>
        <translation>Comment la feuille nomme la caractéristique d’allure et de prestance.</translation>
    </message>
    <message>
        <source>When somebody faints or dies, and what First Aid gives back.</source>
        <translation>Quand quelqu’un s’évanouit ou meurt, et ce que rendent les premiers soins.</translation>
    </message>
    <message>
        <source>Where the resistance table ends: certain without a roll, or never quite certain.</source>
        <translation>Où finit la table de résistance&#xa0;: certain sans jet, ou jamais tout à fait certain.</translation>
    </message>
    <message>
        <source>Which chance somebody has with a skill whose score is 0.</source>
        <translation>Quelles chances donne une compétence dont le score est 0.</translation>
    </message>
    <message>
        <source>Which table says how an attack ends against a parry or a dodge.</source>
        <translation>Quelle table décide d’une attaque contre une parade ou une esquive.</translation>
    </message>
    <message>
        <source>Who prevails when both sides of an opposed check reach the same level.</source>
        <translation>Qui l’emporte quand les deux côtés d’un test opposé atteignent le même degré.</translation>
    </message>
    <message>
        <source>Who speaks a language reads and writes it; off, writing is learned as a skill of its own.</source>
        <translation>Qui parle une langue la lit et l’écrit&#x202f;; sinon, l’écriture s’apprend comme compétence à part.</translation>
    </message>
    <message>
        <source>With which chances below 5 a roll of 01 to 05 succeeds all the same.</source>
        <translation>Avec quelles chances inférieures à 5 un jet de 01 à 05 réussit malgré tout.</translation>
    </message>
    <message>
        <source>With “{answer}”: {changes}</source>
        <translation>Avec «&#xa0;{answer}&#xa0;»&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>a fifth of what is left</source>
        <translation>un cinquième de ce qui reste</translation>
    </message>
    <message>
        <source>a twentieth of the failures</source>
        <translation>un vingtième des échecs</translation>
    </message>
    <message>
        <source>ageing</source>
        <translation>vieillissement</translation>
    </message>
    <message>
        <source>appearance</source>
        <translation>apparence</translation>
    </message>
    <message>
        <source>appears {value}</source>
        <translation>apparaît {value}</translation>
    </message>
    <message>
        <source>as much as POW</source>
        <translation>autant que POU</translation>
    </message>
    <message>
        <source>as the SRD has it</source>
        <translation>selon le SRD</translation>
    </message>
    <message>
        <source>automatic ticks</source>
        <translation>coches automatiques</translation>
    </message>
    <message>
        <source>bonus to experience rolls</source>
        <translation>bonus aux tests d’expérience</translation>
    </message>
    <message>
        <source>by DEX</source>
        <translation>par DEX</translation>
    </message>
    <message>
        <source>by DEX and 1D10</source>
        <translation>par DEX et 1D10</translation>
    </message>
    <message>
        <source>by several characteristics</source>
        <translation>par plusieurs caractéristiques</translation>
    </message>
    <message>
        <source>by the kind of weapon</source>
        <translation>selon le type d’arme</translation>
    </message>
    <message>
        <source>cap on starting skills</source>
        <translation>plafond des compétences de départ</translation>
    </message>
    <message>
        <source>certain at 100, impossible at 0</source>
        <translation>certain à 100, impossible à 0</translation>
    </message>
    <message>
        <source>charisma</source>
        <translation>charisme</translation>
    </message>
    <message>
        <source>combat results</source>
        <translation>résultats du combat</translation>
    </message>
    <message>
        <source>cost of rolling again</source>
        <translation>coût d’un nouveau jet</translation>
    </message>
    <message>
        <source>critical successes</source>
        <translation>réussites critiques</translation>
    </message>
    <message>
        <source>damage of specials</source>
        <translation>dégâts des réussites spéciales</translation>
    </message>
    <message>
        <source>dice of an improvement</source>
        <translation>dés d’une progression</translation>
    </message>
    <message>
        <source>edition of the lists</source>
        <translation>édition des listes</translation>
    </message>
    <message>
        <source>education</source>
        <translation>éducation</translation>
    </message>
    <message>
        <source>encumbrance</source>
        <translation>encombrement</translation>
    </message>
    <message>
        <source>epic</source>
        <translation>épique</translation>
    </message>
    <message>
        <source>era</source>
        <translation>époque</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>fatigue</translation>
    </message>
    <message>
        <source>five, one less for each 20 of the chance</source>
        <translation>cinq, un de moins par tranche de 20</translation>
    </message>
    <message>
        <source>fixed improvement</source>
        <translation>progression fixe</translation>
    </message>
    <message>
        <source>free ticks</source>
        <translation>coches gratuites</translation>
    </message>
    <message>
        <source>further defences</source>
        <translation>défenses supplémentaires</translation>
    </message>
    <message>
        <source>future</source>
        <translation>future</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>disparaît</translation>
    </message>
    <message>
        <source>half of INT</source>
        <translation>la moitié d’INT</translation>
    </message>
    <message>
        <source>half of one characteristic</source>
        <translation>la moitié d’une caractéristique</translation>
    </message>
    <message>
        <source>half of what one began with</source>
        <translation>la moitié du score de départ</translation>
    </message>
    <message>
        <source>heroic</source>
        <translation>héroïque</translation>
    </message>
    <message>
        <source>highest damage and a roll</source>
        <translation>dégâts maximaux et un jet</translation>
    </message>
    <message>
        <source>highest roll that succeeds</source>
        <translation>plus haut jet qui réussit</translation>
    </message>
    <message>
        <source>historical</source>
        <translation>historique</translation>
    </message>
    <message>
        <source>hit locations</source>
        <translation>localisations</translation>
    </message>
    <message>
        <source>how the character fares is another thing</source>
        <translation>l’état du personnage change</translation>
    </message>
    <message>
        <source>impossible actions</source>
        <translation>actions impossibles</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>it fails without a roll</source>
        <translation>échec sans jet</translation>
    </message>
    <message>
        <source>it is rolled and cannot succeed</source>
        <translation>on lance, sans réussite possible</translation>
    </message>
    <message>
        <source>least roll that succeeds</source>
        <translation>jet qui réussit toujours</translation>
    </message>
    <message>
        <source>level of power</source>
        <translation>niveau de puissance</translation>
    </message>
    <message>
        <source>levels of resistance rolls</source>
        <translation>degrés des tests de résistance</translation>
    </message>
    <message>
        <source>limits of resistance rolls</source>
        <translation>limites des tests de résistance</translation>
    </message>
    <message>
        <source>major wounds</source>
        <translation>blessures graves</translation>
    </message>
    <message>
        <source>modern</source>
        <translation>moderne</translation>
    </message>
    <message>
        <source>name of APP</source>
        <translation>nom d’APP</translation>
    </message>
    <message>
        <source>never below 1, never above 99</source>
        <translation>jamais sous 1, jamais au-dessus de 99</translation>
    </message>
    <message>
        <source>never below 5, never above 95</source>
        <translation>jamais sous 5, jamais au-dessus de 95</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>aucun bonus</translation>
    </message>
    <message>
        <source>no such number</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>only 01 succeeds</source>
        <translation>seul 01 réussit</translation>
    </message>
    <message>
        <source>personal points</source>
        <translation>points personnels</translation>
    </message>
    <message>
        <source>personality</source>
        <translation>personnalité</translation>
    </message>
    <message>
        <source>powers</source>
        <translation>pouvoirs</translation>
    </message>
    <message>
        <source>profession points</source>
        <translation>points de profession</translation>
    </message>
    <message>
        <source>protection</source>
        <translation>protection</translation>
    </message>
    <message>
        <source>random armour</source>
        <translation>armure aléatoire</translation>
    </message>
    <message>
        <source>range of fumbles</source>
        <translation>zone de maladresse</translation>
    </message>
    <message>
        <source>ranges</source>
        <translation>portées</translation>
    </message>
    <message>
        <source>reading and writing</source>
        <translation>lecture et écriture</translation>
    </message>
    <message>
        <source>rounding of criticals</source>
        <translation>arrondi des réussites critiques</translation>
    </message>
    <message>
        <source>rounding of specials</source>
        <translation>arrondi des réussites spéciales</translation>
    </message>
    <message>
        <source>sanity</source>
        <translation>santé mentale</translation>
    </message>
    <message>
        <source>sanity threshold</source>
        <translation>seuil de santé mentale</translation>
    </message>
    <message>
        <source>separate parries</source>
        <translation>parades séparées</translation>
    </message>
    <message>
        <source>skill category bonuses</source>
        <translation>bonus des catégories de compétences</translation>
    </message>
    <message>
        <source>success of experience rolls at the top</source>
        <translation>réussite des tests d’expérience près de 100</translation>
    </message>
    <message>
        <source>superhuman</source>
        <translation>surhumain</translation>
    </message>
    <message>
        <source>teaching</source>
        <translation>enseignement</translation>
    </message>
    <message>
        <source>the bonus of its group</source>
        <translation>le bonus de son groupe</translation>
    </message>
    <message>
        <source>the defender</source>
        <translation>la défense</translation>
    </message>
    <message>
        <source>the higher roll</source>
        <translation>le plus haut jet</translation>
    </message>
    <message>
        <source>the higher score</source>
        <translation>le meilleur score</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>égalités</translation>
    </message>
    <message>
        <source>to the nearest</source>
        <translation>au plus proche</translation>
    </message>
    <message>
        <source>total hit points</source>
        <translation>points de vie totaux</translation>
    </message>
    <message>
        <source>training by hours</source>
        <translation>entraînement à l’heure</translation>
    </message>
    <message>
        <source>two rolls of the teacher</source>
        <translation>deux jets du professeur</translation>
    </message>
    <message>
        <source>two specials</source>
        <translation>deux réussites spéciales</translation>
    </message>
    <message>
        <source>untrained skills</source>
        <translation>compétences non entraînées</translation>
    </message>
    <message>
        <source>up</source>
        <translation>au supérieur</translation>
    </message>
    <message>
        <source>with a base of 5 or more</source>
        <translation>avec une base de 5 ou plus</translation>
    </message>
    <message>
        <source>with any chance from 1</source>
        <translation>dès que les chances sont de 1</translation>
    </message>
    <message>
        <source>with none</source>
        <translation>avec aucune</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>blessures</translation>
    </message>
    <message>
        <source>{dice} or {n}</source>
        <translation>{dice} ou {n}</translation>
    </message>
    <message>
        <source>{metres} m</source>
        <translation>{metres} m</translation>
    </message>
    <message>
        <source>{preset}: {answer}</source>
        <translation>{preset}&#xa0;: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>{rows} and %n more</source>
        <translation>
            <numerusform>{rows} et %n autre</numerusform>
            <numerusform>{rows} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{track} now</source>
        <translation>{track}, actuellement</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Adventures</source>
        <translation>Aventures</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critique</translation>
    </message>
    <message>
        <source>Everybody at this table has a sheet.</source>
        <translation>À cette table, chacun a sa feuille.</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Maladresse</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Hit locations</source>
        <translation>Localisations</translation>
    </message>
    <message>
        <source>Iniziativa rolled</source>
        <translation>Iniziativa, jet</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Degrés</translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation>Blessure grave</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Nobody is at this table yet.</source>
        <translation>Personne n’est encore à cette table.</translation>
    </message>
    <message>
        <source>Notes of the session</source>
        <translation>Notes de la séance</translation>
    </message>
    <message>
        <source>Notes on skills</source>
        <translation>Notes sur les compétences</translation>
    </message>
    <message>
        <source>Other skills</source>
        <translation>Autres compétences</translation>
    </message>
    <message>
        <source>Pa, parata</source>
        <translation>Pa, parata</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>Feuille&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Skills kept off the sheet</source>
        <translation>Compétences hors de la feuille</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>Table of the game master</source>
        <translation>Table du meneur</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Without a group</source>
        <translation>Sans groupe</translation>
    </message>
    <message>
        <source>a person without a name</source>
        <translation>une personne sans nom</translation>
    </message>
    <message>
        <source>above it</source>
        <translation>au-dessus</translation>
    </message>
    <message>
        <source>cap.</source>
        <translation>cap.</translation>
    </message>
    <message>
        <source>everything else {chance}</source>
        <translation>tout le reste {chance}</translation>
    </message>
    <message>
        <source>in {container}</source>
        <translation>dans {container}</translation>
    </message>
    <message>
        <source>not carried</source>
        <translation>laissé ailleurs</translation>
    </message>
    <message>
        <source>not worn</source>
        <translation>non mise</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>page {page} sur {pages}</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>taught by {teacher}</source>
        <translation>avec {teacher}</translation>
    </message>
    <message>
        <source>the highest rolls</source>
        <translation>les plus hauts</translation>
    </message>
    <message>
        <source>treated</source>
        <translation>soignée</translation>
    </message>
    <message>
        <source>{name} (continued)</source>
        <translation>{name} (suite)</translation>
    </message>
    <message>
        <source>{name}, printed on {date}.</source>
        <translation>{name}, imprimé le {date}.</translation>
    </message>
    <message>
        <source>{name}, sheet printed on {date}. Rules: {rules}.</source>
        <translation>{name}, feuille imprimée le {date}. Règles&#xa0;: {rules}.</translation>
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
        <translation>≤ score</translation>
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
        <translation>actions</translation>
    </message>
    <message>
        <source>adventure</source>
        <translation>aventure</translation>
    </message>
    <message>
        <source>adventures</source>
        <translation>aventures</translation>
    </message>
    <message>
        <source>age</source>
        <translation>âge</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armures</translation>
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
        <translation>caractéristiques</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>contacts</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>compteurs</translation>
    </message>
    <message>
        <source>culture</source>
        <translation>culture</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>description</source>
        <translation>description</translation>
    </message>
    <message>
        <source>distinctive features</source>
        <translation>signes particuliers</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>expérience</translation>
    </message>
    <message>
        <source>file of the sheet</source>
        <translation>fichier de la feuille</translation>
    </message>
    <message>
        <source>gender</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>height</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>hindrances</source>
        <translation>entraves</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacement</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>occupation</source>
        <translation>occupation</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>score du dessus</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personnages</translation>
    </message>
    <message>
        <source>person</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>personal</source>
        <translation>personnel</translation>
    </message>
    <message>
        <source>personality</source>
        <translation>personnalité</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>points and counters</source>
        <translation>points et compteurs</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>powers</source>
        <translation>pouvoirs</translation>
    </message>
    <message>
        <source>profession</source>
        <translation>profession</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>readings of the rules</source>
        <translation>lectures des règles</translation>
    </message>
    <message>
        <source>rolls of development</source>
        <translation>jets de progression</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>scores</translation>
    </message>
    <message>
        <source>sign of identity</source>
        <translation>identifiant</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>compétence</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>compétences</translation>
    </message>
    <message>
        <source>speciality</source>
        <translation>spécialité</translation>
    </message>
    <message>
        <source>study</source>
        <translation>étude</translation>
    </message>
    <message>
        <source>system of rules</source>
        <translation>système de règles</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>things</source>
        <translation>objets</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>coche</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>version of the format</source>
        <translation>version du format</translation>
    </message>
    <message>
        <source>wealth</source>
        <translation>fortune</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>armes</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>blessures</translation>
    </message>
</context>
<context>
    <name>portrait</name>
    <message>
        <source>That is no picture of a known kind: PNG, JPEG, WebP, GIF or BMP.</source>
        <translation>Ce n’est pas une image d’un genre connu&#xa0;: PNG, JPEG, WebP, GIF ou BMP.</translation>
    </message>
    <message>
        <source>The file is larger than 32 MB: save the picture smaller and choose it again.</source>
        <translation>Le fichier dépasse 32 Mo&#xa0;: enregistrez l’image plus petite et choisissez-la de nouveau.</translation>
    </message>
    <message>
        <source>The picture has {width} × {height} pixels: more than 50 million are not unpacked.</source>
        <translation>L’image a {width} × {height} pixels&#xa0;: au-delà de 50 millions, elle n’est pas ouverte.</translation>
    </message>
    <message>
        <source>The picture is damaged and cannot be read.</source>
        <translation>L’image est endommagée et ne peut pas être lue.</translation>
    </message>
</context>
<context>
    <name>powers</name>
    <message numerus="yes">
        <source>%n hit point(s)</source>
        <translation>
            <numerusform>%n point de vie</numerusform>
            <numerusform>%n points de vie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power point(s)</source>
        <translation>
            <numerusform>%n point de pouvoir</numerusform>
            <numerusform>%n points de pouvoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Not enough: {left} of {wanted}, {track}.</source>
        <translation>Pas assez&#xa0;: {left} sur {wanted}, {track}.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Remove this power</source>
        <translation>Retirer ce pouvoir</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Se lance avec</translation>
    </message>
    <message>
        <source>Unnamed power</source>
        <translation>Pouvoir sans nom</translation>
    </message>
    <message>
        <source>allegiance</source>
        <translation>allégeance</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>chances</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>its own chance, no box</source>
        <translation>ses propres chances, sans case</translation>
    </message>
    <message>
        <source>its own chance, with a box</source>
        <translation>ses propres chances, avec case</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>level {n}</source>
        <translation>niveau {n}</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magie</translation>
    </message>
    <message>
        <source>mutation</source>
        <translation>mutation</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>passion</source>
        <translation>passion</translation>
    </message>
    <message>
        <source>power</source>
        <translation>pouvoir</translation>
    </message>
    <message>
        <source>psychic ability</source>
        <translation>pouvoir psychique</translation>
    </message>
    <message>
        <source>sorcery</source>
        <translation>sorcellerie</translation>
    </message>
    <message>
        <source>superpower</source>
        <translation>superpouvoir</translation>
    </message>
    <message>
        <source>taken from</source>
        <translation>pris sur</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>cochée</translation>
    </message>
    <message>
        <source>{kinds}; or a word of your own</source>
        <translation>{kinds}&#x202f;; ou un mot de votre choix</translation>
    </message>
    <message>
        <source>{track}: not on this sheet.</source>
        <translation>{track}&#xa0;: pas sur cette feuille.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Everybody at this table has a sheet.</source>
        <translation>À cette table, chacun a sa feuille.</translation>
    </message>
    <message>
        <source>No sheet is open.</source>
        <translation>Aucune feuille n’est ouverte.</translation>
    </message>
    <message>
        <source>Nobody is at the game master’s table.</source>
        <translation>Personne n’est à la table du meneur.</translation>
    </message>
    <message>
        <source>The fonts of the page do not have these letters: {letters}.</source>
        <translation>Ces lettres manquent aux polices de la page&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>This sheet has no adventure.</source>
        <translation>Cette feuille n’a pas d’aventure.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>As an earlier version to go back to. Drafts against a crash need no setting.</source>
        <translation>Comme version antérieure à laquelle revenir. Les brouillons en cas de panne n’ont besoin d’aucun réglage.</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>As usual in this country</source>
        <translation>Selon l’usage du pays</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Os</translation>
    </message>
    <message>
        <source>Characteristics also in</source>
        <translation>Caractéristiques aussi en</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Charbon</translation>
    </message>
    <message>
        <source>Colour of the dice</source>
        <translation>Couleur des dés</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Each kind its own</source>
        <translation>À chaque type la sienne</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Files and paper</source>
        <translation>Fichiers et papier</translation>
    </message>
    <message>
        <source>Folder of new files</source>
        <translation>Dossier des nouveaux fichiers</translation>
    </message>
    <message>
        <source>For printing and PDF.</source>
        <translation>Pour l’impression et le PDF.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complètes</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Meneur</translation>
    </message>
    <message>
        <source>Giro under the sheet</source>
        <translation>Giro sous la feuille</translation>
    </message>
    <message>
        <source>Glossy</source>
        <translation>Brillant</translation>
    </message>
    <message>
        <source>Go on with the last table</source>
        <translation>Reprendre la dernière table</translation>
    </message>
    <message>
        <source>In force while the theme follows the system and the system is dark.</source>
        <translation>En vigueur quand le thème suit le système et que celui-ci est sombre.</translation>
    </message>
    <message>
        <source>In force while the theme follows the system and the system is light.</source>
        <translation>En vigueur quand le thème suit le système et que celui-ci est clair.</translation>
    </message>
    <message>
        <source>Keep work under way every … minutes</source>
        <translation>Garder le travail en cours toutes les … minutes</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Material of the dice</source>
        <translation>Matière des dés</translation>
    </message>
    <message>
        <source>Matt</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Metal</source>
        <translation>Métal</translation>
    </message>
    <message>
        <source>Moss green</source>
        <translation>Vert mousse</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Of all sheets and tables together. The oldest go first.</source>
        <translation>De toutes les feuilles et tables ensemble. Les plus anciennes sont supprimées d’abord.</translation>
    </message>
    <message>
        <source>Of sheets opened for the first time; each then remembers its own.</source>
        <translation>Des feuilles ouvertes pour la première fois&#x202f;; chacune retient ensuite le sien.</translation>
    </message>
    <message>
        <source>Of the window, the help and everything that is read aloud.</source>
        <translation>De la fenêtre, de l’aide et de tout ce qui est lu à voix haute.</translation>
    </message>
    <message>
        <source>Only trained skills</source>
        <translation>Compétences entraînées uniquement</translation>
    </message>
    <message>
        <source>Order of the skills</source>
        <translation>Ordre des compétences</translation>
    </message>
    <message>
        <source>Otherwise in black only.</source>
        <translation>Sinon en noir seulement.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Pinned ones do not count.</source>
        <translation>Les épinglés ne comptent pas.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Print in colour</source>
        <translation>Imprimer en couleur</translation>
    </message>
    <message>
        <source>Recent files remembered</source>
        <translation>Fichiers récents retenus</translation>
    </message>
    <message>
        <source>Reduced: the result at once</source>
        <translation>Réduites&#xa0;: le résultat aussitôt</translation>
    </message>
    <message>
        <source>Room for earlier versions, MB</source>
        <translation>Place pour les versions antérieures, Mo</translation>
    </message>
    <message>
        <source>Rules of a new percentile sheet</source>
        <translation>Règles d’une nouvelle feuille à pourcentages</translation>
    </message>
    <message>
        <source>SRD: four levels</source>
        <translation>SRD&#xa0;: quatre degrés</translation>
    </message>
    <message>
        <source>Sea blue</source>
        <translation>Bleu océan</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Sheets opened for the first time begin with what was pinned or rolled lately.</source>
        <translation>Les feuilles ouvertes pour la première fois commencent par ce qui est épinglé ou lancé récemment.</translation>
    </message>
    <message>
        <source>Skills at hand</source>
        <translation>Compétences sous la main</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>The colours of everything.</source>
        <translation>Les couleurs de l’ensemble.</translation>
    </message>
    <message>
        <source>The digits stay readable on each.</source>
        <translation>Les chiffres restent lisibles sur chacune.</translation>
    </message>
    <message>
        <source>The game master’s tab opens the table of the last time.</source>
        <translation>L’onglet du meneur ouvre la table de la dernière fois.</translation>
    </message>
    <message>
        <source>The tens die always differs from the ones die.</source>
        <translation>Le dé des dizaines diffère toujours de celui des unités.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Theme by day</source>
        <translation>Thème de jour</translation>
    </message>
    <message>
        <source>Theme by night</source>
        <translation>Thème de nuit</translation>
    </message>
    <message>
        <source>Two abbreviations beside each other, such as STR/FOR, on percentile sheets.</source>
        <translation>Deux abréviations côte à côte, comme STR/FOR, sur les feuilles à pourcentages.</translation>
    </message>
    <message>
        <source>UGE: five levels</source>
        <translation>UGE&#xa0;: cinq degrés</translation>
    </message>
    <message>
        <source>What the dialog for a new sheet begins with.</source>
        <translation>Ce que propose d’abord le dialogue d’une nouvelle feuille.</translation>
    </message>
    <message>
        <source>What they fall on</source>
        <translation>Là où ils tombent</translation>
    </message>
    <message>
        <source>Where the first save of a sheet begins. Without one: where you saved last.</source>
        <translation>Proposé au premier enregistrement d’une feuille. Sans lui&#xa0;: celui du dernier enregistrement.</translation>
    </message>
    <message>
        <source>Whether dice roll and ticks are drawn. The result is decided first.</source>
        <translation>Des dés qui roulent, des coches qui se tracent. Le résultat est décidé avant.</translation>
    </message>
    <message>
        <source>While there is one, it stands under a Xantis sheet and not only in the tab.</source>
        <translation>Tant qu’il y en a un, il se trouve sous une feuille Xantis et pas seulement dans l’onglet.</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Rouge vin</translation>
    </message>
    <message>
        <source>With high contrast it is always plain.</source>
        <translation>En contraste élevé, toujours uni.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom de la feuille</translation>
    </message>
    <message>
        <source>a whole number is wanted</source>
        <translation>il faut un nombre entier</translation>
    </message>
    <message>
        <source>no other language</source>
        <translation>aucune autre langue</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>true or false is wanted</source>
        <translation>il faut true ou false</translation>
    </message>
    <message>
        <source>words in quotation marks are wanted</source>
        <translation>il faut des mots entre guillemets droits</translation>
    </message>
    <message>
        <source>{field}: this version has no such setting.</source>
        <translation>{field}&#xa0;: cette version n’a pas ce réglage.</translation>
    </message>
    <message>
        <source>{field}: {found} is not within {wanted}.</source>
        <translation>{field}&#xa0;: {found} n’est pas dans l’intervalle {wanted}.</translation>
    </message>
    <message>
        <source>{field}: {wanted}, not “{found}”.</source>
        <translation>{field}&#xa0;: {wanted}, pas «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>{field}: “{found}” cannot be chosen.</source>
        <translation>{field}&#xa0;: «&#xa0;{found}&#xa0;» ne peut pas être choisi.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Add a skill</source>
        <translation>Ajouter une compétence</translation>
    </message>
    <message>
        <source>At hand</source>
        <translation>Sous la main</translation>
    </message>
    <message>
        <source>At the start: {power} {value} × 5 = {sanity}.</source>
        <translation>Au départ&#xa0;: {power} {value} × 5 = {sanity}.</translation>
    </message>
    <message>
        <source>Encumbrance is not in use: the load weighs on nothing.</source>
        <translation>L’encombrement n’est pas en usage&#xa0;: la charge ne pèse sur rien.</translation>
    </message>
    <message>
        <source>From {limit} points on a load weighs on rolls and on movement.</source>
        <translation>À partir de {limit} points, la charge pèse sur les jets et le déplacement.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>More points are spent than there are. The sheet is saved all the same.</source>
        <translation>Plus de points sont dépensés qu’il n’y en a. La feuille est enregistrée tout de même.</translation>
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
        <source>chosen</source>
        <translation>choisie</translation>
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
        <source>{group} {bonus}: {parts}.</source>
        <translation>{group} {bonus}&#xa0;: {parts}.</translation>
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
    <message>
        <source>{used} of {total} spent</source>
        <translation>{used} sur {total} dépensés</translation>
    </message>
</context>
<context>
    <name>spot</name>
    <message>
        <source>+{n} of the chance</source>
        <translation>+{n} des chances</translation>
    </message>
    <message>
        <source>A success here is a plain one.</source>
        <translation>Une réussite est ici toujours simple.</translation>
    </message>
    <message>
        <source>Antidote</source>
        <translation>Antidote</translation>
    </message>
    <message>
        <source>Extreme range</source>
        <translation>Portée extrême</translation>
    </message>
    <message>
        <source>Falling</source>
        <translation>Chute</translation>
    </message>
    <message>
        <source>First aid</source>
        <translation>Premiers soins</translation>
    </message>
    <message>
        <source>Healing by rest</source>
        <translation>Guérison par le repos</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>À portée</translation>
    </message>
    <message>
        <source>Kilograms</source>
        <translation>Kilogrammes</translation>
    </message>
    <message>
        <source>Long range</source>
        <translation>Longue portée</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Mètres</translation>
    </message>
    <message>
        <source>No damage.</source>
        <translation>Aucun dégât.</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Hors de portée</translation>
    </message>
    <message>
        <source>Point blank</source>
        <translation>À bout portant</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Points of the wound</source>
        <translation>Points de la blessure</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Range of a shot</source>
        <translation>Portée d’un tir</translation>
    </message>
    <message>
        <source>Range of the weapon</source>
        <translation>Portée de l’arme</translation>
    </message>
    <message>
        <source>Rest alone: {dice} a week</source>
        <translation>Repos seul&#xa0;: {dice} par semaine</translation>
    </message>
    <message>
        <source>SIZ above 20</source>
        <translation>TAI au-dessus de 20</translation>
    </message>
    <message>
        <source>SIZ up to 5</source>
        <translation>TAI jusqu’à 5</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Size and weight</source>
        <translation>Taille et poids</translation>
    </message>
    <message>
        <source>The body wins: {n} damage.</source>
        <translation>Le corps l’emporte&#xa0;: {n} de dégâts.</translation>
    </message>
    <message>
        <source>The poison wins: {n} damage.</source>
        <translation>Le poison l’emporte&#xa0;: {n} de dégâts.</translation>
    </message>
    <message>
        <source>With care: {dice} a week</source>
        <translation>Avec des soins&#xa0;: {dice} par semaine</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>par jour</translation>
    </message>
    <message>
        <source>a level</source>
        <translation>par degré</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>par minute</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>par round</translation>
    </message>
    <message>
        <source>a shot</source>
        <translation>par tir</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>par tour</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>par semaine</translation>
    </message>
    <message numerus="yes">
        <source>about %n week(s)</source>
        <translation>
            <numerusform>environ %n semaine</numerusform>
            <numerusform>environ %n semaines</numerusform>
        </translation>
    </message>
    <message>
        <source>acts first</source>
        <translation>agit en premier</translation>
    </message>
    <message>
        <source>adds up</source>
        <translation>cumulable</translation>
    </message>
    <message numerus="yes">
        <source>after %n failure(s)</source>
        <translation>
            <numerusform>après %n échec</numerusform>
            <numerusform>après %n échecs</numerusform>
        </translation>
    </message>
    <message>
        <source>after as many days as CON</source>
        <translation>après autant de jours que la CON</translation>
    </message>
    <message>
        <source>after half as many days as CON</source>
        <translation>après la moitié de la CON en jours</translation>
    </message>
    <message>
        <source>against someone on foot</source>
        <translation>contre quelqu’un à pied</translation>
    </message>
    <message>
        <source>aiming at a part of the body</source>
        <translation>en visant une partie du corps</translation>
    </message>
    <message>
        <source>all rolls</source>
        <translation>tous les jets</translation>
    </message>
    <message>
        <source>an hour</source>
        <translation>par heure</translation>
    </message>
    <message>
        <source>armour halves the damage</source>
        <translation>l’armure divise les dégâts par deux</translation>
    </message>
    <message>
        <source>armour protects</source>
        <translation>l’armure protège</translation>
    </message>
    <message>
        <source>armour {n}</source>
        <translation>armure {n}</translation>
    </message>
    <message>
        <source>armour × {n}</source>
        <translation>armure × {n}</translation>
    </message>
    <message>
        <source>at a crowd</source>
        <translation>sur une foule</translation>
    </message>
    <message>
        <source>at long range</source>
        <translation>à longue portée</translation>
    </message>
    <message>
        <source>at most {name}</source>
        <translation>au plus {name}</translation>
    </message>
    <message>
        <source>at most {n} attackers</source>
        <translation>au plus {n} attaquants</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>attackers in melee</source>
        <translation>attaquants au corps à corps</translation>
    </message>
    <message>
        <source>attackers in melee, not noticed</source>
        <translation>attaquants au corps à corps, non remarqués</translation>
    </message>
    <message>
        <source>attackers with missiles</source>
        <translation>attaquants à distance</translation>
    </message>
    <message>
        <source>attackers with missiles, not seen</source>
        <translation>attaquants à distance, non vus</translation>
    </message>
    <message>
        <source>attacks against it</source>
        <translation>attaques contre la cible</translation>
    </message>
    <message>
        <source>avoided</source>
        <translation>évité</translation>
    </message>
    <message>
        <source>beyond four times the range</source>
        <translation>au-delà de quatre fois la portée</translation>
    </message>
    <message>
        <source>beyond the table</source>
        <translation>au-delà de la table</translation>
    </message>
    <message>
        <source>beyond three times the range</source>
        <translation>au-delà de trois fois la portée</translation>
    </message>
    <message>
        <source>burnt for more than a quarter of the hit points</source>
        <translation>brûlure de plus d’un quart des points de vie</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>rafale</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>chances</translation>
    </message>
    <message>
        <source>chance {n}</source>
        <translation>chances {n}</translation>
    </message>
    <message>
        <source>chance × {n}</source>
        <translation>chances × {n}</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>en chargeant</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>damage above half the hit points</source>
        <translation>dégâts au-delà de la moitié des points de vie</translation>
    </message>
    <message>
        <source>damage of a major wound</source>
        <translation>dégâts d’une blessure grave</translation>
    </message>
    <message>
        <source>damage {dice}</source>
        <translation>dégâts {dice}</translation>
    </message>
    <message>
        <source>damage × {n}</source>
        <translation>dégâts × {n}</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>esquive</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>drawing or sheathing</source>
        <translation>dégainer ou rengainer</translation>
    </message>
    <message>
        <source>dropping a weapon</source>
        <translation>lâcher une arme</translation>
    </message>
    <message>
        <source>else least damage</source>
        <translation>sinon dégâts minimaux</translation>
    </message>
    <message>
        <source>enemy found by a Difficult Sense or Listen</source>
        <translation>ennemi repéré par un test Difficile de Sens ou d’Écoute</translation>
    </message>
    <message>
        <source>engaged in melee</source>
        <translation>engagé au corps à corps</translation>
    </message>
    <message>
        <source>entangled, no damage</source>
        <translation>entravé, sans dégâts</translation>
    </message>
    <message>
        <source>exchanging weapons</source>
        <translation>changer d’arme</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>tombe</translation>
    </message>
    <message>
        <source>fast poison: after {n} rounds</source>
        <translation>poison rapide&#xa0;: après {n} rounds</translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation>
            <numerusform>pendant %n round</numerusform>
            <numerusform>pendant %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>for as many rounds as damage</source>
        <translation>pendant autant de rounds que de dégâts</translation>
    </message>
    <message>
        <source>for each 2 m from the centre</source>
        <translation>tous les 2 m du centre</translation>
    </message>
    <message>
        <source>for each 20 SIZ begun</source>
        <translation>par tranche de 20 TAI entamée</translation>
    </message>
    <message>
        <source>for each 3 m begun</source>
        <translation>par tranche de 3 m entamée</translation>
    </message>
    <message>
        <source>for each defence made before</source>
        <translation>par défense déjà faite</translation>
    </message>
    <message>
        <source>for each failed roll</source>
        <translation>par jet raté</translation>
    </message>
    <message>
        <source>for each further body</source>
        <translation>par corps de plus</translation>
    </message>
    <message>
        <source>for {n} rounds</source>
        <translation>pendant {n} rounds</translation>
    </message>
    <message>
        <source>full-sized shield</source>
        <translation>bouclier moyen</translation>
    </message>
    <message>
        <source>half damage</source>
        <translation>demi-dégâts</translation>
    </message>
    <message>
        <source>half the base, at least 20%</source>
        <translation>la moitié de la base, au moins 20&#xa0;%</translation>
    </message>
    <message>
        <source>half the damage bonus</source>
        <translation>la moitié du bonus aux dégâts</translation>
    </message>
    <message>
        <source>hit points left</source>
        <translation>points de vie restants</translation>
    </message>
    <message>
        <source>hits someone else</source>
        <translation>touche quelqu’un d’autre</translation>
    </message>
    <message>
        <source>hits the cover</source>
        <translation>touche le couvert</translation>
    </message>
    <message>
        <source>hitting an obstacle</source>
        <translation>en heurtant un obstacle</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>in 30 days</source>
        <translation>en 30 jours</translation>
    </message>
    <message>
        <source>in melee or at medium range</source>
        <translation>au corps à corps ou à moyenne portée</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>dans le noir</translation>
    </message>
    <message>
        <source>kneeling behind a full-sized shield</source>
        <translation>à genoux derrière un bouclier moyen</translation>
    </message>
    <message>
        <source>kneeling behind a large shield</source>
        <translation>à genoux derrière un grand bouclier</translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation>assommé</translation>
    </message>
    <message>
        <source>large shield</source>
        <translation>grand bouclier</translation>
    </message>
    <message>
        <source>large weapons in close quarters</source>
        <translation>grandes armes à l’étroit</translation>
    </message>
    <message>
        <source>less than 1 m of room, weapon above ENC 1.5</source>
        <translation>moins de 1 m d’espace, arme au-dessus d’ENC 1,5</translation>
    </message>
    <message>
        <source>less than 1 m of room, weapon above ENC 2.5</source>
        <translation>moins de 1 m d’espace, arme au-dessus d’ENC 2,5</translation>
    </message>
    <message>
        <source>less than half the SIZ</source>
        <translation>moins de la moitié de la TAI</translation>
    </message>
    <message>
        <source>long spears</source>
        <translation>longues lances</translation>
    </message>
    <message>
        <source>long weapon, the opponent inside its reach</source>
        <translation>arme longue, adversaire en deçà de l’allonge</translation>
    </message>
    <message numerus="yes">
        <source>loses %n characteristic point(s)</source>
        <translation>
            <numerusform>perd %n point de caractéristique</numerusform>
            <numerusform>perd %n points de caractéristique</numerusform>
        </translation>
    </message>
    <message>
        <source>loses {n} characteristic points</source>
        <translation>perd {n} points de caractéristique</translation>
    </message>
    <message>
        <source>may only defend</source>
        <translation>ne peut que se défendre</translation>
    </message>
    <message>
        <source>mental skills</source>
        <translation>compétences mentales</translation>
    </message>
    <message>
        <source>missile attack</source>
        <translation>attaque à distance</translation>
    </message>
    <message>
        <source>modifiers × {n}</source>
        <translation>modificateurs × {n}</translation>
    </message>
    <message>
        <source>more than double the SIZ</source>
        <translation>plus du double de la TAI</translation>
    </message>
    <message>
        <source>nearly dark</source>
        <translation>presque noir</translation>
    </message>
    <message>
        <source>no attack in the next round</source>
        <translation>pas d’attaque au round suivant</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>aucun dégât</translation>
    </message>
    <message>
        <source>no damage bonus</source>
        <translation>pas de bonus aux dégâts</translation>
    </message>
    <message>
        <source>no defence</source>
        <translation>pas de défense</translation>
    </message>
    <message>
        <source>not with firearms, energy weapons, crossbows</source>
        <translation>sauf armes à feu, armes à énergie, arbalètes</translation>
    </message>
    <message>
        <source>noticed</source>
        <translation>remarqué</translation>
    </message>
    <message>
        <source>one hit location</source>
        <translation>une localisation</translation>
    </message>
    <message>
        <source>parry</source>
        <translation>parade</translation>
    </message>
    <message>
        <source>physical skills</source>
        <translation>compétences physiques</translation>
    </message>
    <message>
        <source>pitch dark</source>
        <translation>noir complet</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>préparé</translation>
    </message>
    <message>
        <source>range × {n}</source>
        <translation>portée × {n}</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>guéri</translation>
    </message>
    <message>
        <source>resistance {a} against {b}</source>
        <translation>résistance {a} contre {b}</translation>
    </message>
    <message>
        <source>riding</source>
        <translation>à cheval</translation>
    </message>
    <message>
        <source>roll between half the skill and the skill</source>
        <translation>jet entre la moitié du score et le score</translation>
    </message>
    <message>
        <source>roll between the lowered skill and the skill</source>
        <translation>jet entre le score réduit et le score</translation>
    </message>
    <message>
        <source>roll {name}</source>
        <translation>jet&#xa0;: {name}</translation>
    </message>
    <message>
        <source>rolled once {unit}</source>
        <translation>un jet {unit}</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en courant</translation>
    </message>
    <message>
        <source>saved by {name}</source>
        <translation>évité par {name}</translation>
    </message>
    <message>
        <source>second attack</source>
        <translation>seconde attaque</translation>
    </message>
    <message>
        <source>several targets close together</source>
        <translation>plusieurs cibles rapprochées</translation>
    </message>
    <message>
        <source>shooting backwards</source>
        <translation>tir vers l’arrière</translation>
    </message>
    <message>
        <source>sideways, not with a bow</source>
        <translation>de côté, sauf à l’arc</translation>
    </message>
    <message>
        <source>skill above 100</source>
        <translation>score au-dessus de 100</translation>
    </message>
    <message>
        <source>slow poison: after {n} turns</source>
        <translation>poison lent&#xa0;: après {n} tours</translation>
    </message>
    <message>
        <source>small shield</source>
        <translation>petit bouclier</translation>
    </message>
    <message>
        <source>stays up</source>
        <translation>reste debout</translation>
    </message>
    <message>
        <source>steeper than 45 degrees</source>
        <translation>plus de 45 degrés</translation>
    </message>
    <message>
        <source>straight up</source>
        <translation>à la verticale</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>étourdi</translation>
    </message>
    <message>
        <source>surprised, Luck failed</source>
        <translation>surpris, Chance ratée</translation>
    </message>
    <message>
        <source>taken at most {n} turns before</source>
        <translation>pris au plus {n} tours avant</translation>
    </message>
    <message>
        <source>the attacker is held back</source>
        <translation>l’attaquant est retenu</translation>
    </message>
    <message>
        <source>the damage bonus of the mount</source>
        <translation>le bonus aux dégâts de la monture</translation>
    </message>
    <message>
        <source>the potency of an antidote is taken off</source>
        <translation>la virulence d’un antidote se soustrait</translation>
    </message>
    <message>
        <source>the victim</source>
        <translation>la victime</translation>
    </message>
    <message>
        <source>the weapon is dropped</source>
        <translation>l’arme tombe</translation>
    </message>
    <message>
        <source>throwing weapon used in melee</source>
        <translation>arme de jet au corps à corps</translation>
    </message>
    <message>
        <source>thrown back a metre for each 5 points of damage</source>
        <translation>repoussé d’un mètre par 5 points de dégâts</translation>
    </message>
    <message>
        <source>turning and running</source>
        <translation>faire demi-tour et courir</translation>
    </message>
    <message>
        <source>unsuited weapon</source>
        <translation>arme inadaptée</translation>
    </message>
    <message>
        <source>untrained off hand</source>
        <translation>mauvaise main non entraînée</translation>
    </message>
    <message>
        <source>up to four times the range</source>
        <translation>jusqu’à quatre fois la portée</translation>
    </message>
    <message>
        <source>up to three times the range</source>
        <translation>jusqu’à trois fois la portée</translation>
    </message>
    <message>
        <source>up to twice the range</source>
        <translation>jusqu’à deux fois la portée</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>waiting 5 DEX ranks</source>
        <translation>attendre 5 rangs de DEX</translation>
    </message>
    <message>
        <source>weapon that does not impale</source>
        <translation>arme qui n’empale pas</translation>
    </message>
    <message>
        <source>weapon that stuns</source>
        <translation>arme étourdissante</translation>
    </message>
    <message>
        <source>with a missile weapon</source>
        <translation>avec une arme à distance</translation>
    </message>
    <message>
        <source>with a shield</source>
        <translation>avec un bouclier</translation>
    </message>
    <message>
        <source>with breath held</source>
        <translation>en retenant son souffle</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>avec {name}</translation>
    </message>
    <message>
        <source>within a third of DEX in metres</source>
        <translation>à moins d’un tiers de la DEX en mètres</translation>
    </message>
    <message>
        <source>without a roll</source>
        <translation>sans jet</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <translation>{a} ou {b}</translation>
    </message>
    <message>
        <source>{dice} damage: {least} to {most}, on average {mean}.</source>
        <translation>{dice} de dégâts&#xa0;: de {least} à {most}, en moyenne {mean}.</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#x202f;; {second}</translation>
    </message>
    <message>
        <source>{head}: {body}</source>
        <translation>{head}&#xa0;: {body}</translation>
    </message>
    <message>
        <source>{level}: nothing.</source>
        <translation>{level}&#xa0;: rien.</translation>
    </message>
    <message>
        <source>{level}: {dice}, at most {n} given back.</source>
        <translation>{level}&#xa0;: {dice}, au plus {n} récupérés.</translation>
    </message>
    <message>
        <source>{level}: {m} damage more.</source>
        <translation>{level}&#xa0;: {m} de dégâts en plus.</translation>
    </message>
    <message>
        <source>{name} from {n}</source>
        <translation>{name} à partir de {n}</translation>
    </message>
    <message>
        <source>{name} instead</source>
        <translation>{name} à la place</translation>
    </message>
    <message>
        <source>{n} DEX ranks</source>
        <translation>{n} rangs de DEX</translation>
    </message>
    <message>
        <source>{pot} {a} against {con} {b}: {chance}.</source>
        <translation>{pot} {a} contre {con} {b}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>{siz} {n}: {a} to {b} kg.</source>
        <translation>{siz} {n}&#xa0;: de {a} à {b} kg.</translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>Enter rolls · {difficulty} difficulty · {why} explains</source>
        <translation>Entrée lance · {difficulty} difficulté · {why} explique</translation>
    </message>
    <message>
        <source>Enter rolls · {easy} {normal} {difficult} difficulty · {why} explains</source>
        <translation>Entrée lance · {easy} {normal} {difficult} difficulté · {why} explique</translation>
    </message>
    <message>
        <source>Find a score</source>
        <translation>Trouver un score</translation>
    </message>
    <message>
        <source>Find a skill</source>
        <translation>Trouver une compétence</translation>
    </message>
    <message>
        <source>No score, action or weapon called “{name}”.</source>
        <translation>Aucun score, aucune action ni arme du nom de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>No skill or roll called “{name}”.</source>
        <translation>Aucune compétence ni aucun jet du nom de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Xantis, default readings</source>
        <translation>Xantis, par défaut</translation>
    </message>
    <message>
        <source>Xantis, own readings</source>
        <translation>Xantis, lectures maison</translation>
    </message>
</context>
<context>
    <name>templates</name>
    <message>
        <source>A template needs a name.</source>
        <translation>Il faut un nom au modèle.</translation>
    </message>
    <message>
        <source>Another template is called that already.</source>
        <translation>Un autre modèle porte déjà ce nom.</translation>
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
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
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
        <translation>Un allié s’interpose</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seul</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Contre-attaque</translation>
    </message>
    <message>
        <source>Counter-attack, alone or synchronised</source>
        <translation>Contre-attaque, seule ou synchronisée</translation>
    </message>
    <message>
        <source>In between: {names}.</source>
        <translation>Entre eux&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>No link between {name} and {other}.</source>
        <translation>Aucun lien entre {name} et {other}.</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Steps in</source>
        <translation>S’interpose</translation>
    </message>
    <message>
        <source>Synchronised parry</source>
        <translation>Parade synchronisée</translation>
    </message>
    <message>
        <source>Takes part without a link to {name}: the Narrator allows it.</source>
        <translation>Participe sans lien avec {name}&#xa0;: le Narrateur le permet.</translation>
    </message>
    <message>
        <source>The Narrator allows it.</source>
        <translation>Le Narrateur le permet.</translation>
    </message>
    <message>
        <source>The counter-attack lands too, with a difference of 0.</source>
        <translation>La contre-attaque porte aussi, avec une différence de 0.</translation>
    </message>
    <message>
        <source>The counter-attack lands, {total} against {n}: {d} plus the Danni of {names}.</source>
        <translation>La contre-attaque porte, {total} contre {n}&#xa0;: {d} plus les Danni ({names}).</translation>
    </message>
    <message>
        <source>The counter-attack lands, {total} against {n}: {d}, without Danni.</source>
        <translation>La contre-attaque porte, {total} contre {n}&#xa0;: {d}, sans Danni.</translation>
    </message>
    <message>
        <source>The target counter-attacks, a helper defends</source>
        <translation>La cible contre-attaque, un allié défend</translation>
    </message>
    <message>
        <source>The target dodges or parries alone</source>
        <translation>La cible esquive ou pare seule</translation>
    </message>
    <message>
        <source>The weapon of {name} may be damaged</source>
        <translation>{name}&#xa0;: l’arme peut être abîmée</translation>
    </message>
    <message>
        <source>Without a link</source>
        <translation>Sans lien</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>allié</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>{name} is struck</source>
        <translation>{name} est touché</translation>
    </message>
    <message>
        <source>{sum}, without the Danni of {names}</source>
        <translation>{sum}, sans les Danni ({names})</translation>
    </message>
</context>
<context>
    <name>xantis</name>
    <message numerus="yes">
        <source>%n score(s) hang from it: they can take its place, or go as well.</source>
        <translation>
            <numerusform>%n score en dépend&#xa0;: il peut prendre sa place, ou partir aussi.</numerusform>
            <numerusform>%n scores en dépendent&#xa0;: ils peuvent prendre sa place, ou partir aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Move them up</source>
        <translation>&amp;Les remonter</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>&amp;Why {number}?</source>
        <translation>&amp;Pourquoi {number}&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>(never above −1)</source>
        <translation>(jamais au-dessus de −1)</translation>
    </message>
    <message>
        <source>(never below 0)</source>
        <translation>(jamais sous 0)</translation>
    </message>
    <message>
        <source>1 and 1 adds dice: with the Vdr, difficulty and penalties lower it.</source>
        <translation>1 et 1 ajoute des dés&#xa0;: avec le Vdr, difficulté et pénalités l’abaissent.</translation>
    </message>
    <message>
        <source>1 and 1 always succeeds, 6 and 6 always fails; or the sum says.</source>
        <translation>1 et 1 réussit toujours, 6 et 6 rate toujours&#x202f;; ou la somme en décide.</translation>
    </message>
    <message>
        <source>1 and 1, critical success. {base} + {dice} = {value}</source>
        <translation>1 et 1, succès critique. {base} + {dice} = {value}</translation>
    </message>
    <message>
        <source>3 Pa and the reach</source>
        <translation>3 Pa et l’écart</translation>
    </message>
    <message>
        <source>3 Pa, the reach, and the dodge or parry</source>
        <translation>3 Pa, l’écart, et l’esquive ou la parade</translation>
    </message>
    <message>
        <source>6 and 6</source>
        <translation>6 et 6</translation>
    </message>
    <message>
        <source>6 and 6, critical failure. {base} − 12 − {dice} = {value}</source>
        <translation>6 et 6, échec critique. {base} − 12 − {dice} = {value}</translation>
    </message>
    <message>
        <source>A Malus takes nothing off.</source>
        <translation>Un Malus ne retranche rien.</translation>
    </message>
    <message>
        <source>A counter stops at its maximum; without one it is open.</source>
        <translation>Un compteur s’arrête à son maximum&#x202f;; sans maximum, il est libre.</translation>
    </message>
    <message>
        <source>A margin of exactly 0 on the second side</source>
        <translation>Une marge d’exactement 0 du second côté</translation>
    </message>
    <message>
        <source>A prevails</source>
        <translation>A l’emporte</translation>
    </message>
    <message>
        <source>Acting out of turn costs the distance in the Giro.</source>
        <translation>Agir hors de son tour coûte la distance dans le Giro.</translation>
    </message>
    <message>
        <source>Acting together</source>
        <translation>Agir ensemble</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Actions and weapons</source>
        <translation>Actions et armes</translation>
    </message>
    <message>
        <source>Additional dice</source>
        <translation>Dés supplémentaires</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>An instantaneous spell acts first.</source>
        <translation>Un sort instantané agit d’abord.</translation>
    </message>
    <message>
        <source>B prevails</source>
        <translation>B l’emporte</translation>
    </message>
    <message>
        <source>Bonus of {n}</source>
        <translation>Bonus de {n}</translation>
    </message>
    <message>
        <source>Bonuses of a synchronised action</source>
        <translation>Bonus d’une action synchronisée</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Both actions come into play</source>
        <translation>Les deux actions entrent en jeu</translation>
    </message>
    <message>
        <source>Both actions come into play.</source>
        <translation>Les deux actions entrent en jeu.</translation>
    </message>
    <message>
        <source>Both fail: neither action happens.</source>
        <translation>Échec des deux&#xa0;: aucune action n’a lieu.</translation>
    </message>
    <message>
        <source>Both spells act, in order of turns.</source>
        <translation>Les deux sorts agissent, dans l’ordre des tours.</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Chance: {chance}.</source>
        <translation>Chances&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>Confrontations</source>
        <translation>Confrontations</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Compteurs</translation>
    </message>
    <message>
        <source>Critical failure</source>
        <translation>Échec critique</translation>
    </message>
    <message>
        <source>Critical failure: 6 and 6, then {extra}. Bonus of {n}.</source>
        <translation>Échec critique&#xa0;: 6 et 6, puis {extra}. Bonus de&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Critical failure: 6 and 6, then {extra}. Malus of {n}.</source>
        <translation>Échec critique&#xa0;: 6 et 6, puis {extra}. Malus de&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Critical success</source>
        <translation>Succès critique</translation>
    </message>
    <message>
        <source>Critical success, but {value} against {bonus}: Malus of {n}.</source>
        <translation>Succès critique, mais {value} contre {bonus}&#xa0;: Malus de&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Critical success: 1 and 1, then {extra}. Bonus of {n}.</source>
        <translation>Succès critique&#xa0;: 1 et 1, puis {extra}. Bonus de&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Critical, from the Vdr</source>
        <translation>Critique, depuis le Vdr</translation>
    </message>
    <message>
        <source>Critical, from the capacity</source>
        <translation>Critique, depuis la capacité</translation>
    </message>
    <message>
        <source>Criticals</source>
        <translation>Critiques</translation>
    </message>
    <message>
        <source>Declared with a Bonus of 0, against {m}: fails with a Malus of {n}.</source>
        <translation>Déclaré avec un Bonus de 0, contre {m}&#xa0;: échoue avec un Malus de&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Declared with a Bonus of 0, no roll.</source>
        <translation>Déclaré avec un Bonus de 0, sans jet.</translation>
    </message>
    <message>
        <source>Declared, without a roll</source>
        <translation>Déclaré, sans jet</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Doublé</translation>
    </message>
    <message>
        <source>Each narrates, in order of turns.</source>
        <translation>Chacun raconte, dans l’ordre des tours.</translation>
    </message>
    <message>
        <source>Equal: both actions come into play.</source>
        <translation>Égalité&#xa0;: les deux actions entrent en jeu.</translation>
    </message>
    <message>
        <source>Equal: counter-attack and blow both land.</source>
        <translation>Égalité&#xa0;: la contre-attaque et le coup portent.</translation>
    </message>
    <message>
        <source>Everybody, whoever is ahead</source>
        <translation>Tout le monde, même qui est en avance</translation>
    </message>
    <message>
        <source>Fails with Malus</source>
        <translation>Échoue avec Malus</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Giro</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>How late in an action somebody may still step in at once.</source>
        <translation>Jusqu’à quand, dans une action, on peut encore intervenir sur-le-champ.</translation>
    </message>
    <message>
        <source>How long an instantaneous action may be declared</source>
        <translation>Jusqu’à quand déclarer une action instantanée</translation>
    </message>
    <message>
        <source>If all between belong to the group of either</source>
        <translation>Si tous ceux du milieu sont du groupe de l’un ou de l’autre</translation>
    </message>
    <message>
        <source>If all between belong to the group of the earlier</source>
        <translation>Si tous ceux du milieu sont du groupe du premier</translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation>Interprétation</translation>
    </message>
    <message>
        <source>Malus of {n}</source>
        <translation>Malus de {n}</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Margin = {vdr} − {sum} = +{n}: succeeds with a Bonus of {n}.</source>
        <translation>Marge = {vdr} − {sum} = +{n}&#xa0;: réussit avec un Bonus de&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Margin = {vdr} − {sum} = {n}.</source>
        <translation>Marge = {vdr} − {sum} = {n}.</translation>
    </message>
    <message>
        <source>Margin = {vdr} − {sum} = −{n}: fails with a Malus of {n}.</source>
        <translation>Marge = {vdr} − {sum} = −{n}&#xa0;: échoue avec un Malus de&#xa0;{n}.</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Neither action happens.</source>
        <translation>Aucune des deux actions n’a lieu.</translation>
    </message>
    <message>
        <source>Never above −1</source>
        <translation>Jamais au-dessus de −1</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <translation>Jamais sous 0</translation>
    </message>
    <message>
        <source>No confrontation yet.</source>
        <translation>Pas encore de confrontation.</translation>
    </message>
    <message>
        <source>No: the number decides</source>
        <translation>Non&#xa0;: le nombre décide</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Only the highest counts</source>
        <translation>Seul le plus haut compte</translation>
    </message>
    <message>
        <source>Only who has to catch up</source>
        <translation>Seulement qui doit rattraper l’autre</translation>
    </message>
    <message>
        <source>Only who stand next to each other in the Giro</source>
        <translation>Seulement les voisins dans le Giro</translation>
    </message>
    <message>
        <source>Opponent’s Bonus</source>
        <translation>Bonus adverse</translation>
    </message>
    <message>
        <source>Paid: {n} Pa.</source>
        <translation>Payé&#xa0;: {n} Pa.</translation>
    </message>
    <message>
        <source>Penalties without a difficulty</source>
        <translation>Pénalités sans difficulté</translation>
    </message>
    <message>
        <source>Pme, Pr and Pd count all the same</source>
        <translation>Pme, Pr et Pd comptent quand même</translation>
    </message>
    <message>
        <source>Pme, Pr and Pd do not count</source>
        <translation>Pme, Pr et Pd ne comptent pas</translation>
    </message>
    <message>
        <source>Prevails over {name}.</source>
        <translation>L’emporte sur {name}.</translation>
    </message>
    <message>
        <source>Price of an interposition</source>
        <translation>Prix d’une interposition</translation>
    </message>
    <message>
        <source>Remove them &amp;too</source>
        <translation>Les retirer &amp;aussi</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <translation>Retirer «&#xa0;{name}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Roll with &amp;another Caratteristica</source>
        <translation>Lancer avec une &amp;autre Caratteristica</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Set by hand to {n}; the formula gives {computed}.</source>
        <translation>Fixé à la main à {n}&#x202f;; la formule donne {computed}.</translation>
    </message>
    <message>
        <source>Succeeds with Bonus</source>
        <translation>Réussit avec Bonus</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Success declared, without a roll. {terms} = {margin}: {result}.</source>
        <translation>Réussite déclarée, sans jet. {terms} = {margin}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Success declared, without a roll: {result}.</source>
        <translation>Réussite déclarée, sans jet&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Tests the score that is chosen.</source>
        <translation>Teste le score choisi.</translation>
    </message>
    <message>
        <source>The Bonus of {n} came off the Vdr of {name}.</source>
        <translation>Bonus {n} retranché du Vdr ({name}).</translation>
    </message>
    <message>
        <source>The Narrator narrates.</source>
        <translation>Le Narrateur raconte.</translation>
    </message>
    <message>
        <source>The Player narrates.</source>
        <translation>Le Joueur raconte.</translation>
    </message>
    <message>
        <source>The Vdr: difficulty and penalties count</source>
        <translation>Au Vdr&#xa0;: difficulté et pénalités comptent</translation>
    </message>
    <message>
        <source>The blow strikes {name}, difference {d}.</source>
        <translation>Le coup touche {name}, différence {d}.</translation>
    </message>
    <message>
        <source>The capacity: difficulty and penalties do not matter</source>
        <translation>À la capacité&#xa0;: difficulté et pénalités ne comptent pas</translation>
    </message>
    <message>
        <source>The counter-attack fails, {total} against {n}.</source>
        <translation>La contre-attaque échoue, {total} contre {n}.</translation>
    </message>
    <message>
        <source>The counter-attack lands, {total} against {n}: {d} plus the Danni of all.</source>
        <translation>La contre-attaque porte, {total} contre {n}&#xa0;: {d} plus les Danni de tous.</translation>
    </message>
    <message>
        <source>The one who stepped in</source>
        <translation>Celui qui s’est interposé</translation>
    </message>
    <message>
        <source>The one who was the target</source>
        <translation>Celui qui était visé</translation>
    </message>
    <message>
        <source>The parry holds, {total} against {n}: {name} may damage the weapon, {d} plus Danni.</source>
        <translation>La parade tient, {total} contre {n}&#xa0;: {name} peut abîmer l’arme, {d} plus Danni.</translation>
    </message>
    <message>
        <source>The score it tests is no longer on the sheet.</source>
        <translation>Le score testé n’est plus sur la feuille.</translation>
    </message>
    <message>
        <source>The second side wins</source>
        <translation>Le second côté gagne</translation>
    </message>
    <message>
        <source>They are added up</source>
        <translation>Ils s’additionnent</translation>
    </message>
    <message>
        <source>Until the dice are seen</source>
        <translation>Jusqu’à ce que les dés soient visibles</translation>
    </message>
    <message>
        <source>Until the effects are applied</source>
        <translation>Jusqu’à l’application des effets</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>What happens when the second side’s margin is exactly 0.</source>
        <translation>Ce qui arrive quand la marge du second côté est exactement 0.</translation>
    </message>
    <message>
        <source>What it costs to step between a blow and its target.</source>
        <translation>Ce que coûte de s’interposer entre un coup et sa cible.</translation>
    </message>
    <message>
        <source>What several who act as one set against the other side.</source>
        <translation>Ce que plusieurs qui agissent ensemble opposent à l’autre côté.</translation>
    </message>
    <message>
        <source>What the additional dice of a 1 and 1 are added to</source>
        <translation>À quoi s’ajoutent les dés supplémentaires d’un 1 et 1</translation>
    </message>
    <message>
        <source>Whether Pme, Pr and Pd lower a test at difficulty 0.</source>
        <translation>Si Pme, Pr et Pd abaissent un test à difficulté 0.</translation>
    </message>
    <message>
        <source>Whether a double decides</source>
        <translation>Un double décide-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Who is struck when an interposition fails</source>
        <translation>Qui est touché quand une interposition échoue</translation>
    </message>
    <message>
        <source>Who may counter-attack whom</source>
        <translation>Qui peut contre-attaquer qui</translation>
    </message>
    <message>
        <source>Who pays for the reach</source>
        <translation>Qui paie l’écart d’Iniziativa</translation>
    </message>
    <message>
        <source>Who stands between two sides decides whether one may answer.</source>
        <translation>Ceux qui sont entre les deux côtés décident si l’un peut contre-attaquer.</translation>
    </message>
    <message>
        <source>Whom the blow reaches when stepping in has failed.</source>
        <translation>Qui le coup atteint quand l’interposition a échoué.</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <translation>Pourquoi {number}&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: never below Bonus 0, never above Malus 1</source>
        <translation>Oui&#xa0;: jamais moins qu’un Bonus de 0, jamais mieux qu’un Malus de 1</translation>
    </message>
    <message>
        <source>Your dice.</source>
        <translation>Vos dés.</translation>
    </message>
    <message>
        <source>a penalty that comes off the Vdr; the source gives only the abbreviation</source>
        <translation>une pénalité retirée du Vdr&#x202f;; la source n’en donne que l’abréviation</translation>
    </message>
    <message>
        <source>ability, the second of the four tiers</source>
        <translation>aptitude, le deuxième des quatre rangs</translation>
    </message>
    <message>
        <source>above Pa Max</source>
        <translation>au-dessus de Pa Max</translation>
    </message>
    <message>
        <source>act in the Giro</source>
        <translation>acte dans le Giro</translation>
    </message>
    <message>
        <source>action points (Punti azione) at the beginning of each Giro</source>
        <translation>points d’action (Punti azione) au début de chaque Giro</translation>
    </message>
    <message>
        <source>action points (Punti azione): what acting costs until the Giro ends</source>
        <translation>points d’action (Punti azione)&#xa0;: ce qu’il en coûte d’agir jusqu’à la fin du Giro</translation>
    </message>
    <message>
        <source>additional dice ({faces})</source>
        <translation>dés supplémentaires ({faces})</translation>
    </message>
    <message>
        <source>additional die ({faces})</source>
        <translation>dé supplémentaire ({faces})</translation>
    </message>
    <message>
        <source>adventure</source>
        <translation>aventure</translation>
    </message>
    <message>
        <source>art, the third of the four tiers</source>
        <translation>art, le troisième des quatre rangs</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>attack Pa</source>
        <translation>Pa attaque</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacité</translation>
    </message>
    <message>
        <source>capacity {capacity} = {sum}</source>
        <translation>capacité {capacity} = {sum}</translation>
    </message>
    <message>
        <source>capacity: the value and those of the scores above it</source>
        <translation>capacité&#xa0;: la valeur et celles des scores au-dessus</translation>
    </message>
    <message>
        <source>change of Pa Max</source>
        <translation>modification de Pa Max</translation>
    </message>
    <message>
        <source>change of a note</source>
        <translation>modification d’une note</translation>
    </message>
    <message>
        <source>change of the Pa</source>
        <translation>modification des Pa</translation>
    </message>
    <message>
        <source>change of the rules</source>
        <translation>modification des règles</translation>
    </message>
    <message>
        <source>change of {field}</source>
        <translation>modification, {field}</translation>
    </message>
    <message>
        <source>change of {name}</source>
        <translation>modification, {name}</translation>
    </message>
    <message>
        <source>characteristic, the highest of the four tiers</source>
        <translation>caractéristique, le plus haut des quatre rangs</translation>
    </message>
    <message>
        <source>cost in Pa</source>
        <translation>coût en Pa</translation>
    </message>
    <message>
        <source>cost in Pa empty: it is asked for</source>
        <translation>coût en Pa vide&#xa0;: il sera demandé</translation>
    </message>
    <message>
        <source>cost in Pa; 0 is instantaneous, empty is asked for</source>
        <translation>coût en Pa&#x202f;; 0&#xa0;: instantanée, vide&#xa0;: demandé</translation>
    </message>
    <message>
        <source>cost of the attack in Pa; empty is asked for</source>
        <translation>coût de l’attaque en Pa&#x202f;; vide, il est demandé</translation>
    </message>
    <message>
        <source>cost of the parry in Pa; empty is asked for</source>
        <translation>coût de la parade en Pa&#x202f;; vide, il est demandé</translation>
    </message>
    <message>
        <source>damage: what the weapon adds to a blow</source>
        <translation>dégâts&#xa0;: ce que l’arme ajoute au coup</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>déclaré</translation>
    </message>
    <message>
        <source>end of the Giro</source>
        <translation>fin du Giro</translation>
    </message>
    <message>
        <source>fixed value</source>
        <translation>valeur fixe</translation>
    </message>
    <message>
        <source>formula of Iniziativa</source>
        <translation>formule d’Iniziativa</translation>
    </message>
    <message>
        <source>formula of Pa Max</source>
        <translation>formule de Pa Max</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>initiative: its margin orders the turns of the Giro</source>
        <translation>initiative&#xa0;: sa marge ordonne les tours du Giro</translation>
    </message>
    <message>
        <source>instantaneous 0</source>
        <translation>instantanée 0</translation>
    </message>
    <message>
        <source>instantaneous, 0 Pa</source>
        <translation>instantanée, 0 Pa</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>maximum; empty where there is none</source>
        <translation>maximum&#x202f;; vide s’il n’y en a pas</translation>
    </message>
    <message>
        <source>missing term: {name}</source>
        <translation>terme manquant&#xa0;: {name}</translation>
    </message>
    <message>
        <source>missing terms: {names}</source>
        <translation>termes manquants&#xa0;: {names}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>name of a score</source>
        <translation>nom d’un score</translation>
    </message>
    <message>
        <source>name of {name}</source>
        <translation>nom, {name}</translation>
    </message>
    <message>
        <source>new action</source>
        <translation>nouvelle action</translation>
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
        <source>new score</source>
        <translation>nouveau score</translation>
    </message>
    <message>
        <source>new weapon</source>
        <translation>nouvelle arme</translation>
    </message>
    <message>
        <source>non-player character: the Narrator tells every result</source>
        <translation>personnage non joueur&#xa0;: le Narrateur raconte chaque résultat</translation>
    </message>
    <message>
        <source>now</source>
        <translation>actuel</translation>
    </message>
    <message>
        <source>opponent’s Bonus</source>
        <translation>Bonus adverse</translation>
    </message>
    <message>
        <source>parry</source>
        <translation>parade</translation>
    </message>
    <message>
        <source>parry Pa</source>
        <translation>Pa parade</translation>
    </message>
    <message>
        <source>payment of Pa</source>
        <translation>dépense de Pa</translation>
    </message>
    <message>
        <source>people</source>
        <translation>peuple</translation>
    </message>
    <message>
        <source>place of a note</source>
        <translation>place d’une note</translation>
    </message>
    <message>
        <source>place of {name}</source>
        <translation>place, {name}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>reading of the rules: {option}</source>
        <translation>lecture des règles&#xa0;: {option}</translation>
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
        <source>removal of a score</source>
        <translation>retrait d’un score</translation>
    </message>
    <message>
        <source>removal of a weapon</source>
        <translation>retrait d’une arme</translation>
    </message>
    <message>
        <source>removal of an action</source>
        <translation>retrait d’une action</translation>
    </message>
    <message>
        <source>result of Iniziativa</source>
        <translation>résultat d’Iniziativa</translation>
    </message>
    <message>
        <source>return of unsaved work</source>
        <translation>reprise du travail non enregistré</translation>
    </message>
    <message>
        <source>return to an earlier version</source>
        <translation>retour à une version antérieure</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>score that is tested</source>
        <translation>score testé</translation>
    </message>
    <message>
        <source>several changes</source>
        <translation>plusieurs modifications</translation>
    </message>
    <message>
        <source>specialisation, the lowest of the four tiers</source>
        <translation>spécialisation, le plus bas des quatre rangs</translation>
    </message>
    <message>
        <source>the chosen one</source>
        <translation>celui choisi</translation>
    </message>
    <message>
        <source>the side in a Giro; it may be empty</source>
        <translation>le côté dans un Giro&#x202f;; peut rester vide</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>tier of {name}</source>
        <translation>rang, {name}</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>value now</source>
        <translation>valeur actuelle</translation>
    </message>
    <message>
        <source>value of {name}</source>
        <translation>valeur, {name}</translation>
    </message>
    <message>
        <source>who plays the character</source>
        <translation>qui joue le personnage</translation>
    </message>
    <message>
        <source>{name} acts first: instantaneous spell.</source>
        <translation>{name} agit d’abord&#xa0;: sort instantané.</translation>
    </message>
    <message>
        <source>{name} narrates.</source>
        <translation>{name} raconte.</translation>
    </message>
    <message>
        <source>{name} prevails, {n} against {m}.</source>
        <translation>{name} l’emporte, {n} contre {m}.</translation>
    </message>
    <message>
        <source>{name} prevails.</source>
        <translation>{name} l’emporte.</translation>
    </message>
    <message>
        <source>{name} stops the blow.</source>
        <translation>{name} arrête le coup.</translation>
    </message>
    <message>
        <source>{name} {current} of {maximum}</source>
        <translation>{name}&#xa0;: {current} sur {maximum}</translation>
    </message>
    <message>
        <source>{name}, capacity {capacity}</source>
        <translation>{name}, capacité {capacity}</translation>
    </message>
    <message>
        <source>{name}, {tier}, {value}, capacity {capacity}</source>
        <translation>{name}, {tier}, {value}, capacité {capacity}</translation>
    </message>
    <message>
        <source>{name}: only 1 and 1 can succeed.</source>
        <translation>{name}&#xa0;: seul 1 et 1 peut réussir.</translation>
    </message>
    <message>
        <source>{name}: only 6 and 6 can fail.</source>
        <translation>{name}&#xa0;: seul 6 et 6 peut échouer.</translation>
    </message>
    <message>
        <source>{name}: {bonus}, off the second’s Vdr.</source>
        <translation>{name}&#xa0;: {bonus}, retranché du Vdr du second.</translation>
    </message>
    <message>
        <source>{name}: {bonus}. Nothing comes off the second’s Vdr.</source>
        <translation>{name}&#xa0;: {bonus}. Rien ne se retranche du Vdr du second.</translation>
    </message>
    <message>
        <source>{name}: {limit} or less succeeds.</source>
        <translation>{name}&#xa0;: {limit} ou moins réussit.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{sum}. Margin = {value} − {bonus} = {margin}: {result}.</source>
        <translation>{sum}. Marge = {value} − {bonus} = {margin}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{sum}: {result}.</source>
        <translation>{sum}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{vdr_terms} Margin = {vdr} − {sum} = {margin}: {result}.</source>
        <translation>{vdr_terms} Marge = {vdr} − {sum} = {margin}&#xa0;: {result}.</translation>
    </message>
</context>
</TS>
