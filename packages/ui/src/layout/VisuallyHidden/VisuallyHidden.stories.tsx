import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Layout/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Only a screen reader says this." },
  render: (args) => (
    <p>
      There is more here than meets the eye. <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
