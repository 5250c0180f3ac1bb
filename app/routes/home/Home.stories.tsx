import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Choices } from "@gemel/mock/handlers";
import { operations } from "@gemel/mock/operations";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, inEachLanguage, memberScreenAt } from "../../shell/testing/screen.ts";

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
  parameters: { ...memberScreenAt("/home", insights("lowConfidence")), ...inEachLanguage },
  play: async (context) => {
    await panel(context);
    const word = context.canvasElement.querySelector("figure button[aria-expanded]");
    if (word === null) throw new Error("How sure this is has no word");
    await context.userEvent.click(word);
    const meaning = document.getElementById(word.getAttribute("aria-controls") ?? "");
    await expect(meaning).toBeVisible();
  },
};

/** With too little data no trait has a number. */
export const InsightsSparse: Story = {
  parameters: { ...memberScreenAt("/home", insights("sparse")), ...inEachLanguage },
  play: panel,
};

/** A notice above the text says that an AI wrote it. */
export const InsightsWrittenByAi: Story = {
  parameters: memberScreenAt("/home", insights("writtenByAi")),
  play: says("Written by an AI from your scores. It can be wrong."),
};

/** A link at the end of the page, from 90 days after the answers on. */
export const AnswerAgain: Story = {
  parameters: {
    ...memberScreenAt("/home", { ...insights(), getCompletionStatus: "againOpen" }),
    ...inEachLanguage,
  },
  play: async ({ canvasElement }) => {
    const link = await waitFor(() => {
      const found = canvasElement.querySelector("main a[href='/questionnaire']");
      if (found === null) throw new Error("There is no way to answer again");
      return found;
    });
    link.scrollIntoView({ block: "center" });
  },
};

/** Before that, the day from which it is possible. */
export const AnswerAgainLater: Story = {
  parameters: {
    ...memberScreenAt("/home", { ...insights(), getCompletionStatus: "completed" }),
    ...inEachLanguage,
  },
  play: async ({ canvas }) => {
    const dates = await waitFor(() => {
      const found = canvas.getAllByText(/\b202\d\b/);
      // When it was made, and from when on new answers are taken.
      if (found.length < 2) throw new Error("It is not said when");
      return found;
    });
    dates[0]?.scrollIntoView({ block: "center" });
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

/** Insights from a backend with other names. */
export const InsightsPrefixed: Story = {
  parameters: memberScreenAt("/home", insights("prefixed")),
  play: panel,
};

export const Admin: Story = {
  parameters: memberScreenAt("/home", { getMe: "admin", getProfileDigest: "english" }),
  play: panel,
};

export const LongName: Story = { parameters: memberScreenAt("/home", { getMe: "longNames" }) };

/** The page until the member is known. */
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
