import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { operations } from "@gemel/mock/operations";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startBackend, type Respond } from "../../flows/testing/backend.ts";
import { socketNumber } from "../../flows/testing/fake-socket.ts";
import { closeApp, openApp, type OpenedApp } from "../../shell/testing/open-app.tsx";

const everyConversation = "00000000-0000-0000-0000-000000000000";

// The code of the screens, which a page fetches as it needs it.
beforeAll(async () => {
  await Promise.all([
    import("./LikesPage.tsx"),
    import("../../shell/frame/Notices.tsx"),
    import("../people/AdviceDialog.tsx"),
    import("../people/Celebration.tsx"),
    import("../people/SafetyDialogs.tsx"),
    import("../../shell/frame/MemberHeader.tsx"),
  ]);
});

beforeEach(() => page.viewport(1280, 900));
afterEach(closeApp);

/** One answer serves both directions of likes: the mock does not read the query. */
const begin = (choices: Choices = {}, respond?: Respond) =>
  startBackend(
    {
      getMe: "onboardingComplete",
      getLikes: "receivedLastPage",
      getMatches: "lastPage",
      ...choices,
    },
    respond,
  );

const names = ({ screen }: OpenedApp): string[] =>
  screen
    .getByRole("article")
    .elements()
    .map((card) => card.querySelector("h2")?.textContent ?? "");

/** Opens a tab; the names of its cards once they are there. */
async function open(tab: "received" | "given" | "matches" = "received") {
  const app = await openApp(`/likes?tab=${tab}`);
  await expect.element(app.screen.getByRole("article").first()).toBeVisible();
  const first = (name: RegExp) => app.screen.getByRole("button", { name }).first();
  return { ...app, first, before: names(app) };
}

test("the tab comes from the address, and another goes into it", async () => {
  begin();
  const app = await open("matches");
  const tab = (name: RegExp) => app.screen.getByRole("tab", { name });
  await expect.element(tab(/^Matches/)).toHaveAttribute("aria-selected", "true");
  await tab(/^Given/).click();
  await expect.element(tab(/^Given/)).toHaveFocus();
  await expect.poll(() => app.place().path).toBe("/likes?tab=given");
  await expect.element(tab(/^Given/)).toHaveAttribute("aria-selected", "true");
});

test("lists that did not load are neither counted nor called empty", async () => {
  begin({}, ({ url }) =>
    /\/me\/(likes|matches)\?/.test(url) ? new Response(null, { status: 501 }) : undefined,
  );
  const { screen } = await openApp("/likes?tab=matches");
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  const tabs = screen.getByRole("tab").elements();
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["Received", "Given", "Matches"]);
  await expect.element(screen.getByText("Your matches will stand here.")).not.toBeInTheDocument();
});

test("what was missed while the server closed all connections is read on the return", async () => {
  begin({ getLikes: "empty", getMatches: "empty" });
  const app = await openApp("/likes?tab=received");
  const socket = await socketNumber(1);
  await socket.open();
  await expect.element(app.screen.getByRole("tab", { name: "Received 0" })).toBeVisible();
  begin();
  await socket.end(1001);
  window.dispatchEvent(new Event("online"));
  await (await socketNumber(2)).open();
  await expect.element(app.screen.getByRole("article").first()).toBeVisible();
});

test("a given like that is a match by now has the twin that a match may talk to", async () => {
  const list = structuredClone(operations.getLikes.answers["givenLastPage"]?.body) as {
    items: { user: { twin_available?: boolean } }[];
  };
  // Not every backend sends it; then the two switches count, and the first member has only that for matches.
  for (const { user } of list.items) delete user.twin_available;
  begin({}, ({ url }) => (url.includes("/me/likes?") ? Response.json(list) : undefined));
  const app = await open("given");
  await app.screen.getByRole("button", { name: "Talk to the twin, an AI: Lukas_84" }).click();
  await expect.element(app.screen.getByRole("dialog")).toBeVisible();
});

describe("a match", () => {
  const writing = /^\/chat\/[\w-]+$/;

  test("leads to its conversation", async () => {
    const { sentTo } = begin();
    const app = await open("matches");
    await app.first(/^Write to/).click();
    await expect.poll(() => app.place().path).toMatch(writing);
    expect(app.place().state).toMatchObject({ type: "user" });
    expect(sentTo("POST", /\/conversations\/from-match\//)).toHaveLength(1);
  });

  test("talked about with Duo, the answer is not announced once the sheet is closed", async () => {
    begin({ getConversations: "many" });
    const app = await open("matches");
    const socket = await socketNumber(1);
    await socket.open();
    await app.first(/^Ask Duo/).click();
    const advice = (await socketNumber(2)).url.searchParams.get("conversation_id");
    const listed = structuredClone(operations.getConversations.answers["many"]?.body) as {
      items: { conversation_id: string; unread_count: number }[];
    };
    const [matteo] = listed.items;
    const answered = listed.items.find(({ conversation_id }) => conversation_id === advice);
    if (!matteo || !answered) throw new Error("The list has no such conversations");
    for (const item of [matteo, answered]) item.unread_count += 1;
    let asked = 0;
    begin({}, ({ url }) => {
      if (!new URL(url).pathname.endsWith("/conversations")) return undefined;
      asked += 1;
      return Response.json(listed);
    });
    socket.receive(
      JSON.stringify({ type: "event", event: "message", conversation_id: everyConversation }),
    );
    await expect.poll(() => asked).toBeGreaterThan(0);
    // Notices wait for the sheet to close.
    await userEvent.keyboard("{Escape}");
    // For both together, the text would say how many there are.
    await expect
      .element(app.screen.getByText("Matteo d'Elia has written to you."))
      .toBeInTheDocument();
  });

  async function askToUnmatch() {
    const app = await open("matches");
    await app.first(/^More about/).click();
    await app.screen.getByRole("menuitem", { name: /^Unmatch/ }).click();
    await app.screen.getByText(/^Report .* to Gemel$/).click();
    await app.screen.getByRole("combobox", { name: /^Reason/ }).selectOptions("harassment");
    return { ...app, confirm: app.screen.getByRole("button", { name: "Report and unmatch" }) };
  }

  test("is ended after the report and the block", async () => {
    begin();
    const app = await askToUnmatch();
    const { sentTo } = begin({ getMatches: "empty" });
    await app.confirm.click();
    await expect.element(app.screen.getByText("No match yet")).toBeVisible();
    const calls = [/\/report$/, /\/block$/].map((path) => sentTo("POST", path));
    expect(calls).toEqual([[{ reason: "harassment" }], [""]]);
    expect(sentTo("DELETE", /^\/matches\//)).toHaveLength(1);
  });

  test("whose report finds no member any more is explained, and ends without it", async () => {
    const { sentTo } = begin({ reportProfile: "notFound" });
    const app = await askToUnmatch();
    await app.confirm.click();
    await expect
      .element(app.screen.getByText("This profile is no longer there, so it cannot be reported."))
      .toBeVisible();
    await app.screen.getByText(/^Report .* to Gemel$/).click();
    await app.screen.getByRole("button", { name: "Unmatch", exact: true }).click();
    await expect.poll(() => sentTo("DELETE", /\/matches\//)).toHaveLength(1);
    expect(sentTo("POST", /\/report$/)).toHaveLength(1);
  });
});
