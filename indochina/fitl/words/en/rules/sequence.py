"""2 Who acts when."""

from __future__ import annotations

SEQUENCE: dict[str, str] = {
    "2.1": "Choose a scenario, options and who runs each faction [1.5]. The deck is made of equal piles of Events "
    "with one Coup shuffled into each: three piles of 8 Events in the short game, three of 12 in the medium, six of "
    "12 in the full one. The Events left over stay unseen. With the Period option only Events of the scenario's "
    "years are dealt. Pivotal Events are used in the medium and full games only [2.3.8].",
    "2.2": "Two cards are always open: the one being played and the one after it. Everybody may look through the "
    "played cards and count those still in the deck.",
    "2.3": "On an Event card up to two factions execute an Operation or the Event, the Eligible ones in the order "
    "printed on the card [2.3.2]. Ineligible factions do nothing.",
    "2.3.1": "Who executed an Operation or Event on the last card is Ineligible on this one; all others are "
    "Eligible. All are Eligible at the start and after each Coup Round [6.6]. A free Operation granted by another's "
    "Event does not count [3.1.2].",
    "2.3.2": "The leftmost Eligible faction on the card is 1st Eligible, the next one 2nd Eligible. The halos and "
    "rifles at the symbols concern Non-players only [8.4.1].",
    "2.3.3": "The 1st or 2nd Eligible may Pass: it stays Eligible for the next card, and NVA or VC gains 1 "
    "Resource, while for US or ARVN the ARVN gains 3. The next Eligible faction takes its place with the same "
    "choices. When the last one has Passed, the next card is played [2.3.7].",
    "2.3.4": "The 1st Eligible executes an Operation, to which it may add a Special Activity [4.1], or else the "
    "Event. The 2nd then has: after an Operation alone, a Limited Operation [2.3.5]; after one with a Special "
    "Activity, a Limited Operation or the Event; after the Event, an Operation to which it may add a Special "
    "Activity. An Operation counts as executed only if it takes place in a space, or as a Rally that Improves the "
    "Trail [3.3.1]; a Patrol always does.",
    "2.3.5": "A Limited Operation takes place in one space, without a Special Activity. Patrol [3.2.2], Sweep "
    "[3.2.3] and March [3.3.2] may bring pieces from several spaces, but to one destination only. It makes "
    "Ineligible like any other Operation.",
    "2.3.6": "After both have acted (or all have Passed), whoever executed an Operation, even a Limited one, or the "
    "Event becomes Ineligible and all others Eligible, unless an Event has said that a faction stays Eligible or is "
    "made Ineligible.",
    "2.3.7": "The next card becomes the one being played, and the card below it is turned up, even if the new one "
    "is a Coup [2.4].",
    "2.3.8": "In the medium and full games each faction holds one Pivotal Event. It may play it over the current "
    "Event card, which is cancelled with its order, if it is Eligible, its printed precondition holds, nobody has "
    "acted on the card yet and no Coup is next. VC may trump anybody's Pivotal Event with its own, ARVN that of US "
    "or NVA, NVA that of the US; a trumped card goes back to its owner. The order on the Pivotal card then counts "
    "for the rest.",
    "2.3.9": "While a Coup is the next card there is Monsoon: no Sweep [3.2.3], not by Advise either, no March "
    "[3.3.2], Air Lift and Air Strike in two spaces at most [4.2.2] [4.2.3], no Pivotal Event [2.3.8]. What an Event "
    "itself orders goes on all the same [5.1.1].",
    "2.4": "Carry out what the Coup card says at once, put it into the box of the RVN Leader [2.4.1], then play a "
    "Coup Round [6.0].",
    "2.4.1": "The latest Coup card is the RVN Leader and its lasting text is in force; at first it is Minh, who is "
    "printed on the map and is no card. A Failed Attempt goes under the cards already there and ends only Minh. "
    "Cards in the box are counted by some Events and by Non-players. Ky affects Pacification in the very Round that "
    "brings him [6.3.1].",
    "2.4.2": "If nobody has won by the end of the last Coup card's Round, the game ends there and margins decide "
    "[7.3].",
}
