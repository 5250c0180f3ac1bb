import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Logo, logoSizes } from "./Logo.tsx";

const meta = { title: "Brand/Logo", component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap={8}>
      {logoSizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Inline>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
