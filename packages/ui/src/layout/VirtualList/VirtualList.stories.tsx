import type { Meta, StoryObj } from "@storybook/react-vite";
import { VirtualList, type VirtualListProps } from "./VirtualList.tsx";

interface Letter {
  id: string;
  from: string;
  words: string;
}

const writers = ["Rosalind", "Matteo Conti", "Ingrid", "Yusuf Demir", "Aïcha", "Björn"] as const;
const phrases = [
  "I took the long way home, by the canal.",
  "The bread failed again, and I have decided that this is its character.",
  "Do you read the end first?",
] as const;

const letters = (count: number): Letter[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    from: writers[index % writers.length] ?? "",
    words: phrases.slice(0, 1 + (index % phrases.length)).join(" "),
  }));

const meta = {
  title: "Layout/VirtualList",
  component: VirtualList,
  decorators: [
    (Story) => (
      <div style={{ blockSize: "28rem", maxInlineSize: "40rem" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: "Letters",
    items: letters(10_000),
    keyOf: ({ id }) => id,
    estimateHeight: () => 72,
    children: ({ from, words }) => (
      <p style={{ paddingBlock: "0.5rem" }}>
        <strong>{from}</strong> {words}
      </p>
    ),
  },
} satisfies Meta<VirtualListProps<Letter>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHeader: Story = { args: { header: <h2>All letters</h2> } };
export const FewItems: Story = { args: { items: letters(2) } };
export const Empty: Story = { args: { items: [] } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
