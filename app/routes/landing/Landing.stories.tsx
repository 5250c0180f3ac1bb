import type { Meta, StoryObj } from "@storybook/react-vite";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { germanOnPhone, screenAt } from "../../shell/testing/screen.ts";

const meta = {
  title: "Screens/Landing",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt("/"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { visual: { modes: ["more-contrast"] } } };

/** Two other invented people, after a press. */
export const AnotherTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another two" }));
    await canvas.findByText(/call home on Sundays/);
  },
};

export const GermanOnPhone: Story = { globals: germanOnPhone };

export const FrenchOnTablet: Story = { globals: { language: "fr", viewport: { value: "tablet" } } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
