"""Fire in the Lake in English: why something cannot be chosen."""

WHY_NOT: dict[str, str] = {
    # 1, 2 Sequence of play
    "why.other_question": "that is not what is asked now: {prompt}",
    "why.ineligible": "{faction} is not Eligible on this card",
    "why.box.first": "a Limited Operation is only for the 2nd Eligible",
    "why.box.op": "after an Operation without Special Activity the 2nd Eligible has only a Limited Operation",
    "why.box.op_sa": "after an Operation with Special Activity the 2nd Eligible has a Limited Operation or the Event",
    "why.box.nonplayer": "a Non-player has a full Operation and Special Activity instead of a Limited Operation",
    "why.box.event": "the Event has been executed: the 2nd Eligible has an Operation",
    "why.no_operation": "{faction} has no Operation that it can execute anywhere",
    "why.transferred": "Resources changed hands for an Operation or Event, so one must be executed",
    "why.pivotal.none": "{faction} holds no Pivotal Event",
    "why.pivotal.late": "the 1st Eligible has acted already",
    "why.pivotal.monsoon": "no Pivotal Event while a Coup card shows as the next one",
    "why.pivotal.leaders": "only {n} cards in the RVN Leader box, 2 are needed",
    "why.pivotal.US": "Support and Available together are {n}, more than {need} are needed",
    "why.pivotal.NVA": "{n} NVA Troops on the map do not outnumber {us} US Troops",
    "why.pivotal.ARVN": "{n} US Troops on the map, there must be fewer than 20",
    "why.pivotal.VC": "{n} VC Guerrillas in the South, more than 20 are needed",
    # 3.1, 4.1 All Operations and Special Activities
    "why.nowhere": "it has nowhere to occur any more",
    "why.selected": "already selected",
    "why.event_spaces": "not among the spaces the Event names",
    "why.limited": "a Limited Operation selects one space only",
    "why.most_spaces": "no more than {count} spaces",
    "why.resources": "not enough Resources: {cost} needed, {have} left",
    "why.monsoon": "no Sweep and no March while a Coup card shows as the next one",
    "why.momentum": "a Momentum Event forbids it until the next Coup",
    "why.loc": "not on a LoC",
    "why.no_pieces": "no {faction} pieces there",
    "why.activity.other": "not a Special Activity of {faction}",
    "why.activity.limited": "a Limited Operation has no Special Activity",
    "why.activity.one": "an Operation has only one Special Activity, and it has been executed",
    "why.activity.none": "this Operation is executed without a Special Activity",
    "why.activity.operation": "it may not accompany {operation}",
    "why.activity.attack": "choose an Attack space first: there the Attack may be an Ambush",
    "why.activity.nowhere": "nowhere at this moment",
    "why.econ": "the US must leave {econ} ARVN Resources (Total Econ): {cost} needed, {have} to spend",
    "why.north_vietnam": "no US or ARVN pieces in North Vietnam",
    "why.not_its_operation": "not an Operation of {faction}",
    "why.underground": "no Underground Guerrilla there",
    # 3.2.1 Train
    "why.activity_there": "{activity} has taken place there",
    "why.no_us_piece": "no US piece there",
    "why.nva_control": "under NVA Control",
    "why.no_us_base": "no US Base there",
    "why.no_coin_base": "neither a City nor a US or ARVN Base there",
    "why.none_available": "no {piece} Available or to be taken from the map",
    "why.no_coin_control": "no COIN Control",
    "why.no_troops_and_police": "it takes ARVN Troops and Police there",
    "why.no_more_support": "no Terror there and no level left to shift",
    # 3.2.2 Patrol
    "why.moved": "the cubes there have moved already",
    "why.no_way": "no LoC or City to move to from there",
    "why.not_reached": "out of reach: too far, or NVA or VC stand in the way",
    "why.off_road": "neither a LoC nor a City",
    "why.one_destination": "a Limited Operation has one destination only",
    # 3.2.3 Sweep
    "why.no_troops_near": "no forces there and no Troops that could move there",
    # 3.2.4 Assault
    "why.no_cubes": "no cubes of your own there",
    "why.no_insurgents": "no NVA or VC there",
    "why.no_enemies_at_cubes": "no space with both your cubes and NVA or VC",
    "why.no_us_assault": "General Lansdale: no US Assault until the next Coup",
    # 3.3.1 Rally
    "why.rally.support": "at Support",
    "why.rally.nothing": "no piece could be placed there",
    "why.rally.nowhere": "no Province or City without Support in which a piece could be placed",
    "why.rally.mcnamara": "McNamara Line: no Trail improvement by Rally until the next Coup",
    "why.rally.aaa": "AAA: a Rally that improves the Trail selects at most 1 space",
    "why.rally.trail_full": "the Trail is at 4 already",
    # 3.3.2 March
    "why.march.nothing": "no piece that could move",
    "why.march.reach": "no piece that may still move can reach it",
    "why.march.way": "too few Resources for all the spaces on the way",
    # 3.3.3 Attack
    "why.attack.nowhere": "no space with both your pieces and enemy pieces",
    "why.attack.no_enemy": "no US or ARVN piece that could be Attacked",
    # 3.3.4 Terror
    "why.terror.nowhere": "no space with a piece that could execute Terror",
    "why.terror.underground": "no Underground Guerrilla (nor NVA Troop) there",
    "why.terror.cadres": "Cadres: fewer than 2 VC Guerrillas there to remove",
    # 4.2.1 Advise
    "why.training_there": "Training takes place there",
    "why.training_needs_it": "Training must take place somewhere, and this is the only space where it can",
    "why.nobody_to_advise": "nobody there who could Sweep, Assault or strike",
    # 4.2.2 Air Lift
    "why.nothing_to_lift": "nothing there that could be lifted",
    # 4.2.3 Air Strike
    "why.no_coin_piece": "no US or ARVN piece there",
    "why.none_exposed": "no piece there is exposed",
    # 4.3.1 Govern
    "why.saigon": "not in Saigon",
    "why.no_support": "not at Support",
    # 4.3.2 Transport
    "why.nothing_to_transport": "nothing there that could be Transported",
    # 4.3.3 Raid
    "why.no_rangers_near": "no Rangers there or adjacent",
    # 4.4.1 Infiltrate
    "why.infiltrate.no_troops": "there are no Troops to place, and nothing to take over",
    "why.infiltrate.nothing": "no NVA Base, no Opposition and no VC piece that could be replaced",
    "why.infiltrate.outnumbered": "no NVA Base, and NVA pieces do not outnumber VC pieces",
    # 4.4.2 Bombard
    "why.bombard.few": "fewer than 3 US and ARVN Troops there, and no Base of theirs",
    "why.bombard.no_troops": "no US or ARVN Troop there to remove",
    "why.bombard.range": "no group of 3 NVA Troops there or in an adjacent space",
    # 4.4.3, 4.5.3 Ambush
    "why.ambush.not_marched": "no Underground Guerrilla has Marched there",
    "why.ambush.over": "another kind of Attack has ended the Ambushes: they must follow one another",
    "why.ambush.no_enemy": "no enemy piece within reach",
    # 4.5.1 Tax
    "why.tax.control": "under COIN Control",
    "why.tax.operation": "the {operation} could not be executed after it",
    # 4.5.2 Subvert
    "why.subvert.no_cubes": "no ARVN cubes there",
    # 5 Events
    "why.event.top_gun": "unshaded Top Gun keeps shaded MiGs away",
    # 2.4, 6 Coup Rounds
    "why.coup.no_coin_control": "no COIN Control",
    "why.coup.coin_control": "under COIN Control",
    "why.coup.no_police": "no Police there",
    "why.coup.no_troops": "no {faction} Troops there",
    "why.coup.nothing_to_pacify": "no Terror there and no level left to shift",
    "why.coup.nothing_to_agitate": "no Terror there and no level left to shift",
    "why.coup.resources": "not enough Resources to spend: {cost} are needed",
    "why.coup.once": "already chosen in this Phase",
    "why.coup.four_spaces": "no more spaces: at most {n} in this Phase",
    "why.coup.no_vc": "no VC pieces there",
    "why.coup.cadres": "Cadres: fewer than 2 VC Guerrillas there to remove",
    "why.coup.has_moved": "the pieces there have redeployed already",
    "why.coup.must_redeploy": "the Troops in {space} must redeploy",
    "why.coup.commitment_full": "no more such pieces may move in this Phase",
    "why.coup.no_population": "no Population",
    "why.coup.population": "its Population is {n}, only {left} may be shifted",
    "why.coup.active_opposition": "already at Active Opposition",
    # 7 Victory
    "why.asset.none": "you hold no Hidden Asset",
    "why.asset.limop": "a Hidden Asset can be used only when you choose between a Limited Operation and something else",
}
