import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { Center } from "./Center.tsx";

const meta = {
  title: "Layout/Center",
  component: Center,
  parameters: { layout: "fullscreen" },
  args: { children: <Spinner size="large" label="One moment…" labelHidden /> },
} satisfies Meta<typeof Center>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Empty: Story = {
  args: {
    children: (
      <EmptyState title="Nobody lives at this address">The page may have moved.</EmptyState>
    ),
  },
};

export const LongGerman: Story = {
  args: {
    children: (
      <EmptyState title="Unter dieser Adresse wohnt leider niemand">
        Die Seite ist vielleicht umgezogen, oder in der Internetadresse steckt ein
        Rechtschreibfehler.
      </EmptyState>
    ),
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...Empty, globals: { direction: "rtl" } };
