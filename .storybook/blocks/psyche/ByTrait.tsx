import report from "@gemel/psyche/report.json";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { TokenTable } from "../tokens/TokenTable.tsx";

const traits = [
  ["openness", "Openness"],
  ["conscientiousness", "Conscientiousness"],
  ["extraversion", "Extraversion"],
  ["agreeableness", "Agreeableness"],
  ["neuroticism", "Neuroticism"],
] as const;

const { honest, instrument } = report;

export function ByTrait() {
  return (
    <Unstyled>
      <TokenTable
        label="Each trait"
        rowHeading="Trait"
        columns={["Recovery", "Reliability", "95 % intervals", "Mean error"]}
        rows={traits.map(([trait, name]) => ({
          name,
          text: `${instrument.statements[trait].plus} statements for it, ${instrument.statements[trait].minus} against`,
          cells: [
            honest.recovery[trait],
            honest.reliability[trait],
            honest.coverage[trait],
            honest.error[trait],
          ],
        }))}
      />
    </Unstyled>
  );
}
