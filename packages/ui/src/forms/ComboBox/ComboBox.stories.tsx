import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { inColumn } from "../../testing/in-column.tsx";
import { ComboBox } from "./ComboBox.tsx";

const meta = {
  title: "Forms/ComboBox",
  component: ComboBox,
  decorators: [inColumn],
  args: {
    label: "Language",
    name: "language",
    options: [
      { value: "en", label: "English" },
      { value: "fr", label: "Français" },
      { value: "de", label: "Deutsch" },
      { value: "it", label: "Italiano" },
      { value: "es", label: "Español" },
    ],
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "fr" } };

const opened = { docs: { story: { inline: false, height: "24rem" } } };

/** The button shows every option, whatever is in the box. */
export const Open: Story = {
  args: { defaultValue: "fr" },
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("listbox");
  },
};

/** Accents are forgiven. */
export const Searched: Story = {
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "espan");
    await screen.findByRole("option", { name: "Español" });
  },
};

export const NothingFound: Story = {
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Klingon");
    await screen.findByText("Nothing matches what you typed.");
  },
};

export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { errorMessage: "Please choose an option." } };
export const Disabled: Story = { args: { defaultValue: "fr", isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "Welche Sprache sprichst du zu Hause und mit deinen Liebsten am meisten?",
    description:
      "Andere Mitglieder sehen sie auf deiner Karte und wissen dann gleich, in welcher Sprache sie dir am besten schreiben.",
    errorMessage:
      "Hier fehlt uns leider noch eine Sprache. Bitte tippe ihre ersten Buchstaben ein und wähle sie dann in der Liste aus.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
