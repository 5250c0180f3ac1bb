import type { Meta, StoryObj } from "@storybook/react-vite";
import { Remark } from "./Remark.tsx";

const meta = {
  title: "Layout/Remark",
  component: Remark,
  args: {
    title: "Honest about what is AI",
    children:
      "Everything an AI says here is labelled, before its first word. A score starts a conversation and predicts nothing.",
  },
} satisfies Meta<typeof Remark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongGerman: Story = {
  args: {
    title: "Gekennzeichnete Künstliche-Intelligenz-Antworten",
    children:
      "Alles, was hier eine KI sagt, ist vor dem ersten Wort gekennzeichnet. Eine Zahl eröffnet ein Gespräch und sagt nichts voraus.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};
