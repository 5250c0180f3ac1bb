import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../TextField/TextField.tsx";
import { Switch } from "../Switch/Switch.tsx";
import { FieldGroup } from "./FieldGroup.tsx";

const meta = {
  title: "Forms/FieldGroup",
  component: FieldGroup,
  args: {
    title: "Your name",
    children: (
      <>
        <TextField label="First name" name="first_name" />
        <TextField label="Last name" name="last_name" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};
export const WithNote: Story = { args: { note: "Only you see your first and last name." } };

/** A field below the pairs has the whole width. */
export const WholeLastField: Story = {
  args: { last: <Switch label="Show my name to matches" name="show_name" /> },
};

export const OneField: Story = {
  args: { title: "Where you live", children: <TextField label="City" name="city" /> },
};

export const LongGerman: Story = {
  args: {
    title: "Persönlichkeitsbezogene Grundangaben",
    note: "Entfernungen werden von der Mitte des Ortes aus gezählt, niemals von deiner Haustür.",
    children: (
      <>
        <TextField label="Staatsangehörigkeitsnachweisnummer" name="first_name" />
        <TextField label="Nachname" description="Nur du siehst ihn." name="last_name" />
      </>
    ),
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...WithNote, globals: { direction: "rtl" } };
