import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Choices } from "@gemel/mock/handlers";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
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
type Play = NonNullable<Story["play"]>;

const says =
  (text: string): Play =>
  async ({ canvas }) => {
    await canvas.findByText(text);
  };

const analysing: Play = async ({ canvas }) => {
  await canvas.findByRole("heading", { level: 2 });
};

const panel: Play = async ({ canvas }) => {
  await canvas.findByRole("heading", { level: 2 });
  await canvas.findAllByRole("heading", { level: 3 });
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

export const InsightsLoading: Story = {
  parameters: memberScreenAt("/home", insights("loading")),
};

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

/** Little can be told: what has no number says so. */
export const InsightsSparse: Story = {
  parameters: memberScreenAt("/home", insights("sparse")),
  play: panel,
};

/** Which is said before its first word. */
export const InsightsWrittenByAi: Story = {
  parameters: memberScreenAt("/home", insights("writtenByAi")),
  play: says("Written by an AI from your scores. It can be wrong."),
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
  play: async ({ canvas }) => {
    await canvas.findByText("One moment…");
  },
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

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { ...ProfileCompleted, globals: { direction: "rtl" } };
