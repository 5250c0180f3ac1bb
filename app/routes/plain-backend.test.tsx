import "@gemel/ui/styles";
import { operations } from "@gemel/mock/operations";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { startBackend, type Respond } from "../flows/testing/backend.ts";
import { FakeSocket } from "../flows/testing/fake-socket.ts";
import { closeApp, openApp } from "../shell/testing/open-app.tsx";

// The code of the screens, which a page fetches as it needs it.
beforeAll(async () => {
  await Promise.all([
    import("./settings/SettingsPage.tsx"),
    import("./likes/LikesPage.tsx"),
    import("./conversations/ConversationsPage.tsx"),
    import("./profile/ProfilePage.tsx"),
    import("./chat/ChatPage.tsx"),
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

test("no connection is opened but that of a conversation", async () => {
  begin();
  const { screen, go } = await openApp("/conversations");
  const conversation = screen.getByRole("link", { name: /^Matteo/ }).first();
  await expect.element(conversation).toBeVisible();
  expect(FakeSocket.made).toEqual([]);
  const href = conversation.element().getAttribute("href") ?? "";
  go(href);
  const joined = () => FakeSocket.made.map(({ url }) => url.searchParams.get("conversation_id"));
  await expect.poll(joined).toEqual([href.replace("/chat/", "")]);
});

/** The own profile of a plain backend: nickname among the fields, bare file name, country without a code. */
const ownProfile = {
  nickname: "Tomás del Sur",
  birth_date: "1979-06-24T00:00:00Z",
  sex: "male",
  country: "Perú",
  city: "Cusco",
  height_cm: { Valid: true, Int32: 174 },
  profile_picture_url: "7c1f.webp",
  voice_message_url: null,
  social_links: [{ platform: "Mastodon", url: "https://mastodon.example/@tomas" }],
};

test("a profile is sent whole, with what was saved elsewhere since it was loaded", async () => {
  let profile: object = ownProfile;
  const { sentTo } = begin(({ method, url }) => {
    const { pathname } = new URL(url);
    if (pathname !== "/api/me/profile") return undefined;
    return method === "GET" ? Response.json({ profile }) : new Response(null, { status: 204 });
  });
  const { screen } = await openApp("/profile");
  const city = screen.getByRole("textbox", { name: "City" });
  await city.fill("Arequipa");
  await expect.element(screen.getByText("Perú", { exact: false }).first()).toBeVisible();
  profile = { ...ownProfile, voice_message_url: "now.webm" };
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sentTo("PUT", /^\/me\/profile$/)).toHaveLength(1);
  expect(sentTo("PUT", /^\/me\/profile$/)).toEqual([
    {
      nickname: "Tomás del Sur",
      profile: {
        first_name: { Valid: false, String: "" },
        last_name: { Valid: false, String: "" },
        birth_date: { Valid: true, Time: "1979-06-24T00:00:00Z" },
        sex: { Valid: true, String: "male" },
        country: { Valid: true, String: "Perú" },
        city: { Valid: true, String: "Arequipa" },
        bio: { Valid: false, String: "" },
        height_cm: { Valid: true, Int32: 174 },
        weight_kg: { Valid: false, Float64: 0 },
        profile_picture_url: { Valid: true, String: "7c1f.webp" },
        voice_message_url: { Valid: true, String: "now.webm" },
        social_links: ownProfile.social_links,
        children_status: { Valid: false, String: "" },
        pets_status: { Valid: false, String: "" },
        child_intent: { Valid: false, String: "" },
        pet_intent: { Valid: false, String: "" },
        twin_share_pre_like: { Valid: true, Bool: true },
        twin_share_on_match: { Valid: true, Bool: true },
      },
    },
  ]);
});

test("the own picture is fetched by the member's id", async () => {
  const fetched: string[] = [];
  begin(({ method, url }) => {
    const { pathname, search } = new URL(url);
    if (pathname.startsWith("/api/profile/picture/")) {
      fetched.push(pathname + search);
      return new Response(new Blob(["pixels"]));
    }
    const isProfile = method === "GET" && pathname === "/api/me/profile";
    return isProfile ? Response.json({ profile: ownProfile }) : undefined;
  });
  await openApp("/profile?tab=appearance");
  await expect.poll(() => fetched).toContain(`/api/profile/picture/${member.id}?v=7c1f.webp`);
});

test("no match is called new where nothing says whether it has a conversation", async () => {
  const matches = operations.getMatches.answers["lastPage"]?.body as { items: object[] };
  const items = matches.items.map((item) => ({ ...item, conversation_id: undefined }));
  begin(({ url }) =>
    new URL(url).pathname === "/api/me/matches"
      ? Response.json({ items, next_cursor: "" })
      : undefined,
  );
  const { screen } = await openApp("/likes?tab=matches");
  const faces = screen.getByRole("list", { name: "Write to a match" });
  await expect.element(faces.getByRole("button").first()).toBeVisible();
  await expect.element(faces.getByText(/new/i)).not.toBeInTheDocument();
});
