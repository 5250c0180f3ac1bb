import { vars } from "@gemel/theme";
import {
  groupDescriptions,
  scale,
  shadowNames,
  shadowsOf,
  type ScaleTokens as Scale,
} from "@gemel/theme/tokens";
import type { ReactNode } from "react";
import * as css from "./ScaleTokens.css.ts";
import { specimens } from "../specimens.tsx";
import { TokenGroup } from "./TokenGroup.tsx";
import { TokenTable, type TokenRow } from "./TokenTable.tsx";
import * as table from "./TokenTable.css.ts";

const columns = ["Value", "Looks like"];

const toRow = (name: string, variable: string, value: string, specimen: ReactNode): TokenRow => ({
  name,
  variable,
  cells: [
    <code key="value" className={table.value}>
      {value}
    </code>,
    specimen,
  ],
});

export interface ScaleTokensProps {
  group: keyof Scale;
  title: string;
}

/** A group of tokens that is the same in every palette and density. */
export function ScaleTokens({ group, title }: ScaleTokensProps) {
  const variables: Readonly<Record<string, string>> = vars[group];
  const rows = Object.entries<string>(scale[group]).map(([name, value]) => {
    const variable = variables[name] ?? "";
    return toRow(name, variable, value, specimens[group](variable, value));
  });
  return (
    <TokenGroup title={title} text={groupDescriptions[group]}>
      <TokenTable label={title} columns={columns} rows={rows} />
    </TokenGroup>
  );
}

/** The shadows, which take their colour from the palette. */
export function ShadowTokens() {
  const values = shadowsOf(vars.color.shadow);
  const rows = shadowNames.map((name) => {
    const card = <span className={css.card} style={{ boxShadow: vars.shadow[name] }} />;
    return toRow(name, vars.shadow[name], values[name], card);
  });
  return (
    <TokenGroup title="Shadow" text={groupDescriptions.shadow}>
      <TokenTable label="Shadow" columns={columns} rows={rows} />
    </TokenGroup>
  );
}
