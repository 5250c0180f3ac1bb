import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play } from "../../shell/testing/plays.ts";
import { germanOnPhone, screenAt } from "../../shell/testing/screen.ts";

const meta = {
  title: "Screens/Forgot password",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt("/forgot-password"),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox"), "noor.haddad@example.com");
  await userEvent.keyboard("{Enter}");
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox");
  },
};

export const NotAnAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "noor");
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("group");
  },
};

export const Sending: Story = {
  parameters: screenAt("/forgot-password", { api: { forgotPassword: "loading" } }),
  play: ask,
};

export const Sent: Story = {
  play: async (context) => {
    await ask(context);
    await expect(
      await context.canvas.findByRole("heading", { name: "Look into your inbox" }),
    ).toHaveFocus();
  },
};

/** Shows the same text: only the owner of the address may know whether a mail was sent. */
export const SentWithoutAnAnswer: Story = {
  ...Sent,
  parameters: screenAt("/forgot-password", { api: { forgotPassword: "internal" } }),
};

export const GermanOnPhone: Story = { ...Empty, globals: germanOnPhone };
