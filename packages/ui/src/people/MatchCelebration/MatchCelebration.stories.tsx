import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../testing/people.ts";
import { MatchCelebration } from "./MatchCelebration.tsx";

const meta = {
  title: "People/MatchCelebration",
  component: MatchCelebration,
  parameters: { docs: { story: { inline: false, height: "34rem" } } },
  args: {
    name: "Rosalind",
    picture: people.rosalind.picture,
    isOpen: true,
    onOpenChange: () => undefined,
    onWrite: () => undefined,
    onAdvisor: () => undefined,
  },
} satisfies Meta<typeof MatchCelebration>;
export default meta;
type Story = StoryObj<typeof MatchCelebration>;

export const Default: Story = {};

export const WithoutPicture: Story = { args: { name: "Ingrid", picture: undefined } };

/** The backend did not say which match it is, so a conversation cannot be opened from here. */
export const WithoutWriting: Story = { args: { onWrite: undefined } };

export const Opening: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { error: "We cannot reach Gemel right now. Check your connection and try again." },
};

export const LongGerman: Story = {
  args: { name: "Wilhelmina-Konstantina v. Auer", picture: people.wilhelmina.picture },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { name: "نور", picture: people.noor.picture },
  globals: { direction: "rtl" },
};
