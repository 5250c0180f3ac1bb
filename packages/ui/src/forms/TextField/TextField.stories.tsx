import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  decorators: [inColumn],
  args: { label: "City", description: "Others see it on your card.", name: "city" },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "Genève" } };

export const Required: Story = {
  args: { label: "Email", type: "email", isRequired: true, placeholder: "you@example.com" },
};

export const Invalid: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  args: {
    label: "Email",
    defaultValue: "clemence@",
    errorMessage: "Please enter a valid email address",
  },
};

export const Disabled: Story = { args: { defaultValue: "Genève", isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "Genève", isReadOnly: true } };

export const LongGerman: Story = {
  args: {
    label: "Wie dürfen wir dich in Nachrichten an andere Mitglieder ansprechen?",
    description:
      "Diese Angabe sehen nur Mitglieder, mit denen du dich gegenseitig verbunden hast, und du kannst sie jederzeit wieder ändern.",
    errorMessage:
      "Diese Angabe können wir so leider nicht übernehmen. Bitte prüfe die Schreibweise und versuche es noch einmal.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
