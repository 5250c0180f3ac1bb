import type { Meta, StoryObj } from "@storybook/react-vite";
import { PictureField } from "./PictureField.tsx";

const portrait =
  "data:image/svg+xml;utf8," +
  encodeURIComponent(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'><rect width='96' height='96' fill='#E8DBE5'/><circle cx='48' cy='40' r='18' fill='#2B1830'/><path d='M12 96c4-28 68-28 72 0z' fill='#2B1830'/></svg>",
  );

const meta = {
  title: "Forms/PictureField",
  component: PictureField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "27rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { label: "Profile picture", onSelect: () => undefined },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { pictureUrl: portrait } };

export const Sending: Story = { args: { pictureUrl: portrait, progress: 0.4 } };

export const SendingUnmeasured: Story = { args: { pictureUrl: portrait, isSending: true } };

export const Failed: Story = {
  args: { errorMessage: "Your picture could not be sent. Please try again." },
};

export const Disabled: Story = { args: { pictureUrl: portrait, isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "Dein Profilbild",
    pictureUrl: portrait,
    progress: 0.4,
    errorMessage:
      "Diese Angabe können wir so leider nicht übernehmen. Bitte prüfe die Schreibweise und versuche es noch einmal.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { args: { pictureUrl: portrait }, globals: { direction: "rtl" } };
