import type { Meta, StoryObj } from "@storybook/react-vite";
import { Interlude } from "./Interlude.tsx";

const meta = {
  title: "Questionnaire/Interlude",
  component: Interlude,
  args: { done: 1, count: 7, chosen: 20, minutes: 5 },
} satisfies Meta<typeof Interlude>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTheFirstPart: Story = {};

export const BeforeTheFirstPart: Story = {
  render: () => (
    <Interlude
      title="Questionnaire"
      lead="There are no right answers. You can stop and go on later."
    />
  ),
};

export const BeforeTheFirstPartInGerman: Story = {
  render: () => (
    <Interlude
      title="Fragebogen"
      lead="Es gibt keine richtigen Antworten. Du kannst unterbrechen und später weitermachen."
    />
  ),
  globals: { language: "de", viewport: { value: "phone" } },
};

export const BeforeTheLastPart: Story = { args: { done: 6, chosen: 40, minutes: 1 } };

/** What cannot be counted is left out. */
export const NothingChosen: Story = { args: { chosen: 0 } };
export const OneChosen: Story = { args: { chosen: 1 } };
export const GermanOnAPhone: Story = { globals: { language: "de", viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
