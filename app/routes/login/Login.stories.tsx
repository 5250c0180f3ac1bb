import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { arrives, type Play, says } from "../../shell/testing/plays.ts";
import { germanOnPhone, screenAt } from "../../shell/testing/screen.ts";

const meta = {
  title: "Screens/Login",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt("/login"),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByRole("textbox", { name: /^E-?mail/i }),
    "noor.haddad@example.com",
  );
  await userEvent.type(
    canvas.getByLabelText(/^Passwor[dt]/, { selector: "input" }),
    "linen and salt",
  );
  await userEvent.click(canvas.getByRole("button", { name: /^(Login|Anmelden)$/ }));
};

const refused =
  (text: RegExp): Play =>
  async (context) => {
    await signIn(context);
    const answer = await context.canvas.findByText(text);
    await waitFor(() => expect(answer.closest("[role=group]")).toHaveFocus());
  };

export const Empty: Story = { play: arrives };

export const InvalidCredentials: Story = {
  parameters: screenAt("/login", { api: { login: "invalidCredentials" } }),
  play: refused(/Invalid email or password/),
};

export const EmailNotVerified: Story = {
  parameters: screenAt("/login", { api: { login: "emailNotVerified" } }),
  play: refused(/Please verify your email first/),
};

export const Unexpected: Story = {
  parameters: screenAt("/login", { api: { login: "internal" } }),
  play: refused(/An unexpected error occurred/),
};

export const Unreachable: Story = {
  parameters: screenAt("/login", { api: { login: "unreachable" } }),
  play: refused(/We cannot reach Gemel right now/),
};

export const TooOften: Story = {
  parameters: screenAt("/login", { api: { login: "rateLimited" } }),
  play: refused(/Too many attempts/),
};

export const RobotCheckUnderWay: Story = {
  parameters: screenAt("/login", {
    api: { login: "robotCheckRequired", getRobotCheck: "loading" },
  }),
  play: says(/^(Checking that you are not a robot|Wir prüfen, ob du kein Roboter bist)/, signIn),
};

export const RobotCheckUnderWayGermanOnPhone: Story = {
  ...RobotCheckUnderWay,
  globals: germanOnPhone,
};

export const RobotCheckFailed: Story = {
  parameters: screenAt("/login", { api: { login: "robotCheckFailed" } }),
  play: refused(/^Robot verification failed/),
};

const closed =
  (text: RegExp): Play =>
  async (context) => {
    await signIn(context);
    const answer = await context.canvas.findByText(text);
    await waitFor(() => expect(answer.closest("[tabindex]")).toHaveFocus());
  };

export const AccountDeleted: Story = {
  parameters: screenAt("/login", { api: { login: "accountDeleted" } }),
  play: closed(/^(This account is deleted|Dieses Konto ist gelöscht)$/),
};

export const AccountDeletedGermanOnPhone: Story = { ...AccountDeleted, globals: germanOnPhone };

export const AccountSuspended: Story = {
  parameters: screenAt("/login", { api: { login: "accountSuspended" } }),
  play: closed(/^This account is suspended$/),
};

export const Submitting: Story = {
  parameters: screenAt("/login", { api: { login: "loading" } }),
  play: async (context) => {
    await signIn(context);
    await expect(context.canvas.getByRole("button", { name: /^Login/ })).toHaveAttribute(
      "data-pending",
    );
  },
};

export const InvalidCredentialsGermanOnPhone: Story = {
  ...InvalidCredentials,
  globals: germanOnPhone,
  play: refused(/^E-Mail oder Passwort stimmt nicht/),
};

export const RightToLeft: Story = { play: arrives, globals: { direction: "rtl" } };
