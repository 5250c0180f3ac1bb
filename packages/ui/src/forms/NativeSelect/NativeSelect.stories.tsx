import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { NativeSelect } from "./NativeSelect.tsx";

const meta = {
  title: "Forms/NativeSelect",
  component: NativeSelect,
  decorators: [inColumn],
  args: {
    label: "Language",
    name: "preferred_language",
    options: [
      { value: "en", label: "English" },
      { value: "fr", label: "Français" },
      { value: "de", label: "Deutsch" },
      { value: "it", label: "Italiano" },
      { value: "es", label: "Español" },
    ],
    defaultValue: "en",
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: "", placeholder: "Please choose" } };

export const Required: Story = {
  args: { isRequired: true, defaultValue: "", placeholder: "Please choose" },
};

export const Invalid: Story = { args: { errorMessage: "Please choose an option." } };
export const Disabled: Story = { args: { isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "In welcher Sprache möchtest du mit deinem Zwilling und Duo sprechen?",
    description:
      "Auch unsere E-Mails bekommst du in dieser Sprache. Was andere Mitglieder dir schreiben, bleibt so, wie sie es geschrieben haben.",
    errorMessage:
      "Diese Sprache konnten wir gerade leider nicht speichern. Bitte versuche es in ein paar Minuten noch einmal.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
