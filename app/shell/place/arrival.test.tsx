import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { afterEach, expect, test } from "vitest";
import { startBackend } from "../../flows/testing/backend.ts";
import { pages } from "../pages.ts";
import { closeApp, openApp } from "../testing/open-app.tsx";

afterEach(closeApp);

const conversation = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";

const signedOut: Choices = { getMe: "unauthorized", refreshToken: "unauthorized" };
const complete: Choices = { getMe: "onboardingComplete" };
const answering: Choices = { getMe: "profileCompleted" };

/** The name of each page in the browser's tab, and who may see it; a path without a row fails. */
const titles: Readonly<Record<string, readonly [title: string, who: Choices]>> = {
  "/": ["Gemel: two people, read closely", signedOut],
  "/home": ["Home · Gemel", complete],
  "/login": ["Login · Gemel", signedOut],
  "/register": ["Register · Gemel", signedOut],
  "/forgot-password": ["Forgot password · Gemel", signedOut],
  "/reset-password": ["New password · Gemel", signedOut],
  "/verify-email": ["Verify your email · Gemel", signedOut],
  "/contact": ["Contact · Gemel", signedOut],
  "/profile": ["Your profile · Gemel", complete],
  "/questionnaire": ["Questionnaire · Gemel", answering],
  "/discover": ["Discover · Gemel", complete],
  "/filters": ["Discover · Gemel", complete],
  "/likes": ["Likes and matches · Gemel", complete],
  "/matches": ["Likes and matches · Gemel", complete],
  "/conversations": ["Conversations · Gemel", complete],
  "/terms-of-service": ["Terms · Gemel", signedOut],
  "/privacy-policy": ["Privacy · Gemel", signedOut],
  "/disclaimer": ["Disclaimer · Gemel", signedOut],
  "/rules": ["Community rules · Gemel", signedOut],
  "/chat/:conversationId": ["Conversation · Gemel", complete],
  "/settings": ["Settings · Gemel", complete],
  "/moderation/:reportId?": ["Moderation · Gemel", { getMe: "admin" }],
};

/** Elsewhere first: a page that the browser itself opens is announced by the browser. */
const awayFrom = (path: string): string => (path === "/contact" ? "/rules" : "/contact");

test.each(pages.map(({ path }) => path))(
  "going to %s names the tab and takes the focus to its heading",
  async (path) => {
    const row = titles[path];
    if (!row) throw new Error(`${path} has no row in this table`);
    const [title, who] = row;
    startBackend(who);
    const { screen, go } = await openApp(awayFrom(path));
    const heading = screen.getByRole("main").getByRole("heading", { level: 1 });
    await expect.element(heading).toBeVisible();
    const before = heading.element().textContent;
    go(path.replace(":conversationId", conversation).replace("/:reportId?", ""));
    await expect.poll(() => document.title).toBe(title);
    await expect.poll(() => document.querySelector("main h1")?.textContent).not.toBe(before);
    await expect.poll(() => document.activeElement?.matches("main h1")).toBe(true);
  },
);

test("so does going back to the first page, from an address that no page has", async () => {
  startBackend(signedOut);
  const { screen, go, goBack } = await openApp("/contact");
  const heading = screen.getByRole("main").getByRole("heading", { level: 1 });
  await expect.element(heading).toBeVisible();
  go("/nowhere/at/all");
  await expect.poll(() => document.title).toBe("Page not found · Gemel");
  goBack();
  await expect.poll(() => document.title).toBe("Contact · Gemel");
  await expect.element(heading).toHaveFocus();
});
