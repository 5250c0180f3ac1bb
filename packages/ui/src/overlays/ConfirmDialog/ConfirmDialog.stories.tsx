import type { Meta, StoryObj } from "@storybook/react-vite";
import { Form } from "../../forms/Form/Form.tsx";
import { PasswordField } from "../../forms/PasswordField/PasswordField.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Overlays/ConfirmDialog",
  component: ConfirmDialog,
  // Each in a frame of its own: on one page they would cover one another.
  parameters: { docs: { story: { inline: false, height: "26rem" } } },
  args: {
    title: "Unmatch this person?",
    isOpen: true,
    confirmLabel: "Unmatch",
    onConfirm: () => undefined,
    children:
      "Your conversation with Clémence ends, and she no longer sees your profile. She is not told.",
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    title: "Leave without saving?",
    confirmLabel: "Leave",
    children: "What you changed on this page is lost.",
  },
};

export const Danger: Story = { args: { variant: "danger" } };
export const Pending: Story = { args: { variant: "danger", isPending: true } };

/** The action of the dialog sends the form in it. */
export const WithAForm: Story = {
  args: {
    variant: "danger",
    title: "Delete the account?",
    confirmLabel: "Delete",
    form: "deletion",
    "aria-describedby": "deletion-text",
    children: (
      <Form id="deletion" onSubmit={(event) => event.preventDefault()}>
        <p id="deletion-text">It can be brought back for 30 days.</p>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          isRequired
        />
      </Form>
    ),
  },
};

export const LongGerman: Story = {
  args: {
    variant: "danger",
    title: "Möchtest du die Verbindung mit Clémence wirklich endgültig auflösen?",
    confirmLabel: "Verbindung endgültig auflösen",
    children:
      "Eure Unterhaltung endet damit, und Clémence sieht dein Profil nicht mehr. Sie wird darüber nicht benachrichtigt.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { args: { variant: "danger" }, globals: { direction: "rtl" } };
