import type { PaletteName } from "@gemel/theme";
import { colorNames, palettes, tintNames, traitNames, type ColorTokens } from "@gemel/theme/tokens";
import * as css from "../blocks.css.ts";

const groups = {
  plain: (colors: ColorTokens) => colorNames.map((name) => [name, colors[name]] as const),
  trait: (colors: ColorTokens) => traitNames.map((name) => [name, colors.trait[name]] as const),
  tint: (colors: ColorTokens) => tintNames.map((name) => [name, colors.tint[name]] as const),
};

export interface SwatchesProps {
  palette: PaletteName;
  group: keyof typeof groups;
}

export function Swatches({ palette, group }: SwatchesProps) {
  return (
    <div className={css.grid}>
      {groups[group](palettes[palette]).map(([name, color]) => (
        <div key={name} className={css.swatch}>
          <span className={css.sample} style={{ background: color }} />
          <span className={css.name}>{name}</span>
          <span className={css.value}>{color}</span>
        </div>
      ))}
    </div>
  );
}
