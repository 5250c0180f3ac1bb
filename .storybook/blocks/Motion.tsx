import { vars } from "@gemel/theme";
import { motionNames, scale } from "@gemel/theme/tokens";
import * as css from "./blocks.css.ts";

/** The three lengths of time; point at one, or focus it, to see it. */
export function Motion() {
  return (
    <div className={css.rows}>
      {motionNames.map((name) => (
        <button key={name} type="button" className={css.row}>
          <span className={css.value}>{`${name}: ${scale.motion[name]}`}</span>
          <span
            className={css.mover}
            style={{
              transitionDuration: vars.motion[name],
              transitionTimingFunction: vars.easing.out,
            }}
          />
        </button>
      ))}
    </div>
  );
}
