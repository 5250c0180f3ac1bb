import "@gemel/ui/styles";
import { operations } from "@gemel/mock/operations";
import type { Choices } from "@gemel/mock/handlers";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startBackend, type Respond } from "../../flows/testing/backend.ts";
import { FakeSocket, socketNumber } from "../../flows/testing/fake-socket.ts";
import { closeApp, openApp, type OpenedApp } from "../../shell/testing/open-app.tsx";

const matteo = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
const twin = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a08";
const duo = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a0a";

// The first page waits for its code, which is no part of what is tested.
beforeAll(async () => {
  await Promise.all([
    import("./ChatPage.tsx"),
    import("./DeleteDialog.tsx"),
    import("./OtherConversations.tsx"),
    import("./OpenedChatMenu.tsx"),
    import("../people/SafetyDialogs.tsx"),
    import("../conversations/ConversationsPage.tsx"),
    import("../../shell/frame/MemberHeader.tsx"),
  ]);
}, 60_000);

beforeEach(async () => {
  await page.viewport(360, 740);
});

afterEach(closeApp);

interface SentFrame {
  readonly conversation_id: string;
  readonly content: string;
  readonly client_msg_id: string;
}

/** The sockets of a conversation, the newest last; the other one is the member's own. */
const socketsOf = (id: string) =>
  FakeSocket.made.filter(({ url }) => url.searchParams.get("conversation_id") === id);

const sentBy = ({ sent }: FakeSocket) => sent.map((text) => JSON.parse(text) as SentFrame);

async function visit(id = matteo, choices: Choices = {}, respond?: Respond) {
  const backend = startBackend(
    { getMe: "onboardingComplete", getConversations: "many", getMessages: "user", ...choices },
    respond,
  );
  return { ...(await openApp(`/chat/${id}`)), backend };
}

/** In the conversation, connected. */
async function talk(id?: string, choices?: Choices, respond?: Respond) {
  const visited = await visit(id, choices, respond);
  const socket = await socketNumber(1, id ?? matteo);
  await socket.open();
  await expect.element(visited.screen.getByRole("button", { name: "Send" })).toBeEnabled();
  return { ...visited, socket };
}

type Screen = OpenedApp["screen"];

const box = (screen: Screen) => screen.getByRole("textbox", { name: /^Write to/ });

async function say(screen: Screen, text: string) {
  await box(screen).fill(text);
  await userEvent.keyboard("{Enter}");
}

const messageList = (screen: Screen) => screen.getByRole("group", { name: /^Messages with/ });

/** Returns the texts of the messages, from the first to the last. */
const texts = (screen: Screen): string[] =>
  messageList(screen)
    .getByRole("listitem")
    .elements()
    .map((item) => item.querySelector("[dir=auto] > p")?.textContent ?? "");

const messageIn = (screen: Screen, text: string) =>
  messageList(screen).getByRole("listitem").filter({ hasText: text });

function answerTo(socket: FakeSocket, frame: object, id = matteo): void {
  socket.receive(JSON.stringify({ conversation_id: id, ...frame }));
}

const acknowledge = (socket: FakeSocket, { client_msg_id }: SentFrame, id = "m-new") =>
  answerTo(socket, {
    type: "ack",
    client_msg_id,
    id,
    sent_at: "2026-11-21T09:00:00Z",
    cursor: "c1",
  });

describe("a conversation with an AI that has not begun", () => {
  test.each([
    ["a twin", twin, "Who would be good for me?", "Who would be good for me?"],
    ["Duo", duo, "Red flags", "Do you see any red flags in this profile?"],
  ])("%s can be asked by one press", async (_, id, button, question) => {
    const { screen, socket } = await talk(id, { getMessages: "empty" });
    const starter = screen.getByRole("button", { name: button });
    await starter.click();
    await expect.poll(() => sentBy(socket).map(({ content }) => content)).toEqual([question]);
    await expect.element(starter).not.toBeInTheDocument();
  });

  test("with a person offers nothing: what one writes is one's own", async () => {
    const { screen } = await talk(matteo, { getMessages: "empty" });
    await expect.element(screen.getByText(/^Say hello to/)).toBeVisible();
    await expect
      .element(screen.getByRole("group", { name: /You could|Quick/ }))
      .not.toBeInTheDocument();
  });
});

test("a message more than a day allows says that today's are used up", async () => {
  const { screen, socket } = await talk();
  await say(screen, "One more");
  await expect.poll(() => sentBy(socket)).toHaveLength(1);
  const [frame] = sentBy(socket);
  answerTo(socket, {
    type: "error",
    error_code: "daily_limit",
    message: "That is all for today. Please go on tomorrow.",
    client_msg_id: frame?.client_msg_id,
  });
  const reason = /^Not sent. Your messages for today are used up/;
  await expect.element(messageList(screen).getByText(reason)).toBeVisible();
  await expect.element(screen.getByRole("status").filter({ hasText: reason })).toBeInTheDocument();
});

describe("beside the conversation", () => {
  const listed = (screen: Screen) => screen.getByRole("region", { name: "Conversations" });

  test("a desktop has all conversations at the left, the open one marked", async () => {
    await page.viewport(1280, 800);
    const { screen } = await talk();
    const list = listed(screen);
    await expect
      .element(list.getByRole("link", { name: /^Matteo d'Elia/ }))
      .toHaveAttribute("aria-current", "page");
    const { left, right } = box(screen).element().getBoundingClientRect();
    expect(left).toBeGreaterThan(list.element().getBoundingClientRect().right);
    expect(right - left).toBeLessThanOrEqual(800);
    const { scrollHeight, clientHeight } = document.documentElement;
    expect(scrollHeight).toBe(clientHeight);
    await expect
      .element(screen.getByRole("link", { name: "All conversations" }))
      .not.toBeInTheDocument();
  });

  test("another one opens, and the list keeps its tab and its place", async () => {
    await page.viewport(1280, 800);
    const app = await talk();
    await listed(app.screen)
      .getByRole("tab", { name: /^People/ })
      .click();
    const list = listed(app.screen).element();
    await listed(app.screen)
      .getByRole("link", { name: /^Étienne R/ })
      .click();
    const heading = app.screen.getByRole("heading", { level: 1, name: /Étienne R/ });
    await expect.element(heading).toHaveFocus();
    expect(app.place().path).toMatch(/^\/chat\//);
    expect(listed(app.screen).element()).toBe(list);
    await expect
      .element(listed(app.screen).getByRole("tab", { name: /^People/ }))
      .toHaveAttribute("aria-selected", "true");
    await expect
      .element(listed(app.screen).getByRole("link", { name: /^Étienne R/ }))
      .toHaveAttribute("aria-current", "page");
  });

  test("a phone has nothing, but the way back to all", async () => {
    const { screen } = await talk();
    await expect.element(screen.getByRole("link", { name: "All conversations" })).toBeVisible();
    expect(listed(screen).elements()).toEqual([]);
  });
});

describe("a message", () => {
  test("that was refused is sent again on demand, under the same id", async () => {
    const { screen, socket } = await talk();
    await say(screen, "A domani");
    await expect.poll(() => socket.sent.length).toBe(1);
    answerTo(socket, { type: "error", error_code: "validation_failed", message: "No." });
    await messageIn(screen, "A domani").getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => socket.sent.length).toBe(2);
    const [first, again] = sentBy(socket);
    expect(again).toEqual(first);
  });

  test("that is not sent yet survives a reload, and so does what is written", async () => {
    const { screen, socket } = await talk();
    await say(screen, "A domani");
    await expect.poll(() => socket.sent.length).toBe(1);
    await box(screen).fill("E poi");
    await screen.unmount();
    const again = await talk();
    await expect.element(box(again.screen)).toHaveValue("E poi");
    await expect.poll(() => sentBy(again.socket)).toEqual(sentBy(socket));
  });
});

describe("in a hidden tab", () => {
  const look = (state: DocumentVisibilityState): void => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  afterEach(() => vi.restoreAllMocks());

  test("a conversation is not marked as read before the tab is visible", async () => {
    look("hidden");
    const { screen, backend } = await visit();
    await expect.poll(() => backend.sentTo("GET", /^\/conversations$/)).not.toEqual([]);
    expect(backend.sentTo("GET", /\/messages$/)).toEqual([]);
    expect(socketsOf(matteo)).toEqual([]);
    look("visible");
    await expect.element(messageIn(screen, "Sabato sì.")).toBeVisible();
    await socketNumber(1, matteo);
  });

  test("the connection is let go, once what is said is stored, and comes back", async () => {
    const { screen, socket } = await talk();
    await say(screen, "A domani");
    await expect.poll(() => socket.sent.length).toBe(1);
    look("hidden");
    const [frame] = sentBy(socket);
    if (!frame) throw new Error("Nothing was sent");
    expect(socket.leftWith).toBeUndefined();
    acknowledge(socket, frame);
    await expect.poll(() => socket.leftWith).toBe(1000);
    look("visible");
    const next = await socketNumber(2, matteo);
    expect(next.url.searchParams.get("cursor")).toBe("c1");
  });
});

describe("by its address alone", () => {
  test("a conversation is headed by the name that the list has", async () => {
    const { screen } = await visit();
    await expect
      .element(screen.getByRole("heading", { level: 1, name: "Conversation with Matteo d'Elia" }))
      .toBeVisible();
  });

  test("it is found on a later page of the list", async () => {
    type Body = { items: { conversation_id: string }[]; next_cursor: string | null };
    const body = operations.getConversations.answers.many?.body as Body;
    const others = body.items.filter(({ conversation_id }) => conversation_id !== matteo);
    const paged: Respond = ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.endsWith("/conversations")) return undefined;
      return Response.json(
        searchParams.has("after") ? body : { ...body, items: others, next_cursor: "bmV4dA" },
      );
    };
    const { screen } = await visit(matteo, {}, paged);
    await expect
      .element(screen.getByRole("heading", { level: 1, name: "Conversation with Matteo d'Elia" }))
      .toBeVisible();
  });

  test("the twin's is headed generically, and says that it is an AI", async () => {
    const { screen } = await visit(twin, { getMessages: "twin" });
    await expect
      .element(screen.getByRole("heading", { level: 1, name: "Your twin" }))
      .toBeVisible();
    await expect.element(screen.getByText("Your twin, an AI").first()).toBeVisible();
  });
});

test("older pages come before, each message once", async () => {
  type Body = { items: { content: { String: string } }[] };
  const bodyOf = (name: string) => operations.getMessages.answers[name]?.body as Body;
  const pages = ["lastPage", "middlePage", "firstPage"].map(bodyOf);
  const cursors = ["YmVmb3JlLW0wNw", null];
  const paged: Respond = ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith("/messages")) return undefined;
    const before = searchParams.get("before");
    const body = before === null ? pages[2] : before === cursors[0] ? pages[1] : pages[0];
    return Response.json(body);
  };
  const { screen } = await talk(matteo, {}, paged);
  const all = pages.flatMap(({ items }) => items.map(({ content }) => content.String));
  await expect.element(messageIn(screen, all.at(-1) ?? "")).toBeVisible();
  await expect
    .poll(() => {
      messageList(screen).element().scrollTo(0, 0);
      return texts(screen);
    })
    .toEqual(all);
});

test("a report from a conversation takes it along as evidence, with what is marked", async () => {
  const { screen, backend } = await talk();
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("menuitem", { name: /^Report/ }).click();
  const dialog = screen.getByRole("alertdialog");
  await dialog.getByRole("combobox", { name: /^Reason/ }).selectOptions("harassment");
  const theirs = dialog.getByRole("group", { name: "Which messages is it about?" });
  await theirs.getByText(/^Va bene/).click();
  await dialog.getByRole("button", { name: "Report", exact: true }).click();
  await expect
    .poll(() => backend.sentTo("POST", /\/report$/))
    .toEqual([
      {
        reason: "harassment",
        conversation_id: matteo,
        message_ids: ["c1f0a105-3b7d-4e52-9a64-8d2e5b7f0105"],
      },
    ]);
});

async function ask(choices: Choices = {}) {
  const visited = await talk(matteo, choices);
  await visited.screen.getByRole("button", { name: "More" }).click();
  await visited.screen.getByRole("menuitem", { name: "Delete conversation" }).click();
  const dialog = visited.screen.getByRole("alertdialog", { name: "Delete this conversation?" });
  await expect.element(dialog).toBeVisible();
  return { ...visited, dialog };
}

test("deleting asks first, and leads back to the list", async () => {
  const { dialog, place, backend } = await ask();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => place().path).toBe("/conversations");
  expect(backend.sentTo("DELETE", /^\/conversations\//)).toHaveLength(1);
});

test("with an AI, one speaks through the popup; with a person, by voice notes", async () => {
  const { screen } = await talk(twin, { getMessages: "twin" });
  await expect.element(screen.getByRole("button", { name: "Talk by voice" })).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: "Record a voice note" }))
    .not.toBeInTheDocument();
  await screen.unmount();
  const person = await talk();
  await expect
    .element(person.screen.getByRole("button", { name: "Record a voice note" }))
    .toBeVisible();
  await expect
    .element(person.screen.getByRole("button", { name: "Talk by voice" }))
    .not.toBeInTheDocument();
});

test("while disconnected, one cannot begin to speak with an AI", async () => {
  const { screen, socket } = await talk(twin, { getMessages: "twin" });
  const door = screen.getByRole("button", { name: "Talk by voice" });
  await expect.element(door).toBeEnabled();
  await socket.end(1006);
  await expect.element(door).toBeDisabled();
});

test("a former member without an id is reported and blocked by the conversation", async () => {
  const gone = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a0d";
  const { screen, backend } = await visit(gone, { getConversations: "formerMember" });
  const choose = async (name: string) => {
    await screen.getByRole("button", { name: "More" }).click();
    await screen.getByRole("menuitem", { name }).click();
    return screen.getByRole("alertdialog");
  };
  const report = await choose("Report Someone");
  await report.getByRole("combobox", { name: /^Reason/ }).selectOptions("harassment");
  await report.getByRole("button", { name: "Report", exact: true }).click();
  await expect
    .poll(() => backend.sentTo("POST", new RegExp(`/conversations/${gone}/report$`)))
    .toEqual([{ reason: "harassment" }]);
  const block = await choose("Block Someone");
  await block.getByRole("button", { name: "Block", exact: true }).click();
  await expect
    .poll(() => backend.sentTo("POST", new RegExp(`/conversations/${gone}/block$`)))
    .toHaveLength(1);
});

test("by keyboard alone: writing, the menu and its question", async () => {
  const { screen, socket } = await talk();
  (screen.getByRole("button", { name: "More" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const deleting = screen.getByRole("menuitem", { name: "Delete conversation" });
  await expect.element(deleting).toBeVisible();
  const nextItem = async () => {
    await userEvent.keyboard("{ArrowDown}");
    return document.activeElement;
  };
  await expect.poll(nextItem).toBe(deleting.element());
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "More" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(messageList(screen)).toHaveFocus();
  const nextStop = async () => {
    await userEvent.tab();
    return document.activeElement;
  };
  await expect.poll(nextStop).toBe(box(screen).element());
  await userEvent.keyboard("Ciao{Enter}");
  await expect.poll(() => sentBy(socket).map(({ content }) => content)).toEqual(["Ciao"]);
});
