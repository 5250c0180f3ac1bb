import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Invitation } from "./Invitation.tsx";

const meta = {
  title: "Layout/Invitation",
  component: Invitation,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Somebody out there laughs at the same places.",
    children: (
      <LinkButton href="#" size="large">
        Create your profile
      </LinkButton>
    ),
  },
} satisfies Meta<typeof Invitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWayOn: Story = {};

export const LongGermanOnPhone: Story = {
  args: { title: "Irgendwo lacht jemand an denselben außergewöhnlichen Stellen wie du." },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
