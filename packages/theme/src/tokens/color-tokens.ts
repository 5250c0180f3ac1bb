/** Plain colour tokens, in the order in which the colour page shows them. */
export const colorNames = [
  "paper",
  "surface",
  "sunken",
  "ink",
  "inkSecond",
  "hairline",
  "edge",
  "garnet",
  "garnetHover",
  "garnetSoft",
  "onGarnet",
  "own",
  "onOwn",
  "twin",
  "twinSoft",
  "duo",
  "duoSoft",
  "danger",
  "dangerHover",
  "dangerSoft",
  "onDanger",
  "success",
  "successSoft",
  "warning",
  "warningSoft",
  "focus",
  "onTint",
  "scrim",
  "veil",
  "shadow",
] as const;

/** The Big Five, neuroticism shown as its opposite. */
export const traitNames = [
  "openness",
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "stability",
] as const;

/** Quiet backgrounds for portraits; the same in every theme, read with `onTint`. */
export const tintNames = ["rose", "sage", "lilac", "sand", "sky", "blush"] as const;

export type ColorName = (typeof colorNames)[number];
export type TraitName = (typeof traitNames)[number];
export type TintName = (typeof tintNames)[number];

/** Every colour that a theme must give; one left out is a type error in that theme. */
export type ColorTokens = Record<ColorName, string> & {
  trait: Record<TraitName, string>;
  tint: Record<TintName, string>;
};
