/** Where a card stands: in the feed, or on one of the three tabs of the likes. */
export const cardKinds = ["discover", "received", "given", "match"] as const;
export type CardKind = (typeof cardKinds)[number];

export const cardActionNames = [
  "pass",
  "advisor",
  "twin",
  "message",
  "like",
  "unmatch",
  "block",
  "report",
] as const;
export type CardActionName = (typeof cardActionNames)[number];

/** What can be done; what is not given is not offered. */
export type CardActions = Partial<Record<CardActionName, () => void>>;

/** What makes sense on each card, in the order of its buttons. */
export const actionsOf: Readonly<Record<CardKind, readonly CardActionName[]>> = {
  discover: ["pass", "advisor", "twin", "message", "like", "block", "report"],
  received: ["pass", "advisor", "twin", "message", "like", "block", "report"],
  given: ["advisor", "twin", "block", "report"],
  match: ["advisor", "twin", "message", "unmatch", "block", "report"],
};

/** The one action that stands out, at the end of the row. */
export const mainActionOf: Readonly<Record<CardKind, CardActionName | null>> = {
  discover: "like",
  received: "like",
  given: null,
  match: "message",
};
