import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { Form } from "./Form.tsx";
import { expect } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { TextField } from "../TextField/TextField.tsx";

const meta = {
  title: "Forms/Form",
  component: Form,
  decorators: [inColumn],
  args: {
    hasRequiredNote: true,
    children: (
      <>
        <TextField label="Email" name="email" type="email" isRequired autoComplete="email" />
        <PasswordField label="Password" name="password" isRequired autoComplete="new-password" />
        <Checkbox label="I am 18 or older" name="adult" isRequired />
        <Button type="submit">Register</Button>
      </>
    ),
    onSubmit: (event) => event.preventDefault(),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const RefusedByServer: Story = {
  args: {
    errors: {
      email: "This email is already registered.",
      password: ["Too common.", "Choose a longer one."],
    },
  },
};

export const FailedAsAWhole: Story = { args: { error: "Registration failed. Please try again." } };

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    await expect(await canvas.findByText("3 entries need another look")).toBeVisible();
  },
};

export const IncompleteInGerman: Story = {
  globals: { language: "de" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    await expect(await canvas.findByText(/3 Angaben/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { error: "Registration failed. Please try again." },
  globals: { direction: "rtl" },
};
