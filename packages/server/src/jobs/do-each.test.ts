import { expect, it } from "vitest";
import { doEach, failuresOf } from "./do-each.ts";

const staying = new AbortController().signal;

it("goes on after what fails, and throws it at the end, of rounds within rounds too", async () => {
  const done: number[] = [];
  const faults = [1, 2, 3].map((number) => new Error(`${number}`));
  const work = async (number: number) => {
    done.push(number);
    const fault = faults[number - 1];
    if (fault !== undefined) throw fault;
  };
  await doEach([4, 5], staying, work);
  await expect(doEach([1, 6], staying, work)).rejects.toBe(faults[0]);
  const rounds = [[1, 7], [2, 3], [8]];
  const both = doEach(rounds, staying, (round) => doEach(round, staying, work));
  expect(await both.catch(failuresOf)).toEqual(faults);
  expect(done).toEqual([4, 5, 1, 6, 1, 7, 2, 3, 8]);
});

it("ends after the one at hand once it is aborted, or the database is unreachable", async () => {
  const done: number[] = [];
  const leaving = new AbortController();
  await doEach([1, 2, 3], leaving.signal, async (number) => {
    done.push(number);
    if (number === 2) leaving.abort();
  });
  const unreachable = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  const failing = doEach([4, 5], staying, async (number) => {
    done.push(number);
    throw unreachable;
  });
  await expect(failing).rejects.toBe(unreachable);
  expect(done).toEqual([1, 2, 4]);
});
