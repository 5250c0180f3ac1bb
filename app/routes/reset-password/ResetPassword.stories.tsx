import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { arrives, type Play, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, screenAt } from "../../shell/testing/screen.ts";

const mailedLink = "/reset-password?token=example-reset-token";

const meta = {
  title: "Screens/Reset password",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt(mailedLink),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (password: string, confirmation: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("New password"), password);
    await userEvent.type(canvas.getByLabelText("Confirm new password"), confirmation);
  };

const save: Play = async (context) => {
  await type("linen and salt", "linen and salt")(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: "Save password" }));
};

export const Form: Story = { play: arrives };

export const Mismatch: Story = {
  play: says("Passwords do not match", type("linen and salt", "linen and")),
};

/** The button can be pressed: it sends nothing, and says what is missing. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Save password" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await canvas.findByRole("group", { name: "2 entries need another look" });
    await waitFor(() => expect(canvas.getByLabelText("New password")).toHaveFocus());
  },
};

export const Submitting: Story = {
  parameters: screenAt(mailedLink, { api: { resetPassword: "loading" } }),
  play: save,
};

export const NoToken: Story = {
  parameters: screenAt("/reset-password"),
  play: says(/This link has no token/),
};

export const InvalidLink: Story = {
  parameters: screenAt(mailedLink, { api: { resetPassword: "invalidLink" } }),
  play: says("This link is invalid or expired.", save),
};

export const PasswordGuessable: Story = {
  parameters: screenAt(mailedLink, { api: { resetPassword: "guessablePassword" } }),
  play: shows("link", /^New password: .* too easy to guess/, save),
};

export const Done: Story = {
  play: async (context) => {
    await save(context);
    await context.canvas.findByText("Your new password is set. You can sign in with it now.");
    await waitFor(() => expect(context.canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const FormGermanOnPhone: Story = { play: arrives, globals: germanOnPhone };

export const NoTokenGermanOnPhone: Story = {
  parameters: screenAt("/reset-password"),
  play: arrives,
  globals: germanOnPhone,
};
