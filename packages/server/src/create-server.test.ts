import { expect, it } from "vitest";
import { createCaller } from "./testing/call.ts";
import { openMemoryDatabase } from "./testing/database/memory-database.ts";
import { newEmail, registration } from "./testing/new-member.ts";
import { intercept } from "./testing/database/intercept.ts";
import { startTestServer } from "./testing/test-server.ts";
import { createTestRepeat } from "./testing/test-clock.ts";

it("finishes the jobs at hand before it lets go of what they work with", async () => {
  const steps: string[] = [];
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const server = await startTestServer(
    openMemoryDatabase,
    {},
    {
      mailer: {
        send: async () => {
          begun.resolve();
          await release.promise;
          steps.push("sent");
        },
        close: () => steps.push("closed"),
      },
      prepare: (app) => {
        app.addHook("onClose", async () => void setImmediate(release.resolve));
      },
    },
  );
  const call = createCaller(server.app);
  await call("POST /auth/register", { body: registration(newEmail()) });
  await begun.promise;
  await server.close();
  expect(steps).toEqual(["sent", "closed"]);
});

it("takes no connection once it closes, while housekeeping is still at work", async () => {
  const { repeat, tick } = createTestRepeat();
  const server = await startTestServer(openMemoryDatabase, { PORT: "0" }, { repeat });
  const url = await server.listen();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const [reached, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { db } = server.services;
  await db.deleteFrom("leases").execute();
  intercept(db, async (sql, run) => {
    if (!sql.startsWith('delete from "member_changes"')) return run();
    reached.resolve();
    await release.promise;
    return run();
  });
  tick();
  await reached.promise;
  const closed = server.close();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  release.resolve();
  await closed;
});
