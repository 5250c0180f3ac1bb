import { bundleNames, loadMessages } from "@gemel/i18n";
import type { Choices } from "@gemel/mock/handlers";
import { operations } from "@gemel/mock/operations";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Gemel } from "../../flows/create-gemel.ts";
import { GemelProvider } from "../../flows/gemel.tsx";
import { answerWith } from "../../flows/testing/answer-with.ts";
import { createExampleGemel, stopGemel } from "../../flows/testing/create-example-gemel.ts";
import { FakeSocket } from "../../flows/testing/fake-socket.ts";
import { App } from "../../shell/App.tsx";
import { LanguageProvider } from "../../shell/Language.tsx";

const everyConversation = "00000000-0000-0000-0000-000000000000";
const waiting: Choices = { getMe: "questionnaireCompleted", getProfileDigest: "preparing" };
const analysed: Choices = { getMe: "onboardingComplete", getProfileDigest: "english" };

let gemel: Gemel;

// The code of the screens, which a page fetches as it needs it.
beforeAll(async () => {
  await Promise.all([import("./Home.tsx"), import("./Insights.tsx")]);
  await import("../../shell/MemberHeader.tsx");
});

beforeEach(() => {
  FakeSocket.made.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  gemel = createExampleGemel(true);
});

afterEach(() => {
  stopGemel(gemel);
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The analysis ends for the member who waits; the contract's examples are different people. */
function endAnalysis(): void {
  answerWith(analysed);
  const answered = globalThis.fetch;
  const me: unknown = operations.getMe.answers["questionnaireCompleted"]?.body;
  const body = { ...(typeof me === "object" && me), onboarding_status: "onboarding_complete" };
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const isMe = new URL(request.url).pathname === "/api/me";
    return isMe ? Promise.resolve(Response.json(body)) : answered(request);
  });
}

async function open(choices: Choices) {
  answerWith(choices);
  localStorage.setItem("lang", "en");
  const messages = await loadMessages("en", bundleNames);
  return render(
    <LanguageProvider initial={{ locale: "en", messages }}>
      <GemelProvider gemel={gemel}>
        <MemoryRouter initialEntries={["/home"]}>
          <App />
        </MemoryRouter>
      </GemelProvider>
    </LanguageProvider>,
  );
}

/** The member's one live connection, with its server at the other end. */
async function subscription(): Promise<FakeSocket> {
  await expect.poll(() => FakeSocket.made.length).toBe(1);
  const [socket] = FakeSocket.made;
  if (!socket) throw new Error("Nobody has connected");
  return socket;
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
  const socket = await subscription();
  expect(socket.url.searchParams.get("conversation_id")).toBe(everyConversation);
  await socket.open();

  endAnalysis();
  socket.receive(twinReady);
  await expect.element(screen.getByText("Your insights and your twin are ready.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Your traits" })).toBeVisible();
  expect(analysing.elements()).toEqual([]);
});

test("what ended while nobody listened is seen as soon as somebody does", async () => {
  const screen = await open(waiting);
  const socket = await subscription();
  endAnalysis();
  await socket.open();
  await expect.element(screen.getByRole("heading", { name: "Your traits" })).toBeVisible();
});

test("a member who is still to answer does not listen", async () => {
  const screen = await open({ getMe: "profileCompleted" });
  await expect.element(screen.getByRole("link", { name: "Start the questionnaire" })).toBeVisible();
  expect(FakeSocket.made).toEqual([]);
});

test("insights that cannot be loaded can be asked for again", async () => {
  const screen = await open({ ...analysed, getProfileDigest: "internal" });
  await expect.element(screen.getByText("Failed to load your insights.")).toBeVisible();
  answerWith(analysed);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("heading", { name: "Your traits" })).toBeVisible();
});

test("insights lead on to the people who fit", async () => {
  const screen = await open(analysed);
  await expect
    .element(screen.getByRole("main").getByRole("link", { name: "Meet who fits" }))
    .toHaveAttribute("href", "/discover");
});

test("another language reads them anew", async () => {
  const screen = await open(analysed);
  await expect.element(screen.getByRole("heading", { name: "Your traits" })).toBeVisible();
  const asked = answerWith({ ...analysed, getProfileDigest: "german" });
  await screen.getByRole("combobox", { name: "Language" }).selectOptions("de");
  await expect.element(screen.getByRole("heading", { name: "Deine Züge" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Auf dich ist Verlass" })).toBeVisible();
  const digests = asked.filter(({ pathname }) => pathname === "/api/me/profile-digest");
  expect(digests.map(({ search }) => search)).toEqual(["?lang=de"]);
});
