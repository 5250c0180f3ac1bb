import type { LiveFrame } from "@gemel/api/live";
import { exampleToken } from "@gemel/mock/example-token";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Gemel } from "../create-gemel.ts";
import { GemelProvider } from "../gemel.tsx";
import { createExampleGemel, stopGemel } from "../testing/create-example-gemel.ts";
import { FakeSocket, socketNumber } from "../testing/fake-socket.ts";
import { useLiveConnection } from "./use-live-connection.ts";

const conversation_id = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
const status = { type: "status", conversation_id, content: "thinking" };

let gemel: Gemel;

beforeEach(() => {
  FakeSocket.made.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  gemel = createExampleGemel(true);
});

afterEach(() => {
  stopGemel(gemel);
  vi.unstubAllGlobals();
});

async function connect() {
  const frames: LiveFrame[] = [];
  const onOpened = vi.fn<() => void>();
  const hook = await renderHook(
    () =>
      useLiveConnection({
        conversationId: conversation_id,
        onOpened,
        onFrame: (frame) => frames.push(frame),
      }),
    { wrapper: ({ children }) => <GemelProvider gemel={gemel}>{children}</GemelProvider> },
  );
  const socket = await socketNumber(1);
  return { ...hook, frames, onOpened, socket };
}

test("connects to the conversation with the member's token", async () => {
  const { act, onOpened, result, socket } = await connect();
  expect(socket.url.pathname).toBe("/api/ws/chat");
  expect(Object.fromEntries(socket.url.searchParams)).toEqual({
    conversation_id,
    token: exampleToken(),
  });
  expect(result.current.state).toBe("connecting");
  await act(() => socket.open());
  expect(result.current.state).toBe("connected");
  expect(onOpened).toHaveBeenCalledOnce();
});

test("hands on what it can read, and ignores all else", async () => {
  const { act, frames, socket } = await connect();
  await act(() => socket.open());
  await act(() => {
    socket.receive("{ half a fr");
    socket.receive(new Blob(["binary"]));
    socket.receive(JSON.stringify({ type: "unheard of", conversation_id }));
    socket.receive(JSON.stringify(status));
  });
  expect(frames).toEqual([{ type: "status", conversation_id, status: { kind: "thinking" } }]);
});

test("the network's going loses it, its return brings it back at once", async () => {
  const { act, onOpened, result, socket } = await connect();
  await act(() => socket.open());
  await act(() => window.dispatchEvent(new Event("offline")));
  expect([result.current.state, socket.leftWith]).toEqual(["disconnected", 1000]);
  expect(result.current.retryAt).toBeInstanceOf(Date);
  await act(() => window.dispatchEvent(new Event("online")));
  const next = await socketNumber(2);
  await act(() => next.open());
  expect(result.current.state).toBe("connected");
  expect(onOpened).toHaveBeenCalledTimes(2);
});

test("a refused token is renewed before the next attempt", async () => {
  const { act, result, socket } = await connect();
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ token: "d.e.f" })),
  );
  vi.stubGlobal("fetch", fetch);
  await act(() => socket.open());
  await act(() => socket.end(4401));
  await act(() => result.current.retry());
  const next = await socketNumber(2);
  expect(next.url.searchParams.get("token")).toBe("d.e.f");
  expect(fetch.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual([
    "/api/auth/refresh-token",
  ]);
});

test("leaves when its component goes", async () => {
  const { act, socket, unmount } = await connect();
  await act(() => socket.open());
  await unmount();
  expect(socket.leftWith).toBe(1000);
});

test("leaves a socket that is still opening, too, as soon as it is open", async () => {
  const { onOpened, socket, unmount } = await connect();
  await unmount();
  expect(socket.leftWith).toBeUndefined();
  await socket.open();
  expect(socket.leftWith).toBe(1000);
  expect(onOpened).not.toHaveBeenCalled();
});
