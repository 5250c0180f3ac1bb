import "@gemel/ui/styles";
import { exampleToken } from "@gemel/mock/example-token";
import type { Choices } from "@gemel/mock/handlers";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Gemel } from "../../flows/create-gemel.ts";
import { startBackend } from "../../flows/testing/backend.ts";
import { FakeSocket, socketNumber } from "../../flows/testing/fake-socket.ts";
import { closeApp, draw } from "../../shell/testing/open-app.tsx";
import AdviceDialog from "./AdviceDialog.tsx";

const etienne = { id: "7bc8f302-ae16-4d49-87f5-28a3e9b1da08", nickname: "Étienne" };

let gemel: Gemel;
let asked: readonly URL[] = [];

beforeEach(() => {
  FakeSocket.made.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(closeApp);

/** The page that it is opened from. */
function Host() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && <AdviceDialog user={etienne} onClose={() => setOpen(false)} />}
    </>
  );
}

async function open(choices: Choices = {}) {
  const api = { getMe: "onboardingComplete", getAdviceHistory: "lastPage", ...choices } as const;
  ({ asked } = startBackend(api));
  const drawn = await draw(<Host />);
  const { screen } = drawn;
  gemel = drawn.gemel;
  await expect.poll(() => gemel.session.getSnapshot().context.user).not.toBeNull();
  await screen.getByRole("button", { name: "Ask", exact: true }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  return screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

const box = (screen: Screen) => screen.getByRole("textbox", { name: "Ask Duo" });
const prompt = (screen: Screen) => screen.getByRole("button", { name: "Opening line" });
const rows = (screen: Screen) =>
  screen
    .getByRole("listitem")
    .elements()
    .map((row) => row.textContent);

/** The sheet with its history, and connected. */
async function live(choices?: Choices) {
  const screen = await open(choices);
  const socket = await socketNumber(1);
  await socket.open();
  await expect.element(prompt(screen)).toBeEnabled();
  const conversation_id = socket.url.searchParams.get("conversation_id") ?? "";
  const receive = (frame: object) => socket.receive(JSON.stringify({ conversation_id, ...frame }));
  return { screen, socket, conversation_id, receive };
}

const sentBy = ({ sent }: FakeSocket): { content: string; client_msg_id: string }[] =>
  sent.map((text) => JSON.parse(text));

test("starts, loads 40 messages and connects about the candidate, with the member's token", async () => {
  const { screen, socket, conversation_id } = await live();
  expect(Object.fromEntries(socket.url.searchParams)).toEqual({
    conversation_id,
    candidate_user_id: etienne.id,
    token: exampleToken(),
  });
  const history = asked.filter(({ pathname }) => pathname.includes("/twin/advice/"));
  expect(history.slice(0, 2).map(({ pathname, search }) => pathname + search)).toEqual([
    "/api/twin/advice/start",
    `/api/twin/advice/${conversation_id}/history?limit=40`,
  ]);
  await expect
    .element(
      screen.getByRole("dialog", {
        name: "Duo, your AI advisor Advice about Étienne",
        exact: true,
      }),
    )
    .toBeVisible();
  await expect.poll(() => rows(screen).length).toBeGreaterThan(0);
});

test("says that an AI answers before its first message", async () => {
  const { screen } = await live({ getAdviceHistory: "empty" });
  await expect.element(screen.getByText(/^An AI answers here/)).toBeVisible();
});

test("older messages come by the cursor of the page at hand", async () => {
  const { conversation_id, screen } = await live({ getAdviceHistory: "firstPage" });
  const pages = () =>
    asked
      .filter(({ pathname }) => pathname.endsWith(`${conversation_id}/history`))
      .map(({ searchParams }) => searchParams.get("cursor"));
  const [history] = screen.getByRole("group", { name: /^Messages/ }).elements();
  await expect.poll(() => history?.scrollTop).toBeGreaterThan(0);
  history?.scrollTo({ top: 0 });
  await expect.poll(pages).toContain("YmVmb3JlLWEwMw");
});

describe("an error", () => {
  test.each([{ startAdvice: "unreachable" }, { getAdviceHistory: "internal" }] as const)(
    "of the start or of the history is shown with a retry: %o",
    async (choices) => {
      const screen = await open(choices);
      await expect.element(screen.getByText("This conversation did not load")).toBeVisible();
      startBackend({ getAdviceHistory: "empty" });
      await screen.getByRole("button", { name: "Try again" }).click();
      await (await socketNumber(1)).open();
      await expect.element(prompt(screen)).toBeEnabled();
    },
  );

  test("that no retry helps, as when the candidate is not found, offers none", async () => {
    const screen = await open({ startAdvice: "notFound" });
    await expect.element(screen.getByText("This conversation is no longer there.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
    await expect.element(prompt(screen)).toBeDisabled();
  });
});

test("by keyboard alone it is asked and left; the focus returns, and what was written is kept", async () => {
  const { screen, socket } = await live({ getAdviceHistory: "empty" });
  (prompt(screen).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sentBy(socket).length).toBe(1);
  (box(screen).element() as HTMLElement).focus();
  await userEvent.keyboard("And the ferry?");
  await userEvent.keyboard("{Escape}");
  const opener = screen.getByRole("button", { name: "Ask", exact: true });
  await expect.element(opener).toHaveFocus();
  expect(socket.leftWith).toBe(1000);
  await opener.click();
  await expect.element(box(screen)).toHaveValue("And the ferry?");
});
