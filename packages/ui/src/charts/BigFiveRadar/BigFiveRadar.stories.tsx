import type { Meta, StoryObj } from "@storybook/react-vite";
import { BigFiveRadar } from "./BigFiveRadar.tsx";

const clemence = {
  name: "Clémence",
  traits: {
    openness: 78,
    conscientiousness: 64,
    extraversion: 38,
    agreeableness: 71,
    neuroticism: 44,
  },
  errors: {
    openness: 11,
    conscientiousness: 14,
    extraversion: 14,
    agreeableness: 13,
    neuroticism: 14,
  },
  confidence: 0.86,
};

const yusuf = {
  name: "Yusuf",
  traits: {
    openness: 55,
    conscientiousness: 82,
    extraversion: 61,
    agreeableness: 66,
    neuroticism: 29,
  },
  errors: {
    openness: 23,
    conscientiousness: 16,
    extraversion: 22,
    agreeableness: 21,
    neuroticism: 20,
  },
  confidence: 0.62,
};

const meta = {
  title: "Charts/BigFiveRadar",
  component: BigFiveRadar,
  args: { label: "Clémence’s personality in five traits", first: clemence },
} satisfies Meta<typeof BigFiveRadar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  args: { label: "Clémence’s and Yusuf’s personalities in five traits", second: yusuf },
};

/** The edge is as soft as the numbers are unsure. */
export const Unsure: Story = {
  args: {
    first: {
      ...clemence,
      errors: {
        openness: 24,
        conscientiousness: 28,
        extraversion: 28,
        agreeableness: 26,
        neuroticism: 29,
      },
      confidence: 0.31,
    },
  },
};

/** On its own page, where words beside it say whose it is and how sure. */
export const Petals: Story = { args: { petals: true } };
/** Without errors there is no edge. */
export const NothingKnownOfSureness: Story = {
  args: { first: { ...clemence, errors: {}, confidence: null } },
};

/** A trait without a number leaves a gap. */
export const OneMissing: Story = {
  args: { first: { ...clemence, traits: { ...clemence.traits, agreeableness: null } } },
};

export const MostMissing: Story = {
  args: {
    label: "水玉のみずき’s personality in five traits",
    first: {
      name: "水玉のみずき",
      traits: {
        openness: 81,
        conscientiousness: null,
        extraversion: null,
        agreeableness: 63,
        neuroticism: null,
      },
      confidence: 0.18,
    },
  },
};

export const NothingKnown: Story = {
  args: {
    first: {
      name: "Clémence",
      traits: {
        openness: null,
        conscientiousness: null,
        extraversion: null,
        agreeableness: null,
        neuroticism: null,
      },
      confidence: 0,
    },
  },
};

/** What lies beyond 0 to 100 is drawn at the edge. */
export const BeyondTheScale: Story = {
  args: { first: { ...clemence, traits: { ...clemence.traits, openness: 140, neuroticism: 130 } } },
};

export const LongGerman: Story = {
  args: {
    label: "Die Persönlichkeiten von Maximiliane-Charlotte und Björn in fünf Merkmalen",
    first: { ...clemence, name: "Maximiliane-Charlotte von Hohenstein" },
    second: { ...yusuf, name: "Björn", traits: { ...yusuf.traits, extraversion: null } },
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { second: yusuf }, globals: { direction: "rtl" } };
