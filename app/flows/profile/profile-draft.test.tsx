import { afterEach, expect, test, vi } from "vitest";
import { restoreProfileDraft, storeProfileDraft } from "./profile-draft.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("comes back as it was kept, to the member it belongs to only", () => {
  storeProfileDraft("noor", { city: "Lyon", height_cm: null, social_links: [] });
  expect(restoreProfileDraft("noor")).toEqual({ city: "Lyon", height_cm: null, social_links: [] });
  expect(restoreProfileDraft("giulia")).toBeNull();
});

test("nothing is left behind when there are no changes any more", () => {
  storeProfileDraft("noor", { city: "Lyon" });
  storeProfileDraft("noor", {});
  expect(restoreProfileDraft("noor")).toBeNull();
  expect(localStorage).toHaveLength(0);
});
