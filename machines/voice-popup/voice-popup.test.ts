import type { VoiceReply } from "@gemel/api/values";
import { describe, expect, test } from "vitest";
import type { PlaybackOutcome } from "../audio-playback/audio-playback.machine.ts";
import { http, network, rateLimited, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import {
  recorderFailures,
  recordingMaximum,
  type RecorderOutcome,
} from "../voice-recorder/voice-recorder.machine.ts";
import { retryOf, voicePopupMachine } from "./voice-popup.machine.ts";

const conversation = { id: "c1", type: "twin" } as const;
const file = new Blob([new Uint8Array(9000)], { type: "audio/webm" });
const sound = new Blob([new Uint8Array(5000)], { type: "audio/mpeg" });
const recorded: RecorderOutcome = {
  kind: "recorded",
  recording: { file, durationMs: 3000 },
  interruption: null,
};
const spoken: VoiceReply = {
  user_transcript: "Do you like rain?",
  assistant_text: "Only on Sundays.",
  tts_url: "/api/voice/replies/r1",
  user_message_id: "m1",
  assistant_message_id: "m2",
};
const written: VoiceReply = { ...spoken, tts_url: null };
const ended: PlaybackOutcome = { kind: "ended" };
const blocked: PlaybackOutcome = { kind: "failed", failure: { reason: "blocked" }, sound };

function open(closesAfterReply = false) {
  const running = run(voicePopupMachine, {
    input: (clock) => ({ conversation, now: () => clock.now(), closesAfterReply }),
    actions: ["keepChoice"],
  });
  const { actor } = running;
  return {
    ...running,
    record: () => actor.send({ type: "voice.record" }),
    send: () => actor.send({ type: "voice.send" }),
    cancel: () => actor.send({ type: "voice.cancel" }),
    retry: () => actor.send({ type: "voice.retry" }),
    close: () => actor.send({ type: "popup.close" }),
  };
}

async function recording() {
  const running = open();
  running.record();
  return running;
}

async function thinking(closesAfterReply?: boolean) {
  const running = open(closesAfterReply);
  running.record();
  await running.answer("recorder", recorded);
  return running;
}

async function speaking(closesAfterReply?: boolean) {
  const running = await thinking(closesAfterReply);
  await running.answer("askByVoice", spoken);
  return running;
}

test("reaches every state and transition by generated paths", async () => {
  const now = () => 0;
  await expectWholeWalk(voicePopupMachine, {
    inputs: [
      { conversation, now, closesAfterReply: false },
      { conversation, now, closesAfterReply: true },
    ],
    actions: ["keepChoice"],
    events: [
      { type: "voice.record" },
      { type: "voice.send" },
      { type: "voice.cancel" },
      { type: "voice.retry" },
      { type: "closing.choose", closesAfterReply: true },
      { type: "popup.close" },
    ],
    answers: {
      recorder: [
        { output: recorded },
        { output: { ...recorded, interruption: "hidden" } },
        { output: { kind: "discarded" } },
        { output: { kind: "cancelled" } },
        { output: { kind: "failed", reason: "denied" } },
        { error: network },
      ],
      askByVoice: [
        { output: spoken },
        { output: written },
        { error: network },
        { error: http(422, "validation_failed") },
        { error: http(503, "voice_not_configured") },
      ],
      playback: [{ output: ended }, { output: blocked }, { error: network }],
    },
    key: ({ closesAfterReply, failure, isTooShort, recording: kept }) => [
      closesAfterReply,
      isTooShort,
      failure && retryOf(failure),
      kept !== null,
    ],
  });
});

describe("a whole round", () => {
  test("records, sends, speaks, and is idle with the words of both", async () => {
    const { value, context, record, send, sentTo, call, answer } = open();
    expect(value()).toBe("idle");
    record();
    expect(value()).toBe("recording");
    expect(call("recorder").input).toMatchObject({ purpose: "voice" });
    send();
    expect(sentTo("recorder")).toContain("recording.stop");
    await answer("recorder", recorded);
    expect(value()).toBe("thinking");
    expect(call("askByVoice").input).toEqual({ conversation, recording: file });
    await answer("askByVoice", spoken);
    expect(value()).toBe("speaking");
    expect(call("playback").input).toEqual({ url: spoken.tts_url, sound: null });
    expect(context()).toMatchObject({ reply: spoken, recording: null });
    await answer("playback", ended);
    expect(value()).toBe("idle");
    expect(context()).toMatchObject({ reply: spoken, failure: null });
  });

  test("an answer without a voice leads back to idle, and stays to be read", async () => {
    const { value, context, answer } = await thinking(true);
    await answer("askByVoice", written);
    expect(value()).toBe("idle");
    expect(context().reply).toEqual(written);
  });

  test("the next question takes the last words away once it is sent", async () => {
    const { answer, record, context } = await speaking();
    await answer("playback", ended);
    record();
    expect(context().reply).toEqual(spoken);
    await answer("recorder", recorded);
    expect(context().reply).toBeNull();
  });

  test("what reaches the recorder's limit is sent by itself", async () => {
    const { answer, value, sentTo } = await recording();
    const { recording: said } = recorded;
    await answer("recorder", { ...recorded, recording: { ...said, durationMs: recordingMaximum } });
    expect(sentTo("recorder")).not.toContain("recording.stop");
    expect(value()).toBe("thinking");
  });
});

describe("recording", () => {
  test.each([
    [{ kind: "discarded" }, true],
    [{ kind: "cancelled" }, false],
  ])("%o leads back to idle, and nothing is sent; too short: %s", async (outcome, isTooShort) => {
    const { answer, record, value, context, call } = await recording();
    await answer("recorder", outcome);
    expect(value()).toBe("idle");
    expect(context()).toMatchObject({ failure: null, isTooShort });
    expect(() => call("askByVoice")).toThrow("was not called");
    record();
    expect(context().isTooShort).toBe(false);
  });

  test.each(recorderFailures)("%s is an error, and the retry records again", async (reason) => {
    const { answer, retry, value, context } = await recording();
    await answer("recorder", { kind: "failed", reason });
    expect(value()).toBe("error");
    expect(context().failure).toEqual({ during: "recording", reason });
    retry();
    expect(value()).toBe("recording");
    expect(context().failure).toBeNull();
  });

  test("an interrupted recording is reported and not sent", async () => {
    const { answer, value, context, call } = await recording();
    await answer("recorder", { ...recorded, interruption: "hidden" });
    expect(value()).toBe("error");
    expect(context()).toMatchObject({
      recording: null,
      failure: { during: "recording", reason: "hidden" },
    });
    expect(() => call("askByVoice")).toThrow("was not called");
  });

  test("a recorder that breaks is an error", async () => {
    const { refuse, value, context } = await recording();
    await refuse("recorder", new Error("a bug"));
    expect(value()).toBe("error");
    expect(context().failure).toEqual({ during: "recording", reason: "failed" });
  });

  test("cancelled, the recorder is stopped and nothing is sent", async () => {
    const { call, cancel, value } = await recording();
    const { signal } = call("recorder");
    cancel();
    expect(signal.aborted).toBe(true);
    expect(value()).toBe("idle");
  });
});

describe("thinking", () => {
  test("cancelled, the question is called off without a word, and is gone", async () => {
    const { call, cancel, value, context } = await thinking();
    const { signal } = call("askByVoice");
    cancel();
    expect(signal.aborted).toBe(true);
    expect(value()).toBe("idle");
    expect(context()).toMatchObject({ failure: null, recording: null });
  });

  test.each([
    [network, "unreachable"],
    [http(502, "bad_gateway"), "unreachable"],
    [unavailable, "unavailable"],
    [rateLimited, "rate_limited"],
    [http(429, "daily_limit"), "daily_limit"],
    [http(500, "internal"), "failed"],
    [new Error("a bug"), "failed"],
  ])("%o is reported as %s, and the same recording is sent again", async (error, reason) => {
    const { refuse, retry, value, context, call } = await thinking();
    await refuse("askByVoice", error);
    expect(value()).toBe("error");
    expect(context()).toMatchObject({ failure: { during: "asking", reason }, recording: file });
    retry();
    expect(value()).toBe("thinking");
    expect(call("askByVoice").input).toEqual({ conversation, recording: file });
  });

  test.each([http(413, "too_large"), http(415, "not_audio"), http(422, "validation_failed")])(
    "%o is the recording's fault, and the retry records again",
    async (error) => {
      const { refuse, retry, value, context } = await thinking();
      await refuse("askByVoice", error);
      expect(context().failure).toEqual({ during: "asking", reason: "not_understood" });
      retry();
      expect(value()).toBe("recording");
      expect(context().recording).toBeNull();
    },
  );

  test.each([
    [http(503, "voice_not_configured"), "not_set_up"],
    [http(403, "twin_not_shared"), "not_shared"],
    [http(409, "conversation_closed"), "closed"],
    [http(404, "not_found"), "not_found"],
  ])("%o is reported as %s, which no retry helps", async (error, reason) => {
    const { refuse, actor, value, context } = await thinking();
    await refuse("askByVoice", error);
    expect(value()).toBe("error");
    const { failure } = context();
    expect(failure).toEqual({ during: "asking", reason });
    expect(failure && retryOf(failure)).toBeNull();
    expect(actor.getSnapshot().can({ type: "voice.retry" })).toBe(false);
  });

  test("a failure left behind takes its recording along", async () => {
    const { refuse, cancel, value, context } = await thinking();
    await refuse("askByVoice", network);
    cancel();
    expect(value()).toBe("idle");
    expect(context()).toMatchObject({ failure: null, recording: null });
  });
});

describe("speaking", () => {
  test("silenced, it is idle, and the popup stays whatever the toggle says", async () => {
    const { call, cancel, value } = await speaking(true);
    const { signal } = call("playback");
    cancel();
    expect(signal.aborted).toBe(true);
    expect(value()).toBe("idle");
  });

  test("an answer that was not played is played again from the fetched sound", async () => {
    const { answer, retry, value, context, call } = await speaking();
    await answer("playback", blocked);
    expect(value()).toBe("error");
    expect(context().failure).toEqual({ during: "speaking", reason: "blocked" });
    retry();
    expect(value()).toBe("speaking");
    expect(call("playback").input).toEqual({ url: spoken.tts_url, sound });
  });

  test("a player that breaks is an error, and the answer is still there", async () => {
    const { refuse, value, context } = await speaking();
    await refuse("playback", new Error("a bug"));
    expect(value()).toBe("error");
    expect(context()).toMatchObject({
      reply: spoken,
      failure: { during: "speaking", reason: "unplayable" },
    });
  });
});

describe("closing", () => {
  test("after the reply, where the member wants it so", async () => {
    const { answer, actor, value } = await speaking(true);
    await answer("playback", ended);
    expect(value()).toBe("closed");
    expect(actor.getSnapshot().status).toBe("done");
  });

  test("the choice holds at once and is kept", async () => {
    const { actor, done, answer, value } = await speaking();
    actor.send({ type: "closing.choose", closesAfterReply: true });
    expect(done).toEqual([
      { action: "keepChoice", params: { type: "closing.choose", closesAfterReply: true } },
    ]);
    await answer("playback", ended);
    expect(value()).toBe("closed");
  });

  test.each([
    ["recording", "recorder", recording],
    ["thinking", "askByVoice", thinking],
    ["speaking", "playback", speaking],
  ] as const)("while %s, what is under way is stopped", async (state, actor, begin) => {
    const { call, close, value } = await begin();
    expect(value()).toBe(state);
    const { signal } = call(actor);
    close();
    expect(signal.aborted).toBe(true);
    expect(value()).toBe("closed");
  });
});
