import { beforeAll, expect, it } from "vitest";
import { openLive, refuseLive } from "../testing/live-client.ts";
import { openMemoryDatabase } from "../testing/memory-database.ts";
import { waitingMember } from "../testing/waiting-member.ts";
import { useTestServer } from "../testing/use-test-server.ts";

const CONNECTS = 60;
const FRAMES = 240;
const context = useTestServer(openMemoryDatabase, { PORT: "0", LIMITS: "on" });
let url = "";
beforeAll(async () => {
  url = await context().server.listen();
});

it("lets one member connect sixty times a minute, and others go on", async () => {
  const { token } = await waitingMember(context());
  const other = await waitingMember(context());
  for (let turn = 0; turn < CONNECTS; turn += 1) {
    const { socket } = await openLive(url, token);
    socket.terminate();
  }
  const { status, body, headers } = await refuseLive(url, { query: { token } });
  expect([status, body.error_code]).toEqual([429, "rate_limited"]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
  const live = await openLive(url, other.token);
  live.socket.terminate();
});

it("lets one member send 240 frames a minute over all connections, and others go on", async () => {
  const { token } = await waitingMember(context());
  const other = await waitingMember(context());
  const [one, two, stays] = await Promise.all([
    openLive(url, token),
    openLive(url, token),
    openLive(url, other.token),
  ]);
  for (let turn = 0; turn < FRAMES / 2; turn += 1) {
    one.socket.send("{}");
    two.socket.send("{}");
    stays.socket.send("{}");
  }
  await Promise.all([one.settle(), two.settle(), stays.settle()]);
  one.socket.send("{}");
  expect(await one.closed).toEqual({ code: 4429, reason: "too many frames" });
  await two.settle();
  await stays.settle();
  for (const { socket } of [two, stays]) socket.terminate();
});
