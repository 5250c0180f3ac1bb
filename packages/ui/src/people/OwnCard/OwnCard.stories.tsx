import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../testing/people.ts";
import { OwnCard } from "./OwnCard.tsx";

const missing = [
  {
    id: "voice",
    text: (
      <>
        <strong>A voice:</strong> one minute, and people hear you before they read you
      </>
    ),
    onPress: () => undefined,
  },
  {
    id: "life",
    text: (
      <>
        <strong>Children and pets:</strong> then nobody has to ask on the third evening
      </>
    ),
    onPress: () => undefined,
  },
];

const empty = { ...people.matteo, picture: undefined, name: null, age: null, sex: null } as const;

const meta = {
  title: "People/OwnCard",
  component: OwnCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "25rem" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: "As others see you",
    person: people.rosalind,
    bio: "I repair clocks and am late for everything else. On Sundays I swim, whatever the weather.",
  },
} satisfies Meta<typeof OwnCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { parameters: { visual: { modes: ["more-contrast"] } } };
export const Missing: Story = { args: { missing } };

/** A profile without entries. */
export const Nobody: Story = {
  args: { person: { ...empty, city: null, country: null }, bio: null },
};

/** A phone has no room for it yet. */
export const BesideOnly: Story = {
  args: { ...Nobody.args, isBesideOnly: true },
  globals: { viewport: { value: "desktop" } },
};

export const LongNameOnPhone: Story = {
  args: {
    person: people.wilhelmina,
    bio: "Donaudampfschifffahrtsgesellschaft ".repeat(9),
    missing,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { person: people.noor, missing },
  globals: { direction: "rtl" },
};
