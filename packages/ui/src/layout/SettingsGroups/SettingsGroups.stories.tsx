import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail, MonitorSmartphone, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { AccountCard } from "../../people/AccountCard/AccountCard.tsx";
import { people } from "../../people/testing/people.ts";
import { SettingsSection } from "../SettingsSection/SettingsSection.tsx";
import { SettingsGroups, type SettingsGroupsProps } from "./SettingsGroups.tsx";

function Groups({ open: openAtFirst, ...props }: SettingsGroupsProps) {
  const [open, setOpen] = useState(openAtFirst);
  return <SettingsGroups {...props} open={open} onOpenChange={setOpen} />;
}

const meta = {
  title: "Layout/SettingsGroups",
  component: SettingsGroups,
  render: (args) => <Groups {...args} />,
  args: {
    open: null,
    onOpenChange: () => undefined,
    first: "notices",
    head: (
      <AccountCard name="Rosalind" address="rosalind@example.com" picture={people.rosalind.picture}>
        You are signed in as rosalind@example.com.
      </AccountCard>
    ),
    children: (
      <>
        <SettingsSection
          id="notices"
          icon={<Mail size="1em" />}
          title="Email notices"
          summary="1 of 2 on"
        >
          <Switch label="A new match" defaultSelected />
          <Switch label="Messages waiting for you" />
        </SettingsSection>
        <SettingsSection
          id="sessions"
          icon={<MonitorSmartphone size="1em" />}
          title="Where you are signed in"
          summary="2 devices"
        >
          <p>Firefox on Linux</p>
        </SettingsSection>
        <SettingsSection
          id="deletion"
          icon={<Trash2 size="1em" />}
          title="Delete my account"
          summary="You can come back for 30 days"
        >
          <div>
            <Button kind="danger">Delete my account</Button>
          </div>
        </SettingsSection>
      </>
    ),
  },
} satisfies Meta<typeof SettingsGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const OpenOnAPhone: Story = {
  args: { open: "sessions" },
  globals: { viewport: { value: "phone" } },
};

export const LongGerman: Story = {
  args: {
    children: (
      <SettingsSection
        id="notices"
        icon={<Mail size="1em" />}
        title="Benachrichtigungseinstellungen und Kontoangelegenheiten"
        summary="Drei von fünf Benachrichtigungen sind eingeschaltet"
      >
        <Switch label="Nachrichten, die auf dich warten" />
      </SettingsSection>
    ),
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
