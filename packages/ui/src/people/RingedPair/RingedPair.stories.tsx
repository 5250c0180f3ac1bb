import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../Avatar/Avatar.tsx";
import { people } from "../testing/people.ts";
import { RingedPair } from "./RingedPair.tsx";

const face = ({ name, picture }: (typeof people)["rosalind" | "matteo"]) => ({
  content: <Avatar name={name} src={picture} size="inherit" />,
});

const meta = {
  title: "People/RingedPair",
  component: RingedPair,
  decorators: [
    (Story) => (
      <div style={{ fontSize: "8rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { first: face(people.rosalind), second: face(people.matteo) },
} satisfies Meta<typeof RingedPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { parameters: { visual: { modes: ["more-contrast"] } } };
export const OneStillToCome: Story = { args: { second: { state: "open" } } };
export const NobodyYet: Story = { args: { first: { state: "open" }, second: { state: "open" } } };
export const Meeting: Story = { args: { isMeeting: true } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
