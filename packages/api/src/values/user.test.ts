import { expect, test } from "vitest";
import type { Schemas } from "../contract.ts";
import { Unreadable } from "./reading/reader.ts";
import { readUser } from "./user.ts";

const raw: Schemas["User"] = {
  id: "3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04",
  email: "giulia.ferri@example.com",
  nickname: { Valid: true, String: "Giulia F." },
  onboarding_status: "onboarding_complete",
  preferred_language: "it",
  is_admin: false,
  profile_picture_url: { Valid: false, String: "" },
};

test("reads a member", () => {
  expect(readUser(raw)).toEqual({
    ...raw,
    nickname: "Giulia F.",
    profile_picture_url: null,
    is_warned: false,
    capabilities: [],
  });
  expect(readUser({ ...raw, warned_at: "2026-11-16T08:20:00Z" }).is_warned).toBe(true);
});

test("a bare file name of the picture is fetched by the member's id", () => {
  const { profile_picture_url } = readUser({ ...raw, profile_picture_url: "7c1f.webp" });
  expect(profile_picture_url).toBe(`/api/profile/picture/${raw.id}?v=7c1f.webp`);
});

test("accepts the language under its other name, and none", () => {
  const { preferred_language: _, ...without } = raw;
  expect(readUser({ ...without, language: "es" }).preferred_language).toBe("es");
  expect(readUser(without).preferred_language).toBe("en");
});

test("reduces a language to its first part, whatever its letter case", () => {
  const read = ["de-CH", "de_AT", "DE"].map((preferred_language) =>
    readUser({ ...raw, preferred_language }),
  );
  expect(read.map(({ preferred_language }) => preferred_language)).toEqual(["de", "de", "de"]);
});

test("knows what the server can do beyond the specification, as far as the app can use it", () => {
  const read = readUser({ ...raw, capabilities: ["blocks", "wings", null] });
  expect(read.capabilities).toEqual(["blocks"]);
});

test("takes a nickname of nothing as none", () => {
  for (const nickname of ["", " ", { Valid: true, String: "" }]) {
    expect(readUser({ ...raw, nickname }).nickname).toBeNull();
  }
});

test.each([[{}], [[]], [null], [{ data: raw }], [{ ...raw, id: null }], [{ ...raw, email: "" }]])(
  "refuses %j",
  (json) => {
    expect(() => readUser(json)).toThrow(Unreadable);
  },
);

test("counts a status that it does not know as registered", () => {
  expect(readUser({ ...raw, onboarding_status: "retired" }).onboarding_status).toBe("registered");
});
