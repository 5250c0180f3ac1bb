import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { createCaller } from "../../testing/call.ts";
import { openLive } from "../../testing/live/live-client.ts";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { signIn } from "../../testing/new-member.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { useMemoryServer, useUrl } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { sessionStore } from "../sessions/store.ts";
import { intercept } from "../../testing/database/intercept.ts";

const FIND_MEMBER = /^select .* from "sessions" as "session"/;

const context = useMemoryServer({ PORT: "0" });
const { call, server } = context;
const url = useUrl(context);

describe("a live connection ends", () => {
  it("with the session on signing out, and with no other session", async () => {
    const one = await waitingMember(context());
    const other = await signIn(call, one.email);
    const [ended, again, stays] = await Promise.all([
      openLive(url(), one.token),
      openLive(url(), one.token),
      openLive(url(), other.token),
    ]);
    await call("POST /auth/logout", { cookie: one.cookie });
    const end = { code: 4401, reason: "session ended" };
    expect([await ended.closed, await again.closed]).toEqual([end, end]);
    await stays.settle();
    await call("POST /auth/logout", { token: other.token });
    expect(await stays.closed).toEqual(end);
  });

  it("when a stolen refresh token ends the session", async () => {
    const { cookie, token } = await waitingMember(context());
    const live = await openLive(url(), token);
    await call("POST /auth/refresh-token", { cookie });
    server.clock.advance(60);
    await call("POST /auth/refresh-token", { cookie });
    expect(await live.closed).toEqual({ code: 4401, reason: "session ended" });
  });

  it("when the access token runs out", async () => {
    const { token } = await waitingMember(context());
    const live = await openLive(url(), token);
    server.clock.advance(598);
    server.tick();
    await live.settle();
    expect(live.socket.readyState).toBe(live.socket.OPEN);
    server.clock.advance(2);
    server.tick();
    expect(await live.closed).toEqual({ code: 4401, reason: "token expired" });
  });

  it("when the session ended while the connection was being made", async () => {
    const { token } = await waitingMember(context());
    const sessions = sessionStore(server.services.db);
    const { sessionId = "" } = (await server.services.accessTokens.read(token)) ?? {};
    const stop = intercept(server.services.db, async (sql, run) => {
      const found = await run();
      if (FIND_MEMBER.test(sql)) {
        stop();
        await sessions.end(sessionId, server.clock.now());
      }
      return found;
    });
    onTestFinished(stop);
    const live = await openLive(url(), token);
    expect(await live.closed).toEqual({ code: 4401, reason: "session ended" });
  });

  it("with a word when the database fails", async () => {
    const { token } = await waitingMember(context());
    let found = 0;
    const stop = intercept(server.services.db, (sql, run) => {
      if (FIND_MEMBER.test(sql)) found += 1;
      return found > 1 ? Promise.reject(new Error("gone")) : run();
    });
    onTestFinished(stop);
    const live = await openLive(url(), token);
    expect(await live.closed).toEqual({ code: 1011, reason: "" });
  });
});

describe("the heartbeat", () => {
  it("cuts a client that does not answer, and no other", async () => {
    const { token } = await waitingMember(context());
    const dead = await openLive(url(), token, { options: { autoPong: false } });
    const alive = await openLive(url(), token);
    const asked = [once(dead.socket, "ping"), once(alive.socket, "ping")];
    server.tick();
    await Promise.all(asked);
    await alive.settle();
    server.tick();
    expect(await dead.closed).toEqual({ code: 1006, reason: "" });
    await alive.settle();
    alive.socket.close();
    await alive.closed;
  });
});

describe("a server that stops", () => {
  it("closes its connections before the database, and cuts who does not answer", async () => {
    const states: (number | undefined)[] = [];
    const stopping = await startTestServer(
      async () => {
        const database = await openMemoryDatabase();
        const close = (): Promise<void> => {
          states.push(live?.socket.readyState);
          return database.close();
        };
        return { ...database, close };
      },
      { PORT: "0" },
    );
    const address = await stopping.listen();
    const { token } = await waitingMember({ call: createCaller(stopping.app), server: stopping });
    const live = await openLive(address, token);
    const silent = await openLive(address, token);
    silent.socket.pause();
    const stoppedAt = performance.now();
    await stopping.close();
    // A socket that was given none would be waited for for 30 s.
    expect(performance.now() - stoppedAt).toBeLessThan(25_000);
    expect(await live.closed).toEqual({ code: 1001, reason: "the server stops" });
    expect(states).toEqual([live.socket.CLOSED]);
    silent.socket.terminate();
  });
});
