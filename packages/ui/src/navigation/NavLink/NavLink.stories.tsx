import type { Meta, StoryObj } from "@storybook/react-vite";
import { Compass } from "lucide-react";
import { NavLink } from "./NavLink.tsx";

const meta = {
  title: "Navigation/NavLink",
  component: NavLink,
  args: { href: "#", icon: <Compass size="1em" />, children: "Discover" },
} satisfies Meta<typeof NavLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { isCurrent: true } };
export const InTheBottomBar: Story = {
  args: { isCurrent: true },
  // In a frame, because it asks how wide the page is.
  parameters: { docs: { story: { inline: false, height: "8rem" } } },
  globals: { viewport: { value: "phone" } },
};
