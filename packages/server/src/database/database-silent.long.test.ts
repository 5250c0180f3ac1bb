import { describe, expect, it } from "vitest";
import { openPostgres } from "./open-postgres.ts";
import { createCaller } from "../testing/call.ts";
import { newMember } from "../testing/new-member.ts";
import { createScratchDatabase, findPostgres } from "../testing/database/scratch-postgres.ts";
import { startSilentRelay } from "../testing/process/silent-relay.ts";
import { startTestServer } from "../testing/test-server.ts";

const postgres = await findPostgres();

describe.skipIf(postgres === undefined)(
  `a database that says nothing more${postgres === undefined ? " (no server at 127.0.0.1:5432)" : ""}`,
  () => {
    it("is answered for: 503 for who waits for a statement or a job, and everything again when it speaks", async () => {
      await using stack = new AsyncDisposableStack();
      const { url, drop } = await createScratchDatabase(postgres ?? "");
      stack.defer(drop);
      const relay = await startSilentRelay(url);
      stack.defer(relay.close);
      const timeouts = { statement: 60_000, transaction: 60_000, silence: 10_000 };
      const server = await startTestServer(() =>
        openPostgres(relay.url, () => undefined, undefined, timeouts),
      );
      stack.defer(() => server.close());
      const call = createCaller(server.app);
      const { email, token } = await newMember({ call, server });
      relay.fallSilent();
      const unavailable = { status: 503, body: { error_code: "unavailable" } };
      const answers = await Promise.all([
        call("GET /me", { token }),
        call("POST /auth/forgot-password", { body: { email } }),
      ]);
      expect(answers).toMatchObject([unavailable, unavailable]);
      relay.speakAgain();
      expect((await call("GET /me", { token })).status).toBe(200);
      expect(server.departures).toEqual([]);
    });
  },
);
