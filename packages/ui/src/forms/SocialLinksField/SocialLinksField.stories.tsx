import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../testing/in-column.tsx";
import { SocialLinksField } from "./SocialLinksField.tsx";

const meta = {
  title: "Forms/SocialLinksField",
  component: SocialLinksField,
  decorators: [inColumn],
  args: { label: "Elsewhere on the web" },
} satisfies Meta<typeof SocialLinksField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const One: Story = {
  args: { defaultValue: [{ platform: "Instagram", url: "https://instagram.example/clemence" }] },
};

export const Many: Story = {
  args: {
    defaultValue: [
      { platform: "Instagram", url: "https://instagram.example/clemence" },
      { platform: "Mastodon", url: "https://social.example/@clemence" },
      {
        platform: "Letterboxd",
        url: "https://films.example/clemence/the-longest-list-of-films-about-ferries",
      },
    ],
  },
};

export const Full: Story = {
  args: {
    defaultValue: Array.from({ length: 10 }, (_, index) => ({
      platform: "Mastodon",
      url: `https://social.example/@clemence${index + 1}`,
    })),
  },
};
export const Disabled: Story = { args: { ...Many.args, disabled: true } };

export const LongGerman: Story = {
  args: {
    ...Many.args,
    label: "Wo man dich sonst noch im Netz finden kann",
    description:
      "Zum Beispiel ein Profil, eine Seite mit Fotos oder ein Blog. Alles ist freiwillig.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { args: { ...Many.args }, globals: { direction: "rtl" } };
