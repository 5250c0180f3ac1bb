import { media } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** A choice's key, after its word. */
export const key = style({
  display: "none",
  "@media": { [media.hover]: { display: "inline" } },
});

export const keys = style({
  display: "none",
  "@media": { [media.hover]: { display: "block" } },
});
