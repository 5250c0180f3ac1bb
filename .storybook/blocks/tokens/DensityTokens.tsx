import { densityNames, vars } from "@gemel/theme";
import { densities, groupDescriptions, touch, type ControlTokens } from "@gemel/theme/tokens";
import { Button } from "@gemel/ui/Button";
import { Unstyled } from "@storybook/addon-docs/blocks";
import * as css from "./ScaleTokens.css.ts";
import { TokenGroup } from "./TokenGroup.tsx";
import { TokenTable } from "./TokenTable.tsx";
import * as table from "./TokenTable.css.ts";

const titles = { comfortable: "Comfortable", compact: "Compact" } as const;

const cell = (value: string, key: string) => (
  <code key={key} className={table.value}>
    {value}
  </code>
);

const names = [
  "height",
  "heightSmall",
  "heightLarge",
  "paddingInline",
] as const satisfies readonly (keyof ControlTokens)[];

const touchValues: Readonly<Partial<ControlTokens>> = touch;

export function DensityTokens() {
  return (
    <TokenGroup title="Control" text={groupDescriptions.control}>
      <TokenTable
        label="Control"
        columns={[...Object.values(titles), "Touch, in either"]}
        rows={names.map((name) => ({
          name,
          variable: vars.control[name],
          cells: [
            ...densityNames.map((density) => cell(densities[density][name], density)),
            touchValues[name] === undefined ? "the same" : cell(touchValues[name], "touch"),
          ],
        }))}
      />
    </TokenGroup>
  );
}

export function DensityComparison() {
  return (
    <Unstyled>
      <div className={css.densities}>
        {densityNames.map((density) => (
          <section key={density} data-density={density} className={css.density}>
            <h3 className={css.densityTitle}>{titles[density]}</h3>
            <div className={css.controls}>
              <Button size="large">Say hello</Button>
              <Button kind="secondary">Read on</Button>
              <Button kind="quiet" size="small">
                Later
              </Button>
            </div>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}
