import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { Card } from "../Card/Card.tsx";
import { InfiniteList } from "./InfiniteList.tsx";

const names = [
  "Rosalind, 34",
  "Matteo, 38",
  "Ingrid, 31",
  "Yusuf, 36",
  "Clémence, 29",
  "Björn, 41",
  "Maximiliane Theodora, 52",
  "Ana, 27",
];

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index}>{names[index % names.length]}</Card>
  ));

const meta = {
  title: "Layout/InfiniteList",
  component: InfiniteList,
  args: {
    label: "People",
    children: cards(8),
    hasMore: true,
    onLoadMore: () => undefined,
    end: "That’s all for now.",
  },
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grid: Story = { args: { layout: "grid" } };

export const LoadingFirst: Story = {
  args: {
    layout: "grid",
    isLoading: true,
    loading: Array.from({ length: 6 }, (_, index) => (
      <Card key={index}>
        <Skeleton shape="title" />
        <Skeleton count={2} />
      </Card>
    )),
  },
};

export const LoadingMore: Story = { args: { layout: "grid", isLoadingMore: true } };
export const End: Story = { args: { layout: "grid", hasMore: false } };
export const One: Story = { args: { layout: "grid", hasMore: false, children: cards(1) } };

export const LongGerman: Story = {
  args: { label: "Vorgeschlagene Profile", isLoadingMore: true, layout: "grid" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { layout: "grid" }, globals: { direction: "rtl" } };
