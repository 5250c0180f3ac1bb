import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { FilterPanel } from "../FilterPanel/FilterPanel.tsx";
import type { Filters } from "../FilterPanel/filters.ts";
import { FilterSidebar, type FilterSidebarProps } from "./FilterSidebar.tsx";

const filters: Filters = {
  sex: "female",
  youngest: 28,
  oldest: 40,
  distanceKm: 80,
  wantsChildren: false,
  acceptsPets: true,
  requiresVoice: false,
};

function Held({ isCollapsed: initially }: FilterSidebarProps) {
  const [isCollapsed, setCollapsed] = useState(initially);
  const [value, setValue] = useState(filters);
  return (
    <FilterSidebar isCollapsed={isCollapsed} onCollapsedChange={setCollapsed}>
      <FilterPanel
        value={value}
        onChange={setValue}
        onApply={() => undefined}
        onReset={() => setValue(filters)}
      />
    </FilterSidebar>
  );
}

const meta = {
  title: "People/FilterSidebar",
  component: FilterSidebar,
  args: { isCollapsed: false, onCollapsedChange: () => undefined, children: null },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Rail: Story = { args: { isCollapsed: true } };
export const LongGerman: Story = { globals: { language: "de" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
