"""The Giro and people of Xantis in a table's file: nothing lost, faults put right with a notice or refused."""

import json
import random
import time
from typing import Any

import pytest
from document_mutations import MUTATIONS
from giro import FIVE, acting, giro
from msgspec.structs import replace
from small_schema import problems

from brp_desktop.play.round import instants_of
from brp_desktop.play.standing import standing
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.round_acts import ClearRound, DeclareInstant, EndGiro, Spend
from brp_desktop.sheet.round_edits import MoveParticipant, SetResults
from brp_desktop.sheet.table import Entry, XantisNpc
from brp_desktop.sheet.table_edits import AddEntries, DuplicateEntry, RemoveEntries
from brp_desktop.sheet.xantis import Counter, ScoreNode, XantisAction, XantisWeapon
from brp_desktop.sheet.xantis_table_edits import SetXantisOptions
from brp_desktop.storage import StorageError, new_table, open_table, save_table, schema, table_codec

SCHEMA = json.loads(schema.TABLE_SCHEMA_PATH.read_bytes())
SERRA = XantisNpc(
    pa_max=18,
    initiative=3,
    nodes=(ScoreNode(id="forza", tier="caratteristica", name="Forza", value=6),),
    weapons=(XantisWeapon(id="sciabola", name="Sciabola", node="forza", attack_pa=7, damage="D6", bonus=1),),
    actions=(XantisAction(id="schivata", name="Schivata", pa=3),),
    counters=(Counter(id="ferite", name="Ferite", now=1, maximum=6),),
)


def full_table():
    """A table with everything of Xantis: people, readings, a Giro that is over and one under way."""
    table = EndGiro().apply(Spend("Shulir", 5, "counter", "Sciabola").apply(giro(*FIVE)))
    table = acting(Spend("Ahti", 4, "basic").apply(table), "Shulir", "Gesemyn", 2)
    table = MoveParticipant("Ahti", "Ishadur").apply(table)
    table = AddEntries((Entry(id="entry.1", name="Serra", group="Guardie", xantis=SERRA),)).apply(table)
    round_ = replace(table.round.participants[1], entry="entry.1")
    round_ = replace(table.round, participants=(table.round.participants[0], round_, *table.round.participants[2:]))
    from dataclasses import replace as changed

    return SetXantisOptions(XantisOptions(sync_total="best")).apply(changed(table, round=round_))


def data(table=None) -> dict[str, Any]:
    return json.loads(table_codec.encode(new_table(table or full_table())))


def read(value):
    return table_codec.decode(json.dumps(value).encode())


def said(document):
    return [(each.code, each.where, each.was, each.now) for each in document.notices]


def test_a_table_of_xantis_comes_back(tmp_path):
    table = full_table()
    document = save_table(new_table(table), tmp_path / "t.rpgtable")
    again = open_table(document.path)
    assert (again.table, again.notices) == (table, ())
    assert problems(data(), SCHEMA, SCHEMA) == []
    found = again.table.round
    assert (found.passed, found.past[0].expenses[0].cost, found.action.margin) == (1, 5, 2)
    assert again.table.entries[0].xantis.counters[0].now == 1


def test_without_a_giro_nothing_of_it_is_written():
    plain = data(AddEntries((Entry(id="a", path="x.rpgsheet"),)).apply(ClearRound().apply(giro())))
    assert set(plain) == {"format_version", "id", "entries"}


def test_people_of_both_systems_are_copied_and_removed():
    table = DuplicateEntry("entry.1", 2).apply(full_table())
    assert [entry.shown_name for entry in table.entries] == ["Serra 1", "Serra 2", "Serra 3"]
    assert {entry.xantis for entry in table.entries} == {SERRA}
    gone = RemoveEntries(("entry.1",)).apply(table)
    assert [one.entry for one in gone.round.participants] == [None] * 5


def test_what_is_unknown_is_written_back():
    """D06: in the Giro, its people, its groups, its action, a Giro over, a person and a score of a person."""
    value = data()
    value["round"]["mood"] = "tense"
    for row in (value["round"]["participants"][0], value["round"]["groups"][1], value["round"]["action"]):
        row["colour"] = "red"
    value["round"]["past"][0]["weather"] = "rain"
    value["round"]["past"][0]["participants"][0]["hurt"] = True
    value["entries"][0]["xantis"]["mood"] = ["calm"]
    value["entries"][0]["xantis"]["nodes"][0]["since"] = 7
    value["xantis_options"]["new_reading"] = "x"
    document = read(value)
    assert document.notices == ()
    assert json.loads(table_codec.encode(document)) == value
    table = DeclareInstant("Ahti").apply(
        SetXantisOptions(XantisOptions(instant_window="before_damage")).apply(document.table)
    )
    again = json.loads(table_codec.encode(document.with_table(table)))
    assert again["round"]["action"]["instants"] == ["Ahti"]
    assert again["round"]["participants"][0]["colour"] == "red"
    assert again["xantis_options"]["new_reading"] == "x"
    blank = json.loads(table_codec.encode(document.with_table(ClearRound().apply(document.table))))
    assert blank["round"]["mood"] == "tense"


def test_numbers_names_and_people_that_cannot_be_are_put_right():
    """15.2: each with a notice of what was there and what is there now."""
    value = data()
    people = value["round"]["participants"]
    people[0] |= {"pa_left": -4, "result": True, "group": "nobody's", "document": "d"}
    people[1]["entry"] = "entry.9"
    people[2] |= {"id": people[0]["id"], "document": "d", "pa_max": 2000}
    value["round"]["past"][0]["participants"][1]["pa_left"] = "x"
    value["round"] |= {"acting": "somebody"}
    value["round"]["action"] |= {"target": "x", "instants": ["y", "Ahti", "Ahti"], "margin": "2"}
    value["round"]["expenses"].append({"who": "z", "kind": "basic", "cost": 1})
    value["entries"][0]["xantis"] |= {"pa_max": 9999, "pme": None}
    value["entries"][0]["xantis"]["weapons"].append(dict(value["entries"][0]["xantis"]["weapons"][0]))
    value["entries"][0]["xantis"]["nodes"][0]["parent"] = "away"
    value["xantis_options"]["sync_total"] = "most"
    document = read(value)
    assert said(document) == [
        ("out_of_range", "entries[0].xantis.pa_max", "9999", "999"),
        ("not_an_integer", "entries[0].xantis.pme", "null", "0"),
        ("duplicate_name", "entries[0].xantis.weapons[1].id", '"sciabola"', '"sciabola.2"'),
        ("unknown_name", "entries[0].xantis.nodes[0].parent", '"away"', "null"),
        ("duplicate_name", "round.participants[2].id", '"Ahti"', '"Ahti.2"'),
        ("not_an_integer", "round.participants[0].result", "true", "null"),
        ("out_of_range", "round.participants[0].pa_left", "-4", "0"),
        ("out_of_range", "round.participants[2].pa_max", "2000", "999"),
        ("not_an_integer", "round.past[0].participants[1].pa_left", '"x"', "0"),
        ("unknown_reference", "round.participants[0].group", '"nobody\'s"', "null"),
        ("unknown_reference", "round.participants[1].entry", '"entry.9"', "null"),
        ("named_twice", "round.participants[2].document", '"d"', "null"),
        ("unknown_reference", "round.acting", '"somebody"', "null"),
        ("not_an_integer", "round.action.margin", '"2"', "null"),
        ("unknown_reference", "round.action.target", '"x"', "null"),
        ("unknown_reference", "round.action.instants[0]", '"y"', "null"),
        ("named_twice", "round.action.instants[2]", '"Ahti"', "null"),
        ("unknown_reference", "round.expenses[1].who", '"z"', "null"),
        ("unknown_option", "xantis_options.sync_total", '"most"', '"sum"'),
    ]
    again = table_codec.decode(table_codec.encode(document))
    assert (again.table, again.notices) == (document.table, ())


def test_an_order_that_does_not_fit_the_results_is_read_as_it_must_be():
    value = data(giro(*FIVE))
    value["round"]["participants"].reverse()
    assert [one.result for one in read(value).table.round.participants] == [4, 3, 3, 0, -1]


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        (lambda value: value["entries"][0].update(npc={}), "path_or_person", "entries[0]"),
        (lambda value: value["entries"][0].update(path="x"), "path_or_person", "entries[0]"),
        (lambda value: value["round"].update(number=0), "out_of_range", "round.number"),
        (lambda value: value["round"].update(participants={}), "wrong_type", "round.participants"),
        (lambda value: value["round"]["action"].update(stage="OVER"), "unknown_value", "round.action.stage"),
        (lambda value: value["round"]["groups"][0].update(name=""), "out_of_range", "round.groups[0].name"),
        (lambda value: value["round"]["past"].append(value["round"]["past"][0]), "duplicate_id", "round.past[1].id"),
        (
            lambda value: value["round"]["past"][0]["participants"].append(
                value["round"]["past"][0]["participants"][0]
            ),
            "duplicate_id",
            "round.past[0].participants[5].id",
        ),
        (lambda value: value.update(xantis_options=[]), "wrong_type", "xantis_options"),
        (lambda value: value["entries"][0]["xantis"].update(nodes=7), "wrong_type", "entries[0].xantis.nodes"),
    ],
)
def test_what_cannot_be_put_right_is_refused_with_its_place(change, code, where):
    value = data()
    change(value)
    with pytest.raises(StorageError) as caught:
        read(value)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_a_giro_of_the_future_opens_as_far_as_it_can_be_read():
    value = data() | {"format_version": 999}
    value["round"]["action"]["stage"] = "THOUGHT_OF"
    value["round"]["participants"][0]["group"] = "nobody's"
    document = read(value)
    assert document.read_only
    assert [(each.code, each.where) for each in document.notices] == [
        ("newer_format", "format_version"),
        ("unknown_reference", "round.participants[0].group"),
        ("unreadable_part", "round.action.stage"),
    ]
    assert len(document.table.round.participants) == 5


def test_mutants_of_a_table_of_xantis(pytestconfig):
    """I05, D02: a StorageError or a table whose Giro goes on, never anything else, and soon. Many with `--long`."""
    chance, ends = random.Random(5), set()
    late = SetXantisOptions(XantisOptions(instant_window="before_damage")).apply(full_table())
    sample = table_codec.encode(new_table(DeclareInstant("Ahti").apply(DeclareInstant("Bonha").apply(late))))
    for _ in range(5000 if pytestconfig.getoption("--long") else 200):
        mutant = chance.choice(MUTATIONS)(sample, chance)
        start = time.thread_time()
        try:
            document = table_codec.decode(mutant)
        except StorageError as error:
            ends.add(error.code)
        else:
            ends.add("newer" if document.read_only else "opened")
            ends.update(each.code for each in document.notices)
            standing(document.table.round)
            instants_of(document.table.round)
            again = table_codec.decode(table_codec.encode(document.writable_copy()))
            assert again.table == document.table
            after = EndGiro(again=True).apply(again.table)
            SetResults(tuple((one.id, 1) for one in after.round.participants)).apply(after)
        assert time.thread_time() - start < 2
    assert {"not_json", "wrong_type", "opened", "not_an_integer", "duplicate_name"} <= ends


def test_what_was_paid_on_the_action_is_kept_and_never_more_than_there_is():
    """The number of expenses counts only as far as they are there; a wrong one is said and put right."""
    table = Spend("Bonha", 3, "join_parry").apply(acting(giro(*FIVE), "Gesemyn", "Ahti"))
    table = Spend("Gesemyn", 6, "basic", "Spada").apply(table)
    found = table_codec.decode(json.dumps(data(table)).encode()).table
    assert found.round.paid == table.round.paid
    assert len(found.round.paid) == 2
    for wrong, paid, code in ((9, 2, None), (-1, 0, "out_of_range"), ("x", 0, "not_an_integer")):
        file = data(table)
        file["round"]["on_action"] = wrong
        decoded = table_codec.decode(json.dumps(file).encode())
        assert len(decoded.table.round.paid) == paid
        assert [(each.code, each.where) for each in decoded.notices] == ([(code, "round.on_action")] if code else [])
