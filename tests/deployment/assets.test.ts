import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { hasNginx } from "./start-nginx.ts";
import { useNginx } from "./use-nginx.ts";

/** A process with the build of a version: one asset. */
const version =
  (asset: string): RequestListener =>
  ({ url }, response) =>
    void response.writeHead(url === asset ? 200 : 404).end(url === asset ? "this is it" : "");

describe.skipIf(!(await hasNginx()))("while versions change", () => {
  const front = useNginx(["/assets/old.js", "/assets/old.js", "/assets/new.js"].map(version));

  it("an asset comes from whichever process has it, and nothing else is asked of another", async () => {
    const ask = async (path: string): Promise<ReadonlySet<number | undefined>> => {
      const statuses = new Set<number | undefined>();
      for (let count = 0; count < 6; count += 1)
        statuses.add((await front().site.ask(path)).status);
      return statuses;
    };
    expect(await ask("/assets/new.js")).toEqual(new Set([200]));
    expect(await ask("/assets/old.js")).toEqual(new Set([200]));
    expect(await ask("/assets/none.js")).toEqual(new Set([404]));
  });
});
