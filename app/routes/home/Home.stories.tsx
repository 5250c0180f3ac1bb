import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Choices } from "@gemel/mock/handlers";
import { operations } from "@gemel/mock/operations";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, memberScreenAt } from "../../shell/testing/screen.ts";

const waiting = { getMe: "questionnaireCompleted", getProfileDigest: "preparing" } as const;

const insights = (
  getProfileDigest: NonNullable<Choices["getProfileDigest"]> = "english",
): Choices => ({ getMe: "onboardingComplete", getProfileDigest });

const meta = {
  title: "Screens/Home",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: memberScreenAt("/home"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await canvas.findAllByRole("navigation");
  },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const analysing: Play = async ({ canvas }) => {
  await canvas.findByRole("heading", { name: /analysed|ausgewertet/ });
  await canvas.findAllByRole("link", { name: /Add a picture|Bild hinzufügen/ });
};

const panel: Play = async ({ canvas }) => {
  await canvas.findAllByRole("table");
};

/** Greeted by e-mail: there is no nickname yet. */
export const Registered: Story = {};

export const ProfileCompleted: Story = {
  parameters: memberScreenAt("/home", { getMe: "profileCompleted" }),
};

export const QuestionnaireCompleted: Story = {
  parameters: memberScreenAt("/home", waiting),
  play: analysing,
};

export const OnboardingComplete: Story = {
  parameters: memberScreenAt("/home", insights()),
  play: panel,
};

/** The first arrival in this browser of a result that was waited for; what comes first once it was read. */
export const Revealed: Story = {
  parameters: memberScreenAt("/home", insights()),
  beforeEach: () => {
    const me: unknown = operations.getMe.answers["onboardingComplete"]?.body;
    if (typeof me !== "object" || me === null || !("id" in me)) throw new Error("Whose result?");
    const key = `awaitsResult:${String(me.id)}`;
    localStorage.setItem(key, "{}");
    return () => localStorage.removeItem(key);
  },
  play: shows("button", "Read it"),
};

/** The result's name above y = 200, both ways on above 676. */
export const RevealedGermanOnPhone: Story = {
  ...Revealed,
  parameters: memberScreenAt("/home", insights("german")),
  globals: germanOnPhone,
  play: async ({ canvas }) => {
    const read = await canvas.findByRole("button", { name: "Weiterlesen" });
    const title = canvas.getByRole("heading", { level: 2 });
    await expect(title.getBoundingClientRect().top).toBeLessThan(200);
    const people = canvas.getByRole("link", { name: "Wer zu dir passt" });
    for (const way of [read, people])
      await expect(way.getBoundingClientRect().bottom).toBeLessThanOrEqual(676);
  },
};

export const InsightsLoading: Story = { parameters: memberScreenAt("/home", insights("loading")) };

/** The status is ahead of the texts. */
export const InsightsPreparing: Story = {
  parameters: memberScreenAt("/home", insights("preparing")),
  play: says("Your insights are being prepared. Come back soon."),
};

export const InsightsFailed: Story = {
  parameters: memberScreenAt("/home", insights("internal")),
  play: says("Failed to load your insights."),
};

/** The word beside the percent tells on a press what it means. */
export const InsightsLowConfidence: Story = {
  parameters: memberScreenAt("/home", insights("lowConfidence")),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "A first sketch" }));
    await expect(canvas.getByText(/not how likely the text is to be right/)).toBeVisible();
  },
};

/** Few results: what has no number says so. */
export const InsightsSparse: Story = {
  parameters: memberScreenAt("/home", insights("sparse")),
  play: panel,
};

/** Which is said before its first word. */
export const InsightsWrittenByAi: Story = {
  parameters: memberScreenAt("/home", insights("writtenByAi")),
  play: says("Written by an AI from your scores. It can be wrong."),
};

/** At the end, from 90 days after the answers on. */
export const AnswerAgain: Story = {
  parameters: memberScreenAt("/home", { ...insights(), getCompletionStatus: "againOpen" }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Answer again" });
    link.scrollIntoView({ block: "center" });
  },
};

/** Before that, the day from which it is possible. */
export const AnswerAgainLater: Story = {
  parameters: memberScreenAt("/home", { ...insights(), getCompletionStatus: "completed" }),
  play: async ({ canvas }) => {
    (await canvas.findByText(/You can answer again from/)).scrollIntoView({ block: "center" });
  },
};

/** The result of the answers before, while new ones are analysed. */
export const AnswersBeingRenewed: Story = {
  parameters: memberScreenAt("/home", {
    ...insights("german"),
    getCompletionStatus: "againAnalysing",
  }),
  play: says(/Deine neuen Antworten werden ausgewertet/),
  globals: germanOnPhone,
};

/** From a backend with other names. */
export const InsightsPrefixed: Story = {
  parameters: memberScreenAt("/home", insights("prefixed")),
  play: panel,
};

export const Admin: Story = {
  parameters: memberScreenAt("/home", { getMe: "admin", getProfileDigest: "english" }),
  play: panel,
};

export const LongName: Story = { parameters: memberScreenAt("/home", { getMe: "longNames" }) };

/** Until it is known who is here. */
export const Loading: Story = {
  parameters: memberScreenAt("/home", { getMe: "loading" }),
  play: says("One moment…"),
};

export const LongNameGermanOnPhone: Story = { ...LongName, globals: germanOnPhone };

export const WaitingGermanOnPhone: Story = {
  parameters: memberScreenAt("/home", waiting),
  play: analysing,
  globals: germanOnPhone,
};

export const InsightsGermanOnPhone: Story = {
  parameters: memberScreenAt("/home", insights("german")),
  play: panel,
  globals: germanOnPhone,
};

export const InsightsDark: Story = {
  parameters: memberScreenAt("/home", insights("german")),
  play: panel,
  globals: { language: "de", theme: "dark" },
};

export const RegisteredGermanOnPhone: Story = { globals: germanOnPhone };
export const RightToLeft: Story = { ...ProfileCompleted, globals: { direction: "rtl" } };
