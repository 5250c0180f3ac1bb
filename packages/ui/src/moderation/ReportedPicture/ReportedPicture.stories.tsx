import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../../people/testing/people.ts";
import { ReportedPicture } from "./ReportedPicture.tsx";

const meta = {
  title: "Moderation/ReportedPicture",
  component: ReportedPicture,
  args: { src: people.matteo.picture, alt: "Picture of Matteo at that time" },
} satisfies Meta<typeof ReportedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { src: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
