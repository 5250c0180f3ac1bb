import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  decorators: [inColumn],
  args: {
    label: "Sex",
    name: "sex",
    options: [
      { value: "female", label: "Woman" },
      { value: "male", label: "Man" },
      { value: "other", label: "Other" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Chosen: Story = { args: { defaultValue: "female" } };
export const Pills: Story = { args: { variant: "pills", defaultValue: "other" } };
export const PillsEmpty: Story = { args: { variant: "pills", isRequired: true } };

export const WithHelp: Story = {
  args: {
    label: "Who may talk to your twin",
    defaultValue: "match",
    options: [
      { value: "everyone", label: "Everyone", description: "Before they like you, too." },
      { value: "match", label: "Matches only", description: "Once you both said yes." },
      { value: "nobody", label: "Nobody for now" },
    ],
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: "Please choose an option." },
};

export const InvalidPills: Story = {
  args: { variant: "pills", errorMessage: "Please choose an option." },
};

export const Disabled: Story = { args: { defaultValue: "female", isDisabled: true } };

export const DisabledPills: Story = {
  args: { variant: "pills", defaultValue: "female", isDisabled: true },
};

export const LongGerman: Story = {
  args: {
    label: "Wer darf sich in deiner Abwesenheit mit deinem Zwilling unterhalten?",
    options: [
      { value: "everyone", label: "Alle Mitglieder, auch schon vor einem Like" },
      { value: "match", label: "Nur Menschen, mit denen ich ein Match habe" },
      { value: "nobody", label: "Vorerst niemand" },
    ],
    description:
      "Das entscheidest du, und du kannst es jederzeit wieder ändern. Du selbst kannst natürlich immer mit deinem Zwilling sprechen.",
    errorMessage:
      "Ohne deine Entscheidung bleibt dein Zwilling vorerst für sich. Bitte wähle aus, wer mit ihm sprechen darf.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
