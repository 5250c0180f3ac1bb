import type { Meta, StoryObj } from "@storybook/react-vite";
import { InfiniteList } from "../../layout/InfiniteList/InfiniteList.tsx";
import { hum } from "../../media/testing/tone.ts";
import { cardActionNames, type CardActions } from "../CandidateCard/CardButtons.tsx";
import { CandidateCard } from "../CandidateCard/CandidateCard.tsx";
import { fits, people } from "../testing/people.ts";
import { CandidateCardSkeleton } from "./CandidateCardSkeleton.tsx";

const everything: CardActions = Object.fromEntries(
  cardActionNames.map((name) => [name, () => undefined]),
);

const loaded = [people.rosalind, people.matteo, people.ingrid].map((person) => (
  <CandidateCard
    key={person.name}
    kind="discover"
    person={person}
    compatibility={fits.well}
    reason="You both plan far ahead, and recharge in company."
    voice={{ load: async () => hum(24), durationMs: 24_000 }}
    actions={everything}
  />
));

const list = { label: "People", layout: "grid", hasMore: false, onLoadMore: () => {} } as const;

const meta = {
  title: "People/CandidateCardSkeleton",
  component: CandidateCardSkeleton,
  render: (args) => (
    <InfiniteList {...list} isLoading loading={<CandidateCardSkeleton {...args} />}>
      {null}
    </InfiniteList>
  ),
} satisfies Meta<typeof CandidateCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};

/** Three loaded cards above those that are loading: nothing jumps between the two. */
export const BesideLoaded: Story = {
  render: (args) => (
    <>
      <InfiniteList {...list}>{loaded}</InfiniteList>
      <InfiniteList {...list} isLoading loading={<CandidateCardSkeleton {...args} />}>
        {null}
      </InfiniteList>
    </>
  ),
};

/** As large as a `CandidateRow`. */
export const Rows: Story = { args: { count: 3, shape: "row" } };
export const OnAPhone: Story = { args: { count: 2 }, globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { args: { count: 3 }, globals: { direction: "rtl" } };
