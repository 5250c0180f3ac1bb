import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Spinner, spinnerSizes } from "./Spinner.tsx";

const meta = { title: "Feedback/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap={8}>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
};

export const WithLabel: Story = { args: { label: "Confirming your address…", size: "large" } };
export const German: Story = { args: { labelHidden: false }, globals: { language: "de" } };
