import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { today, withDuo, withDuoInGerman } from "../../chat/testing/talks.ts";
import { AdviceSheet } from "./AdviceSheet.tsx";

const meta = {
  title: "People/AdviceSheet",
  component: AdviceSheet,
  // Each in a frame of its own: on one page they would cover one another.
  parameters: { docs: { story: { inline: false, height: "44rem" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: "Clémence",
    connection: "connected",
    messages: withDuo,
    maxLength: 4000,
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onReload: fn(),
    onReconnect: fn(),
    today,
  },
} satisfies Meta<typeof AdviceSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole("dialog", { name: /Advice about Clémence$/ });

export const Default: Story = {
  play: async ({ args }) => {
    const sheet = await dialog();
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.type(within(sheet).getByRole("textbox"), "And after that?{Enter}");
    await expect(args.onSend).toHaveBeenLastCalledWith("And after that?");
  },
};

/** Nothing was asked yet: a greeting, and the four questions. */
export const Greeting: Story = {
  args: { messages: [] },
  play: async ({ args }) => {
    const sheet = await dialog();
    await userEvent.click(within(sheet).getByRole("button", { name: "Opening line" }));
    await expect(args.onSend).toHaveBeenLastCalledWith("What could I write first?");
  },
};

export const Waiting: Story = {
  args: { messages: withDuo.slice(0, 1), statusText: "Duo is reading both profiles…" },
};

export const Loading: Story = { args: { messages: [], isLoading: true, connection: "connecting" } };

export const HistoryFailed: Story = {
  args: { messages: [], hasFailed: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Writing goes on; nothing can be sent, the questions included. */
export const Disconnected: Story = {
  args: { connection: "disconnected" },
  play: async () => {
    const prompts = await screen.findByRole("group", { name: "Quick questions for Duo" });
    for (const prompt of within(prompts).getAllByRole("button"))
      await expect(prompt).toBeDisabled();
    await expect(prompts).toHaveAccessibleDescription("Waiting for the connection…");
  },
};

export const NotSent: Story = {
  args: {
    messages: [
      ...withDuo,
      {
        id: "not-sent",
        author: "me",
        authorName: "Matteo",
        kind: "text",
        text: "And if she has no kitchen?",
        state: "failed",
        sentAt: new Date(2026, 10, 13, 8, 4),
      },
    ],
  },
};

export const EarlierFailed: Story = { args: { onReachStart: fn(), hasEarlierFailed: true } };

export const FromAButton: Story = {
  args: { isOpen: false, messages: [] },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button kind="secondary" onPress={() => setOpen(true)}>
          Ask Duo about Clémence
        </Button>
        <AdviceSheet {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Ask Duo about Clémence" });
    await userEvent.click(button);
    await dialog();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongGerman: Story = {
  args: { name: "Wilhelmina-Konstantina v. Auer", messages: withDuoInGerman },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
