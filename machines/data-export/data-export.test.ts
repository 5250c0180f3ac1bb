import { describe, expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { type DataExport, dataExportMachine, type FileFetching } from "./data-export.machine.ts";

const actions = ["saveFile"];

const none: DataExport = {
  status: "none",
  requested_at: null,
  ready_at: null,
  expires_at: null,
  size_bytes: null,
};
const preparing: DataExport = {
  ...none,
  status: "preparing",
  requested_at: "2026-11-21T09:41:00Z",
};
const ready: DataExport = {
  ...preparing,
  status: "ready",
  ready_at: "2026-11-21T09:41:20Z",
  expires_at: "2026-11-28T09:41:20Z",
  size_bytes: 4_820_311,
};
const failed: DataExport = { ...preparing, status: "failed" };
const file = new Blob(["PK"], { type: "application/zip" });
const wrongPassword = http(422, "wrong_password");
const notFound = http(404, "not_found");

async function open(dataExport: DataExport) {
  const running = run(dataExportMachine, { actions });
  await running.answer("loadExport", dataExport);
  const { actor } = running;
  return {
    ...running,
    state: running.value,
    request: () => {
      actor.send({ type: "export.request" });
      actor.send({ type: "export.submit", password: "tre gatti sul tetto" });
    },
    send: (
      type:
        | "export.request"
        | "export.dismiss"
        | "export.look"
        | "export.download"
        | "export.cancel",
    ) => actor.send({ type }),
  };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(dataExportMachine, {
    actions,
    events: [
      { type: "export.retry" },
      { type: "export.request" },
      { type: "export.submit", password: "tre gatti" },
      { type: "export.submit", password: "" },
      { type: "export.dismiss" },
      { type: "export.look" },
      { type: "export.download" },
      { type: "export.received", bytes: 1 },
      { type: "export.cancel" },
    ],
    answers: {
      loadExport: [{ output: none }, { output: preparing }, { output: ready }, { error: network }],
      requestExport: [{ output: preparing }, { error: rateLimited }, { error: wrongPassword }],
      fetchFile: [{ output: file }, { error: network }, { error: notFound }],
    },
    key: ({ dataExport, isExpired }) => [dataExport?.status, isExpired],
  }));

test.each([
  [none, "offered"],
  [failed, "offered"],
  [preparing, { preparing: "waiting" }],
  [ready, { ready: "idle" }],
])("$status is %j", async (dataExport, value) => {
  expect((await open(dataExport)).state()).toEqual(value);
});

describe("asking for the password", () => {
  test("sends it, and asks again where it is wrong", async () => {
    const { request, call, refuse, answer, state, context } = await open(none);
    request();
    expect(call("requestExport").input).toEqual({ password: "tre gatti sul tetto" });
    await refuse("requestExport", wrongPassword);
    expect([state(), context().isPasswordWrong]).toEqual(["asking", true]);
    request();
    expect(context().isPasswordWrong).toBe(false);
    await answer("requestExport", preparing);
    expect(state()).toEqual({ preparing: "waiting" });
  });

  test("can be called off, and keeps the copy there was", async () => {
    const { send, actor, state } = await open(ready);
    send("export.request");
    expect(actor.getSnapshot().can({ type: "export.submit", password: "" })).toBe(false);
    send("export.dismiss");
    expect(state()).toEqual({ ready: "idle" });
  });
});

describe("while it is made", () => {
  test("asks after 1 s, then ever more seldom, 30 s at most", async () => {
    const { request, answer, clock, state } = await open(none);
    request();
    await answer("requestExport", preparing);
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      clock.increment(seconds * 1000 - 1);
      expect(state()).toEqual({ preparing: "waiting" });
      clock.increment(1);
      expect(state()).toEqual({ preparing: "asking" });
      await answer("loadExport", preparing);
    }
  });

  test("goes on asking while the server does not answer", async () => {
    const { send, refuse, state, context } = await open(preparing);
    send("export.look");
    await refuse("loadExport", network);
    expect([state(), context().failure]).toEqual([{ preparing: "waiting" }, null]);
  });
});

test.each([
  [rateLimited, "rate_limited"],
  [network, "unreachable"],
  [http(500, "internal"), "failed"],
])(
  "a request answered by %o is reported as %s, and keeps the copy there was",
  async (error, reason) => {
    const { request, refuse, state, context } = await open(ready);
    request();
    await refuse("requestExport", error);
    expect(state()).toEqual({ ready: "idle" });
    expect(context().failure).toEqual({ step: "request", reason });
  },
);

describe("fetching the file", () => {
  test("counts what has come, and hands the file over", async () => {
    const { send, call, answer, state, context, done } = await open(ready);
    send("export.download");
    (call("fetchFile").input as FileFetching).onReceived(2_000_000);
    expect(context().received).toBe(2_000_000);
    await answer("fetchFile", file);
    expect([state(), context().isDownloaded]).toEqual([{ ready: "idle" }, true]);
    expect(done).toEqual([{ action: "saveFile", params: file }]);
  });

  test("can be called off", async () => {
    const { send, call, state, done } = await open(ready);
    send("export.download");
    const { signal } = call("fetchFile");
    send("export.cancel");
    expect([state(), signal.aborted, done]).toEqual([{ ready: "idle" }, true, []]);
  });

  test("that fails is reported, and can be tried again from the start", async () => {
    const { send, call, refuse, context } = await open(ready);
    send("export.download");
    (call("fetchFile").input as FileFetching).onReceived(5);
    await refuse("fetchFile", network);
    expect(context().failure).toEqual({ step: "download", reason: "unreachable" });
    send("export.download");
    expect(context()).toMatchObject({ failure: null, received: 0 });
  });

  test("that is gone offers a new one", async () => {
    const { send, request, refuse, answer, state, context } = await open(ready);
    send("export.download");
    await refuse("fetchFile", notFound);
    expect([state(), context().isExpired]).toEqual(["offered", true]);
    request();
    await answer("requestExport", preparing);
    expect(context().isExpired).toBe(false);
  });

  test("that is gone is not offered again where no new one is made", async () => {
    const { send, request, refuse, state, context } = await open(ready);
    send("export.download");
    await refuse("fetchFile", notFound);
    request();
    await refuse("requestExport", wrongPassword);
    send("export.dismiss");
    expect([state(), context().isExpired]).toEqual(["offered", true]);
    request();
    await refuse("requestExport", network);
    expect([state(), context().isExpired]).toEqual(["offered", true]);
  });
});
