import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Forms/Switch",
  component: Switch,
  decorators: [inColumn],
  args: { label: "Others may talk to my twin", name: "twin_share_pre_like" },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };

export const WithHelp: Story = {
  args: { defaultSelected: true, description: "Before they like you." },
};

export const Invalid: Story = { args: { errorMessage: "This could not be stored." } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LongGerman: Story = {
  args: {
    label: "Andere Mitglieder dürfen vor einem Like mit meinem Zwilling sprechen",
    description:
      "Du siehst danach, wie viele mit ihm gesprochen haben, aber nicht, wer sie sind, und du kannst es jederzeit wieder ausschalten.",
    errorMessage:
      "Diese Einstellung konnten wir gerade leider nicht speichern. Bitte versuche es in ein paar Minuten noch einmal.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
