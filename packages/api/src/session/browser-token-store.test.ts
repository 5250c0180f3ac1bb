import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeToken } from "../testing/fake-backend.ts";
import { browserTokenStore } from "./browser-token-store.ts";

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

const storageEvent = (key: string | null): Event => Object.assign(new Event("storage"), { key });

let storage: Storage;
let events: EventTarget;

beforeEach(() => {
  storage = fakeStorage();
  events = new EventTarget();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
});

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException("full", "QuotaExceededError");
};

test("keeps the token under authToken", () => {
  const store = browserTokenStore();
  store.write("one");
  expect(storage.getItem("authToken")).toBe("one");
  expect(store.read()).toBe("one");
  store.remove();
  expect(store.read()).toBeNull();
});

test("keeps for the page what a full storage refuses", () => {
  const store = browserTokenStore();
  store.write("one");
  const { setItem } = storage;
  storage.setItem = refuse;
  store.write("two");
  expect([store.read(), browserTokenStore().read()]).toEqual(["two", "one"]);
  storage.setItem = setItem;
  store.write("three");
  expect([store.read(), browserTokenStore().read()]).toEqual(["three", "three"]);
  storage.setItem = refuse;
  store.write("four");
  store.remove();
  expect(store.read()).toBeNull();
});

test("what a full storage refused gives way to what another tab stores or removes", () => {
  const store = browserTokenStore();
  const tokens: (string | null)[] = [];
  store.subscribe((token) => tokens.push(token));
  storage.setItem = refuse;
  store.write("two");
  events.dispatchEvent(storageEvent("authToken"));
  expect([tokens, store.read()]).toEqual([[null], null]);
});

test("keeps no token while a sign-out waits for its answer", () => {
  const [store, otherTab] = [browserTokenStore(), browserTokenStore()];
  store.write("one");
  store.write("");
  expect([storage.getItem("authToken"), otherTab.read()]).toEqual([null, ""]);
  otherTab.write("two");
  expect(store.read()).toBe("two");
  store.write("");
  store.remove();
  expect(otherTab.read()).toBeNull();
});

test("reports changes in other tabs until it is unsubscribed", () => {
  const tokens: (string | null)[] = [];
  const stop = browserTokenStore().subscribe((token) => tokens.push(token));

  storage.setItem("authToken", "one");
  events.dispatchEvent(storageEvent("authToken"));
  events.dispatchEvent(storageEvent("lang"));
  storage.removeItem("authToken");
  events.dispatchEvent(storageEvent(null));
  stop();
  events.dispatchEvent(storageEvent("authToken"));

  expect(tokens).toEqual(["one", null]);
});

test("reports what changed while the page was in the browser's cache, and whose the token is", () => {
  const store = browserTokenStore();
  store.write(makeToken(60));
  const reports: unknown[] = [];
  for (let each = 0; each < 2; each += 1) store.subscribe((...report) => reports.push(report));
  const shown = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  shown(true);
  const renewed = makeToken(600);
  const others = makeToken(600, "fresh", "another");
  for (const token of [renewed, others]) {
    storage.setItem("authToken", token);
    shown(false);
    shown(true);
  }
  storage.removeItem("authToken");
  shown(true);
  const each = [
    [renewed, false],
    [others, true],
    [null, true],
  ];
  expect(reports).toEqual(each.flatMap((report) => [report, report]));
});

test("keeps the token in memory where storage is refused", () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  const store = browserTokenStore();
  store.write("one");
  expect(store.read()).toBe("one");
});
