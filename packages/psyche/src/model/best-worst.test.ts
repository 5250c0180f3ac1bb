import fc from "fast-check";
import { expect, test } from "vitest";
import {
  logOneMark,
  logProbability,
  type MarkedSet,
  markMoments,
  type Statement,
} from "./best-worst.ts";

const statement = fc.record({
  dimension: fc.integer({ min: 0, max: 2 }),
  loading: fc.double({ min: -2, max: 2, noNaN: true }),
  intercept: fc.double({ min: -2, max: 2, noNaN: true }),
});
const values = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
  minLength: 3,
  maxLength: 3,
});
const set = fc.array(statement, { minLength: 3, maxLength: 5 }).chain((statements) =>
  fc.record({
    statements: fc.constant(statements),
    most: fc.constant(0),
    least: fc.integer({ min: 1, max: statements.length - 1 }),
  }),
);

/** Every way to mark a set. */
const allMarks = (statements: readonly Statement[]): MarkedSet[] =>
  statements.flatMap((_most, most) =>
    statements.flatMap((_least, least) => (most === least ? [] : [{ statements, most, least }])),
  );

test("probabilities of all marks add up to one", () => {
  fc.assert(
    fc.property(set, values, ({ statements }, at) => {
      const total = allMarks(statements).reduce(
        (sum, marks) => sum + Math.exp(logProbability(marks, at)),
        0,
      );
      expect(total).toBeCloseTo(1, 9);
    }),
  );
});

test("one mark is as likely, the other being known, as the two together among those with that other", () => {
  fc.assert(
    fc.property(set, values, ({ statements, most, least }, at) => {
      const likely = (marks: MarkedSet): number => Math.exp(logProbability(marks, at));
      const shareOf = (end: "most" | "least"): number => {
        const other = end === "most" ? "least" : "most";
        const one = { statements, most, least };
        const sharing = allMarks(statements).filter((marks) => marks[other] === one[other]);
        return likely(one) / sharing.reduce((sum, marks) => sum + likely(marks), 0);
      };
      for (const end of ["most", "least"] as const)
        expect(Math.exp(logOneMark({ statements, most, least }, at, end))).toBeCloseTo(
          shareOf(end),
          9,
        );
    }),
  );
});

test("marking the other way round is the same as turning every utility round", () => {
  fc.assert(
    fc.property(set, values, ({ statements, most, least }, at) => {
      const turned = statements.map((one) => ({
        ...one,
        loading: -one.loading,
        intercept: -one.intercept,
      }));
      expect(logProbability({ statements: turned, most: least, least: most }, at)).toBeCloseTo(
        logProbability({ statements, most, least }, at),
        9,
      );
    }),
  );
});

test("moments are those of the probabilities", () => {
  fc.assert(
    fc.property(set, values, ({ statements }, at) => {
      const { mean, covariance } = markMoments(statements, at);
      const marks = allMarks(statements).map((one) => ({
        chance: Math.exp(logProbability(one, at)),
        marks: statements.map((_s, i) => Number(i === one.most) - Number(i === one.least)),
      }));
      for (const [i, average] of mean.entries()) {
        const expected = marks.reduce((sum, one) => sum + one.chance * (one.marks[i] ?? 0), 0);
        expect(average).toBeCloseTo(expected, 9);
        for (const [j, other] of mean.entries()) {
          const product = marks.reduce(
            (sum, one) => sum + one.chance * (one.marks[i] ?? 0) * (one.marks[j] ?? 0),
            0,
          );
          expect(covariance[i]?.[j]).toBeCloseTo(product - average * other, 9);
        }
      }
    }),
  );
});
