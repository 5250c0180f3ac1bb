import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { readContract } from "../../packages/server/src/http/contract.ts";
import { hasNginx } from "./start-nginx.ts";
import { useNginx } from "./use-nginx.ts";

const said = (await hasNginx()) ? "" : " (not run: this machine has no nginx with openssl)";

const contract = await readContract();

/** Every path with something of a member's in it, of the contract and of the app. */
const paths = [
  ...Object.keys(contract.paths).map((path) => `/api${path}`),
  "/chat/{conversationId}",
  "/moderation/{reportId}",
]
  .filter((path) => path.includes("{"))
  // The id and language of a questionnaire reveal no member.
  .filter((path) => !path.startsWith("/api/psy/questionnaire/"));

const idAt = (at: number): string => `${at}d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04`;

const stub: RequestListener = (_request, response) => void response.end("stub");

describe.skipIf(said !== "")(`the access log of nginx${said}`, () => {
  const front = useNginx([stub, stub, stub]);

  /** The path of a request, as the log has it. */
  async function loggedOf(path: string): Promise<string> {
    const { nginx, site } = front();
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
