import { expect, test } from "vitest";
import { http, network, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { audioPlaybackMachine } from "./audio-playback.machine.ts";

const url = "/api/voice/replies/r1";
const sound = new Blob([new Uint8Array(9000)], { type: "audio/mpeg" });

function start(fetched: Blob | null = null) {
  const running = run(audioPlaybackMachine, { input: () => ({ url, sound: fetched }) });
  return { ...running, output: () => running.actor.getSnapshot().output };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(audioPlaybackMachine, {
    inputs: [
      { url, sound: null },
      { url, sound },
    ],
    events: [],
    answers: {
      fetchSound: [{ output: sound }, { error: network }],
      playSound: [{ output: undefined }, { error: { reason: "blocked" } }],
    },
  }));

test("fetches, plays and ends", async () => {
  const { value, call, answer, output } = start();
  expect(value()).toBe("loading");
  expect(call("fetchSound").input).toEqual({ url });
  await answer("fetchSound", sound);
  expect(value()).toBe("playing");
  expect(call("playSound").input).toBe(sound);
  await answer("playSound");
  expect(output()).toEqual({ kind: "ended" });
});

test("what was fetched before is played at once", () => {
  const { value, call } = start(sound);
  expect(value()).toBe("playing");
  expect(call("playSound").input).toBe(sound);
});

test.each([
  [network, null],
  [unavailable, null],
  [http(404, "not_found", { message: "No longer there." }), "No longer there."],
  [new Error("a bug"), null],
])("a sound that does not come: %o shows %j", async (error, message) => {
  const { refuse, output } = start();
  await refuse("fetchSound", error);
  expect(output()).toEqual({
    kind: "failed",
    failure: { reason: "fetch", message },
    sound: null,
  });
});

test.each([
  [{ reason: "blocked" }, "blocked"],
  [{ reason: "unplayable" }, "unplayable"],
  [new Error("a bug"), "unplayable"],
  [null, "unplayable"],
])(
  "a sound that is not played: %o is %s, and the sound is handed out for another try",
  async (error, reason) => {
    const { answer, refuse, output } = start();
    await answer("fetchSound", sound);
    await refuse("playSound", error);
    expect(output()).toEqual({ kind: "failed", failure: { reason }, sound });
  },
);

test.each([null, sound])("stopped, it is silenced, whatever it was at (%o)", (fetched) => {
  const { actor, call } = start(fetched);
  const { signal } = call(fetched ? "playSound" : "fetchSound");
  actor.stop();
  expect(signal.aborted).toBe(true);
});
