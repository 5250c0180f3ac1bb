import { once } from "node:events";
import { expect, it } from "vitest";
import { wholeAnswers } from "../testing/answers.ts";
import { openLive } from "../testing/live-client.ts";
import { memberWithProfile } from "../testing/member-with-profile.ts";
import { openMemoryDatabase } from "../testing/memory-database.ts";
import { useTestServer } from "../testing/use-test-server.ts";

const context = useTestServer(openMemoryDatabase, { PORT: "0" });

it("tells a waiting member that the twin is ready, once everything is open", async () => {
  const { call, server } = context();
  const url = await server.listen();
  const { token } = await memberWithProfile(context());
  const { socket } = await openLive(url, token);
  const event = once(socket, "message");
  await call("POST /psy/answers", { token, body: wholeAnswers() });
  const [data] = await event;
  expect(JSON.parse(String(data))).toEqual({
    type: "event",
    event: "twin_ready",
    conversation_id: "00000000-0000-0000-0000-000000000000",
  });
  expect((await call("GET /me", { token })).body.onboarding_status).toBe("onboarding_complete");
  expect((await call("GET /me/profile-digest", { token })).status).toBe(200);
  socket.close(1000);
});
