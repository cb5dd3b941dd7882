"""What a blow beyond all measure brings can be written down as well as any other."""

import pytest

from brp_desktop.play.aftermath import of_special_hit
from brp_desktop.play.blows import Arm
from brp_desktop.play.people import NpcPerson
from brp_desktop.sheet.hindrances import checked_hindrances
from brp_desktop.sheet.limits import CHARACTERISTIC
from brp_desktop.sheet.table import Npc, NpcValue


@pytest.mark.parametrize("effect", ["crushing", "entangling", "impaling", "knockback", "bleeding"])
@pytest.mark.parametrize("damage", [1, 9_999, 10_000, 1_000_000])
def test_every_offer_can_be_written_down(effect: str, damage: int) -> None:
    giant = NpcPerson("t/a", "Giant", Npc(values=(NpcValue(id="str", value=CHARACTERISTIC[1]),)))
    offers = of_special_hit("key", effect, damage, giant, NpcPerson("t/b", "Thug", Npc()), Arm(id="w"))
    assert offers
    for offer in offers:
        assert checked_hindrances(offer.hindrances) == offer.hindrances
        assert checked_hindrances(offer.others) == offer.others
