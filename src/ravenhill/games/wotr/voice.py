"""W22.5, W22.14. Saruman's voice: with a Muster result Isengard recruits everywhere, or its Regulars become Elites."""

from __future__ import annotations

from ravenhill.games.wotr import recruit
from ravenhill.games.wotr.nations import ISENGARD
from ravenhill.games.wotr.people import SARUMAN
from ravenhill.games.wotr.ranks import elite, regular
from ravenhill.games.wotr.table import Wotr


def is_heard(t: Wotr) -> bool:
    """Saruman stands in Orthanc, which the Shadow holds and nobody besieges."""
    orthanc = t.book.region_index["orthanc"]
    return t.where[SARUMAN] == orthanc and t.unconquered(orthanc) and not t.is_besieged(orthanc)


def places(t: Wotr) -> list[int]:
    """R4.5. Isengard Settlements where a Regular may be recruited."""
    if not is_heard(t):
        return []
    kind = regular(ISENGARD)
    return recruit.muster_places(t, kind, -1) if t.reserve[kind] else []


def elites(t: Wotr) -> int:
    """W22.14. How many Regulars in Orthanc can be replaced by Elites: two if possible."""
    if not is_heard(t):
        return 0
    orthanc = t.book.region_index["orthanc"]
    n = min(2, t.count(orthanc, regular(ISENGARD)), t.reserve[elite(ISENGARD)])
    return n if n == 2 or t.settings.voice_partial else 0
