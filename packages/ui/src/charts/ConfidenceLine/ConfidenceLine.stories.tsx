import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ConfidenceLine } from "./ConfidenceLine.tsx";

const meaning =
  "The percent tells how far your answers settle your five traits, and how well they hold together. It is not how likely the text is to be right.";

const meta = {
  title: "Charts/ConfidenceLine",
  component: ConfidenceLine,
  args: { confidence: 0.86, inWords: { word: "Well supported", meaning } },
} satisfies Meta<typeof ConfidenceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InThreeWords: Story = {
  render: (args) => (
    <Stack>
      <ConfidenceLine {...args} confidence={0.18} inWords={{ word: "Little to go by", meaning }} />
      <ConfidenceLine {...args} confidence={0.42} inWords={{ word: "A first sketch", meaning }} />
      <ConfidenceLine {...args} confidence={0.74} inWords={{ word: "Well supported", meaning }} />
    </Stack>
  ),
};

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Well supported" }));
    await expect(canvas.getByText(meaning)).toBeVisible();
  },
};

/** A confidence from a backend that sends no word for it. */
export const NumberAlone: Story = { args: { inWords: null } };

export const FromNothingToAll: Story = {
  render: (args) => (
    <Stack>
      {[0, 0.02, 0.31, 0.5, 0.995, 1].map((confidence) => (
        <ConfidenceLine key={confidence} {...args} confidence={confidence} inWords={null} />
      ))}
    </Stack>
  ),
};

export const NotKnown: Story = { args: { confidence: null, inWords: null } };

export const LongGerman: Story = {
  args: {
    inWords: {
      word: "Noch zu wenig, um etwas zu sagen",
      meaning: "Die Zahl sagt, wie weit deine Antworten deine fünf Züge festlegen.",
    },
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
