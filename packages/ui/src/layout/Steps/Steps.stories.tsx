import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Steps } from "./Steps.tsx";

const meta = {
  title: "Layout/Steps",
  component: Steps,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "24rem" } } },
  args: {
    label: "How it works",
    steps: [
      { number: "one", title: "Answer honestly", text: "Small choices with no right answer." },
      {
        number: "two",
        title: "Meet your twin",
        text: "An AI that speaks from your answers.",
        tone: "twin",
      },
      {
        number: "three",
        title: "Write first, or listen",
        text: "Few people, well chosen.",
        tone: "garnet",
      },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

/** One person's answer, what their twin makes of it, and what a reader writes. */
export const WithExamples: Story = {
  args: {
    steps: [
      {
        number: "one",
        title: "Answer honestly",
        text: "Small choices with no right answer.",
        example: {
          from: "Clémence, in her own words",
          words: "I say sorry first, and mean it by breakfast.",
        },
      },
      {
        number: "two",
        title: "Meet your twin",
        text: "An AI that speaks from your answers, always labelled, and yours to share or keep.",
        tone: "twin",
        example: {
          from: "Clémence’s twin, an AI",
          words: "She says sorry first. The rest comes with breakfast.",
        },
      },
      {
        number: "three",
        title: "Write first, or listen",
        text: "Few people, well chosen.",
        tone: "garnet",
        example: { from: "You, to Clémence", words: "And who makes the breakfast?", isOwn: true },
      },
    ],
  },
};

export const WithRemark: Story = {
  args: { children: <Notice live={false}>A score starts a conversation.</Notice> },
};

export const LongGermanOnPhone: Story = {
  args: {
    label: "So funktioniert es",
    steps: [
      {
        number: "eins",
        title: "Persönlichkeitsfragebogen ehrlich beantworten",
        text: "Vierzig kleine Entscheidungen ohne richtige Antwort, und sechs, die du in eigenen Worten schreibst.",
      },
      {
        number: "zwei",
        title: "Deinen digitalen Zwilling kennenlernen",
        text: "Eine künstliche Intelligenz, die aus deinen Antworten spricht und immer als solche gekennzeichnet ist.",
      },
      {
        number: "drei",
        title: "Zuerst schreiben oder zuhören",
        text: "Wenige Menschen, gut ausgewählt.",
      },
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
