import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReportCard } from "./ReportCard.tsx";

const meta = {
  title: "Moderation/ReportCard",
  component: ReportCard,
  args: {
    href: "#report",
    reason: "harassment",
    severity: "high",
    details: "I asked twice. They write at night and shout when I do not answer.",
    reporter: { nickname: "Rosalind", standing: "active" },
    reported: { nickname: "Matteo", standing: "active" },
    createdAt: new Date("2026-11-19T22:14:05"),
    ruling: null,
    now: new Date("2026-11-21T09:00:00"),
  },
} satisfies Meta<typeof ReportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutDetails: Story = { args: { details: "" } };

/**
 * Several members reported the same member, who was warned before; most of what the reporter reported was
 * dismissed.
 */
export const ManyReporters: Story = {
  args: { reporters: 3, reporterHistory: { reports: 5, dismissed: 4 }, earlierMeasures: 2 },
};

export const LessUrgent: Story = { args: { reason: "fake_profile", severity: "medium" } };

export const Decided: Story = {
  args: {
    reported: { nickname: "Matteo", standing: "suspended" },
    ruling: {
      action: "suspend",
      by: { nickname: "Ingrid", standing: "active" },
      at: new Date("2026-11-20T08:20:00"),
    },
  },
};

export const FormerMember: Story = {
  args: { reason: "spam", severity: "low", reported: { nickname: null, standing: "deleted" } },
};

export const LongGerman: Story = {
  args: {
    reason: "inappropriate",
    reporters: 12,
    reporterHistory: { reports: 14, dismissed: 2 },
    earlierMeasures: 3,
    reported: { nickname: "Wilhelmina-Konstantina v. Auer", standing: "suspended" },
    details:
      "Donaudampfschifffahrtsgesellschaftskapitänin im Ruhestand, und trotzdem schreibt sie jede Nacht, obwohl ich sie zweimal gebeten habe, damit aufzuhören. Beim dritten Mal wurde sie laut, beim vierten drohte sie, meine Bilder weiterzugeben.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
