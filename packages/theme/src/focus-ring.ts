import { media } from "./media.ts";
import { vars } from "./vars.css.ts";

/**
 * The one focus ring. Every focused element shows it by itself. A part shows it in place of an element that
 * is hidden or bare, such as the box beside a checkbox's input.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
} as const;
