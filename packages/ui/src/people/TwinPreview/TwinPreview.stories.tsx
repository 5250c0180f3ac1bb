import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../testing/people.ts";
import { TwinPreview } from "./TwinPreview.tsx";

const walking = {
  id: "walking",
  question: "Tell of a moment when you were entirely yourself.",
  text: "I walk home the long way, and know which windows have pianos.",
};

const meta = {
  title: "People/TwinPreview",
  component: TwinPreview,
  args: { answers: [walking] },
} satisfies Meta<typeof TwinPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const WithPicture: Story = { args: { picture: people.rosalind.picture } };

export const Several: Story = {
  args: {
    answers: [
      walking,
      {
        id: "bread",
        question: "What could you talk about for a whole evening?",
        text: "Bread: why it rises, why it does not, and who ate the first one.\nAnd rye.",
      },
    ],
  },
};

export const SeveralOnPhone: Story = {
  ...Several,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("1 more answer"));
  },
};

export const Nothing: Story = { args: { answers: [] } };

export const LongGermanOnPhone: Story = {
  args: {
    answers: [
      {
        ...walking,
        question: "Erzähl von einem Augenblick, in dem du ganz du selbst warst.",
        text: `Beim ${"Donaudampfschifffahrts".repeat(4)}gesellschaftsabend, und danach.`,
      },
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
