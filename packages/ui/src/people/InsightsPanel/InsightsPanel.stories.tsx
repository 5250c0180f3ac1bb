import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { InsightsPanel } from "./InsightsPanel.tsx";

const meta = {
  title: "People/InsightsPanel",
  component: InsightsPanel,
  args: {
    title: "One long conversation",
    name: "Giulia",
    traits: {
      openness: 78,
      conscientiousness: 64,
      extraversion: 41,
      agreeableness: 71,
      neuroticism: 33,
    },
    traitErrors: {
      openness: 14,
      conscientiousness: 18,
      extraversion: 18,
      agreeableness: 16,
      neuroticism: 17,
    },
    loveLanguages: {
      giving: { quality_time: 86, words: 72, acts: 54, touch: 61, gifts: 22 },
      receiving: { quality_time: 78, words: 40, acts: 66, touch: 59, gifts: 12 },
    },
    loveLanguageErrors: {
      giving: { quality_time: 13, words: 15, acts: 18, touch: 20, gifts: 15 },
      receiving: { quality_time: 15, words: 18, acts: 18, touch: 20, gifts: 13 },
    },
    leadingLanguages: { giving: ["quality_time"], receiving: ["quality_time", "acts"] },
    confidence: 0.74,
    confidenceInWords: {
      word: "Well supported",
      meaning: "The percent tells how far your answers settle your five traits.",
    },
    account:
      "You would rather have **one long conversation** than ten short ones. New ideas draw you in, and you finish most of what you begin.",
    parts: [
      {
        title: "How you love",
        text: "- **Together**: you listen before you answer.\n- **Alone**: an evening without plans gives you back your strength.",
      },
      { title: "Something to try", text: "Leave one hour of the weekend without a plan." },
    ],
    action: <LinkButton href="#discover">Meet who fits</LinkButton>,
    madeAt: new Date("2026-11-14T09:30:00Z"),
  },
} satisfies Meta<typeof InsightsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A note before the text says that an AI wrote it. */
export const WrittenByAi: Story = { args: { isByAi: true } };

export const WrittenByAiLongGerman: Story = {
  args: { isByAi: true },
  globals: { language: "de", viewport: { value: "phone" } },
};

/** A trait with too little data has no number. */
export const LittleKnown: Story = {
  args: {
    traits: {
      openness: 58,
      conscientiousness: null,
      extraversion: 47,
      agreeableness: null,
      neuroticism: 51,
    },
    traitErrors: {},
    loveLanguages: { giving: { words: 55 } },
    leadingLanguages: {},
    confidence: 0.21,
    confidenceInWords: {
      word: "Little to go by",
      meaning: "The percent tells how far your answers settle your five traits.",
    },
    title: "Too little to go by",
    account: "Your answers do not add up to a portrait.",
    parts: [],
    madeAt: null,
  },
};

/** Values from a server that does not separate the two directions. */
export const DirectionsTogether: Story = {
  args: {
    loveLanguages: { both: { quality_time: 82, words: 56, acts: 60, touch: 60, gifts: 17 } },
    leadingLanguages: { both: ["quality_time"] },
  },
};

export const LongGerman: Story = {
  args: {
    confidenceInWords: {
      word: "Gut gestützt",
      meaning: "Die Zahl sagt, wie weit deine Antworten deine fünf Züge festlegen.",
    },
    title: "Was du beginnst, bringst du zu Ende",
    account:
      "Du führst lieber ein langes Gespräch als zehn kurze. Neue Gedanken ziehen dich an, und das meiste, was du beginnst, bringst du auch zu Ende.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
