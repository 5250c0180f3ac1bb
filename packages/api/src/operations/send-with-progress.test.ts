import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeToken, signedIn } from "../testing/fake-backend.ts";

/** The part of a browser's `XMLHttpRequest` that an upload needs; the test plays the network. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  withCredentials = false;
  sent: Blob | undefined;
  opened = "";
  status = 0;
  statusText = "";
  responseText = "";
  responseHeaders = "";

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.responseHeaders;
  }
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.responseHeaders = "content-type: application/json\r\nretry-after: 30\r\n";
    this.dispatchEvent(new Event("load"));
  }
}

const token = makeToken(600);
const recording = new Blob(["sound"], { type: "audio/webm" });

beforeEach(() => {
  FakeRequest.last = undefined;
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

async function upload() {
  const shares: number[] = [];
  const giveUp = new AbortController();
  const { api, requests } = signedIn(token, {});
  const onProgress = (share: number) => shares.push(share);
  const result = api.uploadMyVoice(recording, { onProgress, signal: giveUp.signal });
  await expect.poll(() => FakeRequest.last?.sent).toBeTruthy();
  const xhr = FakeRequest.last;
  if (!xhr) throw new Error("nothing was sent");
  return { result, shares, giveUp, requests, xhr };
}

test("sends the form with the token, and reports progress", async () => {
  const { result, shares, requests, xhr } = await upload();
  expect(xhr.opened).toBe("POST https://gemel.example/api/me/profile/voice");
  expect(xhr.withCredentials).toBe(true);
  expect(xhr.headers["authorization"]).toBe(`Bearer ${token}`);
  const form = await new Response(xhr.sent ?? null, {
    headers: { "Content-Type": xhr.headers["content-type"] ?? "" },
  }).formData();
  const file = form.get("voice_message") as File;
  expect([file.name, file.type, await file.text()]).toEqual(["voice.webm", "audio/webm", "sound"]);
  xhr.progress(0, 0);
  xhr.progress(25, 100);
  xhr.progress(100, 100);
  expect(shares).toEqual([0.25, 1]);
  xhr.answer(200, { voice_message_filename: "7c1f.webm" });
  expect(await result).toEqual({ ok: true, value: "7c1f.webm" });
  expect(requests).toEqual([]);
});

test("an error of the server is read like any other", async () => {
  const { result, xhr } = await upload();
  xhr.answer(429, { error_code: "rate_limited", message: "Later." });
  expect(await result).toEqual({
    ok: false,
    error: {
      kind: "http",
      status: 429,
      code: "rate_limited",
      message: "Later.",
      details: [],
      retryAfter: 30,
    },
  });
});

test.each(["error", "timeout"])("%s is no answer", async (type) => {
  const { result, xhr } = await upload();
  xhr.dispatchEvent(new Event(type));
  expect(await result).toEqual({ ok: false, error: { kind: "network" } });
});

test("given up, the connection is closed", async () => {
  const { result, giveUp } = await upload();
  giveUp.abort();
  expect(await result).toEqual({ ok: false, error: { kind: "aborted" } });
});
