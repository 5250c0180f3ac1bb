import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Header } from "../Header/Header.tsx";
import { HeaderNotice } from "./HeaderNotice.tsx";

const meta = {
  title: "Navigation/HeaderNotice",
  component: HeaderNotice,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "12rem" } } },
  args: {
    title: "We cannot reach Gemel right now",
    children: "What you have here stays. We keep trying.",
  },
  render: (args) => (
    <Header
      actions={
        <LinkButton size="small" kind="secondary" href="#register">
          Register
        </LinkButton>
      }
      notice={<HeaderNotice {...args} />}
    />
  ),
} satisfies Meta<typeof HeaderNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAHeader: Story = {};

export const LongGerman: Story = {
  args: {
    title: "Gemel ist gerade nicht erreichbar",
    children:
      "Was du hier hast, bleibt. Wir versuchen es immer wieder, auch wenn du weiterschreibst.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
