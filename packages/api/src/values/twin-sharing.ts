import type { Schemas } from "../contract.ts";
import { readNonEmpty } from "./reading/nullable.ts";
import { readTime } from "./reading/figures.ts";
import { fieldsOf, id, type Reader, text } from "./reading/reader.ts";
import { flag, list, number, object, time } from "./reading/readers.ts";

/** An answer to an open question, as its owner decides about it. */
export type SharedAnswer = Schemas["SharedAnswer"];

/** A member's choice of what the twin may say to others, and to whom. */
export type TwinSharing = Schemas["TwinSharing"];

/** A member who talked with the member's twin; without a nickname after deletion of the account. */
export type TwinTalk = Schemas["TwinTalk"];

export const readTwinSharing: Reader<TwinSharing> = object<TwinSharing>({
  answers: list<SharedAnswer>(
    object<SharedAnswer>({
      question_id: id,
      question: text,
      answer: text,
      words: text,
      allowed: flag,
      changed: flag,
    }),
  ),
  confirmed_at: readTime,
  twin_share_pre_like: flag,
  twin_share_on_match: flag,
});

const readItems = list<TwinTalk>(
  object<TwinTalk>({
    id,
    nickname: readNonEmpty,
    since: time,
    message_count: number,
    running: flag,
  }),
);

export const readTwinTalks: Reader<readonly TwinTalk[]> = (json) =>
  readItems(fieldsOf<Schemas["TwinTalkList"]>(json).items);
