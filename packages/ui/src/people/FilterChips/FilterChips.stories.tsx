import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { unsetFilters } from "../FilterPanel/filters.ts";
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
export const Unset: Story = { args: { value: unsetFilters } };

/** Beside a `FilterSidebar`, which opens them. */
export const Words: Story = { render: ({ value }) => <FilterChips value={value} /> };

export const NotLoaded: Story = { args: { value: null } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const LongGerman: Story = { globals: { language: "de" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
