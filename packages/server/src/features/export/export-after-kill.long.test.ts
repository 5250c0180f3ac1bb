import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../demo/demo-members.ts";
import { type OutboxMail, readOutbox } from "../../mail/read-outbox.ts";
import { addEmptyCluster } from "../../testing/database/empty-cluster.ts";
import { readZip } from "../../testing/uploads/read-zip.ts";
import { signInOverHttp } from "../../testing/sign-in-over-http.ts";
import { spawnServer } from "../../testing/process/spawn-server.ts";
import { useFolder } from "../../testing/folders.ts";

const email = "jonas@demo.example";

const folder = useFolder();
beforeAll(() => addEmptyCluster(folder()));

it("makes a copy of a member's data after kill -9 right behind the acknowledgement, and one", async () => {
  const first = spawnServer({ DATA_DIR: folder(), DEMO: "named" });
  const url = await first.url;
  const asked = await fetch(`${url}/api/me/export`, {
    method: "POST",
    headers: {
      ...(await signInOverHttp(url, email, DEMO_PASSWORD)),
      "content-type": "application/json",
    },
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  first.process.kill("SIGKILL");
  expect(asked.status).toBe(202);
  await first.ended;

  const second = spawnServer({ DATA_DIR: folder(), DEMO: "named" });
  const again = await second.url;
  const headers = await signInOverHttp(again, email, DEMO_PASSWORD);
  const state = async () => (await fetch(`${again}/api/me/export`, { headers })).json();
  await expect.poll(state, { timeout: 60_000 }).toMatchObject({ status: "ready" });
  const file = await fetch(`${again}/api/me/export/file`, { headers });
  const files = await readZip(new Uint8Array(await file.arrayBuffer()));
  expect(files.get("account.json")?.toString()).toContain(email);
  await expect.poll(mailsToMember, { timeout: 60_000 }).toHaveLength(1);
  second.process.kill("SIGTERM");
  expect((await second.ended).code).toBe(0);
  const media = await readdir(join(folder(), "media"));
  expect(media.filter((name) => name.endsWith(".zip"))).toHaveLength(1);
}, 240_000);

async function mailsToMember(): Promise<readonly OutboxMail[]> {
  const mails = await readOutbox(join(folder(), "outbox"));
  return mails.filter(({ to }) => to === email);
}
