import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { UnmatchDialog } from "./UnmatchDialog.tsx";

const meta = {
  title: "People/UnmatchDialog",
  component: UnmatchDialog,
  parameters: { docs: { story: { inline: false, height: "44rem" } } },
  args: {
    name: "Clémence",
    isOpen: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof UnmatchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const report: NonNullable<Story["play"]> = async () => {
  const boxes = await screen.findAllByRole("checkbox");
  await userEvent.click(boxes[1] ?? document.body);
  const reason = await screen.findByRole("combobox");
  await waitFor(() => expect(reason).toBeVisible());
};

export const Reporting: Story = { play: report };
export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { error: "Clémence is blocked, but the match could not be ended. Please try again." },
};

export const LongGerman: Story = {
  args: { name: "Wilhelmina-Konstantina v. Auer" },
  play: report,
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { play: report, globals: { direction: "rtl" } };
