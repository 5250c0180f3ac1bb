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
    errors: {
      openness: 10,
      conscientiousness: 18,
      extraversion: 10,
      agreeableness: 22,
      neuroticism: 15,
    },
  },
} satisfies Meta<typeof TraitRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The less sure the numbers are, the wider the bands. */
export const Unsure: Story = {
  args: {
    errors: {
      openness: 18,
      conscientiousness: 27,
      extraversion: 18,
      agreeableness: 30,
      neuroticism: 24,
    },
  },
};
export const ErrorsNotKnown: Story = { args: { errors: {} } };
export const OneMissing: Story = { args: { traits: { ...meta.args.traits, agreeableness: null } } };

export const LongGermanOnAPhone: Story = {
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
