import { expect, test } from "vitest";
import type { Schemas } from "../contract.ts";
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
  expect(readUser(raw)).toEqual({ ...raw, nickname: "Giulia F.", profile_picture_url: null });
});

test("accepts the language under its other name, and none", () => {
  const { preferred_language: _, ...without } = raw;
  expect(readUser({ ...without, language: "es" }).preferred_language).toBe("es");
  expect(readUser(without).preferred_language).toBe("en");
});

test("counts a status that it does not know as registered", () => {
  const strange = { ...raw, onboarding_status: "retired" } as unknown as Schemas["User"];
  expect(readUser(strange).onboarding_status).toBe("registered");
});
