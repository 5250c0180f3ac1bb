import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { people } from "../../people/testing/people.ts";
import { QuickView } from "../../people/QuickView/QuickView.tsx";
import { ChatHeader } from "./ChatHeader.tsx";

const meta = {
  title: "Chat/ChatHeader",
  component: ChatHeader,
  parameters: { layout: "fullscreen" },
  args: {
    partner: { kind: "other", name: "Clémence" },
    place: "Genève",
    overall: 66,
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

/** A look at them opens from the name and the picture. */
export const WithQuickView: Story = {
  args: {
    partner: { kind: "other", name: people.rosalind.name },
    pictureSrc: people.rosalind.picture,
    asButton: (name) => (
      <QuickView name={people.rosalind.name} seen="loading">
        {name}
      </QuickView>
    ),
  },
};

export const WithPicture: Story = {
  args: {
    partner: { kind: "other", name: people.rosalind.name },
    pictureSrc: people.rosalind.picture,
  },
};

export const Twin: Story = {
  args: { partner: { kind: "twin", name: "Your twin" }, place: undefined, overall: null },
};

/** The picture of its owner, in green. */
export const TwinWithPicture: Story = {
  args: { ...Twin.args, pictureSrc: people.rosalind.picture },
};

export const Duo: Story = {
  args: {
    partner: { kind: "duo", name: "Duo" },
    title: "Conversation with Duo about Clémence",
    place: undefined,
    overall: null,
  },
};

export const LongGerman: Story = {
  args: {
    partner: { kind: "other", name: "Friederike Hohenstein-Bartholdy" },
    place: "Garmisch-Partenkirchen",
    overall: 81,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
