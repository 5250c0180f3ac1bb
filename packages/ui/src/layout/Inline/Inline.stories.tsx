import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/Button/Button.tsx";
import { Inline } from "./Inline.tsx";

const meta = {
  title: "Layout/Inline",
  component: Inline,
  args: {
    children: ["Save", "Discard changes", "Later"].map((text, index) => (
      <Button key={text} kind={index === 0 ? "primary" : "secondary"}>
        {text}
      </Button>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtTheEnds: Story = { args: { justify: "between" } };
export const Wrapped: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
