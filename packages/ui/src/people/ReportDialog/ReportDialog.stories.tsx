import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReportDialog } from "./ReportDialog.tsx";

const meta = {
  title: "People/ReportDialog",
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, height: "38rem" } } },
  args: {
    name: "Clémence",
    isOpen: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const messages = [
  { id: "3", text: "Answer me.", sentAt: new Date("2026-11-19T23:41:00") },
  { id: "2", text: null, sentAt: new Date("2026-11-19T22:14:00") },
  {
    id: "1",
    text: "I know where you live, and if you do not answer me tonight I will come and wait in front of your door until you do, however long that takes. You will see. I have time, and I know when you go to work and which way you take, and when you come back in the evening.",
    sentAt: new Date("2026-11-18T08:02:00"),
  },
];

/** From a conversation: the other member's messages can be marked. */
export const WithMessages: Story = { args: { messages } };

export const WithMessagesGermanOnPhone: Story = {
  args: { messages },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { error: "Your report could not be sent. Please try again." },
};

export const LongGerman: Story = {
  args: { name: "Wilhelmina-Konstantina v. Auer" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
