/**
 * The Big Five in the order of the contract. Neuroticism is kept as such; who shows it turns it round
 * into emotional stability.
 */
export const traitNames = [
  "openness",
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "neuroticism",
] as const;

export type TraitName = (typeof traitNames)[number];
