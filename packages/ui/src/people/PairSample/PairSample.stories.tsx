import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/Button/Button.tsx";
import { people } from "../testing/people.ts";
import { PairSample } from "./PairSample.tsx";

const meta = {
  title: "People/PairSample",
  component: PairSample,
  args: {
    people: [
      { name: "Clémence", picture: people.rosalind.picture },
      { name: "Yusuf", picture: people.matteo.picture },
    ],
    children:
      "Both of you say sorry first. You differ on weekends, and both enjoy being surprised.",
    note: "Two invented people",
  },
} satisfies Meta<typeof PairSample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

export const WithOthers: Story = {
  args: {
    action: (
      <Button kind="quiet" size="small">
        Another two
      </Button>
    ),
  },
};

export const LongGerman: Story = {
  args: {
    children:
      "Ihr entschuldigt euch beide als Erste. An Wochenenden geht ihr auseinander, und beide lasst ihr euch gern überraschen.",
    note: "Zwei erfundene Menschen",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
