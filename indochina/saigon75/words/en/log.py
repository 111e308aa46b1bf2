"""Saigon 75 in English: what happened."""

LOG: dict[str, str] = {
    # S.1 Turns
    "log.turn": "Turn {turn}, {season}.",
    # C Set-up
    "log.place": "SV places {unit} in {to}.",
    "log.suggested": "SV places its free units as suggested.",
    "log.dealt": "Your first hand: {cards}.",
    # S.2 Availability
    "log.availability": "{side} rolls {die} for availability; activations: {points}.",
    "log.plus1": "{side} uses a +1 marker; activations: {points}.",
    "log.momentum_activation": "NV spends a Momentum Token; activations: {points}.",
    "log.momentum_reroll": "NV spends a Momentum Token and rolls again: {die}; activations: {points}.",
    # S.3 Event Cards
    "log.event": "{side} plays {card}.",
    "log.exchange": "NV spends a Momentum Token and exchanges {card}.",
    "log.drawn": "You draw {card}.",
    "log.no_effect": "{card} has no effect.",
    "log.strike": "Air Strikes on {space}: {faces}.",
    "log.strike_hit": "Air Strikes hit {unit} in {space}.",
    "log.redeployed": "Redeployed: {unit}, {space} to {to}.",
    "log.limited": "Limited Offensive: {die} rolled; combats possible: {count}.",
    "log.halved": "Paralysed Leadership: activations left to SV: {points}.",
    "log.directive": "Ho Chi Minh Directive: +{count} on the die; activations: {points}.",
    "log.frozen": "Held this phase: {unit} in {space}.",
    "log.diverted": "Diverted: {unit}, {space} to {to}.",
    "log.diverted_lost": "Diverted with nowhere to go: {unit} in {space} eliminated.",
    "log.infiltrated": "A VC battalion from {space} appears in {to}.",
    # T8 Turn 8
    "log.turn8": "Saigon is contested: its units are activated first and must attack.",
    # S.4, S.5 Movement and stacking
    "log.strategic": "Strategic movement: {unit} from {space} to {to}.",
    "log.air_bought": "SV buys an Air Support marker ({air} in the Air Support spaces).",
    "log.air_lost": "An Air Support marker is lost ({air} left in the Air Support spaces).",
    "log.reconstitute": "NV reconstitutes a division in the reserve.",
    "log.move": "{side}: {count} × {unit}, {space} to {to}.",
    "log.overstacked": "Too many units in {space}: {side} eliminates {unit}.",
    # S.6 Combat
    "log.declared": "{side} attacks in {space}; units: {count}.",
    "log.bonus": "{side} adds a die in {space}: {bonus}.",
    "log.dice": "{space}: {attacker} attacks with {first}, {defender} defends with {second}.",
    "log.reroll": "{side} die {face} is rolled again: {new}.",
    "log.corruption": "Corruption: X against NV become R.",
    "log.paralysed": "Paralysed Leadership: retreats of SV become X.",
    "log.stubborn": "Stubborn Resistance: SV ignores its retreats.",
    "log.armoured": "Armoured Support: one more X on SV in {space}.",
    "log.reduced": "{side}: {unit} in {space} reduced.",
    "log.eliminated": "{side}: {unit} in {space} eliminated.",
    "log.retreat": "Retreat: {unit}, {space} to {to}.",
    "log.no_retreat": "Reduced instead of retreating: {unit} in {space}.",
    "log.retreat_overstacked": "No room to retreat from {space}: {unit} eliminated.",
    "log.stays": "Last unit in {space}: {unit} need not retreat.",
    "log.withdraw": "Withdrawn: {unit}, {space} to {to}.",
    # S.8 Control
    "log.militia_placed": "NV controls {space}: militia marker placed.",
    "log.militia_removed": "The militia marker in {space} is removed.",
    # S.9 Desertion
    "log.desertion": "Desertion (NV provinces {provinces}, die {die}); units that desert: {count}.",
    "log.deserted": "Deserted: {unit} in {space}.",
    # S.10 Momentum Tokens
    "log.momentum_won": "Momentum Token {number} in {space}: taken by NV.",
    "log.momentum_gone": "Momentum Token {number} in {space}: out of the game.",
    # V Victory
    "log.nv_wins": "NV controls Saigon at the end of turn {turn}: NV wins.",
    "log.sv_wins": "Saigon holds out to the end: SV wins.",
}
