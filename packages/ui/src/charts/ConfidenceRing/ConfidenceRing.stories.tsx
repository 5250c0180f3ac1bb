import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ConfidenceRing } from "./ConfidenceRing.tsx";

const meta = {
  title: "Charts/ConfidenceRing",
  component: ConfidenceRing,
  args: { confidence: 0.86, sureness: "steady" },
} satisfies Meta<typeof ConfidenceRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InThreeWords: Story = {
  render: (args) => (
    <Stack>
      <ConfidenceRing {...args} confidence={0.18} sureness="little" />
      <ConfidenceRing {...args} confidence={0.42} sureness="tentative" />
      <ConfidenceRing {...args} confidence={0.74} sureness="steady" />
    </Stack>
  ),
};

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Well supported" }));
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName("Confidence");
  },
};

/** From a backend that tells no word. */
export const NumberAlone: Story = { args: { sureness: null } };

export const FromNothingToAll: Story = {
  render: (args) => (
    <Stack>
      {[0, 0.02, 0.31, 0.5, 0.995, 1].map((confidence) => (
        <ConfidenceRing key={confidence} {...args} confidence={confidence} sureness={null} />
      ))}
    </Stack>
  ),
};

export const NotKnown: Story = { args: { confidence: null, sureness: null } };

export const LongGerman: Story = {
  args: { label: "Wie sicher sich Gemel deiner Persönlichkeitsmerkmale ist" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
