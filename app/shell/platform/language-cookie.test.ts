import { expect, it } from "vitest";
import { languageCookie } from "./language-cookie.ts";

it("is bound to its host wherever browsers let it", () => {
  expect(languageCookie("de", "https:")).toBe(
    "__Host-lang=de;path=/;max-age=31536000;samesite=lax;secure",
  );
  expect(languageCookie("fr", "http:")).toBe("lang=fr;path=/;max-age=31536000;samesite=lax");
});
