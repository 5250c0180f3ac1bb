import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Split } from "./Split.tsx";

const meta = {
  title: "Layout/Split",
  component: Split,
  args: {
    ratio: "form",
    start: (
      <p>
        Gemel asks how you live, love and plan, and shows you the few people whose answers speak to
        yours, with the reason why.
      </p>
    ),
    end: <Card padding="large">Beside it, or below it on a phone.</Card>,
  },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAForm: Story = {};
export const WithACard: Story = { args: { ratio: "card", align: "start" } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
