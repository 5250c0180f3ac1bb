import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  // In a frame of its own, which has a first stop and no other content.
  parameters: { docs: { story: { inline: false, height: "8rem" } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab: the first stop leads here.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfSight: Story = {};

export const Focused: Story = {
  play: ({ canvas }) => {
    canvas.getByRole("link").focus();
  },
};

export const LongGerman: Story = {
  ...Focused,
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...Focused, globals: { direction: "rtl" } };
