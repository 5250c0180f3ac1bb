import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/Stack/Stack.tsx";
import { choiceStatus, type MostLeast } from "./MostLeastChoice/most-least.ts";
import { MostLeastChoice } from "./MostLeastChoice/MostLeastChoice.tsx";
import { OpenAnswer } from "./OpenAnswer/OpenAnswer.tsx";
import { isTooShort } from "./OpenAnswer/open-answer.ts";
import { QuestionCard } from "./QuestionCard/QuestionCard.tsx";
import { QuestionnaireActions } from "./QuestionnaireActions/QuestionnaireActions.tsx";
import { QuestionnaireProgress } from "./QuestionnaireProgress/QuestionnaireProgress.tsx";

const block = { name: "Der Alltag", count: 3 };

const choices = [
  {
    id: "everyday-1",
    text: "Ein Samstag ohne Pläne liegt vor dir. Was passt am besten zu dir, was am wenigsten?",
    options: [
      { id: "everyday-1-a", text: "Ich suche einen Ort, an dem ich noch nie war." },
      { id: "everyday-1-b", text: "Ich erledige, was von der Woche übrig ist, und ruhe dann aus." },
      { id: "everyday-1-c", text: "Ich rufe herum, bis jemand Zeit hat." },
      { id: "everyday-1-d", text: "Ich frage mich immer wieder, ob ich etwas anderes tun sollte." },
    ],
  },
  {
    id: "everyday-2",
    text: "Etwas Geplantes fällt in letzter Minute aus.",
    options: [
      { id: "everyday-2-a", text: "Ein zweiter Plan liegt schon in der Schublade." },
      { id: "everyday-2-b", text: "Ich bin gespannt, was stattdessen passiert." },
      { id: "everyday-2-c", text: "Zuerst frage ich, wie es den anderen damit geht." },
      { id: "everyday-2-d", text: "Es geht mir den Rest des Tages nach." },
    ],
  },
] as const;

const open = {
  id: "own-words-1",
  text: "Erzähl von einem Augenblick, in dem du ganz du selbst warst.",
};

interface WholeQuestionProps {
  /** The first question to show: 0 and 1 are choices, 2 is open. */
  index: number;
  choice: MostLeast;
  answer: string;
  isAdvancing: boolean;
  isSubmitting: boolean;
  error: string | undefined;
}

/** Joins the parts as the screen does. There a flow decides when to go on, here only the buttons do. */
function WholeQuestion(start: WholeQuestionProps) {
  const [index, setIndex] = useState(start.index);
  const [choice, setChoice] = useState(start.choice);
  const [answer, setAnswer] = useState(start.answer);
  const [wasRefused, setRefused] = useState(false);
  const question = choices[index];
  const isMissing = question ? choiceStatus(choice) !== "both" : isTooShort(answer);
  const go = (to: number) => {
    setRefused(false);
    setChoice({ most: null, least: null });
    setIndex(to);
  };
  const place = { blockName: block.name, number: index + 1, count: block.count };
  return (
    <div style={{ maxInlineSize: "48rem", marginInline: "auto" }}>
      <Stack gap={6}>
        <QuestionnaireProgress {...place} answered={index} total={14} />
        <QuestionCard
          {...place}
          questionId={question?.id ?? open.id}
          text={question?.text ?? open.text}
          error={
            start.error ??
            (question && wasRefused && isMissing
              ? "Wähle einen Satz, der am besten passt, und einen, der am wenigsten passt."
              : undefined)
          }
        >
          {question ? (
            <MostLeastChoice
              options={question.options}
              {...choice}
              onChange={setChoice}
              goesOn
              isDisabled={start.isSubmitting}
            />
          ) : (
            <OpenAnswer
              value={answer}
              onChange={setAnswer}
              wasRefused={wasRefused}
              isDisabled={start.isSubmitting}
            />
          )}
        </QuestionCard>
        <QuestionnaireActions
          {...(index > 0 ? { onBack: () => go(index - 1) } : {})}
          onNext={() => (isMissing ? setRefused(true) : go(Math.min(2, index + 1)))}
          isLast={index === 2}
          isAdvancing={start.isAdvancing}
          isSubmitting={start.isSubmitting}
        />
      </Stack>
    </div>
  );
}

const meta = {
  title: "Questionnaire/Whole question",
  component: WholeQuestion,
  globals: { language: "de" },
  args: {
    index: 0,
    choice: { most: null, least: null },
    answer: "",
    isAdvancing: false,
    isSubmitting: false,
    error: undefined,
  },
} satisfies Meta<typeof WholeQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {};
export const ChoiceOnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OneChosen: Story = { args: { choice: { most: "everyday-1-c", least: null } } };

export const Advancing: Story = {
  args: { choice: { most: "everyday-1-c", least: "everyday-1-a" }, isAdvancing: true },
};

export const Open: Story = {
  args: { index: 2, answer: "Auf der Fähre, im Regen, mit Brot unter dem Mantel." },
};

export const Submitting: Story = {
  args: {
    index: 2,
    answer: "Auf der Fähre, im Regen, mit Brot unter dem Mantel.",
    isSubmitting: true,
  },
};

export const SubmissionFailed: Story = {
  args: {
    index: 2,
    answer: "Auf der Fähre, im Regen, mit Brot unter dem Mantel.",
    error: "Beim Absenden ist etwas schiefgegangen. Deine Antworten sind noch da.",
  },
};
