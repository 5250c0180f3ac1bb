import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { buttonKinds } from "../Button/button-variants.ts";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "Actions/LinkButton",
  component: LinkButton,
  args: { children: "Create your profile", href: "#" },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Kinds: Story = {
  render: (args) => (
    <Inline>
      {buttonKinds.map((kind) => (
        <LinkButton key={kind} {...args} kind={kind} />
      ))}
    </Inline>
  ),
};

export const Large: Story = { args: { size: "large" } };

export const LongGerman: Story = {
  args: { children: "Jetzt mit dem Persönlichkeitsfragebogen beginnen", fullWidth: true },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
