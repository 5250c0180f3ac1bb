import type { Meta, StoryObj } from "@storybook/react-vite";
import { Settings } from "lucide-react";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { iconButtonSizes } from "./IconButton.tsx";
import { IconLink } from "./IconLink.tsx";

const meta = {
  title: "Actions/IconLink",
  component: IconLink,
  args: { label: "Settings", href: "#", children: <Settings aria-hidden size="1em" /> },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { isCurrent: true } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={6}>
      {iconButtonSizes.map((size) => (
        <IconLink key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
