import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { people } from "../../people/testing/people.ts";
import { ChatHeader } from "./ChatHeader.tsx";

const meta = {
  title: "Chat/ChatHeader",
  component: ChatHeader,
  parameters: { layout: "fullscreen" },
  args: {
    partner: { kind: "other", name: "Clémence" },
    children: "Genève, 29 · 66% compatible",
    backHref: "/conversations",
    actions: (
      <IconButton label="More">
        <Ellipsis aria-hidden size="1em" strokeWidth={1.75} />
      </IconButton>
    ),
  },
} satisfies Meta<typeof ChatHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = {
  args: {
    partner: { kind: "other", name: people.rosalind.name },
    pictureSrc: people.rosalind.picture,
  },
};

export const Twin: Story = {
  args: { partner: { kind: "twin", name: "Your twin" }, children: undefined },
};

export const Duo: Story = {
  args: {
    partner: { kind: "duo", name: "Duo" },
    title: "About Clémence",
    children: undefined,
  },
};

export const LongGerman: Story = {
  args: {
    partner: { kind: "other", name: "Friederike Hohenstein-Bartholdy" },
    children: "Garmisch-Partenkirchen, 34 · 81 % Übereinstimmung",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
