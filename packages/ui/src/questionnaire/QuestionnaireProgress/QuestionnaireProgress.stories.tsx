import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuestionnaireProgress } from "./QuestionnaireProgress.tsx";

const meta = {
  title: "Questionnaire/QuestionnaireProgress",
  component: QuestionnaireProgress,
  args: { blockName: "Everyday life", number: 3, count: 12, answered: 2, total: 40 },
} satisfies Meta<typeof QuestionnaireProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { number: 1, answered: 0 } };

export const Last: Story = {
  args: { blockName: "In your own words", number: 2, count: 2, answered: 40 },
};

export const LongGerman: Story = {
  args: { blockName: "Zusammenleben und Alltagsgewohnheiten" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
