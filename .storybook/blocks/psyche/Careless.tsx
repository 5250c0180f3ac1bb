import report from "@gemel/psyche/report.json";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { TokenTable } from "../tokens/TokenTable.tsx";

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function Careless() {
  return (
    <Unstyled>
      <TokenTable
        label="Careless answers"
        rowHeading="Answers"
        columns={["AUC", "Caught at 5 %", "Caught at 1 %", "Sureness shown", "Too little to go by"]}
        rows={[...report.careless, ...report.patterns].map(
          ({ kind, auc, caughtAt5, caughtAt1, shown, unsure }) => {
            const [low = "", middle = "", high = ""] = shown.map(percent);
            return {
              name: kind,
              cells: [
                String(auc),
                percent(caughtAt5),
                percent(caughtAt1),
                `${middle} (${low} to ${high})`,
                percent(unsure),
              ],
            };
          },
        )}
      />
    </Unstyled>
  );
}
