import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "27rem" }}>
        <Story />
      </div>
    ),
  ],
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
    label: "Wie dürfen wir dich in Nachrichten an andere Mitglieder ansprechen?",
    description:
      "Diese Angabe sehen nur Mitglieder, mit denen du dich gegenseitig verbunden hast, und du kannst sie jederzeit wieder ändern.",
    errorMessage:
      "Diese Angabe können wir so leider nicht übernehmen. Bitte prüfe die Schreibweise und versuche es noch einmal.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
