import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SessionItem } from "./SessionItem.tsx";

const meta = {
  title: "People/SessionItem",
  component: SessionItem,
  args: {
    browser: "Firefox",
    system: "Linux",
    signedInAt: new Date("2026-11-02T19:15:40Z"),
    lastUsedAt: new Date("2026-11-21T07:10:00Z"),
    now: new Date("2026-11-21T10:00:00Z"),
    onSignOut: fn(),
  },
} satisfies Meta<typeof SessionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = {};

export const ThisDevice: Story = {
  args: { isCurrent: true, lastUsedAt: new Date("2026-11-21T09:59:40Z") },
};

export const Unknown: Story = { args: { browser: null, system: null } };
export const BrowserOnly: Story = { args: { system: null } };
export const Ending: Story = { args: { isEnding: true } };

export const LongGermanOnPhone: Story = {
  args: { browser: "Samsung Internet Browser Beta", system: "Android 16", isCurrent: true },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
