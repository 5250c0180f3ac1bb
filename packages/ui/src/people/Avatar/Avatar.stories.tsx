import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Avatar, avatarSizes } from "./Avatar.tsx";

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#D9E2E9"/><circle cx="40" cy="32" r="15" fill="#2B1830"/><path d="M10 80a30 30 0 0 1 60 0z" fill="#2B1830"/></svg>',
)}`;

const meta = {
  title: "People/Avatar",
  component: Avatar,
  args: { name: "Clémence Aubry", named: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: portrait } };
export const PictureThatDoesNotLoad: Story = { args: { src: "data:image/png;base64,broken" } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={6}>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Tints: Story = {
  render: (args) => (
    <Inline>
      {["Rosalind", "Matteo Conti", "Ingrid", "Yusuf Demir", "Björn", "Aïcha", "Łukasz", "Zoë"].map(
        (name) => (
          <Avatar key={name} {...args} name={name} />
        ),
      )}
    </Inline>
  ),
};
