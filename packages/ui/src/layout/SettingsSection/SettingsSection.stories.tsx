import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail, Trash2 } from "lucide-react";
import { Button } from "../../actions/Button/Button.tsx";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { SettingsGroups } from "../SettingsGroups/SettingsGroups.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

const meta = {
  title: "Layout/SettingsSection",
  component: SettingsSection,
  render: (args) => (
    <SettingsGroups open={args.id} onOpenChange={() => undefined} first={args.id}>
      <SettingsSection {...args} />
    </SettingsGroups>
  ),
  args: {
    id: "notices",
    icon: <Mail size="1em" />,
    title: "Email notices",
    summary: "1 of 2 on",
    note: "Mails about the account itself always come.",
    children: (
      <Stack>
        <Switch label="A new match" defaultSelected />
        <Switch label="Messages waiting for you" />
      </Stack>
    ),
  },
} satisfies Meta<typeof SettingsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutNote: Story = {
  args: {
    id: "deletion",
    icon: <Trash2 size="1em" />,
    title: "Delete my account",
    note: undefined,
    summary: "You can come back for 30 days",
    children: (
      <div>
        <Button kind="danger">Delete my account</Button>
      </div>
    ),
  },
};

export const WithoutIcon: Story = { args: { icon: undefined } };

/** How it is set is not known yet. */
export const WithoutSummary: Story = { args: { summary: undefined } };

export const LongGermanOnPhone: Story = {
  args: {
    title: "Benachrichtigungseinstellungen und Kontoangelegenheiten",
    summary: "Drei von fünf Benachrichtigungen sind eingeschaltet",
    note: "Nachrichten über das Konto selbst, etwa nach einer Passwortänderung, kommen in jedem Fall.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
