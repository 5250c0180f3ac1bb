import type { Meta, StoryObj } from "@storybook/react-vite";
import { Rings } from "./Rings.tsx";

const meta = {
  title: "Brand/Rings",
  component: Rings,
  decorators: [
    (Story) => (
      <span style={{ fontSize: "4rem", display: "inline-flex" }}>
        <Story />
      </span>
    ),
  ],
} satisfies Meta<typeof Rings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};
export const InTheColourOfTheText: Story = { args: { tone: "current" } };
export const Fine: Story = { args: { tone: "current", line: 1.4 } };
