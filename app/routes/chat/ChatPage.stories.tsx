import type { Choices } from "@gemel/mock/handlers";
import type { ScriptName } from "@gemel/mock/scripts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, memberScreenAt } from "../../shell/testing/screen.ts";

const conversation = (number: string) => `/chat/e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a${number}`;
const matteo = conversation("01");
const twin = conversation("08");
const lukasTwin = conversation("09");
const advisor = conversation("0a");

interface Talk {
  readonly at?: string;
  readonly api?: Choices;
  /** The script that the chat socket plays. @default it is silent */
  readonly live?: ScriptName;
}

const talk = ({ at = matteo, api = {}, live }: Talk = {}) => ({
  ...memberScreenAt(at, {
    getMe: "onboardingComplete",
    getConversations: "many",
    getMessages: "user",
    ...api,
  }),
  ...(live && { live }),
});

const meta = {
  title: "Screens/Chat",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: talk(),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const read: Play = async ({ canvas }) => {
  await canvas.findByRole("group", { name: /^(Messages with|Nachrichten:)/ });
};

/** Sends a sentence as soon as that is possible. */
const say =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole("button", { name: "Send" });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.type(canvas.getByRole("textbox"), text);
    await userEvent.click(send);
    await canvas.findByText(text);
  };

const openMenu: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "More" }));
  await screen.findByRole("menu");
};

const askToDelete: Play = async (context) => {
  await openMenu(context);
  await context.userEvent.click(screen.getByRole("menuitem", { name: "Delete conversation" }));
  await screen.findByRole("alertdialog", { name: "Delete this conversation?" });
};

export const WithAPerson: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  play: read,
};

export const OwnTwin: Story = {
  parameters: talk({ at: twin, api: { getMessages: "twin" } }),
  play: read,
};

export const AnotherTwin: Story = {
  parameters: talk({ at: lukasTwin, api: { getMessages: "otherTwin" } }),
  play: read,
};

export const Advisor: Story = {
  parameters: talk({ at: advisor, api: { getMessages: "advisor" } }),
  play: read,
};

export const Markdown: Story = {
  parameters: talk({ at: advisor, api: { getMessages: "markdown" } }),
  play: read,
};

export const LongWords: Story = {
  parameters: talk({ api: { getMessages: "longWords" } }),
  play: read,
};

export const Loading: Story = {
  parameters: talk({ api: { getMessages: "loading", getConversations: "loading" } }),
  play: says("Loading messages…"),
};

export const LoadingFailed: Story = {
  parameters: talk({ api: { getMessages: "internal" } }),
  play: says("This conversation did not load"),
};

/** A foreign one, or one that was deleted. */
export const NotFound: Story = {
  parameters: talk({ api: { getMessages: "notFound" } }),
  play: says("This conversation is not here"),
};

export const EmptyWithAPerson: Story = {
  parameters: talk({ api: { getMessages: "empty" } }),
  play: says(/^Say hello to/),
};

/** Shows that an AI answers, before its first message. */
export const EmptyWithTheTwin: Story = {
  parameters: talk({ at: twin, api: { getMessages: "empty" } }),
  play: says("Talk with your twin"),
};

export const Acknowledged: Story = {
  parameters: talk({ live: "acknowledges" }),
  play: say("See you on Saturday"),
};

/** The socket is silent. */
export const Sending: Story = { play: say("See you on Saturday") };

export const Refused: Story = {
  parameters: talk({ live: "conversationIsClosed" }),
  play: async (context) => {
    await say("See you on Saturday")(context);
    await context.canvas.findAllByText("Not sent");
    await context.canvas.findByText("This conversation has ended.");
  },
};

export const Thinking: Story = {
  parameters: talk({ at: twin, api: { getMessages: "twin" }, live: "twinThinks" }),
  play: says("Your twin is thinking…"),
};

export const Answered: Story = {
  parameters: talk({ at: twin, api: { getMessages: "twin" }, live: "twinThinksAndAnswers" }),
  play: async (context) => {
    await say("What do I miss?")(context);
    await context.canvas.findByText("Your twin is thinking…");
    await waitFor(() => expect(context.canvas.queryByText("Your twin is thinking…")).toBeNull());
  },
};

export const Disconnected: Story = {
  parameters: talk({ live: "serverFails" }),
  play: says("The connection was lost."),
};

export const Ended: Story = {
  parameters: talk({ live: "conversationEnds" }),
  play: says("This conversation has ended."),
};

/** Without the id of the other person, a report and a block name the conversation. */
export const FormerMember: Story = {
  parameters: talk({ at: conversation("0d"), api: { getConversations: "formerMember" } }),
  play: shows("menuitem", "Report Someone", openMenu),
};

export const FormerMemberGermanOnPhone: Story = {
  parameters: talk({ at: conversation("0d"), api: { getConversations: "formerMember" } }),
  globals: germanOnPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mehr" }));
    await screen.findByRole("menu");
  },
};

export const Menu: Story = { play: openMenu };
export const Deleting: Story = { play: askToDelete };

export const DeletingFailed: Story = {
  parameters: talk({ api: { deleteConversation: "internal" } }),
  play: async (context) => {
    await askToDelete(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await context.canvas.findByText("The conversation could not be deleted.");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const GermanOnPhone: Story = {
  parameters: talk({ api: { getMessages: "german" } }),
  globals: germanOnPhone,
  play: read,
};

export const GermanTwinOnPhone: Story = {
  parameters: talk({ at: twin, api: { getMessages: "empty" } }),
  globals: germanOnPhone,
  play: says("Sprich mit deinem Zwilling"),
};

export const RightToLeft: Story = {
  parameters: talk({ api: { getMessages: "rightToLeft" } }),
  globals: { direction: "rtl" },
  play: read,
};
