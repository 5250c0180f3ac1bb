import { graphicPairs, textPairs, type ColorPair } from "@gemel/theme/pairs";
import { allThemes } from "./all-themes.ts";
import * as css from "./blocks.css.ts";
import { formatRatio, ratioOf } from "./contrast-of.ts";

const pairs: Record<"text" | "graphic", readonly ColorPair[]> = {
  text: textPairs,
  graphic: graphicPairs,
};

export interface ContrastProps {
  theme: keyof typeof allThemes;
  kind: keyof typeof pairs;
}

/** Every pair that may stand on each other, with the ratio computed from the tokens. */
export function Contrast({ theme, kind }: ContrastProps) {
  const colors = allThemes[theme];
  return (
    <div className={css.grid}>
      {pairs[kind].map((pair) => {
        const [foreground, background] = pair;
        return (
          <div key={pair.join()} className={css.swatch}>
            <span
              className={css.sample}
              style={{ background: colors[background], color: colors[foreground] }}
            >
              {kind === "text" ? "Gemel" : "○ ○"}
            </span>
            <span className={css.name}>{formatRatio(ratioOf(colors, pair))}</span>
            <span className={css.value}>{`${foreground} on ${background}`}</span>
          </div>
        );
      })}
    </div>
  );
}
