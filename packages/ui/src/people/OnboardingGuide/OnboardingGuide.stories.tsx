import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { people } from "../testing/people.ts";
import { OnboardingGuide } from "./OnboardingGuide.tsx";

const meta = {
  title: "People/OnboardingGuide",
  component: OnboardingGuide,
  args: {
    title: "First, tell people who you are",
    children: "A nickname, your birth date and your gender are enough.",
    steps: [
      { title: "Your profile", state: "current" },
      { title: "The questionnaire", state: "next" },
      { title: "Your twin", state: "next" },
    ],
    action: <LinkButton href="#profile">Complete your profile</LinkButton>,
  },
} satisfies Meta<typeof OnboardingGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {};

const half = { face: people.rosalind, count: 44 };

export const ProfileCompleted: Story = {
  args: {
    ...half,
    title: "Now the questions",
    steps: [
      { title: "Your profile", state: "done" },
      { title: "The questionnaire", state: "current" },
      { title: "Your twin", state: "next" },
    ],
    action: <LinkButton href="#questionnaire">Start the questionnaire</LinkButton>,
  },
};

/** The member has nothing to do while the answers are read. */
export const Waiting: Story = {
  args: {
    face: people.rosalind,
    title: "Your answers are being read",
    children: "We write to you when your twin is ready.",
    waiting: <Spinner size="large" label="Your answers are being read" labelHidden />,
    steps: [
      { title: "Your profile", state: "done" },
      { title: "The questionnaire", state: "done" },
      { title: "Your twin", state: "current" },
    ],
    action: undefined,
  },
};

export const LongGerman: Story = {
  args: {
    ...half,
    title: "Erzähl zuerst, wer du bist",
    children: "Kleine Entscheidungen, keine davon falsch, in deinem Tempo.",
    steps: [
      { title: "Dein Profil vervollständigen", state: "done" },
      { title: "Der Persönlichkeitsfragebogen", state: "current" },
      { title: "Dein digitaler Zwilling", state: "next" },
    ],
    action: <LinkButton href="#profile">Fragebogen beginnen</LinkButton>,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
