import { describe, expect, test } from "vitest";
import { liveUrl } from "./live-url.ts";
import { everyConversation, readFrame } from "./read-frame.ts";
import { writeFrame } from "./write-frame.ts";

const conversation_id = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
const read = (frame: unknown) => readFrame(JSON.stringify(frame));

describe("what comes over the live connection", () => {
  const plain = { type: "message", conversation_id, content: "Ciao", role: "user" };
  const message = {
    type: "message",
    kind: "message",
    conversation_id,
    id: null,
    sender_id: null,
    by_ai: false,
    content: "Ciao",
    recording: null,
    sent_at: null,
    client_msg_id: null,
    cursor: null,
  };

  test("a plain message, wrapped or not", () => {
    expect(read(plain)).toEqual(message);
    expect(read({ ...plain, content: { Valid: true, String: "Ciao" } })).toEqual(message);
  });

  test("a recording with all that makes delivery safe", () => {
    const safe = {
      id: "5b0a4c1e-2f3d-4a6b-9c8d-7e6f5a4b3c2d",
      sender_id: "7bc8f302-ae16-4d49-87f5-28a3e9b1da08",
      sent_at: "2026-11-20T18:04:00Z",
      client_msg_id: "6c1b5d2f-3a4e-4b7c-8d9e-8f7a6b5c4d3e",
      cursor: "bTAwMDQy",
    };
    const audio = { audio_url: "/api/x", audio_duration_ms: 900, mime_type: "audio/mp4" };
    expect(read({ ...plain, type: "audio", content: null, ...safe, ...audio })).toEqual({
      ...message,
      kind: "audio",
      content: "",
      ...safe,
      recording: { url: "/api/x", duration_ms: 900, transcript: null, mime_type: "audio/mp4" },
    });
  });

  test("an answer of an AI", () => {
    expect(read({ ...plain, role: "assistant" })).toEqual({ ...message, by_ai: true });
  });

  test("a status, and one that takes it away, for every conversation", () => {
    const status = { type: "status", conversation_id: everyConversation };
    const ofStatus = (content: unknown) => read({ ...status, content });
    for (const content of ["thinking", "Thinking...", { Valid: true, String: "still THINKING" }]) {
      expect(ofStatus(content)).toEqual({ ...status, status: { kind: "thinking" } });
    }
    expect(ofStatus("Typing")).toEqual({ ...status, status: { kind: "typing" } });
    expect(ofStatus("Looking it up")).toEqual({
      ...status,
      status: { kind: "other", text: "Looking it up" },
    });
    for (const content of [null, "", " "]) {
      expect(ofStatus(content)).toEqual({ ...status, status: null });
    }
  });

  test("an acknowledgement, a refusal, an event", () => {
    const ack = {
      type: "ack",
      conversation_id,
      client_msg_id: "c",
      id: "i",
      sent_at: "2026-11-20T18:04:00Z",
      cursor: "k",
    };
    expect(read(ack)).toEqual(ack);
    const refusal = {
      type: "error",
      conversation_id,
      error_code: "rate_limited",
      message: "Please wait.",
    };
    expect(read(refusal)).toEqual({
      type: "error",
      conversation_id,
      client_msg_id: null,
      code: "rate_limited",
      message: "Please wait.",
    });
    const event = { type: "event", event: "match", conversation_id: everyConversation };
    expect(read({ ...event, match_id: "m" })).toEqual({ ...event, match_id: "m", cursor: null });
  });

  test.each([
    ["half a frame", "{"],
    ["no object", "[]"],
    ["null", "null"],
    ["no type", JSON.stringify({ conversation_id, content: "Ciao", role: "user" })],
    ["an unknown type", JSON.stringify({ ...plain, type: "typing" })],
    ["a type that objects have anyway", JSON.stringify({ ...plain, type: "toString" })],
    ["no conversation", JSON.stringify({ type: "message", content: "Ciao", role: "user" })],
    ["an acknowledgement of nothing", JSON.stringify({ type: "ack", conversation_id })],
  ])("%s is ignored", (_name, frame) => {
    expect(readFrame(frame)).toBeUndefined();
  });
});

test("a message without a role is a person's", () => {
  const frame = JSON.stringify({ type: "message", conversation_id, content: "Ciao" });
  expect(readFrame(frame)).toMatchObject({ by_ai: false, content: "Ciao" });
});

test("a message to send", () => {
  const frame = { conversation_id, content: "Ciao", client_msg_id: "c" };
  expect(JSON.parse(writeFrame(frame))).toEqual(frame);
});

test("where the live connection is: wss on https pages, else ws", () => {
  const token = "a.b-c_d.e";
  expect(liveUrl({ conversation_id, token }, "/api", "https://gemel.example/chat/1?x#y")).toBe(
    `wss://gemel.example/api/ws/chat?conversation_id=${conversation_id}&token=a.b-c_d.e`,
  );
  const more = { candidate_user_id: "u", cursor: "k&k" };
  expect(liveUrl({ conversation_id, token, ...more }, "/api/", "http://localhost:3000/")).toBe(
    `ws://localhost:3000/api/ws/chat?conversation_id=${conversation_id}&token=a.b-c_d.e&candidate_user_id=u&cursor=k%26k`,
  );
  expect(liveUrl({ conversation_id, token, cursor: null }, "http://127.0.0.1:4010/api", "x:")).toBe(
    `ws://127.0.0.1:4010/api/ws/chat?conversation_id=${conversation_id}&token=a.b-c_d.e`,
  );
});
