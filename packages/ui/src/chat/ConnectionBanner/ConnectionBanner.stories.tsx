import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

/** Stands still, so that a picture of it stays the same. */
const stopped = { now: () => 0, after: () => () => {} };

/** A clock on which every wait has already passed. */
const ahead = {
  now: () => 0,
  after: (_: number, call: () => void) => {
    call();
    return () => {};
  },
};

const meta = {
  title: "Chat/ConnectionBanner",
  component: ConnectionBanner,
  parameters: { layout: "fullscreen" },
  args: { state: "disconnected", onRetry: fn() },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disconnected: Story = { args: { retryAt: new Date(8000), clock: stopped } };
export const TryingAgain: Story = { args: { retryAt: new Date(0), clock: stopped } };

/** No automatic attempts. */
export const WithoutAttempts: Story = {};

/** The attempt has lasted long enough to be shown. */
export const Connecting: Story = { args: { state: "connecting", clock: ahead } };
export const Connected: Story = { args: { state: "connected" } };

export const LongGerman: Story = {
  args: { retryAt: new Date(30_000), clock: stopped },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { retryAt: new Date(8000), clock: stopped },
  globals: { direction: "rtl" },
};
