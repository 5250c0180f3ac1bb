import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { SidebarLayout } from "./SidebarLayout.tsx";

const meta = {
  title: "Layout/SidebarLayout",
  component: SidebarLayout,
  args: {
    sidebar: (
      <div style={{ inlineSize: "16rem" }}>
        <Card>Filters</Card>
      </div>
    ),
    children: (
      <Stack gap={4}>
        <Card>Rosalind, 34</Card>
        <Card>Matteo, 38</Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof SidebarLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const LongGerman: Story = {
  args: {
    children: <Card>Donaudampfschifffahrtsgesellschaftskapitänin im Ruhestand, 69</Card>,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
