"""Saigon 75 in English: questions, and their answers where these are not on the board."""

QUESTIONS: dict[str, str] = {
    # C Set-up
    "prompt.setup.place": "Set-up: place {unit} (left: {left}).",
    # S.2 Availability
    "prompt.availability.extra": (
        "Activations this phase: {points} (limit: {limit}; +1 markers left: {markers}, Momentum Tokens: {tokens}). "
        "Add to them?"
    ),
    "prompt.availability.extra.SV": (
        "Activations this phase: {points} (limit: {limit}; +1 markers left: {markers}). Add to them?"
    ),
    # S.3 Event Cards
    "prompt.event.play": "Play an Event Card.",
    "prompt.event.discard": "Momentum: which card do you exchange?",
    "prompt.event.province": "{card}: choose a province.",
    "prompt.event.hit": "Air Strikes: which NV unit in {space} takes the X (X left: {left})?",
    "prompt.event.push": "Air Strikes: which NV unit in {space} must retreat (R left: {left})?",
    "prompt.event.redeploy": "Strategic Redeployment: choose a unit (left: {left}), or stop.",
    "prompt.event.to": "{unit} in {space}: where to?",
    "prompt.event.freeze": "{card}: choose an SV unit that may not act this phase (left: {left}), or stop.",
    "prompt.event.divert": "Diversion: choose the SV unit that must move.",
    "prompt.event.vc": "Viet Cong Infiltration: choose a VC battalion to place, or stop.",
    # T8 Turn 8
    "prompt.turn8.activate": "Saigon is contested: its units are activated first (activations left: {points}).",
    # S.10 Momentum Tokens
    "prompt.momentum.strategic": "Spend a Momentum Token to move two units anywhere (tokens left: {tokens})?",
    "prompt.momentum.unit": "Strategic movement: choose a unit (left: {left}){rest}.",
    "prompt.momentum.to": "Strategic movement of {unit} in {space}: where to?",
    # S.4, S.5 Movement and stacking
    "prompt.move.unit": "Movement: choose a unit (activations left: {points}, VC: {vc}), or stop.",
    "prompt.move.unit.SV": "Movement: choose a unit (activations left: {points}), or stop.",
    "prompt.move.to": "{unit} in {space}: move where?",
    "prompt.move.count": "{unit}, {space} to {to}: how many?",
    "prompt.stacking.remove": "Too many units in {space}: choose one to eliminate (too many by: {excess}).",
    # S.6 Combat
    "prompt.combat.declare": (
        "Combat: choose a province to attack in, in the order of fighting (activations left: {points}{limit}){rest}."
    ),
    "prompt.combat.units": "Attack in {space}: add units (chosen: {chosen}, activations left: {points}){rest}.",
    "prompt.combat.vc": "How many VC battalions join the defence of {space}?",
    "prompt.combat.bonus": (
        "Combat in {space}, battle dice: {dice} (at most {most}; Infiltration markers left: {infiltration}, Momentum "
        "Tokens: {tokens}). Add a bonus die?"
    ),
    "prompt.combat.bonus.SV": (
        "Combat in {space}, battle dice: {dice} (at most {most}; Air Support markers left: {air}). Add a bonus die?"
    ),
    "prompt.combat.reroll": (
        "NV rolled {nv}, SV rolled {sv}. Spend a Momentum Token to roll a die again (tokens left: {tokens})?"
    ),
    "prompt.combat.intelligence": "NV rolled {nv}, SV rolled {sv}. Intelligence: have a die rolled again?",
    "prompt.combat.corruption": "Corruption: turn the X against NV into R (X: {count})?",
    "prompt.combat.paralysed": "Paralysed Leadership: turn the retreats of SV into X (retreats: {count})?",
    "prompt.combat.stubborn": "Stubborn Resistance: ignore the retreats of SV (retreats: {count})?",
    "prompt.combat.armoured": "Armoured Support: one more X on SV in {space}?",
    "prompt.combat.loss": "Losses in {space}: choose a unit to reduce (X left: {left}).",
    "prompt.combat.retreat": "Retreat from {space}: choose a unit (left: {left}).",
    "prompt.retreat.to": "{unit} in {space}: retreat where?",
    "prompt.combat.withdraw": "After combat in {space}: retreat more units if you wish, or stop.",
    "prompt.withdraw.to": "{unit} in {space}: withdraw where?",
    # S.9 Desertion
    "prompt.desertion.unit": "Desertion: choose a unit (left: {left}; a full division is reduced first).",
    # Dice and draws
    "prompt.dice.activation": "Activation: what does the die show?",
    "prompt.dice.desertion": "Desertion: what does the die show?",
    "prompt.dice.event": "Event: what does the die show?",
    "prompt.dice.nv": "What does the NV battle die show?",
    "prompt.dice.sv": "What does the SV battle die show?",
    "prompt.dice.air": "What does the air die show?",
    "prompt.setup.deal": "First hand of {side}: which card is dealt (left: {left})?",
    "prompt.event.draw": "Which card is drawn?",
    "prompt.event.replacement": "Which of the cards set aside is drawn?",
    "prompt.momentum.reveal": "Turn up the Momentum Tokens: where does number {turn} lie?",
    # What is chosen that is not on the board
    "option.availability.extra.end": "Go on (activations: {points})",
    "option.move.unit.end": "End the movement",
    "option.momentum.strategic.end": "End the strategic movement",
    "option.momentum.unit.done": "No second unit",
    "option.combat.declare.end": "End the declaration of combats",
    "option.combat.units.done": "No more units in {space}",
    "option.combat.withdraw.done": "Nobody else retreats",
    "option.event.redeploy.end": "End the redeployment",
    "option.event.freeze.end": "End: no other unit",
    "option.event.vc.end": "Place none",
    "option.none": "No",
    "option.yes": "Yes",
    "option.no": "No",
    "option.whole.said": "all",
    "option.whole": "All {there}",
    "option.most": "{most} (the most, of {there})",
    "option.all": "All units",
    "option.suggested": "The suggested set-up (reconstructed)",
    "option.plus1": "Use a +1 marker",
    "option.momentum": "Use a Momentum Token",
    "option.reroll": "Roll the die again (Momentum Token)",
    "option.exchange": "Exchange a card (Momentum Token)",
    "option.strategic": "Strategic movement",
    "option.air": "Air Support marker",
    "option.reconstitute": "Reconstitute a division from two reduced ones",
    "option.infiltration": "Infiltration marker",
    "option.uprising": "Uprising",
    "option.counter_attack": "Counter-attack",
    "option.reduce": "Reduce it instead",
    "option.eliminate": "Eliminated: no room anywhere it could go",
    "option.stay": "Stay: it is the last unit",
    "option.X": "X",
    "option.R": "R",
    "option.blank": "Ø",
    "option.aircraft": "Aircraft",
}
