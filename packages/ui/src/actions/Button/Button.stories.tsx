import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, Trash2 } from "lucide-react";
import { fn } from "storybook/test";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Button } from "./Button.tsx";
import { buttonKinds, buttonSizes } from "./button-variants.ts";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Create your profile", onPress: fn() },
  argTypes: {
    kind: { control: "inline-radio", options: buttonKinds },
    size: { control: "inline-radio", options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Kinds: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  render: (args) => (
    <Inline>
      {buttonKinds.map((kind) => (
        <Button key={kind} {...args} kind={kind} />
      ))}
    </Inline>
  ),
  args: { children: "Save" },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} icon={<Heart aria-hidden size="1em" />}>
        Like
      </Button>
      <Button {...args} kind="danger" icon={<Trash2 aria-hidden size="1em" />}>
        Delete for good
      </Button>
    </Inline>
  ),
};

export const Pending: Story = {
  render: (args) => (
    <Inline>
      {buttonKinds.map((kind) => (
        <Button key={kind} {...args} kind={kind} isPending />
      ))}
    </Inline>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {buttonKinds.map((kind) => (
        <Button key={kind} {...args} kind={kind} isDisabled />
      ))}
    </Inline>
  ),
};

/** A button that waits for entries: it can be pressed, and the form says what is missing. */
export const Waiting: Story = { args: { "aria-disabled": true } };
export const FullWidth: Story = { args: { fullWidth: true } };

export const LongGerman: Story = {
  args: { children: "Datenschutzeinstellungen für Profilbilder unwiderruflich zurücksetzen" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { children: "Like", icon: <Heart aria-hidden size="1em" /> },
  globals: { direction: "rtl" },
};
