import { describe, expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
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
    failure: () => actor.getSnapshot().context.pictureFailure,
  };
}

test("is sent and shown when it is there", async () => {
  const { actor, choose, state, call, answer } = await ready();
  choose(png);
  expect(call("uploadPicture").input).toEqual({ file: png });
  await answer("uploadPicture");
  await answer("readPicture", { profile_picture_url: "/api/profile/picture/mara" });
  expect(state()).toEqual({ done: "shown" });
  expect(actor.getSnapshot().context.saved).toEqual({
    ...maraProfile,
    profile_picture_url: "/api/profile/picture/mara",
  });
});

test("is saved although it cannot be read at once, and is read later", async () => {
  const { actor, choose, state, failure, answer, refuse, clock } = await ready();
  choose(png);
  await answer("uploadPicture");
  await refuse("readPicture", network);
  expect([state(), failure()]).toEqual([{ done: "waiting" }, null]);
  clock.increment(5_000);
  await answer("readPicture", { profile_picture_url: "/new" });
  expect(state()).toEqual({ done: "shown" });
  expect(actor.getSnapshot().context.saved?.profile_picture_url).toBe("/new");
});

test.each([
  [new File(["gif"], "me.png", { type: "image/gif" }), "wrong_type"],
  [new File(["?"], "me", {}), "wrong_type"],
  [sized(pictureMaximum + 1), "too_large"],
])("%o is refused here as %s, without a call", async (file, reported) => {
  const { choose, state, failure, call } = await ready();
  choose(file);
  expect(state()).toBe("failed");
  expect(failure()).toBe(reported);
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
  [new Error("a bug"), "failed"],
])("%o is reported as %s, and the next choice is a new try", async (error, reported) => {
  const { actor, choose, state, failure, refuse } = await ready();
  choose(png);
  await refuse("uploadPicture", error);
  expect(state()).toBe("failed");
  expect(failure()).toBe(reported);
  expect(actor.getSnapshot().context.saved).toEqual(maraProfile);
  choose(png);
  expect(state()).toBe("uploading");
  expect(failure()).toBeNull();
});

test("another picture chosen during the upload replaces the first one", async () => {
  const { choose, call } = await ready();
  choose(png);
  const first = call("uploadPicture");
  const other = sized(2);
  choose(other);
  expect(first.signal.aborted).toBe(true);
  expect(call("uploadPicture").input).toEqual({ file: other });
});

test("editing and saving go on beside it", async () => {
  const { actor, choose, state } = await ready();
  choose(png);
  actor.send({ type: "field.change", key: "bio", value: "I build clocks." });
  actor.send({ type: "profile.save" });
  expect(actor.getSnapshot().value.form).toEqual({ ready: "saving" });
  expect(state()).toBe("uploading");
});

describe("removing the picture", () => {
  async function removing() {
    const running = await ready();
    const { actor, choose, answer } = running;
    choose(png);
    await answer("uploadPicture");
    await answer("readPicture", { profile_picture_url: "/api/profile/picture/mara" });
    actor.send({ type: "picture.remove" });
    return { ...running, url: () => actor.getSnapshot().context.saved?.profile_picture_url };
  }

  test("asks first, and what is taken back keeps it", async () => {
    const { actor, state, url } = await removing();
    expect(state()).toEqual({ removing: "asking" });
    actor.send({ type: "removal.cancel" });
    expect(state()).toBe("idle");
    expect(url()).toBe("/api/profile/picture/mara");
  });

  test("takes it from the profile once the server has removed it", async () => {
    const { actor, state, url, answer } = await removing();
    actor.send({ type: "removal.confirm" });
    expect(url()).toBe("/api/profile/picture/mara");
    await answer("removePicture");
    expect(state()).toBe("removed");
    expect(url()).toBeNull();
  });

  test("takes no other picture before it is done", async () => {
    const { actor, choose, state, call } = await removing();
    actor.send({ type: "removal.confirm" });
    choose(png);
    actor.send({ type: "picture.remove" });
    expect(state()).toEqual({ removing: "confirmed" });
    expect(call("removePicture").signal.aborted).toBe(false);
  });

  test.each([
    [network, "unreachable"],
    [new Error("a bug"), "not_removed"],
  ])("%o keeps it and is reported as %s", async (error, reported) => {
    const { actor, state, failure, url, refuse } = await removing();
    actor.send({ type: "removal.confirm" });
    await refuse("removePicture", error);
    expect(state()).toBe("failed");
    expect(failure()).toBe(reported);
    expect(url()).toBe("/api/profile/picture/mara");
  });
});
