import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReportSection } from "./ReportSection.tsx";

const meta = {
  title: "Moderation/ReportSection",
  component: ReportSection,
  args: {
    title: "What was reported",
    words: "I asked twice. They write at night and shout when I do not answer.",
    children: <p>2 members report this person.</p>,
  },
} satisfies Meta<typeof ReportSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The author of the text, below it. */
export const Signed: Story = {
  args: { by: { name: "Giulia F.", text: "Reported by Giulia F. on November 19, 2026" } },
};

export const LongText: Story = {
  args: {
    title: "Donaudampfschifffahrtsgesellschaft",
    words: "Donaudampfschifffahrtsgesellschaftskapitänin".repeat(4),
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
