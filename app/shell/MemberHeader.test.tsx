import "@gemel/ui/styles";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startBackend } from "../flows/testing/backend.ts";
import { closeApp, openApp } from "./testing/open-app.tsx";

beforeEach(() => page.viewport(1280, 800));
afterEach(closeApp);

test("a warning is shown until the member has said that they read it", async () => {
  startBackend({ getMe: "warned" });
  const { screen } = await openApp("/home");
  const dialog = screen.getByRole("alertdialog", { name: "You have been warned" });
  await expect.element(dialog).toBeVisible();
  const { sentTo } = startBackend({ getMe: "onboardingComplete" });
  await dialog.getByRole("button", { name: "I have read it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentTo("DELETE", /^\/me\/warning$/)).toHaveLength(1);
});

test("that Gemel is out of reach is said through every attempt, and its end once", async () => {
  startBackend({ getMe: "onboardingComplete" });
  const answer = fetch;
  const { screen, gemel } = await openApp("/home");
  await expect.element(screen.getByRole("button", { name: "Logout" })).toBeVisible();
  const lost = screen.getByText("We cannot reach Gemel right now");
  const back = screen.getByText("You are connected again.");
  const none = () => Promise.resolve(new Response(null, { status: 503 }));

  vi.stubGlobal("fetch", none);
  gemel.session.send({ type: "token.expired" });
  await expect.element(lost).toBeVisible();

  const attempt = Promise.withResolvers<Response>();
  const hold = vi.fn(() => attempt.promise);
  vi.stubGlobal("fetch", hold);
  gemel.session.send({ type: "session.retry" });
  await expect.poll(() => hold.mock.calls.length).toBeGreaterThan(0);
  await expect.element(lost).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();

  // It fails too, and the next one is answered. That it begins by itself is the session machine's test.
  vi.stubGlobal("fetch", answer);
  attempt.resolve(await none());
  await expect.poll(() => gemel.session.getSnapshot().matches({ signedIn: "waiting" })).toBe(true);
  gemel.session.send({ type: "session.retry" });
  await expect.element(back).toBeVisible();
  await expect.element(lost).not.toBeInTheDocument();
});
