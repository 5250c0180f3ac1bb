import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "27rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { label: "About you", description: "A few sentences in your own words.", name: "bio" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: "I bake bread that looks like small planets, and I listen to ferries." },
};

export const WithLimits: Story = {
  args: { minLength: 10, maxLength: 1000, defaultValue: "Bread, ferries, planets." },
};

export const TooShort: Story = { args: { minLength: 10, maxLength: 1000, defaultValue: "Bread" } };

export const TooLong: Story = {
  args: { maxLength: 20, defaultValue: "Bread, ferries, planets and a bell." },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: "Please fill in this field." },
};

export const Disabled: Story = {
  args: { defaultValue: "Bread, ferries, planets.", isDisabled: true },
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
