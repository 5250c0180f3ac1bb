import { serverIntl } from "@gemel/i18n/server";
import type { TwinFacts } from "../prompts/facts.ts";
import type { SaidMessage } from "../../../ai/compose-prompt.ts";
import type { OpenAnswer } from "../../twins/shared-texts.ts";
import { escapeMarkdown } from "../../voice-script/quote-bio.ts";
import { isGreeting, stemsOf } from "./words.ts";
import { type OfflineReason, quote } from "./answer-as-advisor.ts";

/**
 * Composes a twin's answer without AI, as Markdown: the owner's own texts that are nearest to the question,
 * or that it has none; and why no AI speaks.
 * @param history the messages so far, the oldest first; the newest is the one to answer
 */
export function answerAsTwin(
  { language, isOwn, owner, openAnswers }: TwinFacts,
  history: readonly SaidMessage[],
  reason: OfflineReason,
): string {
  const intl = serverIntl(language);
  const values = {
    whose: isOwn ? "own" : "other",
    name: escapeMarkdown(owner.nickname ?? intl.formatMessage({ id: "offline.somebody" })),
  };
  const said = history.filter(({ role }) => role === "assistant").map(({ text }) => text);
  const quotedAt = ({ answer }: OpenAnswer): number =>
    said.findLastIndex((text) => text.includes(quote(answer)));
  const asked = history.at(-1)?.text ?? "";
  const found = chooseAnswer(asked, openAnswers, quotedAt);
  const paragraphs: string[] = [];
  if (found === undefined) {
    paragraphs.push(intl.formatMessage({ id: "offline.twin.nothing" }, values));
  } else if (isGreeting(asked)) {
    const questions = openAnswers.map(({ question }) => `- ${question}`).join("\n");
    paragraphs.push(intl.formatMessage({ id: "offline.twin.hello" }, values), questions);
  } else {
    const { question, answer } = found.chosen;
    if (!found.isFound) {
      paragraphs.push(intl.formatMessage({ id: "offline.twin.notFound" }, values));
    }
    const variant = said.length % 2 === 0 ? "first" : "other";
    paragraphs.push(
      intl.formatMessage({ id: "offline.twin.found" }, { ...values, question }),
      quote(answer),
      intl.formatMessage({ id: "offline.twin.close" }, { ...values, variant }),
    );
  }
  const note = intl.formatMessage({ id: "offline.note.twin" }, { reason });
  return [...paragraphs, `*${note}*`].join("\n\n");
}

export interface ChosenAnswer {
  readonly chosen: OpenAnswer;
  /** Whether it relates to the question. */
  readonly isFound: boolean;
}

/**
 * The open answer that shares the most with the question; among equals the one quoted longest ago.
 * @param quotedAt the place in the conversation where an answer was quoted last, -1 for never
 * @returns undefined if there is no answer
 */
export function chooseAnswer(
  asked: string,
  answers: readonly OpenAnswer[],
  quotedAt: (answer: OpenAnswer) => number,
): ChosenAnswer | undefined {
  const wanted = stemsOf(asked);
  const ranked = answers
    .map((answer) => {
      const stems = stemsOf(`${answer.question} ${answer.answer}`);
      return { answer, shared: [...wanted].filter((stem) => stems.has(stem)).length };
    })
    .toSorted(
      (one, other) => other.shared - one.shared || quotedAt(one.answer) - quotedAt(other.answer),
    );
  const [best] = ranked;
  return best && { chosen: best.answer, isFound: best.shared > 0 };
}
