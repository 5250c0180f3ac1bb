import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: { children: ["One", "Two", "Three"].map((text) => <Card key={text}>{text}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { gap: 8 } };
export const Centred: Story = { args: { align: "center" } };
