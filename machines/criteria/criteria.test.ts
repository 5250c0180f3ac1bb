import type { Criterion, LoadedCriteria } from "@gemel/api/values";
import { describe, expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { changeCriteria, defaultCriteria, loosened, writeCriteria } from "./criteria.ts";
import { type Criteria, criteriaMachine } from "./criteria.machine.ts";

const actions = ["announceSaved"];

const narrow: Criteria = {
  target_sex: "female",
  min_age: 30,
  max_age: 35,
  max_distance_km: 10,
  wants_children: true,
  accepts_pets: true,
  require_photo: true,
  require_voice: true,
};

const begin = () => {
  const running = run(criteriaMachine, { actions });
  const { actor } = running;
  return { ...running, state: running.value, draft: () => actor.getSnapshot().context.draft };
};

async function ready(criteria: LoadedCriteria = narrow) {
  const running = begin();
  await running.answer("loadCriteria", criteria);
  return running;
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(criteriaMachine, {
    actions,
    events: [
      { type: "criteria.retry" },
      { type: "criteria.change", change: { min_age: 40 } },
      { type: "criteria.apply" },
      { type: "criteria.reset" },
      { type: "criteria.loosen", criterion: "max_distance_km" },
    ],
    answers: {
      loadCriteria: [{ output: narrow }, { error: network }],
      saveCriteria: [{ output: narrow }, { error: network }],
    },
    key: ({ draft }) => draft,
  }));

describe("loading", () => {
  test("begins with the defaults and takes what is saved", async () => {
    const { state, draft, answer } = begin();
    expect([state(), draft()]).toEqual(["loading", defaultCriteria]);
    await answer("loadCriteria", narrow);
    expect([state(), draft()]).toEqual([{ ready: "editing" }, narrow]);
  });

  test("keeps the defaults of what the server does not say", async () => {
    const { draft } = await ready({ require_voice: true });
    expect(draft()).toEqual({ ...defaultCriteria, require_voice: true });
  });

  test.each<[LoadedCriteria, Partial<Criteria>]>([
    [
      { min_age: 0, max_age: 0, max_distance_km: 0 },
      { min_age: 18, max_age: 99, max_distance_km: 50 },
    ],
    [
      { min_age: 16, max_age: 120, max_distance_km: 20_000 },
      { min_age: 18, max_age: 99, max_distance_km: 1000 },
    ],
    [
      { min_age: 40, max_age: 30 },
      { min_age: 30, max_age: 40 },
    ],
  ])("shows %o as it would send it", async (loaded, shown) => {
    const { draft, context } = await ready(loaded);
    expect(draft()).toEqual({ ...defaultCriteria, ...shown });
    expect(context().saved).toEqual(draft());
  });

  test("that fails can be tried again, and saves nothing", async () => {
    const { refuse, send, state, call, answer } = begin();
    await refuse("loadCriteria", http(500, "internal"));
    send({ type: "criteria.apply" });
    expect(state()).toBe("loadFailed");
    expect(() => call("saveCriteria")).toThrow("was not called");
    send({ type: "criteria.retry" });
    await answer("loadCriteria", narrow);
    expect(state()).toEqual({ ready: "editing" });
  });
});

test.each<[string, Partial<Criteria>, Partial<Criteria>]>([
  ["a youngest above the oldest raises it", { min_age: 40 }, { min_age: 40, max_age: 40 }],
  ["an oldest below the youngest lowers it", { max_age: 20 }, { min_age: 20, max_age: 20 }],
  ["others stay", { min_age: 33 }, { min_age: 33, max_age: 35 }],
])("ages: %s", (_, change, expected) => {
  expect(changeCriteria(narrow, change)).toEqual({ ...narrow, ...expected });
});

describe("applying", () => {
  test("saves what the panel shows and reports the new filters", async () => {
    const { send, call, answer, state, done, draft } = await ready();
    send({ type: "criteria.change", change: { max_distance_km: 80 } });
    expect(done).toEqual([]);
    send({ type: "criteria.apply" });
    expect(state()).toBe("saving");
    expect(call("saveCriteria").input).toEqual({ ...narrow, max_distance_km: 80 });
    await answer("saveCriteria", { ...narrow, max_distance_km: 75 });
    expect(state()).toEqual({ ready: "saved" });
    expect(draft().max_distance_km).toBe(75);
    expect(done.map(({ action }) => action)).toEqual(["announceSaved"]);
  });

  test.each<[Partial<Criteria>, Partial<Criteria>]>([
    [{ min_age: 0 }, { min_age: 18 }],
    [{ min_age: Number.NaN }, { min_age: 18 }],
    [{ max_age: 0 }, { max_age: 99 }],
    [{ max_age: Number.NaN }, { max_age: 99 }],
    [{ max_distance_km: 0 }, { max_distance_km: 50 }],
    [{ max_distance_km: Number.NaN }, { max_distance_km: 50 }],
    [
      { min_age: -3, max_age: 1e9, max_distance_km: 2.6 },
      { min_age: 18, max_age: 99, max_distance_km: 3 },
    ],
    [
      { min_age: 50, max_age: 20 },
      { min_age: 20, max_age: 50 },
    ],
  ])("%o is sent as %o", (entered, sent) => {
    expect(writeCriteria({ ...narrow, ...entered })).toEqual({ ...narrow, ...sent });
  });

  test("that fails keeps what was chosen and can be tried again", async () => {
    const { send, refuse, state, draft, done, call } = await ready();
    send({ type: "criteria.change", change: { min_age: 31 } });
    send({ type: "criteria.apply" });
    await refuse("saveCriteria", network);
    expect(state()).toEqual({ ready: "saveFailed" });
    expect([draft().min_age, done]).toEqual([31, []]);
    send({ type: "criteria.apply" });
    expect(call("saveCriteria").input).toMatchObject({ min_age: 31 });
  });

  test("keeps changes made during the save", async () => {
    const { send, answer, draft } = await ready();
    send({ type: "criteria.apply" });
    send({ type: "criteria.change", change: { min_age: 33 } });
    await answer("saveCriteria", narrow);
    expect(draft().min_age).toBe(33);
  });
});

test("resetting restores the defaults and saves them", async () => {
  const { send, call, draft, answer, done } = await ready();
  send({ type: "criteria.reset" });
  expect(draft()).toEqual(defaultCriteria);
  expect(call("saveCriteria").input).toEqual(defaultCriteria);
  await answer("saveCriteria", defaultCriteria);
  expect(done.map(({ action }) => action)).toEqual(["announceSaved"]);
});

test.each<[Criterion, Partial<Criteria>]>([
  ["target_sex", { target_sex: "" }],
  ["min_age", { min_age: 18 }],
  ["max_age", { max_age: 99 }],
  ["max_distance_km", { max_distance_km: 1000 }],
  ["wants_children", { wants_children: false }],
  ["accepts_pets", { accepts_pets: false }],
  ["require_photo", { require_photo: false }],
  ["require_voice", { require_voice: false }],
])(
  "loosening: %s lets everybody through that it kept away, and saves",
  async (criterion, change) => {
    const { send, call } = await ready();
    send({ type: "criteria.loosen", criterion });
    expect(loosened(criterion)).toEqual(change);
    expect(call("saveCriteria").input).toEqual({ ...narrow, ...change });
  },
);
