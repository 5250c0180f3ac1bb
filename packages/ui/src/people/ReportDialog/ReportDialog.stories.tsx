import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReportDialog } from "./ReportDialog.tsx";

const meta = {
  title: "People/ReportDialog",
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, height: "38rem" } } },
  args: {
    name: "Clémence",
    isOpen: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { error: "Your report could not be sent. Please try again." },
};

export const LongGerman: Story = {
  args: { name: "Wilhelmina-Konstantina v. Auer" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
