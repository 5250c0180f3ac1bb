import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, presses, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, memberScreenAt, type ScreenOptions } from "../../shell/testing/screen.ts";

/** One answer serves both directions of likes: the mock does not read the query. */
const likesAt = (api: ScreenOptions["api"] = {}, address = "/likes") =>
  memberScreenAt(address, {
    getMe: "onboardingComplete",
    getLikes: "receivedLastPage",
    getMatches: "lastPage",
    ...api,
  });

const meta = {
  title: "Screens/Likes",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: likesAt(),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards: Play = async ({ canvas }) => {
  await canvas.findAllByRole("article");
};

const openUnmatch: Play = async (context) => {
  const { canvas, userEvent } = context;
  const [more] = await canvas.findAllByRole("button", { name: /^More about/ });
  if (!more) throw new Error("No card has a menu");
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Unmatch/ }));
  await screen.findByRole("alertdialog", { name: "Unmatch this person?" });
};

const matchesAt = (api: ScreenOptions["api"] = {}) => likesAt(api, "/likes?tab=matches");

export const Received: Story = { play: cards };

export const Loading: Story = {
  parameters: likesAt({ getLikes: "loading", getMatches: "loading" }),
  play: says("Loading…"),
};

export const ReceivedWithMessage: Story = {
  parameters: likesAt({ getLikes: "receivedWithMessage" }),
  play: cards,
};

export const ReceivedEmpty: Story = {
  parameters: likesAt({ getLikes: "empty" }),
  play: says("No likes are waiting"),
};

export const ReceivedFailed: Story = {
  parameters: likesAt({ getLikes: "internal" }),
  play: says("Something went wrong."),
};

export const Given: Story = {
  parameters: likesAt({ getLikes: "givenLastPage" }, "/likes?tab=given"),
  play: cards,
};

export const GivenEmpty: Story = {
  parameters: likesAt({ getLikes: "empty" }, "/likes?tab=given"),
  play: says("You have not liked anyone yet"),
};

/** `/matches` leads here. */
export const Matches: Story = { parameters: likesAt({}, "/matches"), play: cards };

export const MatchesEmpty: Story = {
  parameters: matchesAt({ getMatches: "empty" }),
  play: says("No match yet"),
};

export const Accepted: Story = {
  parameters: likesAt({ likeProfile: "matched" }),
  play: shows("dialog", "It’s a match", presses(/^Give .* a like/)),
};

export const Unmatch: Story = { parameters: matchesAt(), play: openUnmatch };

/** Reporting reveals what it needs, and the button says so. */
export const UnmatchAndReport: Story = {
  parameters: matchesAt(),
  play: async (context) => {
    await openUnmatch(context);
    await context.userEvent.click(screen.getByRole("checkbox", { name: /^Report/ }));
    await screen.findByRole("button", { name: "Report and unmatch" });
  },
};

export const UnmatchFailed: Story = {
  parameters: matchesAt({ blockProfile: "internal" }),
  play: says(/is not blocked yet/, presses("Unmatch", openUnmatch)),
};

const openMessages = presses("All messages that came with likes");

/** A text that came with a like can be reported once the card is gone. */
export const FirstMessages: Story = {
  parameters: likesAt({ getLikes: "empty", getFirstMessages: "firstPage" }),
  play: says(/^Ciao Giulia/, openMessages),
};

export const FirstMessagesGermanOnPhone: Story = {
  ...FirstMessages,
  globals: germanOnPhone,
  play: says(/^Ciao Giulia/, presses("Alle Nachrichten, die mit Likes kamen")),
};

export const NoFirstMessages: Story = {
  parameters: likesAt({ getLikes: "empty", getFirstMessages: "none" }),
  play: says(/^Nobody has written to you/, openMessages),
};

export const FirstMessagesFailed: Story = {
  parameters: likesAt({ getLikes: "empty", getFirstMessages: "internal" }),
  play: says("Your messages with likes did not load", openMessages),
};

/** Before the analysis is done there are no candidates yet. */
export const BeingAnalysed: Story = {
  parameters: likesAt({ getMe: "questionnaireCompleted", getLikes: "empty" }),
  play: says("No likes are waiting"),
};

export const GermanOnPhone: Story = { globals: germanOnPhone, play: cards };
export const RightToLeft: Story = { globals: { direction: "rtl" }, play: cards };
