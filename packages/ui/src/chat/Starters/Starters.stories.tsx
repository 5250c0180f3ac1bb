import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Starters } from "./Starters.tsx";

const meta = {
  title: "Chat/Starters",
  component: Starters,
  args: {
    speaker: "twin",
    label: "You could begin with",
    starters: [
      { question: "What surprises people about me?" },
      { question: "Who would be good for me?" },
      { question: "Help me write a first message." },
    ],
    onAsk: fn(),
  },
} satisfies Meta<typeof Starters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Twin: Story = {};

/** Short words on the buttons; the whole question is sent. */
export const Duo: Story = {
  args: {
    speaker: "duo",
    label: "Quick questions for Duo",
    starters: [
      { label: "Red flags", question: "Do you see any red flags in this profile?" },
      { label: "Opening line", question: "What could I write first?" },
    ],
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const NoConnection: Story = { args: { isDisabled: true, isLost: true } };

export const LongGerman: Story = {
  args: {
    label: "Du könntest beginnen mit",
    starters: [
      { question: "Was ist dir im gemeinsamen Alltag mit jemandem am allerwichtigsten?" },
      { question: "Wie sieht ein guter Sonntag für dich aus?" },
      { question: "Was bringt dich zum Lachen?" },
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
