import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portOf } from "../../packages/server/src/testing/port-of.ts";
import { createSite, type Site } from "./https-client.ts";
import { hasNginx, startNginx, type StartedNginx } from "./start-nginx.ts";

/** A process with the build of a version: one asset. */
async function startVersion(asset: string): Promise<Server> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === asset ? 200 : 404).end(url === asset ? "this is it" : "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

describe.skipIf(!(await hasNginx()))("while versions change", () => {
  let versions: readonly Server[] = [];
  let nginx: StartedNginx;
  let site: Site;
  beforeAll(async () => {
    const assets = ["/assets/old.js", "/assets/old.js", "/assets/new.js"];
    versions = await Promise.all(assets.map(startVersion));
    nginx = await startNginx(versions.map(portOf));
    site = createSite(nginx.port, nginx.certificate);
  });
  afterAll(async () => {
    await nginx.stop();
    for (const version of versions) version.close();
  });

  it("an asset comes from whichever process has it, and nothing else is asked of another", async () => {
    const ask = async (path: string): Promise<ReadonlySet<number | undefined>> => {
      const statuses = new Set<number | undefined>();
      for (let count = 0; count < 6; count += 1) statuses.add((await site.ask(path)).status);
      return statuses;
    };
    expect(await ask("/assets/new.js")).toEqual(new Set([200]));
    expect(await ask("/assets/old.js")).toEqual(new Set([200]));
    expect(await ask("/assets/none.js")).toEqual(new Set([404]));
  });
});
