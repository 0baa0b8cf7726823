/** Numbers of the rules that are on no card: thresholds, ranges, points and stress. */

/** Greatest distance of torpedo and gun attacks, in areas (9.12, 9.17). */
export const TORPEDO_RANGE = 3;
export const GUN_RANGE = 2;

/** Modifiers for each area of distance (9.15, 9.18). */
export const TORPEDO_PER_AREA = -1;
export const GUN_PER_AREA = -3;

/** Bonus of advanced torpedoes (9.16). */
export const FAT_BONUS = 1;
export const T5_BONUS = 2;

/** Cost of one advanced torpedo in special option points (6.6). */
export const ADVANCED_COST = 0.5;

/** Distance at which a boat identifies unknown ships (9.3). */
export const REVEAL_RANGE = 2;

/** Distance at which escorts search for boats (9.7); each Alerted counter adds one. */
export const DETECTION_RANGE = { surfaced: 2, submerged: 1 } as const;

/** Distance at which escorts and other ships attack (9.21). */
export const ESCORT_ATTACK_RANGE = { surfaced: 2, submerged: 0 } as const;
export const SHIP_ATTACK_RANGE = 1;

/** What damage takes off a ship's speed and detection dice (9.20). */
export const LIGHT_LOSS = 1;
export const HEAVY_LOSS = 2;

/** Contact roll modifiers (8.2). */
export const INTELLIGENCE_BONUS = 2;
export const SEARCHER_BONUS = 1;
export const WARNING_LOSS = -2;
export const ATTACKED_LOSS = -2;

/** Stress of the rules (9.4, 9.23, 9.25, 10.1). */
export const SILENT_STRESS = 2;
export const CRASH_DIVE_STRESS = 1;
export const COMBAT_STRESS = 1;

/** Stress taken away by rest, supply ships and cool captains (6.3, 6.5, 2.8). */
export const REST_RELIEF = 4;
export const SUPPLY_RELIEF = 2;
export const COOL_RELIEF = 1;

/** Victory points for a boat lost and for a turn without a boat at sea (11.5, 12.1). */
export const BOAT_LOST = -3;
export const NOBODY_AT_SEA = -2;

/** Snorkel: cost, evasion, and the classes that cannot have one (13.2). */
export const SNORKEL = { cost: 1, evasion: 2, barred: ['II', 'XXI'] } as const;

/** Extra special option points of a dealt flotilla (13.4). */
export const LOT_BONUS = { short: 2, medium: 4, long: 8 } as const;
