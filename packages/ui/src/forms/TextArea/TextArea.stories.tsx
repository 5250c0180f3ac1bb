import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  decorators: [inColumn],
  args: { label: "About you", description: "A few sentences in your own words.", name: "bio" },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: "I bake bread that looks like small planets, and I listen to ferries." },
};

export const OwnWords: Story = {
  args: {
    isOwnWords: true,
    defaultValue: "I bake bread that looks like small planets, and I listen to ferries.",
  },
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
    label: "Was möchtest du anderen über dich erzählen, bevor sie dir schreiben?",
    description:
      "Ein paar Sätze in deinen eigenen Worten genügen: was dir Freude macht, was dich bewegt und womit du deine Sonntage verbringst.",
    errorMessage:
      "Hier steht leider noch nichts. Bitte schreibe ein paar Sätze, damit andere einen ersten Eindruck von dir bekommen.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
