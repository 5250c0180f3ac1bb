import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { FilterChips } from "./FilterChips.tsx";

const meta = {
  title: "People/FilterChips",
  component: FilterChips,
  args: {
    value: {
      sex: "female",
      youngest: 28,
      oldest: 40,
      distanceKm: 80,
      wantsChildren: false,
      acceptsPets: true,
      requiresVoice: false,
    },
    onOpen: fn(),
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The default filters. */
export const Unset: Story = {
  args: {
    value: {
      sex: "any",
      youngest: 25,
      oldest: 45,
      distanceKm: 50,
      wantsChildren: false,
      acceptsPets: false,
      requiresVoice: false,
    },
  },
};

export const NotLoaded: Story = { args: { value: null } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const LongGerman: Story = { globals: { language: "de" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
