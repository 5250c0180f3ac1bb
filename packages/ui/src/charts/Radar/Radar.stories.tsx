import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { Radar } from "./Radar.tsx";

const axes = ["Social", "Values", "Emotional", "Lifestyle", "Long term"];

const meta = {
  title: "Charts/Radar",
  component: Radar,
  decorators: [inColumn],
  args: {
    label: "How the answers of Clémence and Yusuf lie together",
    axes,
    first: { name: "Clémence", values: [84, 72, 88, 61, 80] },
  },
} satisfies Meta<typeof Radar>;
export default meta;
type Story = StoryObj<typeof meta>;

const second = { name: "Yusuf", values: [70, 86, 76, 78, 68] };

export const One: Story = {};
export const Two: Story = { args: { second } };
export const Nothing: Story = { args: { first: { name: "Clémence", values: [0, 0, 0, 0, 0] } } };

/** What lies beyond 0 to 100 is drawn at the edge. */
export const BeyondTheScale: Story = {
  args: { first: { name: "Clémence", values: [140, -20, 100, 0, 50] } },
};

/** A missing value leaves a gap. */
export const OneMissing: Story = {
  args: { first: { name: "Clémence", values: [84, 72, null, 61, 80] }, second },
};

export const LongGerman: Story = {
  args: {
    label: "Wie die Antworten von Clémence und Yusuf zueinander liegen",
    axes: ["Geselligkeit", "Wertvorstellungen", "Gefühlsleben", "Lebensweise", "Zukunftspläne"],
    second,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { second }, globals: { direction: "rtl" } };
