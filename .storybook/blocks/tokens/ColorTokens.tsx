import { paletteNames, vars, type PaletteName } from "@gemel/theme";
import { contrastsIn } from "@gemel/theme/contrasts";
import {
  colorDescriptions,
  colorNames,
  palettes,
  tintNames,
  traitNames,
  type ColorName,
  type ColorTokens as Colors,
} from "@gemel/theme/tokens";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { formatRatio, formatVerdict, tightest } from "./format-contrast.ts";
import { paletteTitles } from "./palette-titles.ts";
import * as css from "./Swatch.css.ts";
import { TokenTable, type TokenRow } from "./TokenTable.tsx";
import * as table from "./TokenTable.css.ts";

interface SwatchProps {
  /** `trait.openness` */
  name: string;
  palette: PaletteName;
  color: string;
}

/** A long name may break after its group. */
const breakable = (text: string): string => text.replace(".", ".\u200B");

/** A colour, its value, and the contrast that is nearest to what it must keep. */
function Swatch({ name, palette, color }: SwatchProps) {
  const contrast = tightest(
    contrastsIn(palette).filter(({ foreground, background }) =>
      [foreground, background].includes(name),
    ),
  );
  return (
    <>
      <span className={css.swatch}>
        <span className={css.color} style={{ background: color }} />
      </span>
      <code className={table.value}>{color}</code>
      {contrast === undefined ? (
        <span className={table.note}>no demand</span>
      ) : (
        <span className={table.note}>
          <span className={css.verdict}>
            {formatRatio(contrast.ratio)}, {formatVerdict(contrast)}
          </span>{" "}
          {breakable(
            contrast.foreground === name
              ? `on ${contrast.background}`
              : `under ${contrast.foreground}`,
          )}
        </span>
      )}
    </>
  );
}

const toRow = (
  name: string,
  path: string,
  variable: string,
  colorIn: (colors: Colors) => string,
  text?: string,
): TokenRow => ({
  name,
  variable,
  ...(text === undefined ? {} : { text }),
  cells: paletteNames.map((palette) => (
    <Swatch key={palette} name={path} palette={palette} color={colorIn(palettes[palette])} />
  )),
});

const plain = (name: ColorName): TokenRow =>
  toRow(name, name, vars.color[name], (colors) => colors[name], colorDescriptions[name]);

const rows = {
  plain: colorNames.map(plain),
  trait: traitNames.map((name) =>
    toRow(name, `trait.${name}`, vars.color.trait[name], ({ trait }) => trait[name]),
  ),
  tint: tintNames.map((name) =>
    toRow(name, `tint.${name}`, vars.color.tint[name], ({ tint }) => tint[name]),
  ),
};

export interface ColorTokensProps {
  group: keyof typeof rows;
  label: string;
}

export function ColorTokens({ group, label }: ColorTokensProps) {
  return (
    <Unstyled>
      <TokenTable label={label} columns={Object.values(paletteTitles)} rows={rows[group]} />
    </Unstyled>
  );
}
