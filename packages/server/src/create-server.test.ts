import { expect, it } from "vitest";
import { createCaller } from "./testing/call.ts";
import { openMemoryDatabase } from "./testing/database/memory-database.ts";
import { newEmail, registration } from "./testing/new-member.ts";
import { startTestServer } from "./testing/test-server.ts";

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
