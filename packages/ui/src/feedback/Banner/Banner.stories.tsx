import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { tones } from "../tones.ts";
import { Banner } from "./Banner.tsx";

const meta = {
  title: "Feedback/Banner",
  component: Banner,
  args: {
    children: "Please complete your profile first.",
    placement: "inline",
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Floating: Story = {
  args: { placement: "floating" },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "12rem" } } },
};

export const LongGerman: Story = {
  args: {
    children:
      "Diese Seite öffnet sich, sobald dein Persönlichkeitsfragebogen vollständig ausgewertet ist.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
