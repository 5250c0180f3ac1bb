import { expect, it } from "vitest";
import { openPostgres } from "./open-postgres.ts";
import { createCaller } from "../testing/call.ts";
import { newMember } from "../testing/new-member.ts";
import { onPostgres } from "../testing/databases.ts";
import { createProxiedDatabase } from "../testing/database/scratch-postgres.ts";
import { startTestServer } from "../testing/test-server.ts";
import { untilFinished } from "../testing/until-finished.ts";

onPostgres("a database that says nothing more", (postgres) => {
  it("is answered for: 503 for who waits for a statement or a job, and everything again when it speaks", async () => {
    const { url, network } = await untilFinished(createProxiedDatabase(postgres));
    const timeouts = { statement: 60_000, transaction: 60_000, silence: 10_000 };
    const server = await untilFinished(
      startTestServer(() => openPostgres(url, () => undefined, undefined, timeouts)),
    );
    const call = createCaller(server.app);
    const { email, token } = await newMember({ call, server });
    network.swallow(true);
    const unavailable = { status: 503, body: { error_code: "unavailable" } };
    const answers = await Promise.all([
      call("GET /me", { token }),
      call("POST /auth/forgot-password", { body: { email } }),
    ]);
    expect(answers).toMatchObject([unavailable, unavailable]);
    network.swallow(false);
    expect((await call("GET /me", { token })).status).toBe(200);
    expect(server.departures).toEqual([]);
  });
});
