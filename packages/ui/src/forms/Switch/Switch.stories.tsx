import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Forms/Switch",
  component: Switch,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "27rem" }}>
        <Story />
      </div>
    ),
  ],
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
    label: "Wie dürfen wir dich in Nachrichten an andere Mitglieder ansprechen?",
    description:
      "Diese Angabe sehen nur Mitglieder, mit denen du dich gegenseitig verbunden hast, und du kannst sie jederzeit wieder ändern.",
    errorMessage:
      "Diese Angabe können wir so leider nicht übernehmen. Bitte prüfe die Schreibweise und versuche es noch einmal.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
