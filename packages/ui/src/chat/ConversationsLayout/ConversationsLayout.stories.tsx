import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConversationItem } from "../../people/ConversationItem/ConversationItem.tsx";
import { people } from "../../people/testing/people.ts";
import { ChatFrame } from "../ChatFrame/ChatFrame.tsx";
import { ChatHeader } from "../ChatHeader/ChatHeader.tsx";
import { ComposerBar } from "../Composer/ComposerBar.tsx";
import { MessageList } from "../MessageList/MessageList.tsx";
import { ConversationsLayout } from "./ConversationsLayout.tsx";

const now = new Date("2026-11-21T16:30:00");
const partner = { kind: "other", name: "Rosalind" } as const;

const rows = (names: readonly string[]) =>
  names.map((name, index) => (
    <ConversationItem
      key={name}
      kind={index === 1 ? "advisor" : "user"}
      name={name}
      picture={index === 0 ? people.rosalind.picture : undefined}
      href={`#${index}`}
      isCurrent={index === 0}
      unread={index === 2 ? 3 : 0}
      lastMessage="Which one was it? The lemon cake, I hope."
      lastMessageAt={new Date("2026-11-21T14:05:00")}
      now={now}
    />
  ));

const open = (
  <ChatFrame
    header={
      <ChatHeader
        partner={partner}
        pictureSrc={people.rosalind.picture}
        place="Lyon"
        overall={87}
        backHref="#all"
      />
    }
    footer={<ComposerBar>Write to Rosalind</ComposerBar>}
  >
    <MessageList
      partner={partner}
      today={now}
      messages={[
        {
          id: "m1",
          author: "other",
          authorName: "Rosalind",
          sentAt: new Date("2026-11-21T14:05:00"),
          kind: "text",
          text: "Which one was it? The lemon cake, I hope.",
        },
      ]}
    />
  </ChatFrame>
);

const meta = {
  title: "Chat/ConversationsLayout",
  component: ConversationsLayout,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "36rem" } } },
  args: { title: "Talk", list: <div>{rows(["Rosalind", "Matteo", "Noor"])}</div>, children: open },
} satisfies Meta<typeof ConversationsLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list scrolls by itself. */
export const Many: Story = {
  args: { list: <div>{rows(Array.from({ length: 20 }, (_, index) => `Rosalind ${index}`))}</div> },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const LongGerman: Story = {
  args: {
    title: "Gespräche",
    list: <div>{rows(["Wilhelmina-Konstantina v. Auer", "Friederike Hohenstein-Bartholdy"])}</div>,
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
