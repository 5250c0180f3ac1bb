import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { fits, people } from "../testing/people.ts";
import { QuickView } from "./QuickView.tsx";

const open = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
};

const meta = {
  title: "People/QuickView",
  component: QuickView,
  parameters: { docs: { story: { inline: false, height: "28rem" } } },
  args: {
    name: "Rosalind",
    children: "Rosalind",
    seen: {
      person: people.rosalind,
      bio: "I repair bicycles during the week and ruin tarts on Sundays.",
      compatibility: fits.well,
    },
  },
  play: open,
} satisfies Meta<typeof QuickView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { seen: "loading" } };
export const NotFound: Story = { args: { seen: "notFound" } };
export const DayUsedUp: Story = { args: { seen: "dayUsedUp" } };
export const Failed: Story = { args: { seen: "failed" } };

export const FewFacts: Story = {
  args: {
    name: "Ingrid",
    children: "Ingrid",
    seen: { person: people.ingrid, bio: null, compatibility: fits.unsure },
  },
};

export const LongGerman: Story = {
  args: {
    name: "Wilhelmina-Konstantina v. Auer",
    children: "Wilhelmina-Konstantina v. Auer",
    seen: {
      person: people.wilhelmina,
      bio: "Donaudampfschifffahrtsgesellschaftskapitänin im Ruhestand. Früher habe ich Schiffe gelenkt, heute lenke ich Gespräche.",
      compatibility: fits.perhaps,
    },
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
