import { afterAll, beforeAll, expect, test } from "vitest";
import { type Login } from "@gemel/contract/member";
import { exitCodeOf, type Results } from "@gemel/contract/results";
import { run } from "@gemel/contract/run";
import { type FaultName, faults } from "./faults/faults.ts";
import { departedIn, examineFaults, foundBeside, optionsFor } from "./testing/examine.ts";
import { givenMembers, type Reference, startReference } from "./testing/start-reference.ts";

/** One or more for each kind of fault, never two that show in the same place; faults.long.test.ts has all. */
const planted: readonly FaultName[] = [
  "secret-field",
  "wrong-header",
  "html-error-page",
  "accepts-unknown-field",
  "accepts-missing-field",
  "fails-on-odd-unicode",
  "accepts-no-token",
  "accepts-unfinished-member",
  "cursor-repeats",
  "order-reversed",
  "put-does-not-save",
  "undo-does-nothing",
  "verification-spent",
  "refresh-without-rotation",
  "match-made-twice",
  "frame-without-role",
];

/** `/conversations` is not among them: it still shows a match that was made and has ended. */
const kept = ["/me", "/me/profile", "/me/criteria", "/me/likes", "/me/matches"];

/** Returns the data that a member sees of themself. */
async function lookAs(login: Login): Promise<unknown> {
  const call = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(`${reference.url}/api${path}`, init)).json();
  const { token } = (await call("/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(login),
  })) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    kept.map(async (path) => [path, await call(path, { headers })] as const),
  );
  return Object.fromEntries(
    answers.map(([path, answer]) => [path, { ...(answer as object), request_id: undefined }]),
  );
}

const lookAsAll = (): Promise<unknown[]> => Promise.all(Object.values(givenMembers).map(lookAs));

let reference: Reference;
let before: unknown;
let after: unknown;
let faultless: Results;
let faulty: Results;
beforeAll(async () => {
  reference = await startReference();
  before = await lookAsAll();
  const { members, url } = reference;
  faultless = await run({ ...optionsFor(reference), url: new URL(url), members });
  after = await lookAsAll();
  faulty = await examineFaults(reference, planted);
}, 900_000);
afterAll(() => reference.close());

test("the reference backend departs nowhere", () => {
  expect(faultless.operations.flatMap(({ departures }) => departures)).toEqual([]);
});

test("all of it was reached", () => {
  const notReached = faultless.operations.filter(({ verdict }) => verdict === "not reached");
  expect(notReached.map(({ operation }) => operation)).toEqual([]);
  expect(exitCodeOf(faultless, true)).toBe(0);
});

test("members who were given are as they were before the run", () => {
  expect(after).toEqual(before);
});

test.each(planted.map((name) => ({ name, ...faults[name] })))(
  "$name is found in $operation: $description",
  ({ operation }) => {
    expect(departedIn(faulty)).toContain(operation);
  },
);

test("nothing else is found beside the planted faults", () => {
  expect(foundBeside(faulty, planted)).toEqual([]);
});
