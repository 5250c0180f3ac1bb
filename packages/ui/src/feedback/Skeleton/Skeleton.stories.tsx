import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../layout/Card/Card.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Skeleton, skeletonShapes } from "./Skeleton.tsx";

const meta = { title: "Feedback/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { count: 3 } };

export const Shapes: Story = {
  render: () => (
    <Stack gap={6}>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};

export const InACard: Story = {
  render: () => (
    <Card as="section">
      <Stack>
        <Skeleton shape="title" />
        <Skeleton count={3} />
        <Skeleton shape="control" count={2} />
      </Stack>
    </Card>
  ),
};
