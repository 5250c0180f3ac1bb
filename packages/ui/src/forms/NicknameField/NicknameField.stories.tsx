import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { NicknameField } from "./NicknameField.tsx";

const meta = {
  title: "Forms/NicknameField",
  component: NicknameField,
  decorators: [inColumn],
  args: { label: "Nickname", name: "nickname", defaultValue: "clemence" },
} satisfies Meta<typeof NicknameField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: { defaultValue: "" } };
export const TooShort: Story = { args: { status: "too_short", defaultValue: "clem" } };
export const TooLong: Story = {
  args: { status: "too_long", defaultValue: "clemence of the upper valley floor" },
};
export const Checking: Story = { args: { status: "checking" } };
export const Available: Story = { args: { status: "available" } };
export const Taken: Story = { args: { status: "taken" } };
export const Refused: Story = { args: { status: "refused", defaultValue: "clemence!!" } };
export const CheckFailed: Story = { args: { status: "error" } };
export const Fixed: Story = { args: { isFixed: true } };
export const Required: Story = { args: { isRequired: true, defaultValue: "" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const TakenInGerman: Story = { args: { status: "taken" }, globals: { language: "de" } };

export const LongGerman: Story = {
  args: {
    label: "Unter welchem Nickname sollen andere Mitglieder dich kennenlernen?",
    description:
      "Er steht auf deiner Karte und über allem, was du schreibst. Wähle ihn in Ruhe, denn er lässt sich später nicht mehr ändern.",
    errorMessage:
      "Diesen Nickname können wir so leider nicht übernehmen. Bitte prüfe die Schreibweise oder denke dir einen anderen aus.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
