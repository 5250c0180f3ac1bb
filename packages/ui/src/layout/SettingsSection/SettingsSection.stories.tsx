import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/Button/Button.tsx";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

const meta = {
  title: "Layout/SettingsSection",
  component: SettingsSection,
  args: {
    id: "notices",
    title: "Email notices",
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
    title: "Delete my account",
    note: undefined,
    children: (
      <div>
        <Button kind="danger">Delete my account</Button>
      </div>
    ),
  },
};

export const LongGermanOnPhone: Story = {
  args: {
    title: "Benachrichtigungseinstellungen und Kontoangelegenheiten",
    note: "Nachrichten über das Konto selbst, etwa nach einer Passwortänderung, kommen in jedem Fall.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
