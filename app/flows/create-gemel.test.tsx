import { exampleToken } from "@gemel/mock/example-token";
import { afterEach, expect, test, vi } from "vitest";
import { createGemel, type Gemel } from "./create-gemel.ts";
import { startBackend } from "./testing/backend.ts";
import { stopGemel } from "./testing/create-example-gemel.ts";

let gemel: Gemel | undefined;

/** Starts as a page does that the browser loads. */
function open(): Gemel {
  if (gemel) stopGemel(gemel);
  gemel = createGemel({ reload: () => {} });
  return gemel;
}

const stateOf = ({ session }: Gemel) => session.getSnapshot().value;

afterEach(() => {
  if (gemel) stopGemel(gemel);
  gemel = undefined;
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A member who signed out while nothing could be reached. */
async function signedOutOffline() {
  localStorage.setItem("authToken", exampleToken());
  let isOffline = false;
  const backend = startBackend({}, () => {
    if (isOffline) throw new TypeError("Failed to fetch");
    return undefined;
  });
  const opened = open();
  await expect.poll(() => stateOf(opened)).toEqual({ signedIn: "idle" });
  isOffline = true;
  opened.session.send({ type: "session.signOut" });
  await expect.poll(() => stateOf(opened)).toEqual({ signedOut: "idle" });
  const logouts = () => backend.sentTo("POST", /logout$/).length;
  await expect.poll(logouts).toBe(2);
  return {
    goOnline: () => {
      isOffline = false;
    },
    logouts,
    renewals: () => backend.sentTo("POST", /refresh-token$/).length,
  };
}

const storedToken = () => localStorage.getItem("authToken");

test("a sign-out without a network reaches the server once there is one, and then no more", async () => {
  const { goOnline, logouts } = await signedOutOffline();
  goOnline();
  window.dispatchEvent(new Event("online"));
  await expect.poll(storedToken).toBeNull();
  window.dispatchEvent(new Event("online"));
  open();
  expect(logouts()).toBe(3);
});

test("the next start asks the server for it, and does not restore the session", async () => {
  const { goOnline, logouts, renewals } = await signedOutOffline();
  goOnline();
  expect(stateOf(open())).toEqual({ signedOut: "idle" });
  await expect.poll(storedToken).toBeNull();
  expect([logouts(), renewals()]).toEqual([3, 0]);
});
