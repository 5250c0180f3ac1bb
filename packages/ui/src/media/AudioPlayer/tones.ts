/** The colour of a player by its speaker: a person, the twin, the advisor Duo, or none of them. */
export const playerTones = ["neutral", "garnet", "twin", "duo"] as const;
export type PlayerTone = (typeof playerTones)[number];

/**
 * `face`: a button alone, on a small picture. `card`: a pill on a picture. `bubble`: in a message, as wide as it
 * allows.
 */
export const playerSizes = ["face", "card", "bubble"] as const;
export type PlayerSize = (typeof playerSizes)[number];
