import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { QuickView } from "../QuickView/QuickView.tsx";
import { people } from "../testing/people.ts";
import { ConversationItem } from "./ConversationItem.tsx";

const now = new Date("2026-11-21T16:30:00");

const meta = {
  title: "People/ConversationItem",
  component: ConversationItem,
  args: {
    kind: "user",
    name: "Rosalind",
    picture: people.rosalind.picture,
    href: "#conversation",
    lastMessage: "Which one was it? The lemon cake, I hope.",
    lastMessageAt: new Date("2026-11-21T14:05:00"),
    now,
  },
} satisfies Meta<typeof ConversationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unread: Story = { args: { unread: 3 } };

/** It is open beside the list. */
export const Current: Story = { args: { isCurrent: true } };

export const Twin: Story = {
  args: {
    kind: "twin",
    name: "Your twin",
    picture: undefined,
    lastMessage: "I said no to the party, because you would have.",
    lastMessageAt: new Date("2026-11-18T21:00:00"),
  },
};

/** In the twin's green. */
export const TwinWithPicture: Story = {
  args: { ...Twin.args, picture: people.rosalind.picture },
  parameters: { visual: { modes: ["more-contrast"] } },
};

export const Advisor: Story = {
  args: {
    kind: "advisor",
    name: "Rosalind",
    picture: undefined,
    lastMessage: "Ask her about the bicycle in her second picture.",
    lastMessageAt: new Date("2026-10-02T21:00:00"),
  },
};

export const NothingSaid: Story = { args: { lastMessage: null, lastMessageAt: null } };

export const Ended: Story = {
  args: { hasEnded: true, lastMessageAt: new Date("2025-12-31T21:00:00") },
};

export const WithQuickView: Story = {
  args: {
    asButton: (picture) => (
      <QuickView name="Rosalind" seen="loading">
        {picture}
        <VisuallyHidden>A look at Rosalind</VisuallyHidden>
      </QuickView>
    ),
  },
};

export const Several: Story = {
  render: (args) => (
    <Stack gap={2}>
      <ConversationItem {...args} unread={120} />
      <ConversationItem {...args} {...TwinWithPicture.args} />
      <ConversationItem {...args} name="نور" lastMessage="إلى الغد" picture={people.noor.picture} />
      <ConversationItem {...args} name="Ingrid" picture={undefined} hasEnded />
    </Stack>
  ),
};

export const LongGerman: Story = {
  args: {
    name: "Wilhelmina-Konstantina v. Auer",
    picture: people.wilhelmina.picture,
    lastMessage:
      "Donaudampfschifffahrtsgesellschaftskapitänin im Ruhestand, und trotzdem pünktlich.",
    unread: 2,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { unread: 1 }, globals: { direction: "rtl" } };
