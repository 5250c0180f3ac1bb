import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReportSection } from "./ReportSection.tsx";

const meta = {
  title: "Moderation/ReportSection",
  component: ReportSection,
  args: {
    title: "What was told",
    children: <p>I asked twice. They write at night and shout when I do not answer.</p>,
  },
} satisfies Meta<typeof ReportSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    title: "Donaudampfschifffahrtsgesellschaft",
    children: <p>{"Donaudampfschifffahrtsgesellschaftskapitänin".repeat(4)}</p>,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
