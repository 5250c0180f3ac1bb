import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within, waitFor } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { arrives, type Play, presses, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, screenAt } from "../../shell/testing/screen.ts";

const meta = {
  title: "Screens/Register",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt("/register", { api: { getRobotCheck: "altcha" } }),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill =
  (confirmation: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "noor.haddad@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "linen and salt");
    await userEvent.type(canvas.getByLabelText("Confirm password"), confirmation);
  };

const register: Play = async (context) => {
  await fill("linen and salt")(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: "Register" }));
};

const refused =
  (text: string): Play =>
  async (context) => {
    await register(context);
    await context.canvas.findByText(text);
  };

export const RobotCheckReady: Story = { play: says("Robot check done.") };

export const RobotCheckPreparing: Story = {
  parameters: screenAt("/register", { api: { getRobotCheck: "loading" } }),
  play: says(/Checking that you are not a robot/),
};

export const RobotCheckUnavailable: Story = {
  parameters: screenAt("/register", { api: { getRobotCheck: "unavailable" } }),
  play: says(/could not be loaded/),
};

export const NoRobotCheck: Story = { parameters: screenAt("/register"), play: arrives };

export const Mismatch: Story = {
  play: async (context) => {
    await fill("linen and")(context);
    await context.canvas.findByText("Passwords do not match");
    const button = context.canvas.getByRole("button", { name: "Register" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await context.userEvent.click(button);
    await context.canvas.findByRole("link", { name: "Confirm password: Passwords do not match" });
    await waitFor(() => expect(context.canvas.getByLabelText("Confirm password")).toHaveFocus());
  },
};

/** The button can be pressed: it sends nothing, and says what is missing. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "noor.haddad@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    const summary = await canvas.findByRole("group", { name: "2 entries need another look" });
    await expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Password: Please fill in this field.",
      "Confirm password: Please fill in this field.",
    ]);
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
  },
};

export const MissingGermanOnPhone: Story = {
  globals: germanOnPhone,
  play: says("3 Angaben fehlen noch oder stimmen nicht", presses("Registrieren")),
};

/** Most stay with the language of their browser. */
export const AnotherLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("English", { selector: "span" }));
    await userEvent.selectOptions(canvas.getByLabelText("Preferred language"), "Italiano");
    await canvas.findByText("Italiano", { selector: "span" });
  },
};

export const Submitting: Story = {
  parameters: screenAt("/register", { api: { register: "loading" } }),
  play: register,
};

export const Taken: Story = {
  parameters: screenAt("/register", { api: { register: "emailTaken" } }),
  play: refused("This email is already registered."),
};

export const PasswordGuessable: Story = {
  parameters: screenAt("/register", {
    api: { getRobotCheck: "altcha", register: "guessablePassword" },
  }),
  play: shows("link", /^Password: .* too easy to guess/, register),
};

export const RobotFailed: Story = {
  parameters: screenAt("/register", { api: { register: "robotCheckFailed" } }),
  play: refused("Robot verification failed."),
};

export const TooManyAttempts: Story = {
  parameters: screenAt("/register", { api: { register: "rateLimited" } }),
  play: refused("Too many attempts. Please wait a little and try again."),
};

export const Unreachable: Story = {
  parameters: screenAt("/register", { api: { register: "unreachable" } }),
  play: refused("We cannot reach Gemel right now. Check your connection and try again."),
};

export const Success: Story = {
  parameters: screenAt("/register"),
  play: async (context) => {
    await register(context);
    await context.canvas.findByText(/You will be taken to the login in \d seconds?/);
    await waitFor(() => expect(context.canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await context.canvas.findByText("noor.haddad@example.com");
  },
};

export const SentAgain: Story = {
  parameters: screenAt("/register"),
  play: async (context) => {
    await Success.play?.(context);
    const again = context.canvas.getByRole("button", { name: "Send the link again" });
    await context.userEvent.click(again);
    await context.canvas.findByText(/waiting to be verified, the link is on its way/);
    await context.canvas.findByText(/You will be taken to the login in \d seconds?/);
  },
};

export const GermanOnPhone: Story = {
  globals: germanOnPhone,
  play: async (context) => {
    await says("Roboter-Check erledigt.")(context);
    const { bottom } = context.canvas
      .getByRole("button", { name: "Registrieren" })
      .getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(740);
  },
};

export const RightToLeft: Story = { ...RobotCheckReady, globals: { direction: "rtl" } };
