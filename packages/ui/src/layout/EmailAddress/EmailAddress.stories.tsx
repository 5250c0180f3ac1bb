import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "../Page/Page.tsx";
import { EmailAddress } from "./EmailAddress.tsx";

const meta = {
  title: "Layout/EmailAddress",
  component: EmailAddress,
  args: { address: "noor.haddad@example.com" },
  render: (args) => (
    <p style={{ maxInlineSize: "27rem" }}>
      You are signed in as <EmailAddress {...args} />.
    </p>
  ),
} satisfies Meta<typeof EmailAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** There is no room for it on one line: it breaks before its @. */
export const InAHeading: Story = {
  render: (args) => (
    <Page
      title={
        <>
          Welcome, <EmailAddress {...args} />
        </>
      }
    />
  ),
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
};

export const LongGerman: Story = {
  args: {
    address: "wilhelmina-konstantina.hohenstein-waldenburg@versicherungsgesellschaft.example",
  },
  render: (args) => (
    <p>
      Du bist angemeldet als <EmailAddress {...args} />.
    </p>
  ),
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
