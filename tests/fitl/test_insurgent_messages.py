"""Every prompt, log entry and reason of 3.3, 4.4 and 4.5 has its English sentence, and no sentence is left over."""

import re
from pathlib import Path

import indochina.fitl
from indochina.fitl.words.en import ENGLISH

FITL = Path(indochina.fitl.__file__).parent
MODULES = [
    FITL / "components" / "control.py",
    FITL / "sequence" / "sequence.py",
    *(
        FITL / "operations" / f"{name}.py"
        for name in ("operation", "executing", "rally", "march", "march_ways", "attack", "attack_space", "terror")
    ),
    *(
        FITL / "special_activities" / f"{name}.py"
        for name in ("__init__", "infiltrate", "bombard", "ambush", "tax", "subvert", "selecting")
    ),
]
SOURCE = "\n".join(path.read_text() for path in MODULES)
INSURGENT = re.compile(
    r"(log|why)\.((rally|march|attack|terror|infiltrate|bombard|ambush|tax|subvert)\b.*"
    r"|march_by|claymores|attrition|light_armor|sabotage|cadres|underground|activity\..*|nowhere|instead|selected)"
    r"|why\.(event_spaces|limited|loc|momentum|monsoon|most_spaces|no_pieces|resources)"
)


def test_log_entries_and_reasons_have_sentences():
    keys = set(re.findall(r'"((?:log|why)\.[a-z_.0-9]*[a-z0-9])"', SOURCE))
    assert keys and not keys - set(ENGLISH)


def test_questions_have_sentences():
    names = {name for name in re.findall(r'"([a-z]+\.[a-z_]+)"', SOURCE) if not name.startswith(("log.", "why."))}
    assert names and not {f"prompt.{name}" for name in names} - set(ENGLISH)


def test_no_reason_or_log_entry_is_left_over():
    built = ("log.subvert.remove", "log.subvert.replace")
    keys = [key for key in ENGLISH if INSURGENT.fullmatch(key) and key not in built]
    assert len(keys) > 70 and not [key for key in keys if f'"{key}"' not in SOURCE]
