import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen } from "storybook/test";
import { Drawer } from "../../overlays/Drawer/Drawer.tsx";
import { FilterPanel, type FilterPanelProps } from "./FilterPanel.tsx";

function Held({ value: initial, ...props }: FilterPanelProps) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ maxInlineSize: "18rem" }}>
      <FilterPanel {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: "People/FilterPanel",
  component: FilterPanel,
  args: {
    value: {
      sex: "any",
      youngest: 25,
      oldest: 45,
      distanceKm: 50,
      wantsChildren: false,
      acceptsPets: true,
      requiresVoice: false,
    },
    onChange: () => undefined,
    onApply: () => undefined,
    onReset: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const Saving: Story = { args: { isSaving: true } };

/** On a phone there is no room beside the people. */
export const InADrawer: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: {
    docs: { story: { inline: false, height: "46rem" } },
    visual: { skip: "shown by the filters of the discover page on a phone" },
  },
  render: (args) => (
    <Drawer title="Filters" isOpen>
      <Held {...args} />
    </Drawer>
  ),
  play: async () => {
    await screen.findByRole("dialog", { name: "Filters" });
  },
};

/** The error takes the focus; in a frame of its own this does not scroll the page. */
export const Failed: Story = {
  args: { error: "Failed to load." },
  parameters: { docs: { story: { inline: false, height: "50rem" } } },
};

export const Widest: Story = {
  args: {
    value: {
      sex: "other",
      youngest: 18,
      oldest: 99,
      distanceKm: 1000,
      wantsChildren: true,
      acceptsPets: true,
      requiresVoice: true,
    },
  },
};

export const LongGerman: Story = { globals: { language: "de", viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
