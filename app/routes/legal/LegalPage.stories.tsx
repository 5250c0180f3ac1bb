import type { Meta, StoryObj } from "@storybook/react-vite";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { arrives } from "../../shell/testing/plays.ts";
import { germanOnPhone, screenAt } from "../../shell/testing/screen.ts";

const meta = {
  title: "Screens/Legal",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt("/privacy-policy"),
  play: arrives,
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = {};
export const Terms: Story = { parameters: screenAt("/terms-of-service") };
export const Disclaimer: Story = { parameters: screenAt("/disclaimer") };
export const Rules: Story = { parameters: screenAt("/rules") };
export const PrivacyGermanOnPhone: Story = { globals: germanOnPhone };

export const TermsFrenchOnTablet: Story = {
  parameters: screenAt("/terms-of-service"),
  globals: { language: "fr", viewport: { value: "tablet" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
