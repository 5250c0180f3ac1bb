import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LanguageSwitcher } from "../LanguageSwitcher/LanguageSwitcher.tsx";
import { ThemeSwitcher } from "../ThemeSwitcher/ThemeSwitcher.tsx";
import { Footer } from "./Footer.tsx";

const meta = {
  title: "Navigation/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    links: [
      { href: "#contact", label: "Contact" },
      { href: "#terms", label: "Terms" },
      { href: "#privacy", label: "Privacy" },
      { href: "#disclaimer", label: "Disclaimer" },
      { href: "#rules", label: "Community rules" },
    ],
    children: (
      <>
        <LanguageSwitcher value="en" onChange={fn()} />
        <ThemeSwitcher value="system" onChange={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = {
  // In a frame, because it asks how wide the page is.
  parameters: { docs: { story: { inline: false, height: "10rem" } } },
  globals: { viewport: { value: "phone" } },
};
export const WithoutLinks: Story = { args: { links: [] } };

export const LongGerman: Story = {
  args: {
    links: [
      { href: "#contact", label: "Kontakt" },
      { href: "#terms", label: "Nutzungsbedingungen" },
      { href: "#privacy", label: "Datenschutzerklärung" },
      { href: "#disclaimer", label: "Haftungsausschluss" },
      { href: "#rules", label: "Gemeinschaftsregeln" },
    ],
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
