import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, screenAt } from "../../shell/testing/screen.ts";

const mailedLink = "/verify-email?token=example-verification-token";

const meta = {
  title: "Screens/Verify e-mail",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt(mailedLink),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { play: shows("heading", "Your email is verified") };

/** In the browser that registered. */
export const SignedIn: Story = {
  parameters: screenAt(mailedLink, { api: { verifyEmail: "signedIn", getMe: "registered" } }),
  play: shows("link", "Go to my profile"),
};

export const SignedInGermanOnPhone: Story = {
  ...SignedIn,
  globals: germanOnPhone,
  play: shows("link", "Zum Profil"),
};

export const Verifying: Story = {
  parameters: screenAt(mailedLink, { api: { verifyEmail: "loading" } }),
  play: shows("heading", "Verify your email"),
};

export const Refused: Story = {
  parameters: screenAt(mailedLink, { api: { verifyEmail: "expiredLink" } }),
  play: shows("heading", "This did not work"),
};

/** The same answer for every address. */
export const ResendAsked: Story = {
  ...Refused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "Email" }),
      "noor.haddad@example.com",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send the link again" }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Look into your inbox" }),
    ).toHaveFocus();
  },
};

export const MissingToken: Story = {
  parameters: screenAt("/verify-email"),
  play: shows("heading", "This did not work"),
};

export const Unanswered: Story = {
  parameters: screenAt(mailedLink, { api: { verifyEmail: "unreachable" } }),
  play: shows("button", "Try again"),
};

const elsewhere = { verifyEmail: "passwordRequired" } as const;

export const AskedForPassword: Story = {
  parameters: screenAt(mailedLink, { api: elsewhere }),
  play: shows("heading", "Is this your registration?"),
};

export const AskedForPasswordGermanOnPhone: Story = {
  ...AskedForPassword,
  globals: germanOnPhone,
  play: shows("heading", "Ist das deine Registrierung?"),
};

const prove: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByLabelText("Password", { selector: "input" }),
    "linen and salt",
  );
  await userEvent.click(canvas.getByRole("button", { name: "Verify my email" }));
};

export const WrongPassword: Story = {
  parameters: screenAt(mailedLink, {
    api: { ...elsewhere, verifyEmailByPassword: "wrongPassword" },
  }),
  play: says(/^This is not the password that you chose/, prove),
};

export const PasswordUnanswered: Story = {
  parameters: screenAt(mailedLink, { api: { ...elsewhere, verifyEmailByPassword: "unreachable" } }),
  play: says(/^We cannot reach Gemel/, prove),
};

export const VerifiedByAnother: Story = {
  parameters: screenAt(mailedLink, { api: { verifyEmail: "registrationWithdrawn" } }),
  play: shows("heading", "This address is verified already"),
};

export const RefusedGermanOnPhone: Story = {
  ...Refused,
  globals: germanOnPhone,
  play: says(/Der Link ist ungültig oder abgelaufen/),
};
