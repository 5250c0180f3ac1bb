import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../testing/people.ts";
import { PersonFacts } from "./PersonFacts.tsx";

const meta = {
  title: "People/PersonFacts",
  component: PersonFacts,
  args: { person: people.rosalind },
} satisfies Meta<typeof PersonFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Facts that are not given are not mentioned. */
export const FewFacts: Story = { args: { person: people.ingrid } };

/** The control that leads to the twin stands beside the facts. */
export const TwinLinked: Story = { args: { isTwinLinked: true } };

/** The person's wishes, if they show them. */
export const Wishes: Story = {
  args: { person: { ...people.rosalind, childWish: "open", petWish: "yes" } },
};

export const LongGerman: Story = {
  args: { person: { ...people.rosalind, childWish: "no", petWish: "no" } },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
