"""1.4 Forces and 1.5 Factions."""

from indochina.fitl.components import pieces as p


def names(kinds):
    return [p.KIND_NAMES[k] for k in kinds]


def test_1_2_there_are_229_pieces_of_12_types():
    assert sum(p.POOL_OF) == 229 and p.TYPES == 12
    assert p.POOL["us_troop"] == p.POOL["nva_troop"] == 40
    assert p.POOL["arvn_base"] == 3 and p.POOL["nva_base"] == p.POOL["vc_base"] == 9


def test_every_kind_has_its_own_constant():
    constants = {"us_irregular": "IRREGULAR", "arvn_police": "POLICE", "arvn_ranger": "RANGER"}
    for kind, name in enumerate(p.KIND_NAMES):
        stem = name.removesuffix("_u").removesuffix("_a")
        constant = constants.get(stem, stem.upper()) + name[len(stem) :].upper()
        assert getattr(p, constant) == kind, constant


def test_1_5_kinds_belong_to_the_faction_of_their_name():
    for kind, name in enumerate(p.KIND_NAMES):
        assert name.startswith(p.OWNER[kind].lower() + "_")
        assert kind in p.KINDS_OF[p.OWNER[kind]]


def test_1_5_1_us_and_arvn_are_friends_and_enemies_of_nva_and_vc():
    assert p.FRIEND["US"] == "ARVN" and p.FRIEND["VC"] == "NVA"
    assert p.ENEMIES["VC"] == ("US", "ARVN")
    assert set(p.COIN) == {k for k in range(p.KINDS) if p.OWNER[k] in ("US", "ARVN")}
    assert set(p.INSURGENT) == {k for k in range(p.KINDS) if p.OWNER[k] in ("NVA", "VC")}
    assert p.ENEMY_KINDS["ARVN"] == p.INSURGENT and p.ENEMY_KINDS["NVA"] == p.COIN


def test_1_4_cubes_are_troops_and_police():
    assert names(p.CUBES) == ["us_troop", "arvn_troop", "arvn_police", "nva_troop"]
    assert set(p.CUBES) == {k for f in p.FACTIONS for k in p.CUBES_OF[f]}


def test_1_4_3_only_guerrillas_and_special_forces_turn_underground():
    for kind, name in enumerate(p.KIND_NAMES):
        turned = p.KIND_NAMES[p.TURNED[kind]]
        assert p.TURNED[p.TURNED[kind]] == kind
        if kind in p.GUERRILLAS or kind in p.SPECIAL_FORCES:
            assert {name[-2:], turned[-2:]} == {"_u", "_a"} and name[:-2] == turned[:-2]
        elif kind in p.INSURGENT_BASES:
            assert {name[-4:], turned[-4:]} == {"base", "nnel"} and name[:3] == turned[:3]
        else:
            assert turned == name


def test_1_4_4_only_nva_and_vc_bases_can_be_tunneled():
    assert names(p.TUNNELS) == ["nva_tunnel", "vc_tunnel"]
    assert set(p.BASES) == {k for k, name in enumerate(p.KIND_NAMES) if name.endswith(("_base", "_tunnel"))}
    assert [k for k in range(p.KINDS) if p.IS_BASE[k]] == sorted(p.BASES)


def test_a_type_gathers_its_kinds_and_enters_the_map_underground_and_without_tunnel():
    assert names(p.KINDS_OF_TYPE[p.TYPE["vc_base"]]) == ["vc_base", "vc_tunnel"]
    assert names(p.KINDS_OF_TYPE[p.TYPE["us_irregular"]]) == ["us_irregular_u", "us_irregular_a"]
    assert sorted(k for kinds in p.KINDS_OF_TYPE for k in kinds) == list(range(p.KINDS))
    assert not any(p.KIND_NAMES[k].endswith(("_a", "_tunnel")) for k in p.PLACED_AS)


def test_4_4_1_each_vc_piece_has_an_nva_counterpart_of_the_same_type():
    for vc, nva in p.NVA_COUNTERPART.items():
        assert p.TYPE_NAMES[p.TYPE_OF[vc]].replace("vc", "nva") == p.TYPE_NAMES[p.TYPE_OF[nva]]
    assert set(p.NVA_COUNTERPART) == set(p.VC_KINDS)
