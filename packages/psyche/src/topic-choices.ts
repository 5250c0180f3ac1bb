import { type CategoryOf, choiceSets, type Topic } from "./instrument/design.ts";
import { type ChoiceMarks, type Choice, marksOf } from "./marks.ts";
import type { QuestionResponse } from "./responses.ts";

/** The marks in a question of a topic. */
export interface TopicMarks<T extends Topic> {
  /** The categories that the question offered. */
  readonly offered: readonly CategoryOf<T>[];
  readonly most: number;
  readonly least: number;
}

const topicQuestionId = (topic: Topic, index: number): string => `${topic}-${index + 1}`;

/** The answers to the questions of a topic; what is missing or foreign is passed over. */
export function topicMarks<T extends Topic>(
  topic: T,
  responses: readonly QuestionResponse[],
): TopicMarks<T>[] {
  const sets: readonly (readonly CategoryOf<T>[])[] = choiceSets[topic];
  const choices = sets.map((offered, index): Choice => {
    const questionId = topicQuestionId(topic, index);
    return { questionId, optionIds: offered.map((category) => `${questionId}-${category}`) };
  });
  return marksOf(choices, responses).map(({ choice, most, least }: ChoiceMarks) => ({
    offered: sets[choice] ?? [],
    most,
    least,
  }));
}
