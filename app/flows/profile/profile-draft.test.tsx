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

test.each(["{half a", "42", '"Lyon"', "null", ""])(
  "what cannot be read is no draft: %s",
  (kept) => {
    storeProfileDraft("noor", { city: "Lyon" });
    const [key = ""] = Object.keys(localStorage);
    localStorage.setItem(key, kept);
    expect(restoreProfileDraft("noor")).toBeNull();
  },
);

test("a storage that is full or forbidden costs the draft, not the page", () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  expect(() => storeProfileDraft("noor", { city: "Lyon" })).not.toThrow();
  expect(restoreProfileDraft("noor")).toBeNull();
});
