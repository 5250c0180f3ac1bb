import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  args: { label: "Your picture", value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FromNothingToAll: Story = {
  render: (args) => (
    <Stack gap={6}>
      {[0, 12, 50, 100].map((value) => (
        <ProgressBar key={value} {...args} value={value} />
      ))}
    </Stack>
  ),
};

export const InOtherWords: Story = {
  args: { label: "Questions", value: 3, maxValue: 7, valueLabel: "3 of 7" },
};

export const OfUnknownLength: Story = { render: ({ label }) => <ProgressBar label={label} /> };

export const LongGerman: Story = {
  args: { label: "Übereinstimmungsfragebogen, Abschnitt Gefühlsleben", value: 64 },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
