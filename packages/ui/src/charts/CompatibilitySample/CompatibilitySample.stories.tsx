import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/Button/Button.tsx";
import { CompatibilitySample } from "./CompatibilitySample.tsx";

const meta = {
  title: "Charts/CompatibilitySample",
  component: CompatibilitySample,
  args: {
    label: "Example: how the answers of Clémence and Yusuf lie together",
    people: [
      { name: "Clémence", values: [84, 72, 88, 61, 80] },
      { name: "Yusuf", values: [70, 86, 76, 78, 68] },
    ],
    children:
      "Both of you say sorry first. You differ on weekends, and both enjoy being surprised.",
    note: "Two invented people, as an example",
  },
} satisfies Meta<typeof CompatibilitySample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

export const WithOthers: Story = {
  args: {
    action: (
      <Button kind="secondary" size="small">
        Another two
      </Button>
    ),
  },
};

export const LongGerman: Story = {
  args: {
    label: "Beispiel: wie die Antworten von Clémence und Yusuf zueinander liegen",
    children:
      "Ihr entschuldigt euch beide als Erste. An Wochenenden geht ihr auseinander, und beide lasst ihr euch gern überraschen.",
    note: "Zwei erfundene Menschen, als Beispiel",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
