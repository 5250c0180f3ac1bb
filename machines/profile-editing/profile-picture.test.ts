import { expect, test } from "vitest";
import { http, network, unavailable } from "../testing/failures.ts";
import { maraProfile } from "../testing/members.ts";
import { run } from "../testing/run.ts";
import { pictureMaximum, profileEditingMachine } from "./profile-editing.machine.ts";

const png = new File(["png"], "me.png", { type: "image/png" });
const sized = (size: number) => new File([new Uint8Array(size)], "me", { type: "image/jpeg" });

async function ready() {
  const running = run(profileEditingMachine, {
    actions: ["storeDraft", "announceSaved", "proceedLeaving"],
  });
  await running.answer("loadProfile", maraProfile);
  await running.answer("restoreDraft", null);
  const { actor } = running;
  return {
    ...running,
    choose: (file: Blob) => actor.send({ type: "picture.choose", file }),
    state: () => actor.getSnapshot().value.picture,
    picture: () => actor.getSnapshot().context.picture,
  };
}

type Upload = { file: Blob; onProgress: (progress: number) => void };

test("is sent with its progress and shown when it is there", async () => {
  const { actor, choose, state, picture, call, answer } = await ready();
  choose(png);
  const { file, onProgress } = call("uploadPicture").input as Upload;
  expect(file).toBe(png);
  onProgress(0.4);
  expect(picture()).toEqual({ file: png, progress: 0.4, failure: null });
  await answer("uploadPicture", { profile_picture_url: "/api/profile/picture/mara" });
  expect(state()).toBe("done");
  expect(actor.getSnapshot().context.saved).toEqual({
    ...maraProfile,
    profile_picture_url: "/api/profile/picture/mara",
  });
});

test.each([
  [new File(["gif"], "me.png", { type: "image/gif" }), "wrong_type"],
  [new File(["?"], "me", {}), "wrong_type"],
  [sized(pictureMaximum + 1), "too_large"],
])("%o is refused here as %s, without a call", async (file, failure) => {
  const { choose, state, picture, call } = await ready();
  choose(file);
  expect(state()).toBe("failed");
  expect(picture().failure).toBe(failure);
  expect(() => call("uploadPicture")).toThrow("was not called");
});

test("10 MB exactly are taken", async () => {
  const { choose, state } = await ready();
  choose(sized(pictureMaximum));
  expect(state()).toBe("uploading");
});

test.each([
  [http(413, "payload_too_large"), "too_large"],
  [http(415, "unsupported_media_type"), "wrong_type"],
  [http(429, "daily_limit"), "daily_limit"],
  [http(422, "validation_failed"), "wrong_type"],
  [network, "unreachable"],
  [unavailable, "unreachable"],
  [new Error("a bug"), "failed"],
])("%o is reported as %s and can be tried again", async (failure, reported) => {
  const { actor, choose, state, picture, call, refuse } = await ready();
  choose(png);
  await refuse("uploadPicture", failure);
  expect(state()).toBe("failed");
  expect(picture()).toEqual({ file: png, progress: 0, failure: reported });
  actor.send({ type: "picture.retry" });
  expect((call("uploadPicture").input as Upload).file).toBe(png);
});

test("cancelling aborts the call and changes nothing", async () => {
  const { actor, choose, state, call } = await ready();
  choose(png);
  const { signal } = call("uploadPicture");
  actor.send({ type: "picture.cancel" });
  expect(state()).toBe("idle");
  expect(signal.aborted).toBe(true);
  expect(actor.getSnapshot().context.saved).toEqual(maraProfile);
});

test("another picture chosen during the upload replaces the first one", async () => {
  const { choose, call } = await ready();
  choose(png);
  const first = call("uploadPicture");
  const other = sized(2);
  choose(other);
  expect(first.signal.aborted).toBe(true);
  expect((call("uploadPicture").input as Upload).file).toBe(other);
});

test("editing and saving go on beside it", async () => {
  const { actor, choose, state } = await ready();
  choose(png);
  actor.send({ type: "field.change", key: "bio", value: "I build clocks." });
  actor.send({ type: "profile.save" });
  expect(actor.getSnapshot().value.form).toEqual({ ready: "saving" });
  expect(state()).toBe("uploading");
});
