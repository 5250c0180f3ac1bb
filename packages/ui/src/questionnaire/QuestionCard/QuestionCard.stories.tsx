import type { Meta, StoryObj } from "@storybook/react-vite";
import { MostLeastChoice } from "../MostLeastChoice/MostLeastChoice.tsx";
import { OpenAnswer } from "../OpenAnswer/OpenAnswer.tsx";
import { QuestionCard } from "./QuestionCard.tsx";

const choice = (
  <MostLeastChoice
    options={[
      { id: "place", text: "I look for a place I have never been to." },
      { id: "rest", text: "I finish what is left of the week, then rest." },
      { id: "friend", text: "I call around until somebody has time." },
    ]}
    most="friend"
    least={null}
    onChange={() => undefined}
  />
);

const meta = {
  title: "Questionnaire/QuestionCard",
  component: QuestionCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "48rem" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    questionId: "everyday-1",
    blockName: "Everyday life",
    number: 3,
    count: 12,
    text: "A Saturday without plans lies ahead of you.",
    children: choice,
  },
} satisfies Meta<typeof QuestionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpenQuestion: Story = {
  args: {
    blockName: "In your own words",
    number: 1,
    count: 2,
    text: "Tell of a moment in which you were entirely yourself.",
    children: (
      <OpenAnswer
        value="On the ferry, in the rain, with bread under my coat."
        onChange={() => undefined}
      />
    ),
  },
};

export const WithError: Story = {
  args: { error: "An error occurred during submission. Your answers are kept, please try again." },
};

export const LongGerman: Story = {
  args: {
    blockName: "Zusammenleben und Alltagsgewohnheiten",
    text: "Stell dir vor, ihr habt unterschiedliche Vorstellungen von Pünktlichkeit und Haushaltsaufgaben. Was passt am besten zu dir, was am wenigsten?",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
