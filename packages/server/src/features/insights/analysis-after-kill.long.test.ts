import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../demo/demo-members.ts";
import { type OutboxMail, readOutbox } from "../../mail/read-outbox.ts";
import { wholeAnswers } from "../../testing/answers.ts";
import { addEmptyCluster } from "../../testing/database/empty-cluster.ts";
import { signInOverHttp } from "../../testing/sign-in-over-http.ts";
import { spawnServer } from "../../testing/process/spawn-server.ts";
import { useFolder } from "../../testing/folders.ts";

const email = "jonas@demo.example";

const folder = useFolder();
beforeAll(() => addEmptyCluster(folder()));

it("analyses answers after kill -9 right behind the acknowledgement, and mails once", async () => {
  const first = spawnServer({ DATA_DIR: folder(), DEMO: "named" });
  const url = await first.url;
  const submitted = await fetch(`${url}/api/psy/answers`, {
    method: "POST",
    headers: {
      ...(await signInOverHttp(url, email, DEMO_PASSWORD)),
      "content-type": "application/json",
    },
    body: JSON.stringify(wholeAnswers()),
  });
  first.process.kill("SIGKILL");
  expect(submitted.status).toBe(202);
  await first.ended;

  const second = spawnServer({ DATA_DIR: folder(), DEMO: "named" });
  const again = await second.url;
  const headers = await signInOverHttp(again, email, DEMO_PASSWORD);
  const statusOf = async (path: string) => (await fetch(`${again}/api${path}`, { headers })).status;
  expect([200, 409]).toContain(await statusOf("/me/profile-digest"));
  await expect.poll(mailsToMember, { timeout: 60_000 }).toHaveLength(1);
  expect(await statusOf("/me/profile-digest")).toBe(200);
  second.process.kill("SIGTERM");
  expect((await second.ended).code).toBe(0);

  const third = spawnServer({ DATA_DIR: folder(), DEMO: "named" });
  await third.url;
  third.process.kill("SIGTERM");
  await third.ended;
  expect(await mailsToMember()).toEqual([
    expect.objectContaining({ subject: "Dein digitaler Zwilling ist bereit" }),
  ]);
}, 120_000);

async function mailsToMember(): Promise<readonly OutboxMail[]> {
  const mails = await readOutbox(join(folder(), "outbox"));
  return mails.filter(({ to }) => to === email);
}
