import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { inColumn } from "../../testing/in-column.tsx";
import { CountryField } from "./CountryField.tsx";

const meta = {
  title: "Forms/CountryField",
  component: CountryField,
  decorators: [inColumn],
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

/** Found without its accents. */
export const OpenInGerman: Story = {
  args: { label: "Land" },
  globals: { language: "de" },
  parameters: {
    docs: { story: { inline: false, height: "26rem" } },
    visual: { skip: "the list of ComboBox, with the names of the browser" },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("combobox"));
    // The list has come, and with it its button.
    await canvas.findByRole("button");
    await userEvent.type(canvas.getByRole("combobox"), "oster");
    await screen.findByRole("option", { name: "Österreich" });
  },
};

export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { errorMessage: "Please choose an option." } };
export const Disabled: Story = { args: { defaultValue: "CH", isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "In welchem Land bist du die meiste Zeit des Jahres über zu Hause?",
    description:
      "Andere Mitglieder sehen dieses Land auf deiner Karte. Wenn du einmal umziehst, kannst du es jederzeit wieder ändern.",
    errorMessage:
      "Ohne dein Land können wir dir leider niemanden in deiner Nähe vorschlagen. Bitte wähle es in der Liste aus.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
