import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "27rem" }}>
        <Story />
      </div>
    ),
  ],
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
    label: "Wie dürfen wir dich in Nachrichten an andere Mitglieder ansprechen?",
    description:
      "Diese Angabe sehen nur Mitglieder, mit denen du dich gegenseitig verbunden hast, und du kannst sie jederzeit wieder ändern.",
    errorMessage:
      "Diese Angabe können wir so leider nicht übernehmen. Bitte prüfe die Schreibweise und versuche es noch einmal.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
