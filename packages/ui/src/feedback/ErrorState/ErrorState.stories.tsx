import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  args: {
    title: "Gemel cannot be reached",
    children: "What you wrote is still here. We keep trying; you can, too.",
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { isRetrying: true } };
export const WithoutRetry: Story = { render: (args) => <ErrorState title={args.title} /> };

export const LongGerman: Story = {
  args: {
    title: "Deine Profileinstellungen konnten nicht geladen werden",
    children: "Was du geschrieben hast, ist noch da. Wir versuchen es weiter.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
