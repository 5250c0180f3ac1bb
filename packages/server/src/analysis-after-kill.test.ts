import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEMO_PASSWORD } from "./demo/demo-members.ts";
import { wholeAnswers } from "./testing/answers.ts";
import { spawnServer } from "./testing/spawn-server.ts";

const email = "jonas@demo.example";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-kill-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("analyses answers after kill -9 right behind the acknowledgement, and mails once", async () => {
  const first = spawnServer({ DATA_DIR: folder, DEMO: "named" });
  const url = await first.url;
  const submitted = await fetch(`${url}/api/psy/answers`, {
    method: "POST",
    headers: { ...(await signIn(url)), "content-type": "application/json" },
    body: JSON.stringify(wholeAnswers()),
  });
  first.process.kill("SIGKILL");
  expect(submitted.status).toBe(202);
  await first.ended;

  const second = spawnServer({ DATA_DIR: folder, DEMO: "named" });
  const again = await second.url;
  const headers = await signIn(again);
  const statusOf = async (path: string) => (await fetch(`${again}/api${path}`, { headers })).status;
  expect([200, 409]).toContain(await statusOf("/me/profile-digest"));
  while ((await mailsToMember()).length === 0) await statusOf("/me");
  expect(await statusOf("/me/profile-digest")).toBe(200);
  second.process.kill("SIGTERM");
  expect((await second.ended).code).toBe(0);

  const third = spawnServer({ DATA_DIR: folder, DEMO: "named" });
  await third.url;
  third.process.kill("SIGTERM");
  await third.ended;
  expect(await mailsToMember()).toEqual([
    expect.stringContaining("Subject: Dein digitaler Zwilling ist bereit"),
  ]);
}, 120_000);

async function mailsToMember(): Promise<string[]> {
  const outbox = join(folder, "outbox");
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

async function signIn(url: string): Promise<{ readonly authorization: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
