import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { hum } from "../../media/testing/tone.ts";
import { fits, people } from "../testing/people.ts";
import { cardActionNames, type CardActions } from "./CardButtons.tsx";
import { CandidateCard } from "./CandidateCard.tsx";

const everything: CardActions = Object.fromEntries(
  cardActionNames.map((name) => [name, () => undefined]),
);

const meta = {
  title: "People/CandidateCard",
  component: CandidateCard,
  args: {
    kind: "discover",
    person: people.rosalind,
    compatibility: fits.well,
    bio: "I repair bicycles during the week and ruin tarts on Sundays. Ask me about the one that flew.",
    reason: "You both plan far ahead, and recharge in company.",
    voice: { load: async () => hum(24), durationMs: 24_000 },
    actions: everything,
  },
  render: (args) => (
    <div style={{ maxInlineSize: "20rem" }}>
      <CandidateCard {...args} />
    </div>
  ),
} satisfies Meta<typeof CandidateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discover: Story = { parameters: { visual: { modes: ["more-contrast"] } } };

/** The whole profile, opened from the name or the portrait, with the actions of the card. */
export const WithQuickView: Story = {
  args: {
    quickView: {
      seen: {
        person: people.rosalind,
        bio: "I repair bicycles during the week and ruin tarts on Sundays.",
        compatibility: fits.well,
      },
    },
  },
  parameters: { docs: { story: { inline: false, height: "48rem" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rosalind, 34" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};

/** If there is room, the portrait stands beside the text, and the graph has its axes. */
export const Wide: Story = {
  render: (args) => <CandidateCard {...args} />,
  globals: { viewport: { value: "desktop" } },
};

/** The initials take no more than they need. */
export const WideWithoutPicture: Story = {
  ...Wide,
  args: { person: { ...people.rosalind, picture: undefined } },
};

export const WithoutPictureOnPhone: Story = {
  args: { person: { ...people.rosalind, picture: undefined } },
  globals: { viewport: { value: "phone" } },
};

export const WideInDark: Story = { ...Wide, globals: { ...Wide.globals, theme: "dark" } };

/** Pressing the ring says what it means. */
export const NotAllAnswers: Story = {
  args: { person: people.matteo, compatibility: fits.perhaps },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Based on 80/ }));
    await expect(canvas.getByText(/^Based on 80/)).toBeVisible();
  },
};

export const LowConfidence: Story = {
  args: { compatibility: { ...fits.perhaps, isLowConfidence: true } },
};

/** The member who looks is shown no scores. */
export const NoScores: Story = { args: { compatibility: null, reason: undefined } };
export const NoBio: Story = { args: { bio: null } };

/** Three lines stand on the card; the quick view has them all. */
export const LongBio: Story = {
  args: {
    bio: "I map footpaths for a living and get lost for fun. Tea before opinions, please. On Sundays I cook for whoever rings, which is mostly the neighbour’s dog, who has opinions and no tea.",
  },
};

/** Their like came with a first message. */
export const Received: Story = {
  args: {
    kind: "received",
    person: people.matteo,
    compatibility: fits.perhaps,
    note: "Liked you on 3 May",
    message: "Your story about the burnt cake made me laugh on the tram. Which one was it?",
  },
};

/** A like is already given: no like and no pass. */
export const Given: Story = {
  args: { kind: "given", person: people.noor, note: "You liked them yesterday" },
};

export const Match: Story = {
  args: { kind: "match", note: "Since 12 April", reason: "Evenings at home suit you both." },
};

/** No picture, no voice, and too little data for a number. */
export const FewFacts: Story = {
  args: {
    person: people.ingrid,
    compatibility: fits.unsure,
    bio: null,
    reason: undefined,
    voice: undefined,
  },
};

export const NoFacts: Story = {
  args: {
    person: people.blank,
    compatibility: null,
    bio: null,
    reason: undefined,
    voice: undefined,
  },
};

/** An action that the host does not offer has no button. */
export const WithoutActions: Story = { args: { actions: {} } };

export const LongGerman: Story = {
  args: {
    person: people.wilhelmina,
    compatibility: { ...fits.perhaps, isLowConfidence: true },
    bio: "Donaudampfschifffahrtsgesellschaftskapitänin im Ruhestand. Früher habe ich Schiffe gelenkt, heute lenke ich Gespräche.",
    reason:
      "Ihr plant beide gern weit voraus und sammelt eure Kräfte am liebsten in vertrauter Gesellschaft.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

/** Cards of one row are equally high; their buttons stand on one line. */
export const InARow: Story = {
  render: (args) => (
    <div
      style={{
        display: "grid",
        gap: "1.5rem",
        gridTemplateColumns: "repeat(auto-fill, minmax(17rem, 1fr))",
      }}
    >
      <CandidateCard {...args} />
      <CandidateCard {...args} person={people.matteo} compatibility={fits.perhaps} />
      <CandidateCard
        {...args}
        person={people.ingrid}
        compatibility={fits.unsure}
        reason={undefined}
        voice={undefined}
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { person: people.noor, bio: "أصلح الدراجات طوال الأسبوع، وأفسد الكعك يوم الأحد." },
  globals: { direction: "rtl" },
};
