import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ConfidenceRing } from "./ConfidenceRing.tsx";

const meta = {
  title: "Charts/ConfidenceRing",
  component: ConfidenceRing,
  args: { confidence: 0.86 },
} satisfies Meta<typeof ConfidenceRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FromNothingToAll: Story = {
  render: (args) => (
    <Stack>
      {[0, 0.02, 0.31, 0.5, 0.995, 1].map((confidence) => (
        <ConfidenceRing key={confidence} {...args} confidence={confidence} />
      ))}
    </Stack>
  ),
};

export const NotKnown: Story = { args: { confidence: null } };

export const LongGerman: Story = {
  args: { label: "Wie sicher sich Gemel deiner Persönlichkeitsmerkmale ist" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
