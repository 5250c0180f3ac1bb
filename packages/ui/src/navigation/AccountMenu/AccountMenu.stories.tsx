import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut, Settings, UserRound } from "lucide-react";
import { fn } from "storybook/test";
import rosalind from "../../people/testing/portraits/rosalind.webp?inline";
import { AccountMenu } from "./AccountMenu.tsx";

const entriesOf = (profile: string, settings: string, logout: string) => [
  { label: profile, href: "#profile", icon: <UserRound size="1em" /> },
  { label: settings, href: "#settings", icon: <Settings size="1em" /> },
  { label: logout, onPress: fn(), icon: <LogOut size="1em" /> },
];

const meta = {
  title: "Navigation/AccountMenu",
  component: AccountMenu,
  args: { label: "You", name: "Rosalind", entries: entriesOf("Profile", "Settings", "Logout") },
  // In a frame, because it asks how wide the page is.
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
};

export const Closed: Story = { args: { src: rosalind } };
export const Opened: Story = { args: { src: rosalind }, play: open };
export const OpenedOnAPhone: Story = { ...Opened, globals: { viewport: { value: "phone" } } };

/** A member without a picture is shown by their initials. */
export const Current: Story = {
  args: {
    entries: meta.args.entries.map((entry) =>
      "href" in entry ? { ...entry, isCurrent: entry.label === "Profile" } : entry,
    ),
  },
  play: open,
};

export const LongGermanOnAPhone: Story = {
  args: {
    label: "Du",
    name: "friederike.von-der-langen-anschrift@beispiel-gesellschaft.example.org",
    entries: entriesOf("Profil", "Einstellungen", "Abmelden"),
  },
  globals: { language: "de", viewport: { value: "phone" } },
  play: open,
};

export const RightToLeft: Story = { ...Opened, globals: { direction: "rtl" } };
