import type { Meta, StoryObj } from "@storybook/react-vite";
import { Interlude } from "./Interlude.tsx";

const meta = { title: "Questionnaire/Interlude", component: Interlude } satisfies Meta<
  typeof Interlude
>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { language: "de", viewport: { value: "phone" } };

const first = { done: 1, count: 7, chosen: 20, minutes: 5 };

export const AfterTheFirstPart: Story = { args: first };

export const BeforeTheFirstPart: Story = {
  args: {
    title: "Questionnaire",
    lead: "There are no right answers. You can stop and go on later.",
  },
};

export const BeforeTheFirstPartInGerman: Story = {
  args: {
    title: "Fragebogen",
    lead: "Es gibt keine richtigen Antworten. Du kannst unterbrechen und später weitermachen.",
  },
  globals: onPhone,
};

export const BeforeTheLastPart: Story = { args: { ...first, done: 6, chosen: 40, minutes: 1 } };

/** A count of zero is left out. */
export const NothingChosen: Story = { args: { ...first, chosen: 0 } };
export const OneChosen: Story = { args: { ...first, chosen: 1 } };
export const GermanOnAPhone: Story = { args: first, globals: onPhone };
export const RightToLeft: Story = { args: first, globals: { direction: "rtl" } };
