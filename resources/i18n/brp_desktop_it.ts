<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>DifficultyBar</name>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message numerus="yes">
        <source>%n tick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A D100 shows 01 to 00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roll of {range} always fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roll of {range} always succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A success will tick the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing: fill it in edit mode (Ctrl+E) first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active side ×5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already ticked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 0% no roll succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic and Impossible have no chance to work out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capped by another score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristic rolls give no tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficult ½</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficult: half, rounded up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy ×2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy: doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fraction {n}/{d}, rounded up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half, rounded up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imposs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Major wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved at creation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied by {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill or roll called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: Automatic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: Easy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: Impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: another target was hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: blind luck, untrained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: here ticks are set by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: nothing at stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: re-rolled for power points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: the helped roll failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: the roll failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: the roll it prepared failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: the sheet is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: the skill only helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tick: this skill does not learn by use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened read-only: save a copy to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POW ticked: the opponent was at least as strong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passive side ×5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permanent bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus a characteristic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Related speciality: half, rounded up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance rolls give no tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled or bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SRD, 4 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sanity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special on {limit} or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That counter is no longer on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work ({code}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no longer on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is on the sheet already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That page is no longer in the notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That skill is no longer on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved. Nothing is lost: save it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{file}” is not there: moved, renamed or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula “{formula}” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number lies outside what the sheet can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules know no value “{value}” for “{field}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This skill needs a speciality before it can be rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticked by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticked: first success this adventure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UGE, 5 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adventure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base of {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bonus of {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of {characteristic}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conditions of {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fumble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum of {resource}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of a skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note of {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place of {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removal of a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removal of a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removal of a skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sanity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting of {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speciality of {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick POW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untick {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{resource}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll} is above {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll} is not above {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll} lies in the critical range {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll} lies in the fumble range {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll} lies in the special range {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill} {chance}: rolled {roll}, {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill} {chance}: your dice show {roll}, {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill}, Automatic: success without a roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill}, Impossible: failure without a roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill}, {difficulty}, {chance}: rolled {roll}, {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill}, {difficulty}, {modifier}, {chance}: rolled {roll}, {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill}, {difficulty}: {limit} or less succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill}: tick kept until revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be written. Nothing is lost: save it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” holds something unexpected at {where}. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is damaged or no sheet. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is empty. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is no character sheet. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is too large to be a sheet. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” lacks a value at {where}. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” says the same thing twice at {where}. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” was changed by another program meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” was made by a newer version. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}”: that did not work ({code}). Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not dice notation (column {column}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Add a skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical to {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experience points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fumble from {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half, when Difficult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest roll of a critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest roll of a special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>personal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profession points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special to {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>succeeds to {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {chance}: {levels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {value}. {odds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {what}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no roll of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill}, another speciality</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
