"""1.3 The map."""

from indochina.fitl import board as b
from indochina.fitl.board import ADJACENT, COUNTRY, ECON, IDS, NAMES, NEAR, POP, SPACES, TERRAIN


def ids(spaces):
    return [IDS[x] for x in spaces]


def test_1_3_1_the_map_has_8_cities_22_provinces_and_17_locs():
    assert (len(SPACES), len(b.CITIES), len(b.PROVINCES), len(b.LOCS)) == (47, 8, 22, 17)
    kinds = {"city": b.CITIES, "province": b.PROVINCES, "loc": b.LOCS}
    for x, row in enumerate(b.TABLE):
        assert x in kinds[row[2]], row
    assert len(set(IDS)) == len(set(NAMES)) == 47


def test_named_spaces_are_where_their_ids_say():
    for x, name in enumerate(IDS):
        assert getattr(b, name.upper().replace("-", "_")) == x


def test_adjacency_goes_both_ways_and_has_143_borders():
    for x in SPACES:
        assert x not in NEAR[x]
        for y in ADJACENT[x]:
            assert x in NEAR[y], f"{IDS[x]} touches {IDS[y]} but not back"
    assert sum(len(near) for near in ADJACENT) == 2 * 143


def test_population_is_35_and_econ_15():
    assert sum(POP) == 35
    assert sum(ECON) == b.TOTAL_ECON == 15
    assert all(POP[x] == 0 for x in b.LOCS)
    assert all(ECON[x] == 0 for x in b.LAND)


def test_1_3_2_provinces_have_population_0_to_2_and_one_of_three_terrains():
    assert {POP[x] for x in b.PROVINCES} == {0, 1, 2}
    assert sorted((*b.HIGHLAND, *b.LOWLAND, *b.JUNGLE)) == list(b.PROVINCES)


def test_1_3_3_cities_have_population_1_2_or_6():
    assert {POP[x] for x in b.CITIES} == {1, 2, 6}
    assert POP[b.SAIGON] == 6 and POP[b.HUE] == 2
    assert all(TERRAIN[x] == "" for x in b.CITIES)


def test_1_3_4_locs_are_highway_or_mekong_or_both_with_econ_0_to_2():
    assert {ECON[x] for x in b.LOCS} == {0, 1, 2}
    assert ids(x for x in b.LOCS if ECON[x] == 2) == ["loc-saigon-can-tho"]
    assert ECON[b.LOC_SAIGON_AN_LOC_BAN_ME_THUOT] == 1
    assert ids(b.MEKONG) == ["loc-saigon-can-tho", "loc-can-tho-chau-doc", "loc-can-tho-long-phu"]
    assert set(b.MEKONG) | set(b.HIGHWAYS) == set(b.LOCS)
    assert ids(set(b.MEKONG) & set(b.HIGHWAYS)) == ["loc-saigon-can-tho"]


def test_1_3_5_two_spaces_of_laos_four_of_cambodia_and_north_vietnam_are_foreign():
    assert ids(b.LAOS) == ["central-laos", "southern-laos"]
    assert ids(b.CAMBODIA) == ["ne-cambodia", "fishhook", "parrots-beak", "sihanoukville"]
    assert [*b.LAOS, *b.CAMBODIA] == list(b.TRAIL_COUNTRY)
    assert set(b.OUTSIDE_SOUTH) == {b.NORTH_VIETNAM, *b.LAOS, *b.CAMBODIA}
    assert all(COUNTRY[x] == "south" for x in b.SOUTH) and set(b.LOCS) <= set(b.SOUTH)
    assert len(b.SOUTH) == 40 and all(POP[x] == 0 for x in b.OUTSIDE_SOUTH)


def test_1_3_6_a_town_joins_quang_duc_to_route_11():
    assert b.LOC_CAM_RANH_DA_LAT in NEAR[b.QUANG_DUC]


def test_1_3_6_quang_duc_and_khanh_hoa_touch_across_route_21():
    assert b.KHANH_HOA in NEAR[b.QUANG_DUC]
    assert {b.KHANH_HOA, b.QUANG_DUC} <= NEAR[b.LOC_BAN_ME_THUOT_DA_LAT]


def test_3_2_3_troops_sweep_from_cam_ranh_over_route_11_into_quang_duc():
    assert b.LOC_CAM_RANH_DA_LAT in NEAR[b.CAM_RANH] and b.QUANG_DUC not in NEAR[b.CAM_RANH]
    assert b.BINH_TUY in NEAR[b.QUANG_DUC]


def test_3_3_2_the_parrots_beak_borders_kien_phong():
    assert b.KIEN_PHONG in NEAR[b.PARROTS_BEAK]


def test_1_3_7_coastal_spaces():
    assert b.SAIGON in b.COASTAL and b.NORTH_VIETNAM in b.COASTAL and b.LOC_HUE_DA_NANG in b.COASTAL
    assert not {b.TAY_NINH, b.PLEIKU, b.CENTRAL_LAOS, b.AN_LOC, b.KONTUM} & set(b.COASTAL)


def test_roads_run_over_locs_and_cities_only():
    assert ids(b.ADJACENT_ROADS[b.HUE]) == ["loc-hue-khe-sanh", "loc-hue-da-nang"]
    assert ids(b.ADJACENT_ROADS[b.LOC_HUE_DA_NANG]) == ["hue", "da-nang"]
    for x in SPACES:
        assert set(b.ADJACENT_LOCS[x]) | set(b.ADJACENT_LAND[x]) == NEAR[x]
        assert set(b.ADJACENT_ROADS[x]) == set(b.ADJACENT_LOCS[x]) | set(b.ADJACENT_CITIES[x])
