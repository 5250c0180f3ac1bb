import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SharedAnswer } from "./SharedAnswer.tsx";

const meta = {
  title: "People/SharedAnswer",
  component: SharedAnswer,
  args: {
    question: "What could you talk about for a whole evening?",
    text: "Bread: why it rises, why it does not, and who ate the first one.",
    isAllowed: true,
    onChange: fn(),
  },
} satisfies Meta<typeof SharedAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {};
export const Kept: Story = { args: { isAllowed: false } };
export const Shortened: Story = { args: { isShortened: true } };
export const NothingLeft: Story = { args: { text: "", isAllowed: false, isShortened: true } };
export const Changed: Story = { args: { isAllowed: false, hasChanged: true } };

export const LongGermanOnPhone: Story = {
  args: {
    question: "Was sollte man wissen, bevor man mit dir zusammenwohnt?",
    text: `${"Donaudampfschifffahrts".repeat(4)}gesellschaftsabende, jeden Dienstag.`,
    isShortened: true,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
