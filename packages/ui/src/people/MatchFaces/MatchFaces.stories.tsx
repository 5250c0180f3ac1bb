import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../testing/people.ts";
import { MatchFace } from "./MatchFace.tsx";
import { MatchFaces } from "./MatchFaces.tsx";

const faces = [people.rosalind, people.matteo, people.wilhelmina, people.ingrid, people.noor].map(
  ({ name, ...person }, index) => (
    <MatchFace
      key={name}
      name={name}
      picture={"picture" in person ? person.picture : undefined}
      isNew={index === 0}
      onPress={() => undefined}
    />
  ),
);

const meta = {
  title: "People/MatchFaces",
  component: MatchFaces,
  args: { label: "Write to a match", children: faces },
} satisfies Meta<typeof MatchFaces>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The row scrolls if it is too long. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const One: Story = { args: { children: faces.slice(0, 1) } };
export const Nobody: Story = { args: { children: [] } };
export const Loading: Story = { args: { isLoading: true, children: [] } };
export const German: Story = { globals: { language: "de", viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
