import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./Tabs.tsx";

const parts = (...labels: string[]) =>
  labels.map((label) => ({ id: label, label, content: <p>{label}</p> }));

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  args: { label: "Your profile", items: parts("Personal info", "Appearance and media") },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCounts: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  args: {
    label: "Likes",
    items: parts("Received", "Given", "Matches").map((item, index) => ({
      ...item,
      count: [0, 12, 1340][index] ?? 0,
    })),
  },
};

export const OneDisabled: Story = {
  args: {
    items: parts("Personal info", "Voice").map((item, index) => ({
      ...item,
      isDisabled: index === 1,
    })),
  },
};

/** The tabs share the row; labels that are too long for it take two lines. */
export const Fitted: Story = {
  args: {
    isFitted: true,
    label: "Dein Profil",
    items: parts("Persönliches", "Aussehen und Medien", "Zwilling", "Stimme"),
  },
  globals: { language: "de", viewport: { value: "phone" } },
  parameters: { visual: { modes: ["more-contrast"] } },
};

export const LongGerman: Story = {
  args: {
    label: "Dein Profil",
    items: parts(
      "Persönliche Angaben",
      "Erscheinungsbild und Medien",
      "Digitaler Zwilling",
      "Sprachnachricht",
    ),
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
