import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, says, shows } from "../../shell/testing/plays.ts";
import {
  germanOnPhone,
  memberScreenAt,
  screenAt,
  type ScreenOptions,
} from "../../shell/testing/screen.ts";
import { secondsLast } from "../../shell/testing/seconds-last.ts";

const contactAt = (api: ScreenOptions["api"] = {}) => screenAt("/contact", { api });
const memberContactAt = (api: ScreenOptions["api"] = {}) =>
  memberScreenAt("/contact", { getMe: "onboardingComplete", ...api });

const meta = {
  title: "Screens/Contact",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: contactAt(),
  beforeEach: () => secondsLast("nothing"),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const message = "I would like to answer the questionnaire first, and add a picture later.";

/** Typing it key by key would only take longer. */
const enter =
  (label: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(label));
    await userEvent.paste(text);
  };

const fillTexts: Play = async (context) => {
  await enter("Full name", "Olena Kovalchuk")(context);
  await enter("Subject", "Without a picture?")(context);
  await enter("Message", message)(context);
};

const fill: Play = async (context) => {
  await fillTexts(context);
  await enter("Email", "olena@example.com")(context);
};

const press: Play = async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: "Send message" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(button);
};

const send: Play = async (context) => {
  await fill(context);
  await press(context);
};

const refused =
  (text: string): Play =>
  async (context) => {
    await send(context);
    await context.canvas.findByText(text);
    await expect(context.canvas.getByLabelText("Message")).toHaveValue(message);
  };

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Email");
    const button = canvas.getByRole("button", { name: "Send message" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

/** The button can be pressed: it sends nothing, and says what is missing. White space is nothing. */
export const Missing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enter("Full name", "Olena Kovalchuk")(context);
    await enter("Subject", "  ")(context);
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    const summary = await canvas.findByRole("group", { name: "3 entries need another look" });
    await expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Email: Please fill in this field.",
      "Subject: Please fill in this field.",
      "Message: Please fill in this field.",
    ]);
    await waitFor(() => expect(canvas.getByLabelText("Email")).toHaveFocus());
  },
};

export const Member: Story = {
  parameters: memberContactAt(),
  play: async ({ canvas }) => {
    await canvas.findByText(/^We answer to/);
    await expect(canvas.queryByLabelText("Email")).toBeNull();
  },
};

export const Filled: Story = { play: fill };

export const WrongAddress: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillTexts(context);
    await enter("Email", "olena")(context);
    await userEvent.tab();
    await canvas.findByText("Please enter a valid email address");
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await canvas.findByRole("link", { name: "Email: Please enter a valid email address" });
  },
};

export const TooShort: Story = {
  play: async (context) => {
    await enter("Message", "Hello there")(context);
    // The eye reads it at once, the ear when typing pauses.
    await context.canvas.findAllByText("9 more characters needed");
  },
};

export const TooEarly: Story = {
  beforeEach: () => secondsLast("forever"),
  play: async (context) => {
    await send(context);
    await context.canvas.findByRole("alert");
  },
};

/** The server's clock decides. */
export const TooEarlyForServer: Story = {
  parameters: contactAt({ sendContactMessage: "tooFast" }),
  play: async (context) => {
    await fill(context);
    const putBack = secondsLast("forever");
    await press(context);
    await context.canvas.findByRole("alert");
    putBack();
  },
};

export const Submitting: Story = {
  parameters: contactAt({ sendContactMessage: "loading" }),
  play: send,
};

export const RobotSuspected: Story = {
  parameters: contactAt({ sendContactMessage: "robotSuspected" }),
  play: refused("Robot suspected."),
};

export const AddressRefused: Story = {
  parameters: contactAt({ sendContactMessage: "emailMissing" }),
  play: shows("group", "One entry needs another look", send),
};

export const FormExpired: Story = {
  parameters: contactAt({ sendContactMessage: "stampInvalid" }),
  play: refused("This form was open for too long. Your text is still here: please send it again."),
};

export const TooManyAttempts: Story = {
  parameters: contactAt({ sendContactMessage: "rateLimited" }),
  play: refused("Too many attempts. Please wait a little and try again."),
};

export const Unreachable: Story = {
  parameters: contactAt({ sendContactMessage: "unreachable" }),
  play: refused("We cannot reach Gemel right now. Check your connection and try again."),
};

export const Failed: Story = {
  parameters: contactAt({ sendContactMessage: "internal" }),
  play: refused("Sorry, something went wrong. Please try again."),
};

/** A request that prepares the form has failed. */
export const NotPrepared: Story = {
  parameters: contactAt({ getContactStamp: "internal" }),
  play: says(/Sorry, something went wrong/),
};

export const SessionEnded: Story = {
  parameters: memberContactAt({ sendContactMessage: "unauthorized", refreshToken: "unauthorized" }),
  play: async (context) => {
    await fillTexts(context);
    await press(context);
    await context.canvas.findByText(/^Your session has ended/);
    await context.canvas.findByLabelText("Email");
    await expect(context.canvas.getByLabelText("Message")).toHaveValue(message);
  },
};

export const Sent: Story = {
  play: async (context) => {
    await send(context);
    await context.canvas.findByText(/^Thank you for writing/);
    await context.canvas.findByText("olena@example.com");
  },
};

export const GermanOnPhone: Story = {
  globals: germanOnPhone,
  play: says("An diese Adresse antworten wir dir."),
};

export const RightToLeft: Story = { ...Visitor, globals: { direction: "rtl" } };
