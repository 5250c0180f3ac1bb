import report from "@gemel/psyche/report.json";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { TokenTable } from "../tokens/TokenTable.tsx";
import * as css from "./plot.css.ts";
import targetTexts from "./target-texts.json";

const texts: Readonly<Record<string, readonly string[]>> = targetTexts;

function wantedText(from: number, to: number): string {
  if (from === to) return String(from);
  if (from === 0) return `${to} or less`;
  return to === 1 && from > 0 ? `${from} or more` : `${from} to ${to}`;
}

export function Targets() {
  return (
    <Unstyled>
      <TokenTable
        label="Targets"
        rowHeading="Target"
        columns={["Wanted", "Found", "Met"]}
        rows={report.bars.map(({ id, found, wanted: [from = 0, to = 1] }) => {
          const [name = id, text = ""] = texts[id] ?? [];
          return {
            name,
            text,
            cells: [
              wantedText(from, to),
              found,
              <span key="met" className={css.verdict}>
                {found >= from && found <= to ? "yes" : "no"}
              </span>,
            ],
          };
        })}
      />
    </Unstyled>
  );
}
