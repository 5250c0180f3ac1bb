import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../layout/Card/Card.tsx";
import type { MostLeast } from "./most-least.ts";
import { MostLeastChoice, type MostLeastChoiceProps } from "./MostLeastChoice.tsx";

function Choosing({ most, least, ...props }: MostLeastChoiceProps) {
  const [choice, setChoice] = useState<MostLeast>({ most, least });
  return (
    <div style={{ maxInlineSize: "44rem" }}>
      <Card>
        <MostLeastChoice {...props} {...choice} onChange={setChoice} />
      </Card>
    </div>
  );
}

const meta = {
  title: "Questionnaire/MostLeastChoice",
  component: MostLeastChoice,
  args: {
    options: [
      { id: "place", text: "I look for a place I have never been to." },
      { id: "rest", text: "I finish what is left of the week, then rest." },
      { id: "friend", text: "I call around until somebody has time." },
      { id: "wonder", text: "I keep wondering whether I should be doing something else." },
    ],
    most: null,
    least: null,
    onChange: () => undefined,
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof MostLeastChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MostChosen: Story = { args: { most: "friend" } };
export const LeastChosen: Story = { args: { least: "place" } };
export const BothChosen: Story = { args: { most: "friend", least: "wonder" } };
export const GoesOn: Story = { args: { goesOn: true } };
export const Disabled: Story = { args: { most: "friend", least: "wonder", isDisabled: true } };

export const LongGerman: Story = {
  args: {
    goesOn: true,
    most: "b",
    options: [
      { id: "a", text: "Ich suche einen Ort, an dem ich noch nie war." },
      {
        id: "b",
        text: "Ich erledige zuerst alle liegengebliebenen Haushaltsangelegenheiten der vergangenen Woche und ruhe mich danach ausgiebig aus.",
      },
      { id: "c", text: "Ich rufe herum, bis jemand Zeit hat." },
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { most: "friend", least: "wonder" },
  globals: { direction: "rtl" },
};
