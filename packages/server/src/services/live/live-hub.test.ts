import { expect, it } from "vitest";
import type { LiveConnection } from "./live-connection.ts";
import { createLiveHub } from "./live-hub.ts";

const noon = new Date("2026-01-01T12:00:00Z");
const later = new Date("2026-01-01T12:10:00Z");

function connect(memberId: string, sessionId: string, expiresAt = later) {
  const ends: string[] = [];
  const events: string[] = [];
  const connection: LiveConnection = {
    memberId,
    sessionId,
    expiresAt,
    tell: ({ event }) => events.push(event),
    end: (reason) => ends.push(reason),
  };
  return { connection, ends, events };
}

it("ends every connection of a session, and no other", async () => {
  const hub = createLiveHub();
  const [one, two, other] = [connect("m", "s"), connect("m", "s"), connect("m", "t")];
  for (const { connection } of [one, two, other]) hub.join(connection);
  await hub.endSession("s");
  expect([one.ends, two.ends, other.ends]).toEqual([["session ended"], ["session ended"], []]);
});

it("ends every session of a member, and no other member's", async () => {
  const hub = createLiveHub();
  const [one, two, other] = [connect("m", "s"), connect("m", "t"), connect("s", "u")];
  for (const { connection } of [one, two, other]) hub.join(connection);
  await hub.endMember("m");
  expect([one.ends, two.ends, other.ends]).toEqual([["session ended"], ["session ended"], []]);
});

it("tells every connection of a member what happened, and no other member's", async () => {
  const hub = createLiveHub();
  const [one, two, other] = [connect("m", "s"), connect("m", "t"), connect("s", "u")];
  for (const { connection } of [one, two, other]) hub.join(connection);
  await hub.tellMember("m", { event: "twin_ready" });
  expect([one.events, two.events, other.events]).toEqual([["twin_ready"], ["twin_ready"], []]);
});

it("ends what runs out, at that very moment", () => {
  const hub = createLiveHub();
  const [out, still] = [connect("m", "s", noon), connect("m", "s", later)];
  for (const { connection } of [out, still]) hub.join(connection);
  hub.endExpired(new Date(noon.getTime() - 1));
  expect(out.ends).toEqual([]);
  hub.endExpired(noon);
  expect([out.ends, still.ends]).toEqual([["token expired"], []]);
});

it("forgets who has left, and only them", async () => {
  const hub = createLiveHub();
  const [gone, here] = [connect("m", "s"), connect("m", "s")];
  const leave = hub.join(gone.connection);
  hub.join(here.connection);
  leave();
  leave();
  await hub.endSession("s");
  hub.endExpired(later);
  expect([gone.ends, here.ends]).toEqual([[], ["session ended", "token expired"]]);
});
