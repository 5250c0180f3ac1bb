import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "../Page/Page.tsx";
import { Main } from "./Main.tsx";

const meta = {
  title: "Layout/Main",
  component: Main,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "24rem" } } },
  args: { children: <Page title="Your profile" lead="What others get to know first." /> },
} satisfies Meta<typeof Main>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the screen, even with little content. */
export const Short: Story = {};

export const LongGerman: Story = {
  args: {
    children: (
      <Page
        title="Deine Profilangaben und Sichtbarkeitseinstellungen"
        lead="Was du hier schreibst, lernen andere Mitglieder als Erstes von dir kennen, noch bevor ihr miteinander sprecht."
      />
    ),
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
