import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { people } from "../../people/testing/people.ts";
import { manyMessages } from "../testing/many-messages.ts";
import { inGerman, today, withClemence, withDuo, withTwin } from "../testing/talks.ts";
import { MessageList, type Message } from "./MessageList.tsx";

const meta = {
  title: "Chat/MessageList",
  component: MessageList,
  decorators: [
    (Story) => (
      <div style={{ blockSize: "42rem", maxInlineSize: "60rem", marginInline: "auto" }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: "fullscreen" },
  args: {
    partner: { kind: "other", name: "Clémence" },
    messages: withClemence,
    today,
    onRetry: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTwin: Story = {
  args: { partner: { kind: "twin", name: "Clémence’s twin" }, messages: withTwin },
};

export const WithDuo: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  args: { partner: { kind: "duo", name: "Duo" }, messages: withDuo },
};

/** A message of the morning, by default the member's own. */
const at = (minute: number, more: Partial<Message>): Message => ({
  id: `at ${minute}`,
  author: "me",
  authorName: "Matteo",
  kind: "text",
  sentAt: new Date(2026, 10, 13, 8, minute),
  ...more,
});

const bread = "I can bring the bread.";

const typing = { author: "other", authorName: "Clémence", kind: "status" } as const;
export const Typing: Story = { args: { messages: [...withClemence, at(21, typing)] } };

const thinking = { author: "twin", authorName: "Clémence’s twin", kind: "status" } as const;
export const Thinking: Story = {
  args: {
    partner: { kind: "twin", name: "Clémence’s twin" },
    messages: [...withTwin, at(3, { ...thinking, text: "Looking through the answers…" })],
  },
};

/** The connection is away. */
export const Unsent: Story = {
  args: { messages: [...withClemence, at(23, { text: bread, state: "unsent" })] },
};

export const SendingAndFailed: Story = {
  args: {
    messages: [
      ...withClemence,
      at(22, { text: "Or is that too early for a ferry?", state: "failed" }),
      at(23, { text: bread, state: "sending" }),
    ],
  },
};

export const Loading: Story = { args: { messages: [], isLoading: true } };
export const Failed: Story = { args: { messages: [], hasFailed: true, onReload: fn() } };
export const NothingYet: Story = { args: { messages: [] } };

/** With a match, the reason gives the conversation a start. */
export const NothingYetWithAReason: Story = {
  args: { messages: [], emptyReason: "Both of you take the long way round." },
};

const coffee = { text: "Saturday market, one coffee?" };

/** One ring: it was sent. */
export const Sent: Story = { args: { messages: [at(23, { ...coffee, receipt: "sent" })] } };

/** Two linked rings: the other has seen it. */
export const Seen: Story = { args: { messages: [at(23, { ...coffee, receipt: "seen" })] } };

export const NothingYetWithTwin: Story = {
  args: {
    messages: [],
    partner: { kind: "twin", name: "your twin" },
    partnerPicture: people.rosalind.picture,
  },
};

export const NothingYetWithDuo: Story = {
  args: { messages: [], partner: { kind: "duo", name: "Duo" } },
};

export const LoadingEarlier: Story = {
  args: { messages: withClemence.slice(-2), isLoadingEarlier: true, onReachStart: fn() },
};

export const EarlierFailed: Story = {
  args: { messages: withClemence.slice(-2), hasEarlierFailed: true, onReachStart: fn() },
};

const long = manyMessages(0, 10_000);

export const TenThousandMessages: Story = { args: { messages: long } };

export const ScrolledUp: Story = {
  args: { messages: long.slice(-200) },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("group", { name: "Messages with Clémence" });
    region.scrollTop -= 900;
    await canvas.findByRole("button", { name: "To the newest message" });
  },
};

export const Copied: Story = {
  args: { messages: withClemence.slice(-1) },
  beforeEach: () => {
    // The browser lets a page write there only while it has the focus.
    const writing = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    return () => writing.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Copy message" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    const said = withClemence.at(-1)?.text;
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(said);
  },
};

export const TranscriptOpened: Story = {
  args: { messages: withClemence.slice(2, 3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Transcript"));
    await expect(canvas.getByText(/That is the ferry/)).toBeVisible();
  },
};

export const LongGerman: Story = {
  args: { partner: { kind: "other", name: "Friederike Hohenstein-Bartholdy" }, messages: inGerman },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
