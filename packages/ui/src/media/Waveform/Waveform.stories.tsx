import type { Meta, StoryObj } from "@storybook/react-vite";
import { Waveform } from "./Waveform.tsx";

const meta = {
  title: "Media/Waveform",
  component: Waveform,
  args: {
    peaks: Array.from({ length: 64 }, (_, at) =>
      Math.abs(Math.sin(at * 0.7) * Math.sin(at * 0.13)),
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: "16rem", maxInlineSize: "100%", blockSize: "2.5rem" }}>
      <Waveform {...args} />
    </div>
  ),
} satisfies Meta<typeof Waveform>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HalfPlayed: Story = { args: { played: 0.5 } };
export const NotMeasured: Story = { render: () => meta.render({}) };
export const FewBars: Story = { args: { bars: 20 } };
export const RightToLeft: Story = { args: { played: 0.3 }, globals: { direction: "rtl" } };
