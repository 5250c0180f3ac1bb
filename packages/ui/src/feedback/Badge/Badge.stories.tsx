import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bot, CircleDashed, ShieldQuestionMark } from "lucide-react";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Badge, badgeTones } from "./Badge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  argTypes: { tone: { control: "inline-radio", options: badgeTones } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { count: 3, label: "3 new likes" } };

export const Counts: Story = {
  args: { count: 0 },
  render: () => (
    <Inline>
      {[0, 7, 42, 99, 128].map((count) => (
        <Badge key={count} tone="garnet" count={count} label={`${count} new likes`} />
      ))}
      <Badge count={2480} max={9999} label="2,480 members near Lyon" />
    </Inline>
  ),
};

export const Tones: Story = {
  args: { children: "new" },
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: { children: "Low confidence" },
  render: () => (
    <Inline>
      <Badge tone="warning" icon={<ShieldQuestionMark aria-hidden size="1em" />}>
        Low confidence
      </Badge>
      <Badge icon={<CircleDashed aria-hidden size="1em" />}>80% complete</Badge>
      <Badge tone="twin" icon={<Bot aria-hidden size="1em" />}>
        AI
      </Badge>
    </Inline>
  ),
};

export const InALine: Story = {
  args: { count: 12 },
  render: () => (
    <p>
      Received <Badge tone="garnet" count={12} label="12 likes" />
    </p>
  ),
};

export const LongGerman: Story = {
  args: {
    tone: "warning",
    icon: <ShieldQuestionMark aria-hidden size="1em" />,
    children: "Noch unsicher, weil wenige Fragen beantwortet sind",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { count: 128, tone: "garnet" },
  globals: { direction: "rtl" },
};
