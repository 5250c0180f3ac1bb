import { expect, test } from "vitest";
import { pages } from "./pages.ts";

const pathsOf = (access: string) =>
  pages.filter((page) => page.access === access).map(({ path }) => path);

// docs/product.md section 2, written down a second time on purpose.
test("only the pages for everybody and for visitors are open to visitors", () => {
  expect(pathsOf("guest")).toEqual(["/login", "/register"]);
  expect(pathsOf("public")).toEqual([
    "/",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
    "/contact",
    "/terms-of-service",
    "/privacy-policy",
    "/disclaimer",
    "/rules",
  ]);
});

test("only admins open the pages of moderation", () => {
  expect(pathsOf("admin")).toEqual(["/moderation/:reportId?"]);
});
