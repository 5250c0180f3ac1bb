import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../testing/people.ts";
import { MatchCelebration } from "./MatchCelebration.tsx";

const own = { name: "Wilhelmina", picture: people.wilhelmina.picture };
const rosalind = { name: "Rosalind", picture: people.rosalind.picture };

const meta = {
  title: "People/MatchCelebration",
  component: MatchCelebration,
  parameters: { docs: { story: { inline: false, height: "46rem" } } },
  args: {
    own,
    other: rosalind,
    letter: {
      where: "Lyon, Saturday, 21 November",
      text: "You wrote that the long way round is the point. I took it once, in Porto, and missed the train. Would you do it again?",
    },
    isOpen: true,
    maxLength: 4000,
    onOpenChange: () => undefined,
    onSend: () => undefined,
    onAdvisor: () => undefined,
  },
} satisfies Meta<typeof MatchCelebration>;
export default meta;
type Story = StoryObj<typeof MatchCelebration>;

const onPhone = { viewport: { value: "phone" } };

export const Default: Story = {};
export const OnAPhone: Story = { globals: onPhone };

/** No letter yet: the reason why the two might get on. */
export const WithoutLetter: Story = {
  args: { letter: undefined, reason: "Both of you take the long way round." },
};

export const WithoutPictures: Story = {
  args: { own: { name: "Wilhelmina" }, other: { name: "Ingrid" }, letter: undefined },
};

/** The backend did not say which match it is, so nothing can be written from here. */
export const WithoutWriting: Story = { args: { onSend: undefined } };
export const Sending: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { error: "We cannot reach Gemel right now. Check your connection and try again." },
};

export const LongGerman: Story = {
  args: {
    other: { name: "Wilhelmina-Konstantina v. Auer", picture: people.wilhelmina.picture },
    own: rosalind,
  },
  globals: { language: "de", ...onPhone },
};

export const Dark: Story = { globals: { theme: "dark", ...onPhone } };

export const RightToLeft: Story = {
  args: { other: { name: "نور", picture: people.noor.picture } },
  globals: { direction: "rtl" },
};
