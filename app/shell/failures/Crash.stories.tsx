import type { Meta, StoryObj } from "@storybook/react-vite";
import { Crash } from "./Crash.tsx";
import { Layout } from "../frame/Layout.tsx";
import { atAddress } from "../testing/at-address.tsx";
import { germanOnPhone, screenAt } from "../testing/screen.ts";

function BrokenPage(): never {
  throw new Error("A page that breaks, for the story");
}

function PageThatDoesNotArrive(): never {
  throw new TypeError("Failed to fetch dynamically imported module: /assets/page.js");
}

const meta = {
  title: "Screens/Crash",
  tags: ["!autodocs"],
  component: Crash,
  decorators: [atAddress],
  // React logs what it caught.
  parameters: { ...screenAt("/"), logsErrors: true },
  args: { children: <BrokenPage /> },
  render: (args) => (
    <Layout>
      <Crash {...args} />
    </Layout>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
} satisfies Meta<typeof Crash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {};
export const GermanOnPhone: Story = { globals: germanOnPhone };

export const NotLoaded: Story = {
  args: { children: <PageThatDoesNotArrive /> },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "This page did not load" });
  },
};

export const NotLoadedGermanOnPhone: Story = {
  args: { children: <PageThatDoesNotArrive /> },
  globals: germanOnPhone,
};
