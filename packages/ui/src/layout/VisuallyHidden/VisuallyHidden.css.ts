import { style } from "@gemel/theme/style";

/** Out of sight and still spoken; for a rule that holds on some screens. */
export const unseen = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const visuallyHidden = style(unseen);
