import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, it } from "vitest";
import { portOf } from "../testing/port-of.ts";
import { inTime } from "./in-time.ts";

it("takes an answer that has arrived while the process was busy for longer than the time", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const asker = connect(portOf(server), "127.0.0.1");
  const [[answerer]] = await Promise.all([once(server, "connection"), once(asker, "connect")]);
  const answer = inTime(once(asker, "data"), 1);
  answerer.write("answer");
  const until = performance.now() + 10;
  while (performance.now() < until) continue;
  expect(String(await answer)).toBe("answer");
  asker.destroy();
  answerer.destroy();
  server.close();
});

it("gives up what does not come, and passes on a refusal", async () => {
  await expect(inTime(Promise.withResolvers().promise, 1)).rejects.toThrow("within 1 ms");
  const refused = inTime(Promise.reject(new Error("no")), 1);
  await expect(refused).rejects.toThrow("no");
});
