import { expect, test } from "vitest";
import type { Schemas } from "../contract.ts";
import { writeProfile } from "./profile-update.ts";
import { readProfile, type Profile } from "./profile.ts";
import { Unreadable } from "./reading/reader.ts";

const giulia: Profile = {
  nickname: "Giulia F.",
  first_name: "Giulia",
  last_name: null,
  birth_date: "1991-04-17",
  sex: "female",
  country: "IT",
  city: "Torino",
  bio: null,
  height_cm: 168,
  weight_kg: 61.5,
  profile_picture_url: "/api/profile/picture/3d7a5c90?v=1",
  voice_message_url: null,
  social_links: [{ platform: "Mastodon", url: "https://mastodon.example/@giulia" }],
  children_status: "does_not_have_children",
  pets_status: null,
  child_intent: "yes",
  pet_intent: null,
  show_wishes: true,
  twin_share_pre_like: true,
  twin_share_on_match: false,
  twin_conversation_count: 3,
};

const wrapped = {
  first_name: { Valid: true, String: "Giulia" },
  last_name: { Valid: false, String: "" },
  birth_date: { Valid: true, Time: "1991-04-17T00:00:00Z" },
  sex: { Valid: true, String: "female" },
  country: { Valid: true, String: "IT" },
  city: { Valid: true, String: "Torino" },
  bio: { Valid: false, String: "" },
  height_cm: { Valid: true, Int32: 168 },
  weight_kg: { Valid: true, Float64: 61.5 },
  social_links: [{ platform: "Mastodon", url: "https://mastodon.example/@giulia" }],
  children_status: { Valid: true, String: "does_not_have_children" },
  pets_status: { Valid: false, String: "" },
  child_intent: { Valid: true, String: "yes" },
  pet_intent: { Valid: false, String: "" },
  show_wishes: { Valid: true, Bool: true },
  twin_share_pre_like: { Valid: true, Bool: true },
  twin_share_on_match: { Valid: true, Bool: false },
} satisfies Schemas["ProfileFields"];

const nickname = { Valid: true, String: "Giulia F." };
const withFiles = {
  ...wrapped,
  profile_picture_url: { Valid: true, String: "/api/profile/picture/3d7a5c90?v=1" },
  voice_message_url: { Valid: false, String: "" },
};

test("reads a wrapped profile, also where the fields stand in the answer itself", () => {
  const around = { nickname, twin_conversation_count: 3 };
  expect(readProfile({ profile: withFiles, ...around })).toEqual(giulia);
  expect(readProfile({ ...withFiles, ...around })).toEqual(giulia);
  expect(readProfile({ nickname, bio: "Hello" })).toMatchObject({ bio: "Hello", birth_date: null });
  expect(() => readProfile({ message: "ok" })).toThrow(Unreadable);
});

test("reads a nickname that stands among the fields", () => {
  expect(readProfile({ profile: { ...wrapped, nickname } }).nickname).toBe("Giulia F.");
});

test("reads a profile that is null as an empty one", () => {
  const empty = readProfile({ profile: null, nickname: null });
  expect(empty).toEqual(readProfile({ profile: {} }));
  expect(() => readProfile({ nickname: null })).toThrow(Unreadable);
});

test("reads a country without a code as it is written", () => {
  const country = { Valid: true, String: "Italia" };
  expect(readProfile({ profile: { ...wrapped, country } }).country).toBe("Italia");
});

test("reads a plain profile alike", () => {
  const { nickname: name, social_links, twin_conversation_count: _, ...raw } = giulia;
  const profile = { ...raw, social_links: [...social_links] };
  expect(readProfile({ profile, nickname: name })).toEqual({
    ...giulia,
    twin_conversation_count: null,
  });
});

test("without values, sharing the twin is on and there are no links", () => {
  const { nickname: _name, twin_conversation_count: _, ...raw } = giulia;
  const profile = {
    ...raw,
    social_links: null,
    twin_share_pre_like: null,
    twin_share_on_match: { Valid: false },
  };
  expect(readProfile({ profile, nickname })).toMatchObject({
    social_links: [],
    twin_share_pre_like: true,
    twin_share_on_match: true,
  });
});

test("writes wrappers and the nickname, files as they came, and no choice that the backend does not know", () => {
  expect(writeProfile(giulia)).toEqual({ profile: withFiles, nickname: "Giulia F." });
  const { show_wishes: _, ...plain } = withFiles;
  expect(writeProfile({ ...giulia, show_wishes: null }).profile).toEqual(plain);
});

test("reads `children` and `pets` as other names of the statuses, and links as far as they are some", () => {
  const read = readProfile({
    profile: {
      children: "has_children",
      pets: { Valid: true, String: "has_pets" },
      social_links: [{ platform: "Mastodon", url: "https://m.example" }, { platform: "X" }, null],
    },
  });
  expect(read).toMatchObject({ children_status: "has_children", pets_status: "has_pets" });
  expect(read.social_links).toEqual([{ platform: "Mastodon", url: "https://m.example" }]);
  expect(readProfile({ profile: { social_links: "{}" } }).social_links).toEqual([]);
});

test("writes only the fields that are there", () => {
  expect(writeProfile({ bio: "", height_cm: 170.4, weight_kg: 70.26, birth_date: null })).toEqual({
    profile: {
      bio: { Valid: false, String: "" },
      birth_date: { Valid: false, Time: "0001-01-01T00:00:00Z" },
      height_cm: { Valid: true, Int32: 170 },
      weight_kg: { Valid: true, Float64: 70.3 },
    },
  });
});

test("sends texts composed, without the space around them", () => {
  const { profile } = writeProfile({
    bio: ` ${"e\u0301".repeat(2000)}\n`,
    city: " Neuchâtel ",
    first_name: "  ",
  });
  expect(profile).toEqual({
    bio: { Valid: true, String: "é".repeat(2000) },
    city: { Valid: true, String: "Neuchâtel" },
    first_name: { Valid: false, String: "" },
  });
});

test("drops links that lack platform or url", () => {
  const social_links = [
    { platform: " Mastodon ", url: " https://mastodon.example/@giulia " },
    { platform: "", url: "https://nowhere.example" },
    { platform: "Nowhere", url: "  " },
  ];
  expect(writeProfile({ social_links }).profile.social_links).toEqual(giulia.social_links);
});
