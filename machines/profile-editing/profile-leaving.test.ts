import { expect, test } from "vitest";
import { maraProfile } from "../testing/members.ts";
import { run } from "../testing/run.ts";
import { profileEditingMachine } from "./profile-editing.machine.ts";

const request = { type: "leave.request", go: () => {} } as const;
const bio = { type: "field.change", key: "bio", value: "I build clocks." } as const;

async function ready() {
  const { actor, done, answer } = run(profileEditingMachine, {
    actions: ["storeDraft", "announceSaved", "proceedLeaving"],
  });
  await answer("loadProfile", maraProfile);
  await answer("restoreDraft", null);
  return {
    actor,
    answer,
    done,
    leaving: () => actor.getSnapshot().value.leaving,
    left: () => done.filter(({ action }) => action === "proceedLeaving").length,
  };
}

test("with nothing unsaved the member just goes", async () => {
  const { actor, leaving, left } = await ready();
  actor.send(request);
  expect([leaving(), left()]).toEqual(["staying", 1]);
});

test("unsaved changes ask first; staying keeps them", async () => {
  const { actor, leaving, left } = await ready();
  actor.send(bio);
  actor.send(request);
  expect([leaving(), left()]).toEqual(["asking", 0]);
  actor.send({ type: "leave.cancel" });
  expect([leaving(), left()]).toEqual(["staying", 0]);
  expect(actor.getSnapshot().context.changes).toEqual({ bio: bio.value });
});

test("leaving all the same discards them", async () => {
  const { actor, leaving, left } = await ready();
  actor.send(bio);
  actor.send(request);
  actor.send({ type: "leave.confirm" });
  expect([leaving(), left()]).toEqual(["staying", 1]);
  expect(actor.getSnapshot().value.form).toEqual({ ready: "pristine" });
});

test("a picture under way asks too", async () => {
  const { actor, leaving } = await ready();
  actor.send({ type: "picture.choose", file: new File(["png"], "me", { type: "image/png" }) });
  actor.send(request);
  expect(leaving()).toBe("asking");
});

test("a save that ends while the question is open answers it", async () => {
  const { actor, answer, leaving, left } = await ready();
  actor.send(bio);
  actor.send({ type: "profile.save" });
  actor.send(request);
  expect([leaving(), left()]).toEqual(["asking", 0]);
  await answer("saveProfile", { ...maraProfile, bio: bio.value });
  expect([leaving(), left()]).toEqual(["staying", 1]);
});

test("a recording that is not saved asks too, until it is", async () => {
  const { actor, leaving, left } = await ready();
  actor.send({ type: "voice.change", isUnsaved: true });
  actor.send(request);
  expect([leaving(), left()]).toEqual(["asking", 0]);
  actor.send({ type: "voice.change", isUnsaved: false });
  expect([leaving(), left()]).toEqual(["staying", 1]);
});

test("asked again by another way, the member leaves by that one", async () => {
  const { actor, done } = await ready();
  const other = { ...request, go: () => {} };
  actor.send(bio);
  actor.send(request);
  actor.send(other);
  actor.send({ type: "leave.confirm" });
  const left = done.filter(({ action }) => action === "proceedLeaving");
  expect(left.map(({ params }) => params === other.go)).toEqual([true]);
});
