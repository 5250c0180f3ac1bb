import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tooltip, TooltipTrigger } from "./Tooltip.tsx";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  // Each in a frame of its own: what opens here lies over the page.
  parameters: { docs: { story: { inline: false, height: "10rem" } } },
  args: { children: "Show what you both answered" },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: (args) => (
    <TooltipTrigger isOpen>
      <Button kind="secondary">87 %</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
};

export const OnFocus: Story = {
  render: (args) => (
    <TooltipTrigger>
      <Button kind="secondary">87 %</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole("tooltip");
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      "Show what you both answered",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const LongGerman: Story = {
  ...Open,
  args: { children: "Zeigen, was ihr beide geantwortet habt und worin ihr euch unterscheidet" },
  globals: { language: "de" },
};

export const RightToLeft: Story = { ...Open, globals: { direction: "rtl" } };
