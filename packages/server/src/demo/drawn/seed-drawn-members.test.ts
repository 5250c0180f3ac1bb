import { afterAll, expect, it, vi } from "vitest";
import { readRecording } from "../../testing/audio/container.ts";
import { signIn } from "../../testing/new-member.ts";
import { readFeed } from "../../testing/read-feed.ts";
import { readConversations, readMessages, textsOf } from "../../testing/live/conversations.ts";
import { useMemoryServer } from "../../testing/use-test-server.ts";
import { DEMO_PASSWORD } from "../demo-members.ts";
import { seedDemo } from "../seed-demo.ts";
import dialogues from "./phrases/dialogues.json" with { type: "json" };
import { DRAWN_MEMBERS, seedDrawnMembers } from "./seed-drawn-members.ts";

const context = useMemoryServer();
const { call, server } = context;
const never = new AbortController().signal;

// Half of the time would be for drawing pictures that no test looks at.
vi.doMock("../draw-portrait.ts", async (load) => ({
  ...(await load<typeof import("../draw-portrait.ts")>()),
  drawSmallPortrait: async () => Buffer.from("a portrait"),
}));
afterAll(() => void vi.doUnmock("../draw-portrait.ts"));

it("waits for the named demo members", async () => {
  expect(await seedDrawnMembers(server.services, never)).toBe(0);
});

it("goes on where it was stopped, and is there once", async ({ annotate }) => {
  await seedDemo(server.services);
  for (const name of ["chiara", "robin", "admin"]) {
    await server.mailbox.next(`${name}@demo.example`);
  }
  const leaving = new AbortController();
  const started = performance.now();
  const stopped = seedDrawnMembers(
    {
      ...server.services,
      transaction: async (work) => {
        leaving.abort();
        return server.services.transaction(work);
      },
    },
    leaving.signal,
  );
  const first = await stopped;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(DRAWN_MEMBERS);
  expect(await seedDrawnMembers(server.services, never)).toBe(DRAWN_MEMBERS - first);
  await annotate(`${DRAWN_MEMBERS} members in ${Math.round(performance.now() - started)} ms`);
  expect(await seedDrawnMembers(server.services, never)).toBe(0);
}, 120_000);

it("has members who can sign in and have a portrait and a tune of their own, and no mails", async () => {
  const kinds = new Set<string>();
  for (let number = 1; number <= 12; number += 1) {
    const email = `member-${number}@crowd.example`;
    expect(server.mailbox.waiting(email)).toEqual([]);
    const { id, token } = await signIn(call, email, DEMO_PASSWORD);
    expect((await call("GET /me", { token })).body.onboarding_status).toBe("onboarding_complete");
    expect((await call("GET /me/profile-digest", { token })).status).toBe(200);
    const picture = await call(`GET /profile/picture/${id}`, { token });
    const voice = await call("GET /me/profile/voice", { token });
    kinds.add(`${picture.status} ${voice.status}`);
    if (voice.status !== 200) continue;
    expect((await readRecording(voice.bytes)).duration).toBeCloseTo(5.1, 3);
  }
  expect(kinds.size).toBeGreaterThan(2);
});

it.each(["chiara", "robin"])("is related to %s in every way", async (name) => {
  const { token } = await signIn(call, `${name}@demo.example`, DEMO_PASSWORD);
  const listOf = async (path: string) => {
    const { items = [], total = 0 } = (await call(`GET ${path}`, { token })).body;
    return { items, total };
  };
  const received = await listOf("/me/likes?direction=received&limit=50");
  const given = await listOf("/me/likes?direction=given&limit=50");
  const matches = await listOf("/me/matches?limit=50");
  expect([received.total, given.total, matches.total]).toEqual([24, 7, 4]);
  expect(received.items.filter(({ message }) => message !== undefined)).not.toEqual([]);
});

it.each([
  ["chiara", dialogues.it],
  ["robin", dialogues.en],
])("has greeted %s, and talked with them", async (name, lines) => {
  const { token } = await signIn(call, `${name}@demo.example`, DEMO_PASSWORD);
  const { items } = await readConversations(call, token);
  expect(items.map(({ unread_count }) => unread_count)).toEqual([1, 1]);
  const [talk, greeting] = items;
  const said = await readMessages(call, token, talk?.conversation_id ?? "");
  expect(textsOf(said).slice(1)).toEqual(lines);
  expect((await readMessages(call, token, greeting?.conversation_id ?? "")).total).toBe(1);
});

it.each(["chiara", "robin"])("fills the feed of %s with every badge", async (name) => {
  const { token } = await signIn(call, `${name}@demo.example`, DEMO_PASSWORD);
  const { items } = await readFeed(call, token, { limit: 50 });
  expect(items.length).toBeGreaterThan(36);
  const shares = {
    picture: items.map(({ profile_picture_url: url }) => JSON.stringify(url).includes("/picture/")),
    voice: items.map(({ has_voice: hasVoice }) => hasVoice),
    twin: items.map(({ twin_available: hasTwin }) => hasTwin),
    unsure: items.map(({ compatibility: fit }) => fit?.low_confidence),
  };
  for (const [badge, shown] of Object.entries(shares)) {
    expect([badge, new Set(shown)]).toEqual([badge, new Set([true, false])]);
  }
});
