import { ring } from "../../brand/Rings/ring-geometry.ts";
import * as css from "./RingsInMotion.css.ts";

export interface RingsInMotionProps {
  /** @default "current" */
  tone?: "brand" | "current";
}

/**
 * The two rings turning through each other, at rest where motion is unwelcome. Decorative: says
 * nothing to screen readers, so it stands inside `Spinner` or a pending `Button`.
 */
export function RingsInMotion({ tone = "current" }: RingsInMotionProps) {
  return (
    <svg className={css.rings} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <circle className={css.left[tone]} {...ring("left", 2.4)} />
      <circle className={css.right[tone]} {...ring("right", 2.4)} />
    </svg>
  );
}
