import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockDialog } from "./BlockDialog.tsx";

const meta = {
  title: "People/BlockDialog",
  component: BlockDialog,
  parameters: { docs: { story: { inline: false, height: "26rem" } } },
  args: {
    name: "Clémence",
    isOpen: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof BlockDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { error: "Clémence could not be blocked. Please try again." },
};

export const LongGerman: Story = {
  args: { name: "Maximiliane Theodora von Hohenstein-Waldenburg" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
