"""Saigon 75 in English: why something cannot be chosen."""

WHY_NOT: dict[str, str] = {
    # Any question
    "why.over": "the game is over",
    "why.other_question": "that is not what is asked now: {prompt}",
    # S.2-S.5 Availability, events, movement, stacking
    "why.mekong_only": "River Patrols stay on the Mekong",
    "why.full": "the province is full: {limit} units of a side",
    "why.no_marker": "no +1 marker is left",
    "why.no_token": "NV holds no Momentum Token",
    "why.nv_only": "only NV has Momentum Tokens",
    "why.limit": "the turn's limit of {limit} activations is reached",
    "why.not_in_hand": "it is not in your hand",
    "why.discarded": "it has been played",
    "why.frozen": "{card} keeps it from acting this phase",
    "why.moved": "it has been activated already and moves only once a turn",
    "why.vc_limit": "only {limit} VC battalions may be activated per phase",
    "why.no_points": "no activations are left",
    "why.air_full": "the five Air Support spaces are full",
    "why.air_gone": "no Air Support marker is left",
    "why.reconstitute": "it takes two reduced divisions in the reserve",
    "why.already_there": "the unit is already there",
    "why.no_border": "only border provinces are connected with the reserve",
    "why.nv_zone": "only NV units may go there",
    "why.not_adjacent": "it is not adjacent",
    "why.ranger_air": "it is not adjacent, and no Air Support marker is there to fly the Rangers",
    "why.not_coastal": "it is not adjacent, and Marines land only from coast to coast",
    "why.mechanized_reach": (
        "mechanised units move up to two provinces and stop in mountains and in enemy-controlled provinces"
    ),
    # S.6 Combat
    "why.no_enemy": "it does not hold units of both sides",
    "why.one_combat": "there may be only one combat in a province",
    "why.combat_limit": "{card} allows no further combat",
    "why.no_attackers": "no activated unit is there and none can be activated",
    "why.vc_exception": "only Viet Cong are there: an attack needs Rangers or a River Patrol",
    "why.saigon_first": "the only combat allowed must be in Saigon",
    "why.must_attack": "the units in Saigon must attack",
    "why.enemy_control": "it is not under friendly control",
    "why.not_more_friends": "friendly units do not outnumber the enemy there",
    # S.9 Desertion
    "why.desertion_order": "units in other provinces desert first",
}
