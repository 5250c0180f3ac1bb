import { media } from "./media.ts";
import { vars } from "./vars.css.ts";

/**
 * The one focus ring. Whatever has the focus wears it by itself; a part wears it in the place of an
 * element that is hidden or bare, such as the box beside a checkbox's input.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
} as const;
