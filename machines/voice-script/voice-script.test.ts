import { expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { voiceScriptMachine } from "./voice-script.machine.ts";

const parts = [{ title: "Wer du bist", text: "Hallo, ich bin **Jürgen**." }];
const notReady = http(409, "not_ready");

const start = () => run(voiceScriptMachine, { input: () => ({ language: "de" as const }) });

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(voiceScriptMachine, {
    input: { language: "de" },
    events: [{ type: "script.retry" }],
    answers: {
      loadScript: [{ output: parts }, { output: [] }, { error: notReady }, { error: network }],
    },
  });
  expect(missing).toEqual([]);
});

test("asks for the texts in the member's language and shows them", async () => {
  const { actor, call, answer } = start();
  expect(call("loadScript").input).toEqual({ language: "de" });
  await answer("loadScript", parts);
  expect(actor.getSnapshot()).toMatchObject({ value: "shown", context: { parts } });
});

test("no texts are none", async () => {
  const { actor, answer } = start();
  await answer("loadScript", []);
  expect(actor.getSnapshot().value).toBe("none");
});

test.each([
  [notReady, "notReady"],
  [http(409, "conflict"), "failed"],
  [http(500, "internal"), "failed"],
  [network, "failed"],
  [new Error("a bug"), "failed"],
])("%o is %s", async (error, state) => {
  const { actor, refuse } = start();
  await refuse("loadScript", error);
  expect(actor.getSnapshot().value).toBe(state);
});

test("a failure can be tried again", async () => {
  const { actor, refuse, answer } = start();
  await refuse("loadScript", network);
  actor.send({ type: "script.retry" });
  await answer("loadScript", parts);
  expect(actor.getSnapshot().value).toBe("shown");
});
