import { memoryTokenStore, type TokenStore } from "@gemel/api";
import { exampleToken } from "@gemel/mock/example-token";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { waitFor } from "xstate";
import { createGemel, type Gemel } from "./create-gemel.ts";
import type { MemberEvent } from "./member-events.ts";
import { GemelProvider } from "./gemel.tsx";
import { keepFirstMessage, recallFirstMessage } from "./people/kept-first-message.ts";
import { useCriteria } from "./people/use-criteria.ts";
import { useFeed } from "./people/use-reaction-list.ts";
import { useSafety } from "./people/use-safety.ts";
import { useProfileEditing } from "./profile/use-profile-editing.ts";
import { useProfileVoice } from "./profile/use-profile-voice.ts";
import { useSettings } from "./settings/use-settings.ts";
import { startBackend } from "./testing/backend.ts";
import { stopGemel } from "./testing/create-example-gemel.ts";

let gemel: Gemel;
let sentTo: ReturnType<typeof startBackend>["sentTo"];
/** One function for each unanswered request, which answers it. */
let unanswered: ((answer?: Response) => void)[];
/** Signals of the requests, in the order in which they are sent. */
let signals: AbortSignal[];
let writeElsewhere: (token: string) => void;

beforeEach(async () => {
  unanswered = [];
  signals = [];
  ({ sentTo } = startBackend(
    { getMe: "onboardingComplete", getDiscoverFeed: "middlePage" },
    ({ method, url, signal }) =>
      method === "GET" || url.includes("/auth/")
        ? undefined
        : new Promise((resolve) => {
            unanswered.push(resolve);
            signals.push(signal);
          }),
  ));
  const listeners = new Set<Parameters<TokenStore["subscribe"]>[0]>();
  writeElsewhere = (token) => listeners.forEach((listener) => listener(token, false));
  const tokenStore = {
    ...memoryTokenStore(exampleToken()),
    subscribe: (listener: Parameters<TokenStore["subscribe"]>[0]) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  gemel = createGemel({ tokenStore, reload: () => {} });
  await waitFor(gemel.session, (current) => current.matches("signedIn"));
});

afterEach(() => {
  stopGemel(gemel);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

const open = <Flow,>(use: () => Flow) =>
  renderHook(use, {
    wrapper: ({ children }) => <GemelProvider gemel={gemel}>{children}</GemelProvider>,
  });

/** Answers the call under way, the next one once it is there, and so on. */
async function answer(count: number, response?: Response): Promise<void> {
  for (let answered = 0; answered < count; answered += 1) {
    await expect.poll(() => unanswered.length).toBe(1);
    unanswered.pop()?.(response);
  }
}

/** A token of a member, as another tab writes it. */
const tokenOf = (sub: string): string => `e30.${btoa(JSON.stringify({ sub, exp: 4e9 }))}.`;

const memberId = (): string => gemel.session.getSnapshot().context.user?.id ?? "";

const works = () => Object.values(gemel.busy.getSnapshot().context.works);
const flash = () => gemel.flash.getSnapshot().context.message;
const refusal = () => new Response(null, { status: 500 });

/** Listens for `unsent` events. @returns a function that lists their failures */
function hear() {
  const heard = vi.fn<(event: MemberEvent) => void>();
  gemel.memberListeners.add(heard);
  return () =>
    heard.mock.calls.flatMap(([event]) => (event.event === "unsent" ? [event.failure] : []));
}

const onUndone = vi.fn<() => void>();
const onRestored = vi.fn<() => void>();

async function openFeed() {
  const hook = await open(() =>
    useFeed({
      onUndone,
      onRestored,
      onRefused: () => {},
      onNotFound: () => {},
      onNotUndone: () => {},
    }),
  );
  const { act, result } = hook;
  await expect.poll(() => result.current.candidates.length).toBe(2);
  const shown = result.current.candidates;
  const people = [...shown, ...shown.map((user) => ({ ...user, id: crypto.randomUUID() }))];
  return {
    ...hook,
    like: (index: number, message: string | null = null) =>
      act(() => {
        const user = people[index];
        if (user) result.current.react({ user, action: "like", message });
      }),
    paths: people.map(({ id }) => new RegExp(`${id}/like$`)),
  };
}

test("the likes that wait are sent when the member has left, and hold a reload until then", async () => {
  const celebrate = vi.fn<(event: MemberEvent) => void>();
  gemel.memberListeners.add(celebrate);
  const { like, paths, unmount } = await openFeed();
  for (const index of [0, 1, 2]) await like(index);
  await unmount();
  expect(works()).toEqual(["sending"]);
  await answer(2);
  const match = { status: "matched", match_id: crypto.randomUUID() };
  await answer(1, Response.json(match));
  await expect.poll(works).toEqual([]);
  expect(paths.slice(0, 3).map((path) => sentTo("POST", path).length)).toEqual([1, 1, 1]);
  expect(celebrate.mock.calls.map(([{ event }]) => event)).toEqual(["matched"]);
});

test("a like that was taken back does not stand when the member has left", async () => {
  const { act, like, result, unmount } = await openFeed();
  await like(0);
  await act(() => result.current.undo());
  await unmount();
  await answer(2);
  await expect.poll(works).toEqual([]);
  expect(sentTo("DELETE", /\/like$/)).toHaveLength(1);
  expect(onUndone).not.toHaveBeenCalled();
});

test("a like that fails when the member has left is heard of, and its words are kept", async () => {
  const failures = hear();
  const { like, result, unmount } = await openFeed();
  const user = result.current.candidates[1];
  await like(0);
  await like(1, "Which cake was it?");
  await unmount();
  await answer(2, refusal());
  await expect.poll(works).toEqual([]);
  expect(failures().map(({ type }) => type)).toEqual(["reaction.failed", "reaction.failed"]);
  expect(recallFirstMessage({ memberId: memberId(), userId: user?.id ?? "" })).toBe(
    "Which cake was it?",
  );
});

test("an undo that fails when the member has left is heard of", async () => {
  const failures = hear();
  const { act, like, result, unmount } = await openFeed();
  await like(0);
  await act(() => result.current.undo());
  await unmount();
  await answer(1);
  await answer(1, refusal());
  await expect.poll(works).toEqual([]);
  expect(failures()).toMatchObject([{ type: "reaction.notUndone", reason: "failed" }]);
});

test("a like that fails on its page is said there alone", async () => {
  const failures = hear();
  const { like } = await openFeed();
  await like(0);
  await answer(1, refusal());
  await expect.poll(() => onRestored.mock.calls.length).toBe(1);
  expect(failures()).toEqual([]);
});

test("the words of a like that stands are not kept", async () => {
  const { like, result } = await openFeed();
  const place = { memberId: memberId(), userId: result.current.candidates[0]?.id ?? "" };
  keepFirstMessage(place, "Which cake was it?");
  await like(0, "Which cake was it?");
  await answer(1);
  await expect.poll(() => recallFirstMessage(place)).toBe("");
});

test("likes go on when another tab has renewed the member's token", async () => {
  const { like, unmount } = await openFeed();
  for (const index of [0, 1]) await like(index);
  await unmount();
  writeElsewhere(exampleToken());
  await answer(2);
  await expect.poll(works).toEqual([]);
  expect(sentTo("POST", /\/like$/)).toHaveLength(2);
});

test("likes that wait are not sent with the token of another member while their page is there", async () => {
  const { like } = await openFeed();
  for (const index of [0, 1]) await like(index);
  await expect.poll(() => unanswered.length).toBe(1);
  writeElsewhere(tokenOf(crypto.randomUUID()));
  await answer(1);
  await expect
    .poll(() => gemel.session.getSnapshot().matches({ signedIn: "reloading" }))
    .toBe(false);
  expect(sentTo("POST", /\/like$/)).toHaveLength(1);
});

test.each<[string, () => void]>([
  ["signs out", () => gemel.session.send({ type: "session.signOut" })],
  [
    "is another one",
    () => {
      const { user } = gemel.session.getSnapshot().context;
      if (user)
        gemel.session.send({ type: "user.changed", user: { ...user, id: crypto.randomUUID() } });
    },
  ],
  [
    "may be another one, by a token of another tab",
    () => writeElsewhere(tokenOf(crypto.randomUUID())),
  ],
])("nothing more is sent once the member %s", async (_, end) => {
  const { like, unmount } = await openFeed();
  for (const index of [0, 1]) await like(index);
  await unmount();
  expect(works()).toEqual(["sending"]);
  end();
  expect(works()).toEqual([]);
  await answer(1);
  await expect
    .poll(() => gemel.session.getSnapshot().matches({ signedIn: "reloading" }))
    .toBe(false);
  expect(sentTo("POST", /\/like$/)).toHaveLength(1);
});

async function openSettings() {
  const hook = await open(() => useSettings());
  const { act, result } = hook;
  await expect.poll(() => result.current.settings).not.toBeNull();
  const notices = result.current.settings?.notices;
  const change = (kind: "matches" | "messages") =>
    act(() => result.current.change({ notices: { [kind]: !notices?.[kind] } }));
  await change("matches");
  await change("messages");
  return hook;
}

const savedKinds = () =>
  sentTo("PATCH", /settings$/).map((body) => Object.keys(Object(body).notices).join());

test("a setting that was changed during a save is saved when the member has left", async () => {
  const { unmount } = await openSettings();
  await unmount();
  await answer(2);
  await expect.poll(works).toEqual([]);
  expect(savedKinds()).toEqual(["matches", "messages"]);
  expect(flash()).toBeNull();
});

test("the banner says that a setting was not saved when the member has left", async () => {
  const { unmount } = await openSettings();
  await unmount();
  await answer(1);
  await answer(1, new Response(null, { status: 500 }));
  await expect.poll(flash).toMatchObject({ id: "unsent.settings", tone: "danger" });
});

async function openSafety() {
  const onOutcome = vi.fn<() => void>();
  const hook = await open(() => useSafety({ onOutcome }, ({ nickname }) => nickname ?? ""));
  const { act, result } = hook;
  const user = { id: crypto.randomUUID(), nickname: "Vera" };
  await act(() => result.current.open({ kind: "report", user }));
  await act(() => result.current.confirm({ report: { reason: "fake_profile" }, block: true }));
  await expect.poll(() => unanswered.length).toBe(1);
  return { ...hook, onOutcome };
}

test("a member is blocked after the report when the other one has left", async () => {
  const { onOutcome, unmount } = await openSafety();
  await unmount();
  await answer(2);
  await expect.poll(works).toEqual([]);
  expect(sentTo("POST", /\/report$/)).toHaveLength(1);
  expect(sentTo("POST", /\/block$/)).toHaveLength(1);
  expect([flash(), onOutcome.mock.calls]).toEqual([null, []]);
});

test("the banner says that a member is not blocked when the other one has left", async () => {
  const { unmount } = await openSafety();
  await unmount();
  await answer(1);
  await answer(1, new Response(null, { status: 500 }));
  await expect
    .poll(flash)
    .toMatchObject({ id: "people.safety.block", values: { name: "Vera" }, tone: "danger" });
});

async function saveFilters() {
  const hook = await open(() => useCriteria({ onSaved: () => {} }));
  const { act, result } = hook;
  await expect.poll(() => result.current.phase).toBe("ready");
  await act(() => result.current.apply());
  return hook;
}

async function removePicture() {
  const { user } = gemel.session.getSnapshot().context;
  if (!user) throw new Error("No member is signed in");
  const hook = await open(() => useProfileEditing({ user, onSaved: () => {} }));
  const { act, result } = hook;
  await expect.poll(() => result.current.phase).toBe("ready");
  await act(() => result.current.picture.remove());
  await act(() => result.current.picture.confirmRemoval());
  return hook;
}

async function deleteVoice() {
  const hook = await open(() => useProfileVoice("/api/me/profile/voice?v=1"));
  const { act, result } = hook;
  await act(() => result.current.askToDelete());
  await act(() => result.current.confirmDelete());
  return hook;
}

test.each([
  ["saving the filters", saveFilters, "unsent.filters"],
  ["removing the picture", removePicture, "profile.picture.remove.failed"],
  ["deleting the voice message", deleteVoice, "profile.voice.delete.failed"],
])("%s goes on when the member has left, and its failure is said", async (_, begin, id) => {
  const { unmount } = await begin();
  await expect.poll(() => signals.length).toBe(1);
  await unmount();
  expect(signals[0]?.aborted).toBe(false);
  await answer(1, refusal());
  await expect.poll(flash).toMatchObject({ id, tone: "danger" });
});

test.each([
  ["removing the picture", removePicture],
  ["deleting the voice message", deleteVoice],
])("a failure of %s is not said when its member is no longer signed in", async (_, begin) => {
  const { unmount } = await begin();
  await expect.poll(() => signals.length).toBe(1);
  await unmount();
  gemel.session.send({ type: "session.ended" });
  await expect.poll(memberId).toBe("");
  const before = flash();
  await answer(1, refusal());
  // When a later call is answered, the flow has read its own answer.
  await gemel.api.getMe({});
  expect(flash()).toEqual(before);
});
