import { expect, it } from "vitest";
import { AppError } from "../../errors/app-error.ts";
import { changeIdentity, type IdentityChanges } from "./identity-changes.ts";
import type { Profile } from "./profile.ts";

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 24 * 60 * 60 * 1000);
const who = (birth_date: string | null, sex: string | null) => ({ birth_date, sex }) as Profile;

/** Saves one after another, each on its day. @returns which were taken */
function save(...saves: readonly (readonly [number, string, string])[]): readonly boolean[] {
  let kept: IdentityChanges = { changedAt: null, birthDate: null, former: null };
  let before = who(null, null);
  return saves.map(([at, birthDate, sex]) => {
    const after = who(birthDate, sex);
    try {
      kept = changeIdentity(kept, before, after, day(at));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return false;
    }
    before = after;
    return true;
  });
}

it("sex and birth date change once in 30 days after they were first saved", () => {
  expect(
    save(
      [0, "1990-01-15", "female"],
      [0, "1960-01-15", "female"],
      [1, "1990-01-15", "female"],
      [1, "1960-01-15", "male"],
      [29, "1960-01-15", "other"],
      [30, "1960-01-15", "other"],
      [31, "1960-01-15", "female"],
    ),
  ).toEqual([true, true, false, false, false, true, false]);
});

it("small corrections of the date are taken at once, and lead no further step by step", () => {
  expect(
    save(
      [0, "1990-01-15", "female"],
      [0, "1990-02-10", "female"],
      [0, "1990-01-20", "female"],
      [0, "1990-03-10", "female"],
      [0, "1990-04-01", "female"],
      [0, "1990-05-20", "female"],
      [0, "1990-01-15", "female"],
    ),
  ).toEqual([true, true, true, true, true, false, false]);
});
