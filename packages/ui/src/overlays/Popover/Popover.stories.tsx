import type { Meta, StoryObj } from "@storybook/react-vite";
import { Popover, PopoverTrigger } from "./Popover.tsx";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  // Each in a frame of its own: what opens here lies over the page.
  parameters: { docs: { story: { inline: false, height: "14rem" } } },
  args: { label: "About this number", children: "Counted from what you both answered." },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: (args) => (
    <PopoverTrigger defaultOpen>
      <Button kind="secondary">87 %</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
};

export const Closed: Story = {
  render: (args) => (
    <PopoverTrigger>
      <Button kind="secondary">87 %</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "87 %" }));
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName("About this number");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const LongGerman: Story = {
  ...Open,
  args: {
    label: "Zu dieser Zahl",
    children:
      "Sie ist aus dem berechnet, was ihr beide geantwortet habt. Je mehr Antworten es sind, desto sicherer ist sie; eine Vorhersage ist sie nicht.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { ...Open, globals: { direction: "rtl" } };
