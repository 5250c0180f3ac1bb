import {
  compatibility,
  type MemberInputs,
  memberInputs,
  type Reason,
  reasonMessageId,
} from "@gemel/psyche/compatibility";
import { questionnaire } from "@gemel/psyche/questionnaire";
import { readProfile, type SummaryPart, summaryParts } from "@gemel/psyche/summary";
import { locales, serverIntl } from "@gemel/i18n/server";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const form = questionnaire("en");

/** The contract's limit of a reason. */
const longestReason = 300;

const marks = fc.array(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2, maxLength: 2 }), {
  minLength: 44,
  maxLength: 44,
});

const facts = fc.record({
  children_status: fc.constantFrom("has_children", "does_not_have_children", null),
  pets_status: fc.constantFrom("has_pets", "does_not_have_pets", null),
  child_intent: fc.constantFrom("yes", "no", "do_not_care", null),
  pet_intent: fc.constantFrom("yes", "no", "do_not_care", null),
});

const answersOf = (chosen: readonly number[][]) =>
  form.blocks
    .flatMap((block) => block.questions.map((question) => ({ block, question })))
    .map(({ block, question }, index) => ({
      question_id: question.id,
      block_id: block.id,
      most_appropriate_answer_id: question.options[chosen[index]?.[0] ?? 0]?.id ?? null,
      least_appropriate_answer_id: question.options[chosen[index]?.[1] ?? 1]?.id ?? null,
      open_answer_text: null,
    }));

// Texts throw for an id that is not there and for an argument that they lack.
const intls = locales.map((locale) => serverIntl(locale));

const sayReason = (reason: Reason): string[] =>
  intls.map((intl) => intl.formatMessage({ id: reasonMessageId(reason) }, { ...reason.params }));

const sayPart = ({ id, params }: SummaryPart): string[] =>
  intls.map((intl) => intl.formatMessage({ id }, params));

describe("in every language", () => {
  test("every reason is said, within the contract's limit", () => {
    fc.assert(
      fc.property(marks, facts, marks, facts, (a, factsOfA, b, factsOfB) => {
        const [one, other]: MemberInputs[] = [
          memberInputs(answersOf(a), factsOfA),
          memberInputs(answersOf(b), factsOfB),
        ];
        if (one === undefined || other === undefined) throw new Error("no members");
        for (const reason of Object.values(compatibility(one, other).reasons)) {
          const texts = sayReason(reason);
          expect(texts.filter((text) => text === "" || text.length > longestReason)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("every part of a summary is said", () => {
    fc.assert(
      fc.property(marks, fc.nat(44), (chosen, count) => {
        const parts = summaryParts(readProfile(answersOf(chosen).slice(0, count)));
        for (const part of parts) expect(sayPart(part)).not.toContain("");
      }),
      { numRuns: 60 },
    );
  });
});
