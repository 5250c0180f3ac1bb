import { describe, expect, test } from "vitest";
import type { OnboardingStatus } from "../flows/session/use-session.ts";
import { decide, type GateReason } from "./gate.ts";

/** The protected routes of docs/product.md section 2, and decision 0002's for others. */
const routes = [
  "/",
  "/home",
  "/profile",
  "/questionnaire",
  "/conversations",
  "/chat/42",
  "/discover",
  "/filters",
  "/likes",
  "/matches",
  "/settings",
] as const;

interface Row {
  status: OnboardingStatus;
  allowed: readonly string[];
  otherwise: string;
  reason: GateReason;
}

/** docs/product.md section 4, "Onboarding", written down a second time on purpose. */
const table: readonly Row[] = [
  {
    status: "registered",
    allowed: ["/", "/home", "/profile", "/settings"],
    otherwise: "/profile",
    reason: "completeProfile",
  },
  {
    status: "profile_completed",
    allowed: ["/", "/home", "/profile", "/settings", "/questionnaire"],
    otherwise: "/questionnaire",
    reason: "answerQuestionnaire",
  },
  {
    status: "questionnaire_completed",
    allowed: ["/", "/home", "/profile", "/settings", "/conversations", "/likes", "/matches"],
    otherwise: "/",
    reason: "beingAnalysed",
  },
];

describe.each(table)("$status", ({ status, allowed, otherwise, reason }) => {
  test.each(routes)("%s", (path) => {
    expect(decide("member", path, status)).toEqual(
      allowed.includes(path) ? { kind: "open" } : { kind: "redirect", to: otherwise, reason },
    );
  });
});

test.each(routes)("onboarding_complete opens %s", (path) => {
  expect(decide("member", path, "onboarding_complete")).toEqual({ kind: "open" });
});

test.each(routes)("a visitor who asks for %s is sent to the login", (path) => {
  expect(decide("member", path, null)).toEqual({
    kind: "redirect",
    to: "/login",
    reason: "signIn",
  });
});

const path = "/moderation/:reportId?";

test.each([...table.map(({ status }) => status), "onboarding_complete" as const])(
  "a page for admins opens to an admin who is %s, and is not found for others",
  (status) => {
    expect(decide("admin", path, status, true)).toEqual({ kind: "open" });
    expect(decide("admin", path, status, false)).toEqual({ kind: "notFound" });
  },
);

test("a visitor who asks for a page for admins is sent to the login", () => {
  expect(decide("admin", path, null)).toMatchObject({ kind: "redirect", to: "/login" });
});

const everyone = [
  null,
  "registered",
  "profile_completed",
  "questionnaire_completed",
  "onboarding_complete",
] as const;

test.each(everyone)("a public page is open to %s", (status) => {
  expect(decide("public", "/verify-email", status)).toEqual({ kind: "open" });
});

test.each(everyone)("the login is for visitors only, not for %s", (status) => {
  expect(decide("guest", "/login", status)).toEqual(
    status ? { kind: "leave", to: "/" } : { kind: "open" },
  );
});
