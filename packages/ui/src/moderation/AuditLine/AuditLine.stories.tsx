import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/Button/Button.tsx";
import { AuditLine } from "./AuditLine.tsx";

const meta = {
  title: "Moderation/AuditLine",
  component: AuditLine,
  args: {
    action: "warn",
    moderator: { nickname: "Ingrid", standing: "active" },
    subject: { nickname: "Matteo", standing: "active" },
    at: new Date("2026-11-20T08:20:00"),
    note: "First time. The tone is rude; no threat.",
    href: "#report",
  },
} satisfies Meta<typeof AuditLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OpenedReport: Story = { args: { action: "open_report", note: "" } };
export const Dismissed: Story = { args: { action: "dismiss", note: "" } };

/** An entry with the actions that are possible now. */
export const Suspended: Story = {
  args: {
    action: "suspend",
    subject: { nickname: "Matteo", standing: "suspended" },
    children: (
      <Button kind="quiet" size="small">
        End the suspension
      </Button>
    ),
  },
};

export const Reinstated: Story = { args: { action: "reinstate", href: undefined } };

export const ByTheOperator: Story = {
  args: { action: "name_admin", moderator: null, note: "", href: undefined },
};

export const AdmittedByTheOperator: Story = {
  args: { action: "admit_adult", moderator: null, note: "", href: undefined },
};

export const StatedMinor: Story = {
  args: { action: "stated_minor", moderator: null, note: "", href: undefined },
};

export const ExportedByTheOperator: Story = {
  args: { action: "export_data", moderator: null, note: "", href: undefined },
};

export const ErasedByTheOperator: Story = {
  args: { action: "erase_account", moderator: null, note: "", href: undefined },
};

export const RemovedByTheOperator: Story = {
  args: { action: "remove_admin", moderator: null, note: "", href: undefined },
};

export const LongGerman: Story = {
  args: {
    action: "reinstate",
    subject: { nickname: "Wilhelmina-Konstantina v. Auer", standing: "active" },
    note: "Donaudampfschifffahrtsgesellschaftskapitänin im Ruhestand. Sie hat sich entschuldigt.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
