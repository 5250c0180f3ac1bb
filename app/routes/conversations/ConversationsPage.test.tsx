import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { operations } from "@gemel/mock/operations";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startBackend } from "../../flows/testing/backend.ts";
import { type FakeSocket, socketNumber } from "../../flows/testing/fake-socket.ts";
import { closeApp, openApp, type OpenedApp } from "../../shell/testing/open-app.tsx";

interface Listed {
  items: { conversation_id: string; unread_count: number }[];
}

const everyConversation = "00000000-0000-0000-0000-000000000000";
const matteo = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";

// The code of the screens, which a page fetches as it needs it.
beforeAll(async () => {
  await Promise.all([
    import("./ConversationsPage.tsx"),
    import("../../shell/frame/Notices.tsx"),
    import("../people/Celebration.tsx"),
    import("../home/Home.tsx"),
    import("../../shell/frame/MemberHeader.tsx"),
    import("@gemel/ui/QuickView"),
  ]);
});

beforeEach(() => page.viewport(1280, 900));
afterEach(closeApp);

const begin = (choices: Choices = {}, respond?: Parameters<typeof startBackend>[1]) =>
  startBackend({ getMe: "onboardingComplete", getConversations: "many", ...choices }, respond);

const list = ({ screen }: OpenedApp) => screen.getByRole("main").getByRole("listitem");

/** The member's one live connection, open, with its server at the other end. */
async function subscribed(): Promise<FakeSocket> {
  const socket = await socketNumber(1);
  expect(socket.url.searchParams.get("conversation_id")).toBe(everyConversation);
  await socket.open();
  return socket;
}

/** The home page, with what is unread loaded and the live connection open. */
async function atHome(choices: Choices = {}) {
  begin(choices);
  const app = await openApp("/home");
  await expect
    .element(app.screen.getByRole("link", { name: "Talk 4 unread messages" }))
    .toBeVisible();
  return { app, socket: await subscribed() };
}

const notify = (socket: FakeSocket, event: string, more: object = {}): void =>
  socket.receive(
    JSON.stringify({ type: "event", event, conversation_id: everyConversation, ...more }),
  );

const matches = operations.getMatches.answers["lastPage"]?.body as
  | { items: { match_id: string }[] }
  | undefined;
const matchId = matches?.items[0]?.match_id;

/** The example of many conversations, changed. */
function many(change: (listed: Listed) => void): (request: Request) => Response | undefined {
  const listed = structuredClone(operations.getConversations.answers["many"]?.body) as Listed;
  change(listed);
  return ({ method, url }) =>
    method === "GET" && new URL(url).pathname === "/api/conversations"
      ? Response.json(listed)
      : undefined;
}

const wroteToYou = "Matteo d'Elia has written to you.";

/** Matteo has written twice. */
const matteoWrote = many(({ items }) => {
  for (const item of items) if (item.conversation_id === matteo) item.unread_count = 2;
});

describe("the tabs", () => {
  test("come from the address, tell how many there are, and go into it", async () => {
    begin();
    const app = await openApp("/conversations?tab=advisor");
    const tab = (name: RegExp) => app.screen.getByRole("tab", { name });
    await expect.element(tab(/^Duo 1$/)).toHaveAttribute("aria-selected", "true");
    await expect.element(app.screen.getByText("Duo, an AI advisor")).toBeVisible();
    await tab(/^People 9$/).click();
    await expect.element(tab(/^People 9$/)).toHaveFocus();
    await expect.poll(() => app.place().path).toBe("/conversations?tab=user");
    await expect.element(list(app).first()).toHaveAttribute("aria-setsize", "9");
  });

  test("begin with all: pinned, then what is unread", async () => {
    begin({}, matteoWrote);
    const app = await openApp("/conversations");
    const tab = app.screen.getByRole("tab", { selected: true });
    await expect.element(tab).toHaveAccessibleName(/^All \d+$/);
    const rows = list(app).getByRole("link");
    await expect.element(rows.nth(0)).toHaveAccessibleName(/^Your twin/);
    await expect.element(rows.nth(1)).toHaveAccessibleName(/Duo, an AI advisor/);
    const unread = rows.elements().map((row) => /unread/.test(row.textContent));
    expect(unread.slice(2).lastIndexOf(true)).toBe(unread.filter(Boolean).length - 1);
    expect(unread.filter(Boolean).length).toBeGreaterThan(1);
  });

  test("are counted where the backend sends a plain array", async () => {
    begin({ getConversations: "plainArray" });
    const { screen } = await openApp("/conversations");
    const body = operations.getConversations.answers["plainArray"]?.body as { type: string }[];
    const people = body.filter(({ type }) => type === "user").length;
    await expect
      .element(screen.getByRole("tab", { name: `People ${people}`, exact: true }))
      .toBeVisible();
  });
});

describe("a conversation", () => {
  test("is opened by keyboard, and the chat has its type and name", async () => {
    begin();
    const app = await openApp("/conversations?tab=user");
    const link = list(app).getByRole("link", { name: /^Matteo d'Elia/ });
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect
      .poll(app.place)
      .toEqual({ path: `/chat/${matteo}`, state: { type: "user", name: "Matteo d'Elia" } });
  });

  test("with a twin says whose, and shows its last words without their marks", async () => {
    begin();
    const app = await openApp("/conversations?tab=twin");
    const own = list(app).getByRole("link", { name: /^Your twin.*sanno aspettare/ });
    await expect.element(own).toBeVisible();
    expect(own.element().textContent).not.toContain("*");
    await expect.element(list(app).getByRole("link", { name: /^Lukas_84’s twin/ })).toBeVisible();
    await expect.element(list(app).getByRole("button").first()).not.toBeInTheDocument();
  });
});

describe("the member's own twin", () => {
  test("is offered where there is no conversation with it, and opened", async () => {
    const backend = begin({ getConversations: "empty" });
    const app = await openApp("/conversations?tab=twin");
    await app.screen.getByRole("button", { name: "Start talking" }).click();
    await expect.poll(() => app.place().path).toMatch(/^\/chat\//);
    expect(app.place().state).toEqual({ type: "twin", name: null });
    expect(backend.sentTo("POST", /^\/twins$/)).toEqual([{}]);
  });

  test("is not offered a second time", async () => {
    begin();
    const app = await openApp("/conversations?tab=twin");
    await expect.element(list(app).first()).toBeVisible();
    await expect
      .element(app.screen.getByRole("button", { name: "Start talking" }))
      .not.toBeInTheDocument();
  });
});

test("conversations that cannot be loaded can be asked for again", async () => {
  begin({ getConversations: "internal" });
  const app = await openApp("/conversations?tab=user");
  await expect.element(app.screen.getByText("Failed to load conversations.")).toBeVisible();
  const tabs = app.screen.getByRole("tab").elements();
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["All", "Twin", "Duo", "People"]);
  begin();
  await app.screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(list(app).first()).toBeVisible();
});

describe("notices", () => {
  test("change the list in place, and the navigation's count", async () => {
    begin();
    const app = await openApp("/conversations?tab=user");
    const link = list(app).getByRole("link", { name: /^Matteo d'Elia/ });
    await expect.element(link).toBeVisible();
    const talk = app.screen.getByRole("link", { name: /^Talk/ });
    await expect.element(talk).toHaveAccessibleName("Talk 4 unread messages");
    const before = link.element();

    const socket = await subscribed();
    begin({}, matteoWrote);
    notify(socket, "message", { conversation_id: matteo });
    await expect.element(link).toHaveAccessibleName(/2 unread messages$/);
    await expect.element(talk).toHaveAccessibleName("Talk 6 unread messages");
    expect(link.element()).toBe(before);
    await expect.element(app.screen.getByText(wroteToYou)).not.toBeInTheDocument();
  });

  test("of a message are shown on another page, with a link to it", async () => {
    const { app, socket } = await atHome();
    begin({}, matteoWrote);
    notify(socket, "message", { conversation_id: matteo });
    await expect.element(app.screen.getByText(wroteToYou)).toBeInTheDocument();
    await app.screen.getByRole("button", { name: "Read" }).click();
    await expect
      .poll(app.place)
      .toEqual({ path: `/chat/${matteo}`, state: { type: "user", name: "Matteo d'Elia" } });
  });

  test("of a message are gone once it can be read", async () => {
    const { app, socket } = await atHome();
    const notice = app.screen.getByText(wroteToYou);
    begin({}, matteoWrote);
    notify(socket, "message", { conversation_id: matteo });
    await expect.element(notice).toBeInTheDocument();
    app.go("/likes");
    await expect.poll(() => app.place().path).toBe("/likes");
    await expect.element(notice).toBeInTheDocument();
    app.go(`/chat/${matteo}`);
    await expect.element(notice).not.toBeInTheDocument();
  });

  test("of a match with a first message announce only the match", async () => {
    const { app, socket } = await atHome({ getMatches: "lastPage" });
    begin(
      { getMatches: "lastPage" },
      many(({ items }) => {
        for (const item of items)
          if (item.conversation_id === matteo)
            Object.assign(item, { unread_count: 1, match_id: matchId });
      }),
    );
    notify(socket, "match", { match_id: matchId });
    const dialog = app.screen.getByRole("dialog", { name: "It’s a match" });
    await expect.element(app.screen.getByText("5 unread messages")).toBeInTheDocument();
    await dialog.getByRole("button", { name: "Later" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(app.screen.getByText(wroteToYou)).not.toBeInTheDocument();
  });

  test("that were missed while the server closed all connections are read on the return", async () => {
    begin();
    const app = await openApp("/conversations?tab=user");
    const link = list(app).getByRole("link", { name: /^Matteo d'Elia/ });
    const socket = await subscribed();
    await expect.element(link).toBeVisible();
    begin({}, matteoWrote);
    await socket.end(1001);
    window.dispatchEvent(new Event("online"));
    await (await socketNumber(2)).open();
    await expect.element(link).toHaveAccessibleName(/2 unread messages$/);
  });

  test("of a match are celebrated on any page, and lead to the conversation", async () => {
    const backend = begin({ getMatches: "lastPage" });
    const app = await openApp("/home");
    const socket = await subscribed();
    notify(socket, "match", { match_id: matchId });
    const dialog = app.screen.getByRole("dialog", { name: "It’s a match" });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole("textbox", { name: /^Write to/ }).fill("Twice.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => app.place().path).toMatch(/^\/chat\//);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(backend.sentTo("POST", new RegExp(`/from-match/${matchId}$`))).toHaveLength(1);
  });

  test("of a match wait until the member is done with what they do", async () => {
    const { app, socket } = await atHome({ getMatches: "lastPage" });
    const work = { id: "a line", kind: "typing" } as const;
    app.gemel.busy.send({ type: "work.started", ...work });
    notify(socket, "match", { match_id: matchId });
    const dialog = app.screen.getByRole("dialog", { name: "It’s a match" });
    await expect.element(dialog).not.toBeInTheDocument();
    app.gemel.busy.send({ type: "work.ended", id: work.id });
    await expect.element(dialog).toBeVisible();
  });
});

test("a member who leaves takes the list along", async () => {
  begin();
  const app = await openApp("/conversations?tab=user");
  await expect.element(list(app).first()).toBeVisible();
  const { size } = app.gemel.memberListeners;
  app.gemel.session.send({ type: "session.ended" });
  await expect.poll(() => app.gemel.memberListeners.size).toBe(0);
  expect(size).toBeGreaterThan(0);
});
