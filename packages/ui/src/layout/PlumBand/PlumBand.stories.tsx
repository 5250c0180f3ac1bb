import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { PlumBand } from "./PlumBand.tsx";

const meta = {
  title: "Layout/PlumBand",
  component: PlumBand,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "24rem" } } },
  args: {
    title: "Try one of the 44.",
    lead: "No right answer, and nothing is kept.",
    children: <Card>What is done here.</Card>,
  },
} satisfies Meta<typeof PlumBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongGermanOnPhone: Story = {
  args: {
    title: "Probier eine der 44 Persönlichkeitsfragen.",
    lead: "Keine Antwort ist falsch, und nichts davon wird gespeichert oder weitergegeben.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
