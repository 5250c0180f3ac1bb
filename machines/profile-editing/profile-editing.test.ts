import { describe, expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { maraProfile, noorProfile } from "../testing/members.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { type ProfileChanges, profileEditingMachine } from "./profile-editing.machine.ts";

const actions = ["storeDraft", "announceSaved", "proceedLeaving"];
const bio = { type: "field.change", key: "bio", value: "I build clocks." } as const;
const city = { type: "field.change", key: "city", value: "Lille" } as const;
const nickname = { type: "field.change", key: "nickname", value: "Noor of Lille" } as const;
const birthDate = { type: "field.change", key: "birth_date", value: "1994-02-01" } as const;
const sex = { type: "field.change", key: "sex", value: "other" } as const;
const save = { type: "profile.save" } as const;

const picture = (type = "image/png") => new File(["png"], "me", { type });

/** A profile in which only the nickname is missing. */
const nameless = { ...noorProfile, birth_date: birthDate.value, sex: sex.value };

async function ready(profile = maraProfile, draft: ProfileChanges | null = null) {
  const running = run(profileEditingMachine, { actions });
  await running.answer("loadProfile", profile);
  await running.answer("restoreDraft", draft);
  const { actor, done } = running;
  return {
    ...running,
    form: () => actor.getSnapshot().value.form,
    unsaved: () => actor.getSnapshot().hasTag("unsaved"),
    lastStored: () => done.findLast(({ action }) => action === "storeDraft")?.params,
    count: (name: string) => done.filter(({ action }) => action === name).length,
  };
}

test("reaches every state and transition by generated paths", async () => {
  const failures = [{ error: network }];
  await expectWholeWalk(profileEditingMachine, {
    actions,
    events: [
      { type: "profile.retry" },
      save,
      bio,
      { ...sex, value: null },
      { type: "draft.discard" },
      { type: "nickname.judged", nickname: "", verdict: "available" },
      { type: "picture.choose", file: picture() },
      { type: "picture.choose", file: picture("image/gif") },
      { type: "picture.remove" },
      { type: "removal.confirm" },
      { type: "removal.cancel" },
    ],
    answers: {
      loadProfile: [{ output: maraProfile }, { output: noorProfile }, ...failures],
      restoreDraft: [{ output: null }, ...failures],
      saveProfile: [{ output: { ...maraProfile, bio: bio.value } }, ...failures],
      removePicture: [{ output: undefined }, ...failures],
      uploadPicture: [{ output: undefined }, ...failures],
      readPicture: [{ output: { profile_picture_url: "/new" } }, { error: network }],
    },
    key: ({ saved, changes }) => [saved?.sex, changes],
  });
}, 60_000);

describe("loading", () => {
  test("shows what the server has", async () => {
    const { form, context } = await ready();
    expect(form()).toEqual({ ready: "pristine" });
    expect(context().saved).toEqual(maraProfile);
  });

  test("a failure can be tried again", async () => {
    const { actor, answer, refuse } = run(profileEditingMachine, { actions });
    await refuse("loadProfile", network);
    expect(actor.getSnapshot().value.form).toBe("loadFailed");
    actor.send({ type: "profile.retry" });
    await answer("loadProfile", maraProfile);
    await answer("restoreDraft", null);
    expect(actor.getSnapshot().value.form).toEqual({ ready: "pristine" });
  });

  test("brings back the changes of an earlier visit, but for those that are saved by now", async () => {
    const { form, context, unsaved } = await ready(maraProfile, { bio: bio.value, city: "Ghent" });
    expect(form()).toEqual({ ready: "dirty" });
    expect(context().changes).toEqual({ bio: bio.value });
    expect(unsaved()).toBe(true);
  });

  test("brings no nickname back where one is set by now", async () => {
    const draft = { nickname: "Noor of Lille", bio: bio.value };
    const { context } = await ready(maraProfile, draft);
    expect(context().changes).toEqual({ bio: bio.value });
    const { context: contextOfNoor } = await ready(noorProfile, draft);
    expect(contextOfNoor().changes).toEqual(draft);
  });

  test("a draft that cannot be read is no reason not to open the profile", async () => {
    const { actor, answer, refuse } = run(profileEditingMachine, { actions });
    await answer("loadProfile", maraProfile);
    await refuse("restoreDraft", new Error("not JSON"));
    expect(actor.getSnapshot().value.form).toEqual({ ready: "pristine" });
  });
});

describe("editing", () => {
  test("each change is stored, and undoing it leaves nothing unsaved", async () => {
    const { actor, form, unsaved, lastStored } = await ready();
    actor.send(bio);
    actor.send(city);
    expect(lastStored()).toEqual({ bio: bio.value, city: city.value });
    actor.send({ ...bio, value: maraProfile.bio });
    actor.send({ ...city, value: maraProfile.city });
    expect(form()).toEqual({ ready: "pristine" });
    expect(unsaved()).toBe(false);
    expect(lastStored()).toEqual({});
  });

  test("lists are compared by what they hold, and an emptied field is like one never filled in", async () => {
    const { actor, form } = await ready();
    actor.send({ type: "field.change", key: "social_links", value: [] });
    actor.send({ type: "field.change", key: "first_name", value: "" });
    expect(form()).toEqual({ ready: "pristine" });
    const link = { platform: "Mastodon", url: "https://example.org/@mara" };
    actor.send({ type: "field.change", key: "social_links", value: [link] });
    expect(form()).toEqual({ ready: "dirty" });
  });

  test("a nickname that is set stays", async () => {
    const { actor, context } = await ready();
    actor.send(nickname);
    expect(context().changes).toEqual({});
  });

  test("discarding goes back to what is saved", async () => {
    const { actor, form, lastStored } = await ready();
    actor.send(bio);
    actor.send({ type: "draft.discard" });
    expect(form()).toEqual({ ready: "pristine" });
    expect(lastStored()).toEqual({});
  });
});

describe("required to proceed", () => {
  test("a save says what is missing, also of an untouched profile, and makes no call", async () => {
    const { actor, context, call } = await ready(noorProfile);
    actor.send(save);
    const missing = ["nickname", "birth_date", "sex"];
    expect(context().saveFailure).toEqual({ kind: "incomplete", missing });
    expect(() => call("saveProfile")).toThrow("was not called");
  });

  test("a nickname that is set counts, however short: it cannot be changed", async () => {
    const { actor, form } = await ready({ ...maraProfile, nickname: "Mara" });
    actor.send(bio);
    actor.send(save);
    expect(form()).toEqual({ ready: "saving" });
  });

  test("what is missing shrinks as it is filled in", async () => {
    const { actor, context, form } = await ready(noorProfile);
    actor.send(save);
    actor.send(nickname);
    expect(context().saveFailure).toEqual({ kind: "incomplete", missing: ["birth_date", "sex"] });
    actor.send(birthDate);
    actor.send(sex);
    expect(context().saveFailure).toBeNull();
    actor.send(save);
    expect(form()).toEqual({ ready: "saving" });
  });

  test.each(["Noor", "    Noor    ", ""])("nickname %j is too short", async (value) => {
    const { actor, context } = await ready(nameless);
    actor.send({ ...nickname, value });
    actor.send(save);
    expect(context().saveFailure).toEqual({ kind: "incomplete", missing: ["nickname"] });
  });

  test("a nickname known as taken is not sent; a verdict about another one does not count", async () => {
    const { actor, context, form } = await ready(nameless);
    actor.send(nickname);
    actor.send({ type: "nickname.judged", nickname: "Noor of Lille", verdict: "taken" });
    actor.send({ ...nickname, value: "Noor of Lille " });
    actor.send(save);
    expect(context().saveFailure).toEqual({ kind: "incomplete", missing: ["nickname"] });
    actor.send({ ...nickname, value: "Noor of Ghent" });
    actor.send({ type: "nickname.judged", nickname: "Noor of Lille", verdict: "taken" });
    actor.send(save);
    expect(form()).toEqual({ ready: "saving" });
  });
});

describe("saving", () => {
  test("sends the changes, takes over the answer, and notifies the host", async () => {
    const { actor, form, context, call, answer, done, lastStored } = await ready();
    actor.send(bio);
    actor.send(save);
    expect(call("saveProfile").input).toEqual({ changes: { bio: bio.value } });
    const answered = { ...maraProfile, bio: bio.value };
    await answer("saveProfile", answered);
    expect(form()).toEqual({ ready: "saved" });
    expect(context()).toMatchObject({ saved: answered, changes: {}, saveFailure: null });
    expect(lastStored()).toEqual({});
    expect(done.filter(({ action }) => action === "announceSaved")).toEqual([
      { action: "announceSaved", params: answered },
    ]);
  });

  test("a change made during the save stays a change", async () => {
    const { actor, form, context, answer, lastStored } = await ready();
    actor.send(bio);
    actor.send(save);
    actor.send(city);
    actor.send({ ...bio, value: "I build and mend clocks." });
    await answer("saveProfile", { ...maraProfile, bio: bio.value });
    expect(form()).toEqual({ ready: "dirty" });
    const left = { bio: "I build and mend clocks.", city: city.value };
    expect(context().changes).toEqual(left);
    expect(lastStored()).toEqual(left);
  });

  test("a way back to the saved value during the save is a change, unless the save fails", async () => {
    const { actor, form, context, answer, refuse } = await ready();
    const before = { ...bio, value: maraProfile.bio };
    actor.send(bio);
    actor.send(save);
    actor.send(before);
    await refuse("saveProfile", network);
    expect(context().changes).toEqual({});
    expect(form()).toEqual({ ready: "pristine" });
    actor.send(bio);
    actor.send(save);
    actor.send(before);
    await answer("saveProfile", { ...maraProfile, bio: bio.value });
    expect(context().changes).toEqual({ bio: before.value });
    expect(form()).toEqual({ ready: "dirty" });
  });

  test("a nickname typed while another one is saved is none of the changes after", async () => {
    const { actor, answer, context, unsaved } = await ready(noorProfile);
    for (const change of [nickname, birthDate, sex]) actor.send(change);
    actor.send(save);
    actor.send({ ...nickname, value: "Noor of Ghent" });
    await answer("saveProfile", { ...nameless, nickname: nickname.value });
    expect(context().changes).toEqual({});
    expect(unsaved()).toBe(false);
  });

  test("a value that the server keeps otherwise than it was sent is saved all the same", async () => {
    const { actor, form, context, answer } = await ready();
    const half = { platform: "Mastodon", url: "" };
    actor.send({ type: "field.change", key: "social_links", value: [half] });
    actor.send(save);
    await answer("saveProfile", maraProfile);
    expect(form()).toEqual({ ready: "saved" });
    expect(context().changes).toEqual({});
  });

  test("a conflict of a save that claims a nickname is about the nickname", async () => {
    const { actor, context, refuse } = await ready({ ...maraProfile, nickname: null });
    actor.send(nickname);
    actor.send(save);
    await refuse("saveProfile", http(409, "conflict"));
    expect(context().saveFailure).toEqual({ kind: "nickname_taken" });
  });

  const height = { field: "profile.height_cm", code: "out_of_range", message: "Too tall." };
  test.each([
    [http(409, "nickname_taken"), { kind: "nickname_taken" }],
    [http(422, "underage"), { kind: "underage" }],
    [
      http(422, "validation_failed", { details: [height] }),
      { kind: "invalid", fields: [{ ...height, field: "height_cm" }] },
    ],
    [network, { kind: "unreachable" }],
    [http(500, "internal"), { kind: "failed" }],
    [http(409, "conflict"), { kind: "failed" }],
    [new Error("a bug"), { kind: "failed" }],
  ])("%o is reported as %o and keeps the draft", async (failure, reported) => {
    const { actor, form, context, refuse, lastStored } = await ready();
    actor.send(bio);
    actor.send(save);
    actor.send(city);
    await refuse("saveProfile", failure);
    expect(form()).toEqual({ ready: "dirty" });
    expect(context().saveFailure).toEqual(reported);
    expect(context().changes).toEqual({ bio: bio.value, city: city.value });
    expect(lastStored()).toEqual({ bio: bio.value, city: city.value });
  });

  test("a nickname that the server called taken is not sent again", async () => {
    const { actor, context, refuse } = await ready(nameless);
    actor.send(nickname);
    actor.send(save);
    await refuse("saveProfile", http(409, "nickname_taken"));
    actor.send(save);
    expect(context().saveFailure).toEqual({ kind: "incomplete", missing: ["nickname"] });
  });
});

const onMatch = { type: "field.change", key: "twin_share_on_match", value: false } as const;

test("sharing the twin: each switch is a change like any other: kept, sent alone, and saved", async () => {
  const { actor, form, context, call, answer, lastStored } = await ready();
  actor.send(onMatch);
  expect([form(), lastStored()]).toEqual([{ ready: "dirty" }, { twin_share_on_match: false }]);
  actor.send(save);
  expect(call("saveProfile").input).toEqual({ changes: { twin_share_on_match: false } });
  await answer("saveProfile", { ...maraProfile, twin_share_on_match: false });
  expect(form()).toEqual({ ready: "saved" });
  expect(context().saved).toMatchObject({
    twin_share_pre_like: true,
    twin_share_on_match: false,
  });
});
