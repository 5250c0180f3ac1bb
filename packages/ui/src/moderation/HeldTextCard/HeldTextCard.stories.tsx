import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { HeldTextCard } from "./HeldTextCard.tsx";

const meta = {
  title: "Moderation/HeldTextCard",
  component: HeldTextCard,
  args: {
    member: { nickname: "Matteo", standing: "active" },
    texts: [
      "Your smile made my day! I have an offer that you will love.",
      "Your smile made my week! I have an offer that you will love.",
    ],
    people: 14,
    newestAt: new Date("2026-11-20T08:20:00"),
    onRelease: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof HeldTextCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePerson: Story = {
  args: { people: 1, texts: ["Hello you."], member: { nickname: null, standing: "deleted" } },
};

export const LongGerman: Story = {
  args: {
    member: { nickname: "Wilhelmina-Konstantina v. Auer", standing: "suspended" },
    texts: [
      "Donaudampfschifffahrtsgesellschaftskapitänin im Ruhestand sucht jemanden, der an langen Abenden am Fluss sitzt und zuhört, wenn die Schiffe kommen, und der selbst etwas zu erzählen hat.",
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
