import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  decorators: [inColumn],
  args: { label: "I am 18 or older", name: "adult" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  args: { defaultSelected: true },
};

export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Required: Story = { args: { isRequired: true, description: "Gemel is for adults." } };

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: "Please choose an option." },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledChecked: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LongGerman: Story = {
  args: {
    label: "Ich bin mindestens 18 Jahre alt und nehme die Nutzungsbedingungen an",
    description:
      "Gemel ist nur für Erwachsene da. Die Nutzungsbedingungen kannst du auch später noch jederzeit in aller Ruhe nachlesen.",
    errorMessage:
      "Ohne diese Bestätigung können wir dein Konto leider nicht anlegen. Bitte setze das Häkchen, wenn beides stimmt.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
