import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/Button/Button.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "No profiles yet",
    children: "Try widening your filters. People join every day.",
    action: <Button kind="secondary">Change the filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };
export const BeingMade: Story = {
  args: {
    picture: <Spinner size="large" label="Your answers are being read" labelHidden />,
    title: "Your answers are being read",
    children: "This takes a minute or two. You can look around meanwhile.",
    action: undefined,
  },
};

export const LongGerman: Story = {
  args: {
    title: "Noch keine Übereinstimmungen",
    children:
      "Sobald jemand deine Antworten ähnlich beantwortet hat, erscheint die Person hier. Erweitere solange deine Suchkriterien.",
    action: <Button kind="secondary">Suchkriterien erweitern</Button>,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
