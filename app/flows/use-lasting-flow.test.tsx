import { memoryTokenStore } from "@gemel/api";
import { exampleToken } from "@gemel/mock/example-token";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { waitFor } from "xstate";
import { createGemel, type Gemel } from "./create-gemel.ts";
import type { MemberEvent } from "./member-events.ts";
import { GemelProvider } from "./gemel.tsx";
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
/** What is sent and not answered yet: gives it the answer. */
let unanswered: ((answer?: Response) => void)[];
/** Of what is sent, in the order in which it is sent. */
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
  const tokenStore = {
    ...memoryTokenStore(exampleToken()),
    subscribe: (listener: (token: string) => void) => {
      const before = writeElsewhere;
      writeElsewhere = (token) => {
        before(token);
        listener(token);
      };
      return () => {};
    },
  };
  writeElsewhere = () => {};
  gemel = createGemel({ tokenStore, reload: () => {} });
  await waitFor(gemel.session, (current) => current.matches("signedIn"));
});

afterEach(() => {
  stopGemel(gemel);
  vi.unstubAllGlobals();
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

const works = () => Object.values(gemel.busy.getSnapshot().context.works);
const flash = () => gemel.flash.getSnapshot().context.message;

const onUndone = vi.fn<() => void>();

async function openFeed() {
  const hook = await open(() =>
    useFeed({
      onUndone,
      onRestored: () => {},
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
    like: (index: number) =>
      act(() => {
        const user = people[index];
        if (user) result.current.react({ user, action: "like", message: null });
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
  ["may be another one, by a token of another tab", () => writeElsewhere(exampleToken())],
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
  await expect.poll(flash).toMatchObject({ id: "settings.error.notSaved", tone: "danger" });
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
  ["saving the filters", saveFilters],
  ["removing the picture", removePicture],
  ["deleting the voice message", deleteVoice],
])("%s goes on when the member has left", async (_, begin) => {
  const { unmount } = await begin();
  await expect.poll(() => signals.length).toBe(1);
  await unmount();
  expect(signals[0]?.aborted).toBe(false);
});
