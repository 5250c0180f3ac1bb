/**
 * node tests/bench/psyche.ts
 *
 * Scoring one member and 1,000 compatibilities, beside as many plain products of two vectors with as
 * many numbers as compatibility reads of two members: medians of several rounds in one process.
 */
import { compatibility, memberInputs, type MemberInputs } from "@gemel/psyche/compatibility";
import { scoreLoveLanguages } from "@gemel/psyche/love-languages";
import { questionnaire } from "@gemel/psyche/questionnaire";
import { scoreTraits } from "@gemel/psyche/traits";

const members = 200;
const pairs = 1_000;
const rounds = 15;

/** Traits with their errors, ten love languages with theirs, 16 preferences with theirs, 4 wishes. */
const length = 2 * (5 + 10 + 16) + 4;

const form = questionnaire("en");

/** Places that differ from member to member and question to question, without chance. */
const place = (member: number, question: number, mark: number): number =>
  (member * 7 + question * (member % 5) + mark * (1 + ((member + question) % 3))) % 4;

const answers = Array.from({ length: members }, (_none, member) =>
  form.blocks
    .flatMap((block) => block.questions.map((question) => ({ block, question })))
    .map(({ block, question }, index) => ({
      question_id: question.id,
      block_id: block.id,
      most_appropriate_answer_id: question.options[place(member, index, 0)]?.id ?? null,
      least_appropriate_answer_id: question.options[place(member, index, 1)]?.id ?? null,
      open_answer_text: null,
    })),
);

const facts = {
  children_status: "does_not_have_children",
  pets_status: "has_pets",
  child_intent: "yes",
  pet_intent: "do_not_care",
} as const;

/** Median milliseconds of several rounds, the first left out. */
function median(work: () => number): { ms: number; sum: number } {
  let sum = work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    sum += work();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  return { ms: times[Math.floor(rounds / 2)] ?? 0, sum };
}

const scored = median(() =>
  answers.slice(0, 20).reduce((sum, responses) => {
    const { confidence } = scoreTraits(responses);
    const { combined } = scoreLoveLanguages(responses);
    return sum + confidence + (combined.touch?.score ?? 0);
  }, 0),
);

const inputs = answers.map((responses) => memberInputs(responses, facts));
const pairOf = <Item>(items: readonly Item[], index: number): readonly [Item, Item] => {
  const [a, b] = [items[index % members], items[(index * 31 + 17) % members]];
  if (a === undefined || b === undefined) throw new Error("no pair");
  return [a, b];
};
const matched = median(() => {
  let sum = 0;
  for (let index = 0; index < pairs; index++) {
    const [a, b]: readonly [MemberInputs, MemberInputs] = pairOf(inputs, index);
    sum += compatibility(a, b).overall ?? 0;
  }
  return sum;
});

const vectors = answers.map((_responses, member) =>
  Float64Array.from({ length }, (_none, index) => Math.sin(member * length + index)),
);
const multiplied = median(() => {
  let sum = 0;
  for (let index = 0; index < pairs; index++) {
    const [a, b] = pairOf(vectors, index);
    for (let i = 0; i < length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  }
  return sum;
});

console.table({
  "scoring one member": { ms: Number((scored.ms / 20).toFixed(3)) },
  [`${pairs} compatibilities`]: { ms: Number(matched.ms.toFixed(3)) },
  [`${pairs} vector products`]: { ms: Number(multiplied.ms.toFixed(3)) },
});
if ([scored, matched, multiplied].some(({ sum }) => !Number.isFinite(sum)))
  throw new Error("a sum is not a number");
console.log(
  `A compatibility costs ${(matched.ms / multiplied.ms).toFixed(0)} products of ${length} numbers.`,
);
