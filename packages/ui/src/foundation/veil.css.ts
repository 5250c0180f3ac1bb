import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** Over a picture of a person: a white page in it is not the brightest thing at night. */
export const veil = {
  content: "",
  position: "absolute",
  inset: 0,
  borderRadius: "inherit",
  background: vars.color.veil,
  pointerEvents: "none",
} as const;

/** The element around such a picture. */
export const veiled = style({ position: "relative", selectors: { "&::after": veil } });
