import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fold } from "./Fold.tsx";

const meta = {
  title: "Layout/Fold",
  component: Fold,
  args: {
    summary: "Transcript",
    children: <p>I repair clocks and am late for everything else.</p>,
  },
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Transcript"));
  },
};

export const LongGerman: Story = {
  args: {
    summary: "Benachrichtigungseinstellungen und Kontoangelegenheiten in einer einzigen Zeile",
    children: <p>Datenschutzgrundverordnungskonforme Aufbewahrungsfristen gelten für alles.</p>,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
