import type { Meta, StoryObj } from "@storybook/react-vite";
import { InfiniteList } from "../../layout/InfiniteList/InfiniteList.tsx";
import { ConversationItemSkeleton } from "./ConversationItemSkeleton.tsx";

const meta = {
  title: "People/ConversationItemSkeleton",
  component: ConversationItemSkeleton,
  render: (args) => (
    <InfiniteList
      label="Conversations"
      hasMore={false}
      onLoadMore={() => undefined}
      isLoading
      loading={<ConversationItemSkeleton {...args} />}
    >
      {null}
    </InfiniteList>
  ),
} satisfies Meta<typeof ConversationItemSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const OnAPhone: Story = { args: { count: 3 }, globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { args: { count: 3 }, globals: { direction: "rtl" } };
