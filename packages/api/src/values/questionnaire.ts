import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { readBoolean, readChoice, readNonEmpty } from "./reading/nullable.ts";
import { readTime } from "./reading/figures.ts";
import { fieldsOf, id, type Reader, text } from "./reading/reader.ts";
import { choice, fieldsIn, flag, list, object } from "./reading/readers.ts";
import { languages } from "./user-choices.ts";

type Questionnaire = Schemas["Questionnaire"];
type Block = Schemas["QuestionBlock"];
type Question = Schemas["Question"];
type CompletionStatus = Schemas["CompletionStatus"];

const readOptions = list<Schemas["QuestionOption"]>(
  object<Schemas["QuestionOption"]>({ id, text }),
);

const readQuestion: Reader<Question> = object<Question>({
  id,
  text,
  question_type: choice(all<Question["question_type"]>()(["open_ended", "choice"])),
  options: (json) => readOptions(json ?? null),
});

const readBlocks = list<Block>(object<Block>({ id, name: text, questions: list(readQuestion) }));

/** Reads a questionnaire; an open question has no options, and may leave them out. */
export function readQuestionnaire(json: unknown): Questionnaire {
  const raw = fieldsOf<Questionnaire>(json);
  const name = readNonEmpty(raw.name);
  const language = readChoice(languages, raw.language);
  return {
    id: id(raw.id),
    blocks: readBlocks(raw.blocks),
    ...(name !== null && { name: name as NonNullable<Questionnaire["name"]> }),
    ...(language !== null && { language }),
  };
}

const againStates = all<NonNullable<CompletionStatus["again"]>>()(["open", "later", "analysing"]);

type RawStatus = Partial<Record<keyof CompletionStatus, unknown>>;

function statusOf(completed: boolean, raw: RawStatus): CompletionStatus {
  const completed_at = readTime(raw.completed_at);
  const again = readChoice(againStates, raw.again);
  const again_from = readTime(raw.again_from);
  return {
    completed,
    ...(completed_at !== null && { completed_at }),
    ...(again !== null && { again }),
    ...(again_from !== null && { again_from }),
  };
}

export function readCompletionStatus(json: unknown): CompletionStatus {
  const raw = fieldsOf<CompletionStatus>(json);
  return statusOf(flag(raw.completed), raw);
}

/** Reads what came of submitting: the specification does not show the answer, so a success is enough. */
export function readSubmission(json: unknown): CompletionStatus {
  const raw = fieldsIn<CompletionStatus>(json);
  return statusOf(readBoolean(raw.completed) ?? true, raw);
}
