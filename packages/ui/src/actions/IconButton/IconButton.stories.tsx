import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, X } from "lucide-react";
import { fn } from "storybook/test";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { IconButton, iconButtonKinds, iconButtonSizes } from "./IconButton.tsx";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "Close", children: <X aria-hidden size="1em" />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Kinds: Story = {
  render: (args) => (
    <Inline>
      {iconButtonKinds.map((kind) => (
        <IconButton key={kind} {...args} kind={kind} label="Like">
          <Heart aria-hidden size="1em" />
        </IconButton>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {iconButtonSizes.map((size) => (
        <IconButton key={size} {...args} kind="outlined" size={size} />
      ))}
    </Inline>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {iconButtonKinds.map((kind) => (
        <IconButton key={kind} {...args} kind={kind} isDisabled />
      ))}
    </Inline>
  ),
};
