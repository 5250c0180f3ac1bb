import "@gemel/ui/styles";
import { handlers } from "@gemel/mock/handlers";
import { afterEach, expect, test, vi } from "vitest";
import { startBackend } from "../../flows/testing/backend.ts";
import { socketNumber } from "../../flows/testing/fake-socket.ts";
import { closeApp, openApp } from "../testing/open-app.tsx";

const choices = { getMe: "onboardingComplete" } as const;
const everyConversation = "00000000-0000-0000-0000-000000000000";
const everything = ["member_events", "recent_events"];

const event = (name: string) =>
  JSON.stringify({ type: "event", event: name, conversation_id: everyConversation });

afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

/** Answers with the member of the examples, whose server has the given capabilities. */
async function readMe(request: Request, capabilities: readonly string[]): Promise<Response> {
  for (const handler of handlers(choices)) {
    const run = await handler.run({ request: request.clone(), requestId: "me" });
    if (run?.response) return Response.json({ ...(await run.response.json()), capabilities });
  }
  throw new Error("The examples have no member");
}

/** Loads a page, up to before its connection opens. */
async function load(address: string, capabilities: readonly string[] = everything) {
  const asked: string[] = [];
  startBackend(choices, (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    if (pathname.startsWith("/api/profile/picture/")) return new Response(new Blob(["picture"]));
    return pathname === "/api/me" ? readMe(request, capabilities) : undefined;
  });
  const { screen } = await openApp(address);
  await expect.element(screen.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(shared));
  const before = [...asked];
  return {
    /** Lists the requests made before that are repeated. */
    again: () =>
      [...new Set(asked.slice(before.length).filter((one) => before.includes(one)))].toSorted(),
    /** How often in all. */
    times: (one: string) => asked.filter((each) => each === one).length,
    socket: await socketNumber(1, everyConversation),
  };
}

/** The requests of every page. */
const conversations = "GET /api/conversations";
const shared = [conversations, "GET /api/me/likes?direction=received&limit=1"];

/** The requests whose answers change at the end of an analysis. */
const changed = ["GET /api/me", "GET /api/psy/completion-status"];

test.each(["/home", "/discover", "/likes", "/conversations", "/profile", "/settings"])(
  "the connection of %s opens, and nothing that was asked for is asked for again",
  async (address) => {
    const { socket, again } = await load(address);
    await socket.open();
    // The requests of this event come after all requests of the opening.
    socket.receive(event("twin_ready"));
    await expect.poll(again).toContain("GET /api/me");
    expect(again().filter((one) => !changed.includes(one))).toEqual([]);
  },
);

test("what may have happened between the lists and the connection is asked for again", async () => {
  const { socket, again } = await load("/home");
  await socket.open();
  socket.receive(event("resync"));
  await expect.poll(again).toEqual(expect.arrayContaining(shared));
});

test.each([
  ["the server does not say what happened before", ["member_events"], 0],
  ["the page began long before", everything, 60_000],
  ["the clock was put back", everything, -60_000],
])("the lists are asked for again where %s", async (_, capabilities, later) => {
  const { socket, again } = await load("/home", capabilities);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + later });
  await socket.open();
  await expect.poll(again).toEqual(expect.arrayContaining(shared));
});

test("the lists are asked for again where the first attempt fails, and after each reconnection", async () => {
  const { socket, again, times } = await load("/home");
  await socket.end(1006);
  const second = await socketNumber(2, everyConversation);
  await second.open();
  await expect.poll(again).toEqual(expect.arrayContaining(shared));
  const soFar = times(conversations);
  await second.end(1006);
  const third = await socketNumber(3, everyConversation);
  await third.open();
  await expect.poll(() => times(conversations)).toBeGreaterThan(soFar);
});
