/** Whose voice it is: a person, the twin, the advisor Duo, or nobody's in particular. */
export const playerTones = ["neutral", "garnet", "twin", "duo"] as const;
export type PlayerTone = (typeof playerTones)[number];

/** `card`: a pill on a picture. `bubble`: in a message, as wide as it allows. */
export const playerSizes = ["card", "bubble"] as const;
export type PlayerSize = (typeof playerSizes)[number];
