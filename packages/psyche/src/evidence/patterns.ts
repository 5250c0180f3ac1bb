import { personalitySets } from "../instrument/generated/personality-sets.ts";
import type { TraitStatement } from "../instrument/trait-model.ts";
import type { Random } from "./random.ts";
import { choose, type Marks } from "./respondents.ts";
import {
  byChance,
  drawCareful,
  type Habits,
  questions,
  type StyledWorld,
} from "./styled-members.ts";

/** The marks of a simulated member, and the traits of the person to describe. */
export interface Drawn {
  readonly traits: readonly number[];
  readonly marks: readonly Marks[];
}

/** Returns the marks that are set in place of those of a member who reads. */
export type Change = (read: Marks, place: number) => Marks;

export const reversed = ({ most, least }: Marks): Marks => ({ most: least, least: most });

const sets = personalitySets.length;

/** In personality, the statements with the most and the least of something; which of equal ones comes by place. */
export const endsOf =
  (of: (statement: TraitStatement) => number): Change =>
  (read, place) => {
    const values = personalitySets[place]?.map((statement, at) => of(statement) - at / 1_000);
    return values === undefined ? read : choose(values);
  };

/** The second half of the questions about personality, and of those about topics. */
const inHalves =
  (change: Change): Change =>
  (read, place) =>
    place % sets < sets / 2 ? read : change(read, place);

/** Worlds in which `more` is added to the attraction of a statement for all members. */
const drawnTo = (
  worlds: readonly StyledWorld[],
  more: (statement: StyledWorld[number][number]) => number,
): StyledWorld[] =>
  worlds.map((world) =>
    world.map((set) =>
      set.map((statement) => ({
        ...statement,
        attraction: statement.attraction + more(statement),
      })),
    ),
  );

/** Worlds in which members overlook a "not". */
const withoutNegations = (worlds: readonly StyledWorld[]): StyledWorld[] =>
  worlds.map((world) =>
    world.map((set) =>
      set.map((statement) =>
        statement.key > 0
          ? statement
          : { ...statement, key: 1, loadings: statement.loadings.map((loading) => -loading) },
      ),
    ),
  );

/** Worlds in which almost only the traits decide. */
const withoutDoubt = (worlds: readonly StyledWorld[]): StyledWorld[] =>
  worlds.map((world) =>
    world.map((set) =>
      set.map((statement) => ({ ...statement, attraction: 0, noise: 0.15 * statement.noise })),
    ),
  );

const textLengths = questions.map(({ options }) => options.map(({ text }) => text.length));

/** Traits that most would like to have, in their order. */
const liked = [1.3, 1.3, 1.3, 1.3, -1.3];

const firstAndLast: Marks = { most: 0, least: 3 };

/** Ways to answer other than with care that a reader of the questionnaire may think of. */
export function patterns(
  worlds: readonly StyledWorld[],
  random: Random,
): Readonly<Record<string, (index: number) => Drawn>> {
  const read = (index: number, habits: Habits = {}, among = worlds): Drawn => {
    const { traits, answer } = drawCareful(among[index % among.length] ?? [], habits, random);
    return { traits, marks: answer() };
  };
  /** @param begin makes the change of one member */
  const by =
    (begin: () => Change) =>
    (index: number): Drawn => {
      const { traits, marks } = read(index);
      return { traits, marks: marks.map(begin()) };
    };
  const as =
    (marks: (index: number) => Drawn) =>
    (index: number): Drawn => ({ ...marks(index), traits: read(index).traits });
  const any = (): Marks => byChance(random);
  const cycle = (length: number): Change => {
    const marks = Array.from({ length }, any);
    return (mark, place) => marks[place % length] ?? mark;
  };
  const goodImpression = drawnTo(worlds, ({ desirability }) => 2 * desirability);
  const readily = drawnTo(worlds, ({ key }) => key);
  const negationsUnseen = withoutNegations(worlds);
  const certain = withoutDoubt(worlds);
  return {
    "cycle of five in half": by(() => inHalves(cycle(5))),
    "cycle of three in every second": by(() => {
      const change = cycle(3);
      return (mark, place) => (place % 2 === 0 ? mark : change(mark, (place - 1) / 2));
    }),
    "the first half backwards": by(() => {
      const first = Array.from({ length: questions.length / 2 }, any);
      return (mark, place) =>
        first[place < first.length ? place : 2 * first.length - 1 - place] ?? mark;
    }),
    "each turned round in the next": by(() => {
      let last = any();
      return (_mark, place) => (last = place % 2 === 0 ? any() : reversed(last));
    }),
    "random with runs": by(() => {
      let last = any();
      return () => (last = random.uniform() < 0.4 ? last : any());
    }),
    "a quarter by chance": by(() => (mark) => (random.uniform() < 0.25 ? any() : mark)),
    "half by chance": by(() => (mark) => (random.uniform() < 0.5 ? any() : mark)),
    "less and less care": by(
      () => (mark, place) => (random.uniform() < place / questions.length ? any() : mark),
    ),
    "care, then by chance": by(() => inHalves(any)),
    "first and last, then care": by(
      () => (mark, place) => (place % sets < sets / 2 ? firstAndLast : mark),
    ),
    "least next to most": by(() => ({ most }) => ({ most, least: (most + 1) % 4 })),
    "most always the first": by(
      () =>
        ({ most, least }) =>
          least === 0 ? { most: 0, least: most } : { most: 0, least },
    ),
    "longest and shortest text": by(
      () => (mark, place) => choose(textLengths[place] ?? [mark.most]),
    ),
    "what sounds best by an own view": by(() =>
      endsOf(({ desirability }) => desirability + 0.4 * random.normal()),
    ),
    "what sounds worst": by(() => endsOf(({ desirability }) => -desirability)),
    "a no wherever there is one": by(() => endsOf(({ key }) => -key)),
    "read, for a good impression": (index) => read(index, {}, goodImpression),
    "read, and agreed readily": (index) => read(index, {}, readily),
    "every not overlooked": (index) => read(index, {}, negationsUnseen),
    "swapped in half": by(() => inHalves(reversed)),
    "half of them another's": (index) => {
      const [own, other] = [read(index), read(index)];
      return {
        ...own,
        marks: own.marks.map((mark, at) => (at % 2 === 0 ? mark : (other.marks[at] ?? mark))),
      };
    },
    "all of them another's": as((index) => read(index)),
    "a consistent role": as((index) => read(index, {}, certain)),
    "an ideal role": as((index) => read(index, { means: liked }, certain)),
  };
}
