"""English: headlines and effects, which read alike in every game."""

TOLD: dict[str, str] = {
    # Headlines
    "story.headline": "{who}: {deeds}",
    "story.headline.tracks": "{who}: {deeds}; {tracks}",
    "story.track": "{track} {by}",
    # Effects
    "story.effect.moved": "{count} × {into}: {start} → {at}",
    "story.effect.turned": "{at}: {count} × {piece} → {into}",
    "story.effect.counted": "{at}: {piece} {by}",
    "story.effect.became": "{at}: {what} {before} → {after}",
    "story.effect.set": "{at}: {before} → {after}",
    "story.effect.track": "{what}: {before} → {after}",
    "story.effect.there": "{at}: now {what}",
    "story.effect.there.as": "{at}: now {what} ({after})",
    "story.effect.gone": "{at}: no longer {what}",
}
