import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { OnboardingGuide } from "./OnboardingGuide.tsx";

const meta = {
  title: "People/OnboardingGuide",
  component: OnboardingGuide,
  args: {
    title: "First, tell people who you are",
    children: "Two things, about twenty minutes. Then Gemel starts to look for you.",
    steps: [
      {
        title: "Your profile",
        text: "Name, birth date, a few words, a picture.",
        state: "current",
      },
      { title: "The questionnaire", text: "Small choices with no right answer.", state: "next" },
      { title: "Your twin", text: "An AI that speaks from your answers.", state: "next" },
    ],
    action: <LinkButton href="#profile">Complete your profile</LinkButton>,
  },
} satisfies Meta<typeof OnboardingGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {};

export const ProfileCompleted: Story = {
  args: {
    title: "Now the questions",
    steps: [
      { title: "Your profile", text: "Done, and yours to change.", state: "done" },
      { title: "The questionnaire", text: "Small choices with no right answer.", state: "current" },
      { title: "Your twin", text: "An AI that speaks from your answers.", state: "next" },
    ],
    action: <LinkButton href="#questionnaire">Start the questionnaire</LinkButton>,
  },
};

export const LongGerman: Story = {
  args: {
    title: "Erzähl zuerst, wer du bist",
    children: "Zwei Dinge, ungefähr zwanzig Minuten. Danach beginnt Gemel, für dich zu suchen.",
    steps: [
      {
        title: "Dein Profil vervollständigen",
        text: "Spitzname, Geburtsdatum, ein paar Worte, ein Bild.",
        state: "done",
      },
      {
        title: "Der Persönlichkeitsfragebogen",
        text: "Kleine Entscheidungen ohne richtige Antwort.",
        state: "current",
      },
      {
        title: "Dein digitaler Zwilling",
        text: "Eine KI, die aus deinen Antworten spricht.",
        state: "next",
      },
    ],
    action: <LinkButton href="#profile">Fragebogen beginnen</LinkButton>,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
