import { ring } from "./ring-geometry.ts";
import * as css from "./Rings.css.ts";

export interface RingsProps {
  /**
   * `brand`: garnet and green, for the logo. `current`: both in the colour of the text around.
   *
   * @default "brand"
   */
  tone?: "brand" | "current";
  /** Line in units of the 40 by 24 drawing. @default 2.6 */
  line?: number;
}

/**
 * The mark: two rings that interlock, each over the other once. Takes the height of a line of
 * text, so that its parent's font size decides how large it is. Always decorative; for the name as
 * well use `Logo`.
 *
 * Not for compatibility between two people: that is a graph with numbers.
 */
export function Rings({ tone = "brand", line = 2.6 }: RingsProps) {
  return (
    <svg className={css.rings} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <circle className={css.left[tone]} {...ring("left", line)} />
      <circle className={css.right[tone]} {...ring("right", line)} />
    </svg>
  );
}
