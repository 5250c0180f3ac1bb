import { expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { type Settings, type SettingsChange, settingsMachine } from "./settings.machine.ts";

const actions = ["announceSaved"];

const all: Settings = {
  preferred_language: "it",
  notices: { matches: true, messages: true, twin_ready: true },
};
const german: Settings = { ...all, preferred_language: "de" };
const withNotices = (notices: Partial<Settings["notices"]>): Settings => ({
  ...all,
  notices: { ...all.notices, ...notices },
});

async function open() {
  const running = run(settingsMachine, { actions });
  await running.answer("loadSettings", all);
  return {
    ...running,
    change: (change: SettingsChange) => running.actor.send({ type: "settings.change", change }),
    state: running.value,
    sent: () => running.call("saveSettings").input,
  };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(settingsMachine, {
    actions,
    events: [
      { type: "settings.retry" },
      { type: "settings.change", change: { preferred_language: "de" } },
    ],
    answers: {
      loadSettings: [{ output: all }, { error: network }],
      saveSettings: [{ output: german }, { error: network }],
    },
    key: ({ saved, wanted }) => [saved, wanted],
  }));

test("a change shows at once and sends only itself", async () => {
  const { change, answer, state, context, sent, done } = await open();
  change({ preferred_language: "de" });
  expect(context().wanted).toEqual(german);
  expect(sent()).toEqual({ preferred_language: "de" });
  await answer("saveSettings", german);
  expect(state()).toEqual({ ready: "idle" });
  expect(context()).toMatchObject({ saved: german, wanted: german, failure: null });
  expect(done).toEqual([{ action: "announceSaved", params: german }]);
});

test("what is there already is not sent", async () => {
  const { change, state } = await open();
  change({ preferred_language: "it", notices: { matches: true } });
  expect(state()).toEqual({ ready: "idle" });
});

test("what is changed during a save is shown and saved after it", async () => {
  const { change, answer, state, context, sent } = await open();
  change({ notices: { matches: false } });
  change({ notices: { messages: false } });
  expect(sent()).toEqual({ notices: { matches: false } });
  await answer("saveSettings", withNotices({ matches: false }));
  expect(sent()).toEqual({ notices: { messages: false } });
  const both = withNotices({ matches: false, messages: false });
  expect(context().wanted).toEqual(both);
  await answer("saveSettings", both);
  expect([state(), context().saved]).toEqual([{ ready: "idle" }, both]);
});

test("a switch turned back during its save is turned back at the server", async () => {
  const { change, answer, sent } = await open();
  change({ notices: { matches: false } });
  change({ notices: { matches: true } });
  await answer("saveSettings", withNotices({ matches: false }));
  expect(sent()).toEqual({ notices: { matches: true } });
});

test("a save that fails is reverted and reported; a later change stays", async () => {
  const { change, refuse, context, sent } = await open();
  change({ notices: { matches: false } });
  change({ notices: { twin_ready: false } });
  await refuse("saveSettings", network);
  expect(context().wanted).toEqual(withNotices({ twin_ready: false }));
  expect(context().failure).toEqual({ parts: ["notices"], reason: "unreachable" });
  expect(sent()).toEqual({ notices: { twin_ready: false } });
});

test.each([
  [rateLimited, "rate_limited"],
  [http(500, "internal"), "failed"],
])("%o is reported as %s, until the next change", async (error, reason) => {
  const { change, refuse, context } = await open();
  change({ preferred_language: "de", notices: { matches: false } });
  await refuse("saveSettings", error);
  expect(context().wanted).toEqual(all);
  expect(context().failure).toEqual({ parts: ["language", "notices"], reason });
  change({ preferred_language: "de" });
  expect(context().failure).toBeNull();
});
