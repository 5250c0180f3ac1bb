import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../testing/people.ts";
import { Portrait } from "./Portrait.tsx";

const meta = {
  title: "People/Portrait",
  component: Portrait,
  args: { name: people.rosalind.name, src: people.rosalind.picture },
  render: (args) => (
    <div style={{ maxInlineSize: "20rem" }}>
      <Portrait {...args} />
    </div>
  ),
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { args: { src: undefined } };

/** The picture could not be loaded: the initials replace it. */
export const Broken: Story = { args: { src: "data:image/png;base64,AAAA" } };
