import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";

const meta = {
  title: "Navigation/LanguageSwitcher",
  component: LanguageSwitcher,
  args: { value: "en", onChange: fn() },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const German: Story = { args: { value: "de" }, globals: { language: "de" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
