import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../../packages/server/src/http/contract.ts";
import { createSite, type Site } from "./https-client.ts";
import { hasNginx, startNginx, type StartedNginx } from "./start-nginx.ts";

const said = (await hasNginx()) ? "" : " (not run: this machine has no nginx with openssl)";

const contract = await readContract();

/** Every path with something of a member's in it, of the contract and of the app. */
const paths = [
  ...Object.keys(contract.paths).map((path) => `/api${path}`),
  "/chat/{conversationId}",
  "/moderation/{reportId}",
]
  .filter((path) => path.includes("{"))
  // Which questionnaire, in which language, is no member's.
  .filter((path) => !path.startsWith("/api/psy/questionnaire/"));

const idAt = (at: number): string => `${at}d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04`;

describe.skipIf(said !== "")(`the access log of nginx${said}`, () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let nginx: StartedNginx;
  let site: Site;

  beforeAll(async () => {
    const server = createServer((_request, response) => void response.end("stub"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    cleanups.unshift(() => once(server.close(), "close"));
    const { port } = server.address() as AddressInfo;
    nginx = await startNginx([port, port, port]);
    cleanups.unshift(() => nginx.stop());
    site = createSite(nginx.port, nginx.certificate);
  });
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  });

  /** The path of a request, as the log has it. */
  async function loggedOf(path: string): Promise<string> {
    const before = (await nginx.readLogs()).access.length;
    await site.ask(path);
    for (;;) {
      const { access } = await nginx.readLogs();
      if (access.endsWith("\n") && access.length > before) {
        return (JSON.parse(access.slice(before)) as { readonly path: string }).path;
      }
    }
  }

  it.each(paths)("says of %s that it was asked for, not about whom", async (path) => {
    let count = 0;
    const asked = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === "nickname" ? "%C3%89tienne%2FR.%20" : idAt((count += 1)),
    );
    const hidden = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === "nickname" ? ":nickname" : ":id",
    );
    expect(await loggedOf(asked)).toBe(hidden);
  });

  it("says every other path as it is", async () => {
    expect(await loggedOf("/api/psy/questionnaire/Light/it?q=1")).toBe(
      "/api/psy/questionnaire/Light/it",
    );
  });
});
