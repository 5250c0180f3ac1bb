import report from "@gemel/psyche/report.json";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { TokenTable } from "../tokens/TokenTable.tsx";

const names: Readonly<Record<string, string>> = {
  ordinary: "answered as it is",
  designed: "designed to read others",
  turned: "designed with the same topics",
  "ordinary again": "one that answers as it is, again and again",
  "designed again": "one that is designed, again and again",
  "turned again": "one that turns its personality, again and again",
  "topics again": "one that turns its topics, again and again",
};

export function Leak() {
  return (
    <Unstyled>
      <TokenTable
        label="What cards tell of traits"
        rowHeading="Accounts"
        columns={["How many, or how often", "Best trait", "Mean of five traits"]}
        rows={report.leak.points.map(({ accounts, count, best, mean }) => ({
          name: names[accounts] ?? accounts,
          cells: [count, best, mean],
        }))}
      />
    </Unstyled>
  );
}
