import { paletteNames } from "@gemel/theme";
import { contrastsIn, type Contrast, type ContrastUse } from "@gemel/theme/contrasts";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { formatRatio, formatVerdict, tightest } from "./format-contrast.ts";
import * as css from "./Contrasts.css.ts";
import { paletteTitles } from "./palette-titles.ts";
import * as swatch from "./Swatch.css.ts";
import { TokenTable } from "./TokenTable.tsx";
import * as table from "./TokenTable.css.ts";

const measured = paletteNames.flatMap((palette) =>
  contrastsIn(palette).map((contrast) => ({ ...contrast, palette })),
);

interface CellProps {
  contrast: Contrast;
}

function Cell({ contrast }: CellProps) {
  const [color, background] = contrast.colors;
  return (
    <>
      <span aria-hidden className={swatch.sample} style={{ color, background }}>
        {contrast.use === "text" ? "Gemel" : <span className={swatch.ring} />}
      </span>
      <span className={css.ratio}>{formatRatio(contrast.ratio)}</span>
      <span className={table.note}>{formatVerdict(contrast)}</span>
    </>
  );
}

export interface ContrastsProps {
  use: ContrastUse;
}

/** Every pair that components combine, by its foreground, measured in every palette. */
export function Contrasts({ use }: ContrastsProps) {
  const foregrounds = Map.groupBy(
    measured.filter((contrast) => contrast.use === use),
    ({ foreground }) => foreground,
  );
  return (
    <Unstyled>
      {[...foregrounds].map(([foreground, contrasts]) => {
        const grounds = Map.groupBy(contrasts, ({ background }) => background);
        const nearest = tightest(contrasts);
        return (
          <details key={foreground} className={css.details}>
            <summary className={css.summary}>
              <span className={css.foreground}>{foreground}</span>{" "}
              {nearest === undefined
                ? null
                : `on ${grounds.size}; nearest to its limit ${formatRatio(nearest.ratio)} on ${nearest.background} (${paletteTitles[nearest.palette]}), ${formatVerdict(nearest)}`}
            </summary>
            <TokenTable
              label={`Contrast of ${foreground}`}
              rowHeading="Ground"
              columns={Object.values(paletteTitles)}
              rows={[...grounds].map(([background, cells]) => ({
                name: `on ${background}`,
                cells: cells.map((contrast) => <Cell key={contrast.palette} contrast={contrast} />),
              }))}
            />
          </details>
        );
      })}
    </Unstyled>
  );
}

/** How many pairs were measured and how many fail, in one sentence. */
export function ContrastSum() {
  const failing = measured.filter(({ passes }) => !passes).length;
  const pairs = measured.length / paletteNames.length;
  return `${pairs} pairs in ${paletteNames.length} palettes, ${failing === 0 ? "none fails" : `${failing} fail`}.`;
}
