import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, presses, says, shows } from "../../shell/testing/plays.ts";
import {
  germanOnPhone,
  inEachLanguage,
  memberScreenAt,
  type ScreenOptions,
} from "../../shell/testing/screen.ts";

const discoverAt = (api: ScreenOptions["api"] = {}, address = "/discover") =>
  memberScreenAt(address, { getMe: "onboardingComplete", getDiscoverFeed: "middlePage", ...api });

const meta = {
  title: "Screens/Discover",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: discoverAt(),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaded: Play = async ({ canvas }) => {
  await canvas.findByRole("list", { name: "Suggested profiles" });
};

const arrived: Play = async ({ canvas }) => {
  await canvas.findByRole("heading", { level: 1 });
  await canvas.findAllByRole("article");
};

/** Opens the whole profile of the first candidate, by the name. */
const look: Play = async ({ canvas, userEvent }) => {
  const [card] = await canvas.findAllByRole("article");
  const name = card?.querySelector("h2 button");
  if (!name) throw new Error("The first card has no name to press");
  await userEvent.click(name);
};

const chooseInMenu =
  (name: RegExp): Play =>
  async (context) => {
    await presses(/^More about/)(context);
    await context.userEvent.click(await screen.findByRole("menuitem", { name }));
  };

export const Loaded: Story = {
  parameters: discoverAt({ getDiscoverFeed: "firstPage" }),
  play: loaded,
};

export const Loading: Story = {
  parameters: discoverAt({ getDiscoverFeed: "loading", getCriteria: "loading" }),
  play: says("Loading…"),
};

/** No candidate comes after them. */
export const LastPage: Story = {
  parameters: discoverAt({ getDiscoverFeed: "lastPage" }),
  play: says("That’s all for now."),
};

export const Failed: Story = {
  parameters: discoverAt({ getDiscoverFeed: "internal" }),
  play: says("Failed to load."),
};

/** No more people today. */
export const DayUsedUp: Story = {
  parameters: discoverAt({ getDiscoverFeed: "dailyLimit" }),
  play: says("That is all for today. Tomorrow you can go on."),
};

/** The server says which filter keeps the most people away. */
export const EmptyWithTightestFilter: Story = {
  parameters: discoverAt({ getDiscoverFeed: "empty" }),
  play: says("No profiles yet. Try widening your filters."),
};

export const Empty: Story = {
  parameters: discoverAt({ getDiscoverFeed: "emptyPlain" }),
  play: shows("button", "Look again"),
};

export const LowConfidence: Story = {
  parameters: { ...discoverAt({ getDiscoverFeed: "lowConfidence" }), ...inEachLanguage },
  play: arrived,
};

export const Anonymous: Story = {
  parameters: discoverAt({ getDiscoverFeed: "anonymous" }),
  play: loaded,
};

/** A member whose answers do not agree with each other reads why there are no scores. */
export const ScoresWithheld: Story = {
  parameters: { ...discoverAt({ getDiscoverFeed: "scoresWithheld" }), ...inEachLanguage },
  play: arrived,
};

/** The next card has the focus, and the toast offers to take it back. */
export const Passed: Story = {
  play: async (context) => {
    await loaded(context);
    const [, second] = context.canvas.getAllByRole("article");
    await presses(/^Pass on/)(context);
    await screen.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const Match: Story = {
  parameters: discoverAt({ likeProfile: "matched" }),
  play: shows("dialog", "It’s a match", presses(/^Give .* a like/)),
};

export const LikeFailed: Story = {
  parameters: discoverAt({ likeProfile: "unreachable" }),
  play: async (context) => {
    await loaded(context);
    const before = context.canvas.getAllByRole("article").map(({ textContent }) => textContent);
    await presses(/^Give .* a like/)(context);
    const said = await context.canvas.findByText(/That did not work/);
    await expect(said).toHaveAttribute("role", "status");
    const after = context.canvas.getAllByRole("article").map(({ textContent }) => textContent);
    await expect(after).toEqual(before);
  },
};

export const FirstMessage: Story = { play: shows("dialog", /^Write to/, presses(/^Write to/)) };
export const Twin: Story = { play: shows("button", "Start talking", presses(/^Talk to/)) };

export const TwinNotShared: Story = {
  parameters: discoverAt({ createTwinConversation: "twinNotShared" }),
  play: says(
    /This twin cannot be talked to right now/,
    presses("Start talking", presses(/^Talk to/)),
  ),
};

/** While the quick view is open, the page is inert; the quick view is no landmark. */
const besideNoLandmark = { a11y: { options: { rules: { region: { enabled: false } } } } };

export const QuickView: Story = {
  parameters: {
    ...discoverAt({ getDiscoverFeed: "longNames", getCandidateByNickname: "longNames" }),
    ...besideNoLandmark,
  },
  play: shows("dialog", /^A look at/, look),
};

export const QuickViewNotFound: Story = {
  parameters: { ...discoverAt({ getCandidateByNickname: "notFound" }), ...besideNoLandmark },
  play: says("Profile not found", look),
};

export const Block: Story = { play: shows("alertdialog", /./, chooseInMenu(/^Block/)) };

export const BlockFailed: Story = {
  parameters: discoverAt({ blockProfile: "internal" }),
  play: says(/is not blocked yet/, presses("Block", chooseInMenu(/^Block/))),
};

export const Report: Story = { play: shows("alertdialog", /./, chooseInMenu(/^Report/)) };

export const AdvisorFailed: Story = {
  parameters: discoverAt({ startAdvice: "unreachable" }),
  play: says("This conversation did not load", presses(/^Ask Duo/)),
};

export const FiltersOpen: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async (context) => {
    await loaded(context);
    await context.canvas.findByText(/up to/);
    await presses("Show filters")(context);
    await context.canvas.findByRole("button", { name: "Apply" });
    // The slider's own, no longer the words above the list.
    await expect(context.canvas.getAllByText(/up to/)).toHaveLength(1);
    await expect(localStorage.getItem("discoverFiltersCollapsed")).toBe("0");
  },
};

export const FiltersSaving: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: discoverAt({ updateCriteria: "loading" }),
  play: async (context) => {
    await presses(/^Show filters/)(context);
    await presses(/^Apply/)(context);
  },
};

export const FiltersNotSaved: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: discoverAt({ updateCriteria: "internal" }),
  play: async (context) => {
    await presses(/^Show filters/)(context);
    await presses(/^Apply/)(context);
    await context.canvas.findByText("Failed to load.");
  },
};

export const FiltersNotLoaded: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: discoverAt({ getCriteria: "internal" }),
  play: says("Failed to load.", presses(/^Show filters/)),
};

export const FiltersOnPhone: Story = {
  parameters: discoverAt({}, "/filters"),
  globals: { viewport: { value: "phone" } },
  play: shows("dialog", "Filters"),
};

export const GermanOnPhone: Story = {
  parameters: discoverAt({ getDiscoverFeed: "longNames" }),
  globals: germanOnPhone,
  play: arrived,
};

export const EmptyGermanOnPhone: Story = {
  parameters: discoverAt({ getDiscoverFeed: "empty" }),
  globals: germanOnPhone,
  play: says(/Noch keine Profile/),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, play: arrived };
