import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mic } from "lucide-react";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Suggestion } from "./Suggestion.tsx";

const meta = {
  title: "Layout/Suggestion",
  component: Suggestion,
  args: {
    title: "Your voice, meanwhile",
    children: "A minute at most: people hear you before they read you.",
    icon: <Mic size="1em" />,
    action: (
      <LinkButton kind="secondary" href="#voice">
        Record a message
      </LinkButton>
    ),
  },
} satisfies Meta<typeof Suggestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleAlone: Story = {
  args: {
    tone: "garnet",
    title: "And now the others",
    children: null,
    icon: null,
    action: <LinkButton href="#discover">Meet who fits</LinkButton>,
  },
};

export const LongGermanOnAPhone: Story = {
  args: {
    title: "Inzwischen: deine Stimme",
    children: "Höchstens eine Minute: Andere hören dich, bevor sie dich lesen.",
    action: (
      <LinkButton kind="secondary" href="#voice">
        Sprachnachricht aufnehmen
      </LinkButton>
    ),
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
