import type { Meta, StoryObj } from "@storybook/react-vite";
import { Compass } from "lucide-react";
import { Badge } from "../../feedback/Badge/Badge.tsx";
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
export const WithBadge: Story = {
  args: { badge: <Badge tone="garnet" count={3} label="3 unread messages" />, children: "Talk" },
};
export const WithBadgeInTheBottomBar: Story = {
  ...WithBadge,
  parameters: { docs: { story: { inline: false, height: "8rem" } } },
  globals: { viewport: { value: "phone" } },
};
export const InTheBottomBar: Story = {
  args: { isCurrent: true },
  // In a frame, because it asks how wide the page is.
  parameters: { docs: { story: { inline: false, height: "8rem" } } },
  globals: { viewport: { value: "phone" } },
};

export const LongGerman: Story = {
  args: { children: "Unterhaltungen und Benachrichtigungen", isCurrent: true },
  parameters: { docs: { story: { inline: false, height: "8rem" } } },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...WithBadge, globals: { direction: "rtl" } };
