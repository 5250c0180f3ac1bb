import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { Select } from "./Select.tsx";

const meta = {
  title: "Forms/Select",
  component: Select,
  decorators: [inColumn],
  args: {
    label: "Language",
    name: "language",
    options: [
      { value: "en", label: "English" },
      { value: "fr", label: "Français" },
      { value: "de", label: "Deutsch" },
      { value: "it", label: "Italiano" },
      { value: "es", label: "Español" },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "fr" } };

export const Open: Story = {
  args: { defaultOpen: true, defaultValue: "de" },
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
};

export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { errorMessage: "Please choose an option." } };
export const Disabled: Story = { args: { defaultValue: "fr", isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "In welcher Sprache möchtest du Gemel und unsere E-Mails künftig lesen?",
    description:
      "Auch dein Zwilling und der Ratgeber Duo sprechen dann diese Sprache, und du kannst sie jederzeit wieder ändern.",
    errorMessage:
      "Ohne deine Wahl schreiben wir dir vorerst auf Englisch. Bitte suche dir in der Liste eine der Sprachen aus.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
