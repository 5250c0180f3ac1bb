import type { Choices } from "@gemel/mock/handlers";
import { operations } from "@gemel/mock/operations";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startBackend } from "../../flows/testing/backend.ts";
import { FakeSocket, socketNumber } from "../../flows/testing/fake-socket.ts";
import { closeApp, openApp } from "../../shell/testing/open-app.tsx";

const everyConversation = "00000000-0000-0000-0000-000000000000";
const waiting: Choices = { getMe: "questionnaireCompleted", getProfileDigest: "preparing" };
const analysed: Choices = { getMe: "onboardingComplete", getProfileDigest: "english" };

// The code of the screens, which a page fetches as it needs it.
beforeAll(async () => {
  await Promise.all([
    import("./Home.tsx"),
    import("./Insights.tsx"),
    import("../questionnaire/QuestionnairePage.tsx"),
  ]);
  await import("../../shell/frame/MemberHeader.tsx");
});

afterEach(closeApp);

/** The analysis ends for the member who waits; the contract's examples are different people. */
function endAnalysis(): void {
  const me: unknown = operations.getMe.answers["questionnaireCompleted"]?.body;
  const body = { ...(typeof me === "object" && me), onboarding_status: "onboarding_complete" };
  startBackend(analysed, ({ url }) => (url.endsWith("/api/me") ? Response.json(body) : undefined));
}

async function open(choices: Choices) {
  startBackend(choices);
  return (await openApp("/home")).screen;
}

const twinReady = JSON.stringify({
  type: "event",
  event: "twin_ready",
  conversation_id: everyConversation,
});

test("a waiting member sees the end of the analysis without reloading", async () => {
  const screen = await open(waiting);
  const analysing = screen.getByRole("heading", { name: "Your questionnaire is being analysed" });
  await expect.element(analysing).toBeVisible();
  const socket = await socketNumber(1);
  expect(socket.url.searchParams.get("conversation_id")).toBe(everyConversation);
  await socket.open();

  endAnalysis();
  socket.receive(twinReady);
  await expect.element(screen.getByText("Your insights and your twin are ready.")).toBeVisible();
  await expect.element(screen.getByText(/your answers say$/)).toBeVisible();
  await expect.element(analysing).not.toBeInTheDocument();
});

const renewed = {
  ...analysed,
  getProfileDigest: "german",
  getCompletionStatus: "completed",
} as const;

/** Opens the result of older answers while newer ones are analysed. */
async function openRenewal() {
  const screen = await open({ ...analysed, getCompletionStatus: "againAnalysing" });
  await expect.element(screen.getByText(/Your new answers are being analysed/)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Your traits" })).toBeVisible();
  const newer = screen.getByRole("heading", { name: "Auf dich ist Verlass" });
  return { screen, newer, socket: await socketNumber(1) };
}

test("answering again leads from the result by new answers back to it, until the new one is there", async () => {
  const open90 = { ...analysed, getCompletionStatus: "againOpen" } as const;
  const screen = await open(open90);
  const older = screen.getByRole("heading", { level: 2 }).first();
  await expect.element(screen.getByRole("heading", { name: "Your traits" })).toBeVisible();
  const before = older.element().textContent;
  await screen.getByRole("link", { name: "Answer again" }).click();
  startBackend({ ...open90, getQuestionnaire: "single", submitAnswers: "completed" });
  await screen.getByRole("button", { name: "Answer again" }).click();
  await screen
    .getByRole("radio", { name: /^Fits most/ })
    .first()
    .click();
  await screen
    .getByRole("radio", { name: /^Fits least/ })
    .nth(2)
    .click();
  const { asked } = startBackend({
    ...analysed,
    getQuestionnaire: "single",
    submitAnswers: "completed",
    getCompletionStatus: "againAnalysing",
  });
  await screen.getByRole("button", { name: "Submit" }).click();
  await expect.element(screen.getByText(/Your new answers are being analysed/)).toBeVisible();
  expect(asked.map(({ pathname }) => pathname)).toContain("/api/psy/answers");
  await expect.element(screen.getByRole("heading", { name: before })).toBeVisible();
  const socket = FakeSocket.made.at(-1);
  await socket?.open();
  startBackend(renewed);
  socket?.receive(twinReady);
  await expect.element(screen.getByRole("heading", { name: "Auf dich ist Verlass" })).toBeVisible();
  await expect.element(screen.getByText(/You can answer again from/)).toBeVisible();
});

test("newer answers whose event was missed are seen with the next connection", async () => {
  const { newer, socket } = await openRenewal();
  startBackend(renewed);
  await socket.open();
  await expect.element(newer).toBeVisible();
});

test("an analysis that ended before the page subscribed is shown at once", async () => {
  const screen = await open(waiting);
  const socket = await socketNumber(1);
  endAnalysis();
  await socket.open();
  await expect.element(screen.getByText(/your answers say$/)).toBeVisible();
});

test("a member who is still to answer does not listen", async () => {
  const screen = await open({ getMe: "profileCompleted" });
  await expect.element(screen.getByRole("link", { name: "Start the questionnaire" })).toBeVisible();
  expect(FakeSocket.made).toEqual([]);
});

test("insights that cannot be loaded can be asked for again", async () => {
  const screen = await open({ ...analysed, getProfileDigest: "internal" });
  await expect.element(screen.getByText("Failed to load your insights.")).toBeVisible();
  startBackend(analysed);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("heading", { name: "Your traits" })).toBeVisible();
});

test("insights begin with the result's name, and lead on to the people who fit from both ends", async () => {
  const screen = await open(analysed);
  const ways = screen.getByRole("main").getByRole("link", { name: "Meet who fits" });
  await expect.element(ways.first()).toHaveAttribute("href", "/discover");
  await expect.poll(() => ways.elements()).toHaveLength(2);
  const [first] = screen.getByRole("heading", { level: 2 }).elements();
  expect(first?.closest("section")?.textContent).toContain("Confidence");
  expect(first?.textContent).not.toBe("Your insights");
});

test("the result has a screen of its own on its first arrival alone: its name, and two ways on", async () => {
  const screen = await open(waiting);
  const socket = await socketNumber(1);
  await socket.open();
  endAnalysis();
  socket.receive(twinReady);
  const read = screen.getByRole("button", { name: "Read it" });
  await expect.element(read).toBeVisible();
  const traits = screen.getByRole("heading", { name: "Your traits" });
  await expect.element(traits).not.toBeInTheDocument();
  expect(
    screen
      .getByRole("main")
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/discover"]);
  const name = screen.getByRole("heading", { level: 2 }).element().textContent;
  await read.click();
  await expect.element(traits).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await expect.element(screen.getByRole("heading", { name })).toBeVisible();
  await screen.unmount();
  await open(analysed);
  await expect.element(traits).toBeVisible();
  await expect.element(read).not.toBeInTheDocument();
});

test("a waiting member is offered what their profile lacks", async () => {
  const screen = await open(waiting);
  await expect.element(screen.getByRole("heading", { name: /analysed/ })).toBeVisible();
  const offered = screen.getByRole("main").getByRole("link");
  await expect.poll(() => offered.elements().length).toBeGreaterThan(0);
  for (const link of offered.elements())
    expect(link.getAttribute("href")).toMatch(/^\/profile\?tab=(appearance|voice)$/);
});

test("another language loads them again", async () => {
  const screen = await open(analysed);
  await expect.element(screen.getByRole("heading", { name: "Your traits" })).toBeVisible();
  const { asked } = startBackend({ ...analysed, getProfileDigest: "german" });
  await screen.getByRole("combobox", { name: "Language" }).selectOptions("de");
  await expect.element(screen.getByRole("heading", { name: "Deine Züge" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Auf dich ist Verlass" })).toBeVisible();
  const digests = asked.filter(({ pathname }) => pathname === "/api/me/profile-digest");
  expect(digests.map(({ search }) => search)).toEqual(["?lang=de"]);
});
