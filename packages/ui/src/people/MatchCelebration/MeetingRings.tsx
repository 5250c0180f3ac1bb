import { ring } from "../../brand/Rings/ring-geometry.ts";
import * as css from "./MatchCelebration.css.ts";

/** The mark, whose rings come from either side and interlock; at rest where motion is unwelcome. */
export function MeetingRings() {
  return (
    <svg className={css.rings} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <circle className={css.fromStart} {...ring("left", 2)} />
      <circle className={css.fromEnd} {...ring("right", 2)} />
    </svg>
  );
}
