import { vars } from "@gemel/theme";
import { easingNames, motionNames, scale } from "@gemel/theme/tokens";
import * as css from "./blocks.css.ts";

/** The lengths of time with each way to run; point at one, or focus it, to see it. */
export function Motion() {
  return (
    <div className={css.rows}>
      {motionNames.flatMap((name) =>
        easingNames.map((easing) => (
          <button key={`${name} ${easing}`} type="button" className={css.row}>
            <span className={css.value}>
              {`${name}: ${scale.motion[name]}, ${easing}: ${scale.easing[easing]}`}
            </span>
            <span
              className={css.mover}
              style={{
                transitionDuration: vars.motion[name],
                transitionTimingFunction: vars.easing[easing],
              }}
            />
          </button>
        )),
      )}
    </div>
  );
}
