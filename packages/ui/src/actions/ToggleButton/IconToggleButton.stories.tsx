import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bookmark, Pause, SlidersHorizontal } from "lucide-react";
import { fn } from "storybook/test";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { iconButtonSizes } from "../IconButton/IconButton.tsx";
import { IconToggleButton, iconToggleButtonKinds } from "./IconToggleButton.tsx";

const meta = {
  title: "Actions/IconToggleButton",
  component: IconToggleButton,
  args: {
    label: "Filters",
    children: <SlidersHorizontal aria-hidden size="1em" />,
    onChange: fn(),
  },
} satisfies Meta<typeof IconToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };

export const Kinds: Story = {
  render: (args) => (
    <Inline>
      {iconToggleButtonKinds.map((kind) => (
        <Inline key={kind}>
          <IconToggleButton {...args} kind={kind} label="Keep for later">
            <Bookmark aria-hidden size="1em" />
          </IconToggleButton>
          <IconToggleButton {...args} kind={kind} label="Keep for later" defaultSelected>
            <Bookmark aria-hidden size="1em" />
          </IconToggleButton>
        </Inline>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={6}>
      {iconButtonSizes.map((size) => (
        <IconToggleButton key={size} {...args} size={size} label="Pause" defaultSelected>
          <Pause aria-hidden size="1em" />
        </IconToggleButton>
      ))}
    </Inline>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      <IconToggleButton {...args} isDisabled />
      <IconToggleButton {...args} isDisabled defaultSelected />
    </Inline>
  ),
};
