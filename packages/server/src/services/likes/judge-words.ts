import { fieldError } from "../../errors/field-error.ts";
import { secondsAfter } from "../clock.ts";
import type { Stores } from "../stores.ts";
import type { Decision } from "./decision.ts";
import { namesWayOut } from "./names-way-out.ts";

/** To how many people the same words may go within the days that are looked at. */
const MOST_ALIKE = 3;
const DAYS = 7;

/**
 * Judges words that would come with a like. A pair has one text, whatever is said in between; within the time
 * to undo, the past has forgotten it.
 * @returns whether they are held: the sender sees them as always, the other does not
 * @throws AppError `rule_broken`
 */
export async function judgeWords(
  { pasts }: Pick<Stores, "pasts">,
  { memberId, candidateId, decidedAt }: Pick<Decision, "memberId" | "candidateId" | "decidedAt">,
  words: string,
): Promise<boolean> {
  if (namesWayOut(words)) throw contactDetails();
  if (await pasts.hasSaid(memberId, candidateId)) throw alreadySaid();
  const since = secondsAfter(decidedAt, -DAYS * 24 * 60 * 60);
  const said = await pasts.findSaidSince(memberId, since);
  const alike = said.filter(({ text }) => gist(text) === gist(words));
  return new Set(alike.map((one) => one.candidateId)).size >= MOST_ALIKE;
}

/** What is left of words without case, marks, digits, blanks and signs: a name or number changes little. */
const gist = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");

const contactDetails = () =>
  fieldError("rule_broken", {
    field: "message",
    code: "contact_details",
    message: "No links, addresses or numbers before a match.",
  });

const alreadySaid = () =>
  fieldError("rule_broken", {
    field: "message",
    code: "already_said",
    message: "You have written to this person before.",
  });
