import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ChatHeader } from "../ChatHeader/ChatHeader.tsx";
import { Composer } from "../Composer/Composer.tsx";
import { ConnectionBanner } from "../ConnectionBanner/ConnectionBanner.tsx";
import { MessageList } from "../MessageList/MessageList.tsx";
import type { Message } from "../Message/message.ts";
import { ChatFrame } from "./ChatFrame.tsx";

const partner = { kind: "other", name: "Clémence" } as const;
const day = new Date(2026, 10, 20, 18);

const messages: Message[] = [
  ["other", "You restore books. What was the last one that you did not want to give back?"],
  ["me", "A herbarium from 1764. Somebody had pressed a clover on the page about poison."],
  ["other", "Now I need to know who that was."],
].map(([author, text], index) => ({
  id: `m${index}`,
  author: author === "me" ? "me" : "other",
  authorName: "Clémence",
  sentAt: new Date(day.getTime() + index * 60_000),
  kind: "text",
  text: text ?? "",
}));

function Writing() {
  const [text, setText] = useState("");
  return (
    <Composer
      label="Write to Clémence"
      value={text}
      onChange={setText}
      onSend={setText}
      maxLength={4000}
    />
  );
}

const meta = {
  title: "Chat/ChatFrame",
  component: ChatFrame,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "36rem" } } },
  args: {
    header: <ChatHeader partner={partner} backHref="/conversations" />,
    children: <MessageList partner={partner} messages={messages} today={day} />,
    footer: <Writing />,
  },
} satisfies Meta<typeof ChatFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disconnected: Story = {
  args: { notices: <ConnectionBanner state="disconnected" onRetry={() => undefined} /> },
};

export const Empty: Story = { args: { children: <MessageList partner={partner} messages={[]} /> } };

export const LongGerman: Story = {
  args: {
    header: (
      <ChatHeader
        partner={{ kind: "other", name: "Friederike Hohenstein-Bartholdy" }}
        title="Gespräch mit Friederike Hohenstein-Bartholdy"
        backHref="/conversations"
      />
    ),
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
