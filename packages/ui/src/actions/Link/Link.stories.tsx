import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Link, linkKinds } from "./Link.tsx";

const meta = {
  title: "Actions/Link",
  component: Link,
  args: { children: "Forgot your password?", href: "#" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const InASentence: Story = {
  render: (args) => (
    <p>
      Before you write, please read our <Link {...args}>community rules</Link>; they are short, and
      somebody wrote them with care.
    </p>
  ),
};

export const Standalone: Story = {
  render: (args) => (
    <Inline gap={6}>
      {linkKinds.map((kind) => (
        <Link key={kind} {...args} kind={kind} standalone />
      ))}
    </Inline>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongGerman: Story = {
  args: { children: "Du hast dein Passwort vergessen und möchtest ein neues festlegen?" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
