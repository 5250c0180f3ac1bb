import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, memberScreenAt, type ScreenOptions } from "../../shell/testing/screen.ts";

const conversationsAt = (
  api: ScreenOptions["api"] = {},
  tab: "all" | "twin" | "advisor" | "user" = "user",
) =>
  memberScreenAt(`/conversations?tab=${tab}`, {
    getMe: "onboardingComplete",
    getConversations: "many",
    ...api,
  });

const meta = {
  title: "Screens/Conversations",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: conversationsAt(),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed: Play = async ({ canvas }) => {
  const page = within(await canvas.findByRole("main"));
  await page.findAllByRole("listitem");
};

export const All: Story = { parameters: conversationsAt({}, "all"), play: listed };
export const People: Story = { play: listed };

export const Loading: Story = {
  parameters: conversationsAt({ getConversations: "loading" }),
  play: says("The conversations are on their way"),
};

export const Twins: Story = { parameters: conversationsAt({}, "twin"), play: listed };
export const Advisor: Story = { parameters: conversationsAt({}, "advisor"), play: listed };

export const NothingSaidYet: Story = {
  parameters: conversationsAt({ getConversations: "noMessagesYet" }),
  play: listed,
};

/** The conversation takes no more messages and can still be read. */
export const Ended: Story = {
  parameters: conversationsAt({ getConversations: "ended" }),
  play: says("This conversation has ended"),
};

/** A backend that sends no totals is counted. */
export const PlainArray: Story = {
  parameters: conversationsAt({ getConversations: "plainArray" }),
  play: listed,
};

export const NoPeople: Story = {
  parameters: conversationsAt({ getConversations: "empty" }),
  play: says("No one to talk with yet"),
};

export const NoAdvisor: Story = {
  parameters: conversationsAt({ getConversations: "empty" }, "advisor"),
  play: says("You have not asked Duo yet"),
};

export const NoTwin: Story = {
  parameters: conversationsAt({ getConversations: "empty" }, "twin"),
  play: says("Talk with your digital twin"),
};

const startTwin: Play = async ({ canvas, userEvent }) => {
  const start = { name: "Start talking" };
  await userEvent.click(await canvas.findByRole("button", start));
};

export const TwinFailed: Story = {
  parameters: conversationsAt(
    { getConversations: "empty", createTwinConversation: "notReady" },
    "twin",
  ),
  play: says(/^Failed to create the Digital Twin conversation/, startTwin),
};

/** Before the analysis is done there is no twin yet. */
export const BeingAnalysed: Story = {
  parameters: conversationsAt(
    { getMe: "questionnaireCompleted", getConversations: "empty" },
    "twin",
  ),
  play: says(/^Your twin is being made/),
};

export const Failed: Story = {
  parameters: conversationsAt({ getConversations: "internal" }),
  play: says("Failed to load conversations."),
};

const look: Play = async (context) => {
  await listed(context);
  const [button] = context.canvas.getAllByRole("button", { name: /^A look at Étienne/ });
  if (!button) throw new Error("No quick view can be opened");
  await context.userEvent.click(button);
  await screen.findByRole("dialog", { name: /^A look at/ });
};

export const QuickView: Story = {
  play: async (context) => {
    await look(context);
    await waitFor(() => expect(screen.queryByText("Loading…")).toBeNull());
  },
};

export const QuickViewNotFound: Story = {
  parameters: conversationsAt({ getCandidateByNickname: "notFound" }),
  play: says("Profile not found", look),
};

/** A match by the other person's like is celebrated on every page. */
export const Match: Story = {
  parameters: { ...conversationsAt({ getMatches: "middlePage" }), live: "memberEvents" },
  play: shows("dialog", "It’s a match", listed),
};

export const GermanOnPhone: Story = { globals: germanOnPhone, play: listed };

export const GermanNoTwinOnPhone: Story = {
  parameters: conversationsAt({ getConversations: "empty" }, "twin"),
  globals: germanOnPhone,
  play: says("Sprich mit deinem digitalen Zwilling"),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, play: listed };
