import "@gemel/ui/styles";
import { operations } from "@gemel/mock/operations";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { startBackend, type Respond } from "../flows/testing/backend.ts";
import { closeApp, openApp } from "../shell/testing/open-app.tsx";

// The code of the screens, which a page fetches as it needs it.
beforeAll(async () => {
  await Promise.all([
    import("./settings/SettingsPage.tsx"),
    import("./likes/LikesPage.tsx"),
    import("./conversations/ConversationsPage.tsx"),
    import("../shell/frame/MemberHeader.tsx"),
  ]);
}, 60_000);

beforeEach(() => page.viewport(1280, 900));
afterEach(closeApp);

const member = operations.getMe.answers["plainValues"]?.body as { id: string };

/** A backend that knows the specification and nothing else. */
const begin = (respond?: Respond) =>
  startBackend(
    {
      getMe: "plainValues",
      getLikes: "receivedLastPage",
      getMatches: "lastPage",
      getConversations: "many",
    },
    respond,
  );

test("settings are the look of this browser, and nothing is asked that there is not", async () => {
  const { sentTo } = begin();
  const { screen } = await openApp("/settings");
  await expect.element(screen.getByRole("radio").first()).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Password" })).not.toBeInTheDocument();
  expect(sentTo("GET", /settings|sessions|export/)).toEqual([]);
});

test("a like takes no words along, and a like that is returned reloads the matches", async () => {
  const { sentTo } = begin(({ method, url }) =>
    method === "POST" && url.endsWith("/like") ? Response.json({}) : undefined,
  );
  const { screen } = await openApp("/likes?tab=received");
  const like = screen.getByRole("button", { name: /^Give .* a like/ }).first();
  await expect.element(like).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Write/ })).not.toBeInTheDocument();
  const before = sentTo("GET", /matches$/).length;
  await like.click();
  await expect.poll(() => sentTo("POST", /\/like$/)).toEqual([{ action: "like" }]);
  await expect.poll(() => sentTo("GET", /matches$/).length).toBeGreaterThan(before);
});

test("the conversation with one's own twin is that, also where it names the member", async () => {
  const own = {
    conversation_id: "0f6f2b1a-3c4d-4e5f-8a9b-0c1d2e3f4a5b",
    type: "twin",
    participant_id: member.id,
    participant_name: "Tomás del Sur",
    last_message_at: "2026-11-16T08:20:00Z",
  };
  begin(({ url }) => (url.includes("/conversations") ? Response.json([own]) : undefined));
  const { screen } = await openApp("/conversations?tab=twin");
  await expect.element(screen.getByRole("link", { name: /^Your twin/ })).toBeVisible();
});
