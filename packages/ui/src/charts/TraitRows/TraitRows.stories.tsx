import type { Meta, StoryObj } from "@storybook/react-vite";
import { TraitRows } from "./TraitRows.tsx";

const meta = {
  title: "Charts/TraitRows",
  component: TraitRows,
  args: {
    traits: {
      openness: 91,
      conscientiousness: 24,
      extraversion: 9,
      agreeableness: 51,
      neuroticism: 81,
    },
    confidence: 0.73,
  },
} satisfies Meta<typeof TraitRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The less sure the numbers are, the wider the bands. */
export const Unsure: Story = { args: { confidence: 0.21 } };
export const ConfidenceNotKnown: Story = { args: { confidence: null } };
export const OneMissing: Story = { args: { traits: { ...meta.args.traits, agreeableness: null } } };

export const LongGermanOnAPhone: Story = {
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
