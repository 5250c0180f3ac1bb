import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuestionnaireActions } from "./QuestionnaireActions.tsx";

const meta = {
  title: "Questionnaire/QuestionnaireActions",
  component: QuestionnaireActions,
  args: { onBack: () => undefined, onNext: () => undefined },
} satisfies Meta<typeof QuestionnaireActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { render: ({ onNext }) => <QuestionnaireActions onNext={onNext} /> };
export const Advancing: Story = { args: { isAdvancing: true } };
export const Last: Story = { args: { isLast: true } };
export const Submitting: Story = { args: { isLast: true, isSubmitting: true } };

export const LongGerman: Story = {
  args: { isLast: true, isSubmitting: true },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { isAdvancing: true }, globals: { direction: "rtl" } };
