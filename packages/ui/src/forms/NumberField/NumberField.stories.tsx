import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "Forms/NumberField",
  component: NumberField,
  decorators: [inColumn],
  args: { label: "Height", unit: "centimeter", minValue: 100, maxValue: 250, name: "height_cm" },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 172 } };

export const Decimal: Story = {
  args: {
    label: "Weight",
    unit: "kilogram",
    step: 0.1,
    minValue: 30,
    maxValue: 300,
    defaultValue: 68.5,
  },
};

export const DecimalInGerman: Story = {
  args: { ...Decimal.args, label: "Gewicht" },
  globals: { language: "de" },
};

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = {
  args: { defaultValue: 172, errorMessage: "Please check this entry." },
};

export const Disabled: Story = { args: { defaultValue: 172, isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "Wie groß bist du, ohne Schuhe gemessen und auf ganze Zentimeter gerundet?",
    description:
      "Andere Mitglieder sehen deine Größe in deinem Profil. Du musst sie nicht angeben und kannst sie jederzeit wieder ändern.",
    errorMessage:
      "Bitte gib deine Größe als ganze Zahl zwischen 50 und 280 Zentimetern an, also ohne Komma und ohne Einheit.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
