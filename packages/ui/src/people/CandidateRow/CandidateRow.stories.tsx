import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, waitFor, expect } from "storybook/test";
import { hum } from "../../media/testing/tone.ts";
import { cardActionNames, type CardActions } from "../CandidateCard/CardButtons.tsx";
import { fits, people } from "../testing/people.ts";
import { CandidateRow } from "./CandidateRow.tsx";

const everything: CardActions = Object.fromEntries(
  cardActionNames.map((name) => [name, () => undefined]),
);

const meta = {
  title: "People/CandidateRow",
  component: CandidateRow,
  args: {
    kind: "received",
    person: people.rosalind,
    compatibility: fits.well,
    message: "Which book would you save first from a flood?",
    reason: "You both plan far ahead, and recharge in company.",
    note: "Liked you on 3 May",
    voice: { load: async () => hum(24), durationMs: 24_000 },
    actions: everything,
  },
  render: (args) => (
    <div style={{ maxInlineSize: "35rem" }}>
      <CandidateRow {...args} />
    </div>
  ),
} satisfies Meta<typeof CandidateRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: "phone" } };

export const Received: Story = { parameters: { visual: { modes: ["more-contrast"] } } };
export const OnAPhone: Story = { globals: onPhone };

/** Facts and actions without room in the row are in its menu, the facts at the top. */
export const MenuOnAPhone: Story = {
  globals: onPhone,
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More about Rosalind" }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
};

/** If no message came, the reason is shown. */
export const NoMessage: Story = { args: { message: undefined } };

export const Given: Story = {
  args: { kind: "given", message: undefined, note: "You liked them on 3 May" },
};

export const Match: Story = {
  args: { kind: "match", message: undefined, note: "A match since 3 May" },
};

export const LowConfidence: Story = {
  args: { compatibility: { ...fits.perhaps, isLowConfidence: true } },
  globals: onPhone,
};

/** The member who looks is shown no scores. */
export const NoScores: Story = { args: { compatibility: null, reason: undefined } };

export const OnlyAName: Story = {
  args: { person: people.blank, compatibility: null, message: undefined, reason: undefined },
};

export const LongGerman: Story = {
  args: {
    person: people.wilhelmina,
    message:
      "Deine Geschichte vom verbrannten Kuchen hat mich in der Straßenbahn zum Lachen gebracht. Welcher war es denn?",
    compatibility: { ...fits.perhaps, isLowConfidence: true },
  },
  globals: { language: "de", ...onPhone },
};

export const Dark: Story = { globals: { theme: "dark", ...onPhone } };

export const RightToLeft: Story = {
  args: { person: people.noor, message: "أي كتاب تنقذ أولاً من الفيضان؟" },
  globals: { direction: "rtl", ...onPhone },
};
