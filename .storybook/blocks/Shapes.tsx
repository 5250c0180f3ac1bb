import { vars } from "@gemel/theme";
import { radiusNames, scale, spaceSteps } from "@gemel/theme/tokens";
import * as css from "./blocks.css.ts";

export function Spaces() {
  return (
    <div className={css.rows}>
      {spaceSteps.map((step) => (
        <div key={step} className={css.row}>
          <span className={css.value}>{`${step}: ${step * 4} px`}</span>
          <span className={css.bar} style={{ inlineSize: vars.space[step] }} />
        </div>
      ))}
    </div>
  );
}

export function Radii() {
  return (
    <div className={css.grid}>
      {radiusNames.map((name) => (
        <div key={name} className={css.swatch}>
          <span className={css.shape} style={{ borderRadius: vars.radius[name] }} />
          <span className={css.name}>{name}</span>
          <span className={css.value}>{scale.radius[name]}</span>
        </div>
      ))}
    </div>
  );
}
