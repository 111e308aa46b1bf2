"""Saigon 75 in French: why something cannot be chosen."""

WHY_NOT: dict[str, str] = {
    # Any question
    "why.over": "la partie est terminée",
    "why.other_question": "ce n’est pas la question posée : {prompt}",
    # S.2-S.5 Availability, events, movement, stacking
    "why.mekong_only": "les Patrouilles fluviales restent sur le Mékong",
    "why.full": "la province est pleine (empilement maximal par camp : {limit})",
    "why.no_marker": "il ne reste aucun marqueur d’Activation +1",
    "why.no_token": "NV n’a aucun jeton Momentum",
    "why.nv_only": "seul NV a des jetons Momentum",
    "why.limit": "la limite d’activations du tour est atteinte ({limit})",
    "why.not_in_hand": "cette carte n’est pas dans votre main",
    "why.discarded": "cette carte a déjà été jouée",
    "why.frozen": "« {card} » empêche cette unité d’agir pendant cette phase",
    "why.moved": "cette unité est déjà activée et ne se déplace qu’une fois par tour",
    "why.vc_limit": "nombre maximal de bataillons VC activés par phase : {limit}",
    "why.no_points": "il ne reste aucune activation",
    "why.air_full": "les cinq cases d’Appui aérien sont occupées",
    "why.air_gone": "il ne reste aucun marqueur d’Appui aérien",
    "why.reconstitute": "il faut deux divisions réduites dans la Réserve",
    "why.already_there": "l’unité s’y trouve déjà",
    "why.no_border": "seules les provinces frontalières communiquent avec la Réserve",
    "why.nv_zone": "seules les unités NV peuvent s’y rendre",
    "why.not_adjacent": "la province n’est pas adjacente",
    "why.ranger_air": "la province n’est pas adjacente, et les Rangers n’ont aucun marqueur d’Appui aérien pour voler",
    "why.not_coastal": "la province n’est pas adjacente, et les Marines ne débarquent que d’une côte à l’autre",
    "why.mechanized_reach": "les unités mécanisées parcourent deux provinces et s’arrêtent en montagne et là où "
    "l’ennemi a le contrôle",
    # S.6 Combat
    "why.no_enemy": "les deux camps n’y sont pas présents",
    "why.one_combat": "un seul combat est permis par province",
    "why.combat_limit": "« {card} » ne permet plus aucun combat",
    "why.no_attackers": "aucune unité n’y est activée et aucune ne peut l’être",
    "why.vc_exception": "il n’y a là que des Viêt-cong : il faut des Rangers ou une Patrouille fluviale pour attaquer",
    "why.saigon_first": "le seul combat permis doit avoir lieu à Saïgon",
    "why.must_attack": "les unités à Saïgon doivent attaquer",
    "why.enemy_control": "la province n’est pas sous contrôle ami",
    "why.not_more_friends": "les unités amies n’y sont pas plus nombreuses que les unités ennemies",
    # S.9 Desertion
    "why.desertion_order": "les unités d’autres provinces désertent d’abord",
}
