import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  decorators: [inColumn],
  args: { label: "Password", autoComplete: "current-password", name: "password" },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "a long sentence" } };

export const Revealed: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};

export const NewPassword: Story = {
  args: {
    autoComplete: "new-password",
    minLength: 8,
    isRequired: true,
    description: "At least 8 characters.",
  },
};

export const Invalid: Story = {
  args: { defaultValue: "abc", errorMessage: "Passwords do not match" },
};

export const Disabled: Story = { args: { defaultValue: "a long sentence", isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "Neues Passwort, mit dem du dich ab heute bei Gemel anmeldest",
    autoComplete: "new-password",
    description:
      "Mindestens 8 Zeichen. Gut zu merken und schwer zu erraten ist ein ganzer Satz, den du sonst nirgendwo im Internet verwendest.",
    errorMessage:
      "Hier fehlt noch dein neues Passwort. Bitte denke dir eines aus, das außer dir wirklich niemand erraten kann.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
