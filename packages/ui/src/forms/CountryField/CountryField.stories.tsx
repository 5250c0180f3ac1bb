import type { Meta, StoryObj } from "@storybook/react-vite";
import { CountryField } from "./CountryField.tsx";

const meta = {
  title: "Forms/CountryField",
  component: CountryField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "27rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { label: "Country", name: "country" },
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: "CH" } };

export const InGerman: Story = {
  args: { label: "Land", defaultValue: "AT" },
  globals: { language: "de" },
};

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { errorMessage: "Please choose an option." } };

export const Disabled: Story = { args: { defaultValue: "CH", isDisabled: true } };

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
