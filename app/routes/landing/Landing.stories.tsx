import type { Meta, StoryObj } from "@storybook/react-vite";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { arrives, presses, says } from "../../shell/testing/plays.ts";
import { germanOnPhone, screenAt } from "../../shell/testing/screen.ts";

const meta = {
  title: "Screens/Landing",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt("/"),
  play: arrives,
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { visual: { modes: ["more-contrast"] } } };

/** Two other invented people, after a press. */
export const AnotherTwo: Story = { play: says(/call home on Sundays/, presses("Another two")) };
export const GermanOnPhone: Story = { globals: germanOnPhone };
export const FrenchOnTablet: Story = { globals: { language: "fr", viewport: { value: "tablet" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
