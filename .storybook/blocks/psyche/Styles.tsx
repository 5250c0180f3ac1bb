import report from "@gemel/psyche/report.json";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { TokenTable } from "../tokens/TokenTable.tsx";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How well scores hold for members with response styles, and for women and men. */
export function Styles() {
  return (
    <Unstyled>
      <TokenTable
        label="Response styles"
        rowHeading="Members"
        columns={[
          "Loading",
          "Recovery",
          "95 % intervals",
          "Error",
          "Sureness",
          "Too little to go by",
        ]}
        rows={report.styles.map(
          ({ group, meanLoading, recovery, coverage, error, confidence, unsure }) => ({
            name: group,
            cells: [
              meanLoading,
              recovery,
              coverage.map(percent).join(" to "),
              error,
              percent(confidence),
              percent(unsure),
            ],
          }),
        )}
      />
    </Unstyled>
  );
}
