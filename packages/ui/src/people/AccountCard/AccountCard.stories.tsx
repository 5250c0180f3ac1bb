import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../testing/people.ts";
import { AccountCard } from "./AccountCard.tsx";

const meta = {
  title: "People/AccountCard",
  component: AccountCard,
  args: {
    name: "Rosalind",
    address: "rosalind@example.com",
    picture: people.rosalind.picture,
    children: "You are signed in as rosalind@example.com.",
  },
} satisfies Meta<typeof AccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { args: { picture: undefined } };

/** Before the profile has a name. */
export const WithoutName: Story = { args: { name: null, picture: undefined } };

export const LongGermanOnPhone: Story = {
  args: {
    name: "Wilhelmina-Konstantina v. Auer",
    children:
      "Du bist als wilhelmina-konstantina.von-auer-und-hohenburg@donaudampfschifffahrt.example angemeldet.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
