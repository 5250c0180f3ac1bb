import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoveLanguageBars } from "./LoveLanguageBars.tsx";

const meta = {
  title: "Charts/LoveLanguageBars",
  component: LoveLanguageBars,
  args: {
    label: "How Clémence shows love",
    values: { quality_time: 84, words: 48, acts: 68, touch: 54, gifts: 24 },
  },
} satisfies Meta<typeof LoveLanguageBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A bar fades from its number less the error to as much more. */
export const HowSure: Story = {
  args: { errors: { quality_time: 13, words: 18, acts: 15, touch: 20, gifts: 15 } },
};

export const AllAlike: Story = {
  args: { values: { quality_time: 50, words: 50, acts: 50, touch: 50, gifts: 50 } },
};

export const FromNothingToAll: Story = {
  args: { values: { quality_time: 0, words: 1, acts: 99, touch: 100, gifts: 50 } },
};

/** A love language with too little data comes last and says so. */
export const SomeMissing: Story = { args: { values: { quality_time: 72, words: 44, gifts: 0 } } };
export const NothingKnown: Story = { args: { values: {} } };

export const LongGerman: Story = {
  args: {
    label: "Wie Maximiliane Liebe zeigt",
    values: { quality_time: 84, words: 48, acts: 100, touch: 54 },
    errors: { quality_time: 13, words: 18, acts: 13, touch: 20 },
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...HowSure, globals: { direction: "rtl" } };
