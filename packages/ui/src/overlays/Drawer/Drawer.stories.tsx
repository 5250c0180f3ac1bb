import type { Meta, StoryObj } from "@storybook/react-vite";
import { Drawer } from "./Drawer.tsx";
import { Button } from "../../actions/Button/Button.tsx";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  // Each in a frame of its own: on one page they would cover one another.
  parameters: { docs: { story: { inline: false, height: "34rem" } } },
  args: { title: "Filters", isOpen: true, children: "Who you hope to meet." },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button kind="secondary">Reset</Button>
        <Button>Apply</Button>
      </>
    ),
  },
};

export const LongGerman: Story = {
  args: {
    ...WithFooter.args,
    title: "Wen du gerne kennenlernen möchtest",
    children: "Alter, Entfernung und was dir sonst noch wichtig ist.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { args: { ...WithFooter.args }, globals: { direction: "rtl" } };
