import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusLine } from "./StatusLine.tsx";

const meta = {
  title: "Feedback/StatusLine",
  component: StatusLine,
  args: { children: "Robot check done." },
} satisfies Meta<typeof StatusLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};

export const Busy: Story = {
  args: { isBusy: true, children: "Checking that you are not a robot. Nothing to do for you." },
};

export const LongGerman: Story = {
  args: {
    isBusy: true,
    children:
      "Wir prüfen, dass du kein Roboter bist. Diese Sicherheitsüberprüfung läuft von selbst, du musst nichts dafür tun.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
