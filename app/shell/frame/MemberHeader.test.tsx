import "@gemel/ui/styles";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { notifyMember, type MemberEvent } from "../../flows/member-events.ts";
import { startBackend } from "../../flows/testing/backend.ts";
import { closeApp, openApp } from "../testing/open-app.tsx";

const everyConversation = "00000000-0000-0000-0000-000000000000";

const likeCame: MemberEvent = {
  type: "event",
  event: "like",
  conversation_id: everyConversation,
  match_id: null,
  cursor: null,
};

afterEach(closeApp);

test.each([
  ["registered", []],
  ["profileCompleted", ["Questionnaire"]],
  ["questionnaireCompleted", []],
  ["onboardingComplete", ["Discover", "Talk", "Likes"]],
] as const)(
  "the navigation of a member who is %s has %j beside Home and Profile",
  async (getMe, names) => {
    startBackend({ getMe });
    const { screen } = await openApp("/home");
    const navigation = screen.getByRole("navigation", { name: "Main" });
    const you = navigation.getByRole("button", { name: "You", exact: true });
    await expect.element(you).toBeVisible();
    const words = () =>
      navigation
        .getByRole("link")
        .elements()
        .map((link) => link.textContent?.replace(/\d.*/, ""));
    await expect.poll(words).toEqual(["Home", ...names]);
    await you.click();
    await expect.element(screen.getByRole("link", { name: "Profile" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Logout" })).toBeVisible();
  },
);

describe("what a member wrote and did not send", () => {
  const kinds = ["chatDraft", "chatOutbox", "profileDraft", "questionnaireProgress"];

  async function write() {
    startBackend({ getMe: "onboardingComplete" });
    const { screen, gemel } = await openApp("/home");
    const you = screen.getByRole("button", { name: "You", exact: true });
    await expect.element(you).toBeVisible();
    const id = gemel.session.getSnapshot().context.user?.id ?? "";
    for (const kind of kinds) localStorage.setItem(`${kind}:${id}`, "{}");
    sessionStorage.setItem(`contactDraft:${id}`, "{}");
    const kept = () =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage))
        .filter((key) => key.endsWith(id));
    expect(kept()).toHaveLength(kinds.length + 1);
    return { screen, gemel, you, kept };
  }

  afterEach(() => sessionStorage.clear());

  test("is forgotten as they sign out, but for an unfinished questionnaire", async () => {
    const { screen, you, kept } = await write();
    await you.click();
    await screen.getByRole("button", { name: "Logout" }).click();
    await expect.element(you).not.toBeInTheDocument();
    expect(kept()).toEqual([expect.stringMatching(/^questionnaireProgress:/)]);
  });

  test("waits for them where the server ends the session", async () => {
    const { gemel, you, kept } = await write();
    gemel.session.send({ type: "session.ended" });
    await expect.element(you).not.toBeInTheDocument();
    expect(kept()).toHaveLength(kinds.length + 1);
  });
});

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
  await expect.element(screen.getByRole("button", { name: "You", exact: true })).toBeVisible();
  const lost = screen.getByText("We cannot reach Gemel right now");
  const back = screen.getByText("You are connected again.");
  const none = () => Promise.resolve(new Response(null, { status: 503 }));

  vi.stubGlobal("fetch", none);
  gemel.session.send({ type: "user.reload" });
  await expect.element(lost).toBeVisible();

  const attempt = Promise.withResolvers<Response>();
  const hold = vi.fn(() => attempt.promise);
  vi.stubGlobal("fetch", hold);
  gemel.session.send({ type: "session.retry" });
  await expect.poll(() => hold.mock.calls.length).toBeGreaterThan(0);
  await expect.element(lost).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();

  // It fails too, and the next one is answered. The session machine's test covers that it begins by itself.
  vi.stubGlobal("fetch", answer);
  attempt.resolve(await none());
  await expect.poll(() => gemel.session.getSnapshot().matches({ signedIn: "waiting" })).toBe(true);
  gemel.session.send({ type: "session.retry" });
  await expect.element(back).toBeVisible();
  await expect.element(lost).not.toBeInTheDocument();
});

test("the likes that wait are counted, and counted again after a new one or a reaction", async () => {
  const waiting = (total: number) =>
    startBackend({ getMe: "onboardingComplete" }, ({ url }) =>
      new URL(url).pathname === "/api/me/likes"
        ? Response.json({ items: [], next_cursor: "", total })
        : undefined,
    );
  waiting(24);
  const { screen, gemel, go } = await openApp("/home");
  const likes = screen.getByRole("link", { name: /^Likes/ });
  await expect.element(likes).toHaveAccessibleName("Likes 24 likes wait for your answer");
  waiting(25);
  notifyMember(gemel.memberListeners, likeCame);
  await expect.element(likes).toHaveAccessibleName("Likes 25 likes wait for your answer");
  go("/likes");
  await expect.element(likes).toHaveAccessibleName("Likes");
  waiting(1);
  go("/home");
  await expect.element(likes).toHaveAccessibleName("Likes 1 like waits for your answer");
});

test("likes are not counted by a backend that does not say how many there are", async () => {
  startBackend({ getMe: "onboardingComplete" }, ({ url }) =>
    new URL(url).pathname === "/api/me/likes"
      ? Response.json({ items: [], next_cursor: "" })
      : undefined,
  );
  const { screen } = await openApp("/home");
  await expect.element(screen.getByRole("link", { name: "Likes", exact: true })).toBeVisible();
});

test.each([
  ["/home", true],
  ["/questionnaire", false],
])("at %s the page ends with the footer: %s", async (address, isThere) => {
  startBackend({ getMe: "profileCompleted", getCompletionStatus: "open" });
  const { screen } = await openApp(address);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
  await expect.poll(() => screen.getByRole("contentinfo").elements().length > 0).toBe(isThere);
});

test("on a phone the questionnaire can be left, and a wide screen has the navigation", async () => {
  startBackend({ getMe: "profileCompleted", getCompletionStatus: "open" });
  const { screen, place } = await openApp("/questionnaire");
  const pause = screen.getByRole("banner").getByRole("link", { name: "Pause" });
  await expect.element(screen.getByRole("link", { name: "Questionnaire" })).toBeVisible();
  expect(pause.elements()).toEqual([]);
  await page.viewport(360, 740);
  await pause.click();
  await expect.poll(() => place().path).toBe("/home");
});

test("on a phone the logo is missing on a member's page alone, however an address begins", async () => {
  await page.viewport(360, 740);
  startBackend({ getMe: "onboardingComplete" });
  const { screen, go } = await openApp("/likes");
  const logo = screen.getByRole("banner").getByRole("link", { name: "Gemel" });
  await expect.element(screen.getByRole("heading", { name: "Likes and matches" })).toBeVisible();
  expect(logo.elements()).toEqual([]);
  go("/likesx");
  await expect.element(logo).toBeVisible();
});
