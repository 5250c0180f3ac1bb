import type { Meta, StoryObj } from "@storybook/react-vite";
import { BigFiveRadar } from "./BigFiveRadar.tsx";

const traits = {
  openness: 78,
  conscientiousness: 64,
  extraversion: 38,
  agreeableness: 71,
  neuroticism: 44,
};

const meta = {
  title: "Charts/BigFiveRadar",
  component: BigFiveRadar,
  args: {
    label: "Clémence’s personality in five traits",
    name: "Clémence",
    traits,
    confidence: 0.86,
  },
} satisfies Meta<typeof BigFiveRadar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { modes: ["more-contrast"] } } };

/** The first time that a result is shown. */
export const Opening: Story = { args: { isOpening: true } };

/** A trait without a number leaves a gap. */
export const OneMissing: Story = { args: { traits: { ...traits, agreeableness: null } } };

export const MostMissing: Story = {
  args: {
    label: "水玉のみずき’s personality in five traits",
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
};

export const NothingKnown: Story = {
  args: {
    traits: {
      openness: null,
      conscientiousness: null,
      extraversion: null,
      agreeableness: null,
      neuroticism: null,
    },
    confidence: null,
  },
};

/** A value beyond 0 to 100 is drawn at the edge. */
export const BeyondTheScale: Story = {
  args: { traits: { ...traits, openness: 140, neuroticism: 130 } },
};

export const LongGerman: Story = {
  args: { label: "Die Persönlichkeit von Maximiliane-Charlotte in fünf Merkmalen" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
