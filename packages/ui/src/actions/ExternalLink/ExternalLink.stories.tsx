import type { Meta, StoryObj } from "@storybook/react-vite";
import { ExternalLink } from "./ExternalLink.tsx";

const meta = {
  title: "Actions/ExternalLink",
  component: ExternalLink,
  args: { children: "How proof of work keeps robots out", href: "https://example.com" },
} satisfies Meta<typeof ExternalLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InASentence: Story = {
  render: (args) => (
    <p>
      Nobody is asked to find traffic lights: read <ExternalLink {...args} /> instead.
    </p>
  ),
};

export const LongGerman: Story = {
  args: { children: "Wie ein Arbeitsnachweis Roboter fernhält, ohne jemanden auszufragen" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
