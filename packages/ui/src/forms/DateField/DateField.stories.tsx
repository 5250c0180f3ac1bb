import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Forms/DateField",
  component: DateField,
  decorators: [inColumn],
  args: { label: "Birth date", name: "birth_date", min: "1920-01-01", max: "2008-11-21" },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "1990-11-12" } };

export const InGerman: Story = {
  args: { label: "Geburtsdatum", defaultValue: "1990-11-12" },
  globals: { language: "de" },
};

export const Required: Story = {
  args: { isRequired: true, description: "Members are 18 or older." },
};

export const Invalid: Story = {
  args: { defaultValue: "2007-11-12", errorMessage: "You need to be 18 or older." },
};

export const Disabled: Story = { args: { defaultValue: "1990-11-12", isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "Dein Geburtsdatum, genau so, wie es auch in deinem Ausweis steht",
    description:
      "Andere Mitglieder sehen immer nur dein Alter und nie das Datum selbst. Gemel ist für Menschen da, die mindestens 18 Jahre alt sind.",
    errorMessage:
      "Hier fehlt uns leider noch etwas. Bitte gib den Tag, den Monat und das Jahr deiner Geburt vollständig an.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
