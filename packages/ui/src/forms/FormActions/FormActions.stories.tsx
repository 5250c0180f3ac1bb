import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { FormActions } from "./FormActions.tsx";

const meta = {
  title: "Forms/FormActions",
  component: FormActions,
  decorators: [inColumn],
  args: { state: "saved" },
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Unsaved: Story = { args: { state: "unsaved" } };
export const Discardable: Story = { args: { state: "unsaved", onDiscard: () => undefined } };
export const Saving: Story = { args: { state: "saving" } };

export const LongGerman: Story = {
  args: { state: "unsaved", onDiscard: () => undefined },
  globals: { language: "de" },
};

export const RightToLeft: Story = { args: { state: "unsaved" }, globals: { direction: "rtl" } };
