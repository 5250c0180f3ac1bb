import { expect, it } from "vitest";
import { onEachBus } from "../testing/live/buses.ts";
import { textParts } from "./delivery.ts";
import type { LiveConnection } from "./live-connection.ts";

const noon = new Date("2026-01-01T12:00:00Z");
const later = new Date("2026-01-01T12:10:00Z");

/** A connection that notes all that it receives. */
function connect(
  memberId: string,
  sessionId: string,
  expiresAt = later,
  conversationId: string | null = null,
) {
  const seen: string[] = [];
  let notifySeen = (): void => undefined;
  const note = (line: string): void => {
    seen.push(line);
    notifySeen();
  };
  const connection: LiveConnection = {
    memberId,
    sessionId,
    expiresAt,
    conversationId,
    receive: ({ cursor, message }) => note(`${cursor} at ${message.createdAt.toISOString()}`),
    show: (status) => note(status),
    notify: ({ event }) => note(event),
    end: (reason) => note(reason),
  };
  return {
    connection,
    seen,
    /** All it received, once that is so much. */
    until: async (count: number): Promise<readonly string[]> => {
      while (seen.length < count) await new Promise<void>((resolve) => (notifySeen = resolve));
      return seen;
    },
  };
}

const hello = {
  ...textParts,
  id: "1",
  seq: 1,
  conversationId: "c",
  senderId: "m",
  role: "user",
  text: "Hello",
  clientMessageId: null,
  createdAt: noon,
} as const;

onEachBus("the live hub", (open) => {
  it("ends every connection of a session, and no other", async () => {
    const [here, there] = await open();
    const [one, two, other] = [connect("m", "s"), connect("m", "s"), connect("m", "t")];
    here.subscribe(one.connection);
    await Promise.all([two, other].map(({ connection }) => there.subscribe(connection).ready));
    await here.endSession("s");
    await here.endSession("t");
    expect([await one.until(1), await two.until(1), await other.until(1)]).toEqual([
      ["session ended"],
      ["session ended"],
      ["session ended"],
    ]);
  });

  it("ends every session of a member, and no other member's", async () => {
    const [here, there] = await open();
    const [one, two, other] = [connect("m", "s"), connect("m", "t"), connect("s", "u")];
    here.subscribe(one.connection);
    await Promise.all([two, other].map(({ connection }) => there.subscribe(connection).ready));
    await here.endMember("m");
    await here.notifyMember("s", { event: "like" });
    expect([await one.until(1), await two.until(1), await other.until(1)]).toEqual([
      ["session ended"],
      ["session ended"],
      ["like"],
    ]);
  });

  it("reaches a conversation's connections with what is its own, and no other", async () => {
    const [here, there] = await open();
    const [one, two] = [connect("m", "s", later, "c"), connect("n", "t", later, "c")];
    const [other, whole] = [connect("m", "s", later, "d"), connect("m", "s")];
    await Promise.all([one, other].map(({ connection }) => here.subscribe(connection).ready));
    await Promise.all([two, whole].map(({ connection }) => there.subscribe(connection).ready));
    const online = await Promise.all(["c", "d", "e"].map((id) => there.online(id)));
    expect(online.map((ids) => ids.toSorted())).toEqual([["m", "n"], ["m"], []]);
    await here.deliver({ message: hello, cursor: "here" });
    await here.showStatus("c", "thinking");
    await here.notifyMember("m", { event: "match", matchId: "x" });
    await here.endConversation("c", []);
    await here.endSession("s");
    const said = [`here at ${noon.toISOString()}`, "thinking", "conversation ended"];
    expect(await Promise.all([one.until(4), two.until(3), other.until(1), whole.until(2)])).toEqual(
      [[...said, "session ended"], said, ["session ended"], ["match", "session ended"]],
    );
  });

  it("says whether events of a member came shortly before a connection, and of no other", async () => {
    const [here, there] = await open();
    await here.notifyMember("m", { event: "like" });
    await here.showStatus("c", "thinking");
    const hadEvents = [connect("m", "s"), connect("n", "t"), connect("m", "s", later, "c")].map(
      ({ connection }) => there.subscribe(connection).ready,
    );
    expect(await Promise.all(hadEvents)).toEqual([true, false, false]);
  });

  it("ends what runs out, at that very moment", async () => {
    const [here] = await open();
    const [out, still] = [connect("m", "s", noon), connect("m", "s", later)];
    for (const { connection } of [out, still]) here.subscribe(connection);
    here.endExpired(new Date(noon.getTime() - 1));
    expect(out.seen).toEqual([]);
    here.endExpired(noon);
    expect([out.seen, still.seen]).toEqual([["token expired"], []]);
  });

  it("forgets who has left, and only them", async () => {
    const [here, there] = await open();
    const [gone, stays] = [connect("m", "s", later, "c"), connect("n", "s", later, "c")];
    const { unsubscribe, ready } = there.subscribe(gone.connection);
    await Promise.all([ready, there.subscribe(stays.connection).ready]);
    unsubscribe();
    unsubscribe();
    await here.renewPresence();
    await here.endSession("s");
    there.endExpired(later);
    expect([gone.seen, await stays.until(2)]).toEqual([
      [],
      expect.arrayContaining(["token expired", "session ended"]),
    ]);
    await expect.poll(() => here.online("c")).toEqual(["n"]);
  });
});
