import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ThemeSwitcher } from "./ThemeSwitcher.tsx";

const meta = {
  title: "Navigation/ThemeSwitcher",
  component: ThemeSwitcher,
  args: { value: "system", onChange: fn() },
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const German: Story = { args: { value: "more-contrast" }, globals: { language: "de" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
