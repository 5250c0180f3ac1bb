import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReportedTalk } from "./ReportedTalk.tsx";

const load = () => Promise.resolve(new Blob());

const meta = {
  title: "Moderation/ReportedTalk",
  component: ReportedTalk,
  args: {
    label: "The conversation at that time",
    names: { reported: "Matteo", reporter: "Rosalind" },
    messages: [
      {
        id: "1",
        sender: "reported",
        isWithTwin: false,
        kind: "text",
        text: "Why do you not answer?",
        sentAt: new Date("2026-11-19T01:12:40"),
      },
      {
        id: "2",
        sender: "reporter",
        isWithTwin: false,
        kind: "text",
        text: "I was asleep. Please do not write to me at night.",
        sentAt: new Date("2026-11-19T07:30:02"),
      },
      {
        id: "3",
        sender: "reported",
        isWithTwin: false,
        kind: "audio",
        text: null,
        load,
        sentAt: new Date("2026-11-19T22:05:17"),
      },
    ],
  },
} satisfies Meta<typeof ReportedTalk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FormerMember: Story = {
  args: {
    messages: [
      {
        id: "1",
        sender: "former_member",
        isWithTwin: false,
        kind: "text",
        text: "Buy my watches.",
        sentAt: new Date("2026-11-19T01:12:40"),
      },
    ],
  },
};

export const RecordingGone: Story = {
  args: {
    messages: [
      {
        id: "1",
        sender: "reported",
        isWithTwin: false,
        kind: "audio",
        text: "I know where you live.",
        sentAt: new Date("2026-11-19T01:12:40"),
      },
    ],
  },
};

export const LongGerman: Story = {
  args: {
    names: { reported: "Wilhelmina-Konstantina v. Auer", reporter: "Rosalind" },
    messages: [
      {
        id: "1",
        sender: "reported",
        isWithTwin: false,
        kind: "text",
        text: "Donaudampfschifffahrtsgesellschaftskapitänin\nim Ruhestand, und trotzdem warte ich hier jede Nacht auf dich.",
        sentAt: new Date("2026-11-19T01:12:40"),
      },
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
