import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addEmptyCluster } from "../../packages/server/src/testing/database/empty-cluster.ts";
import { addCast, type Cast, type CastSize } from "./load/cast.ts";
import type { Settings } from "./processes/gemel.ts";

/** A site with members, whose processes are not started yet. */
export interface Site {
  readonly settings: Settings;
  readonly cast: Cast;
}

/**
 * Makes a site with a data folder of its own, on the embedded database unless the settings name another.
 * @param closing takes it away again
 */
export async function openSite(
  closing: AsyncDisposableStack,
  size: CastSize,
  settings: Settings = {},
): Promise<Site> {
  const { path: folder } = closing.use(await mkdtempDisposable(join(tmpdir(), "gemel-faults-")));
  const all = {
    DATA_DIR: folder,
    DEMO: "off",
    LIMITS: "off",
    ROBOT_CHECK: "off",
    PORT: "0",
    ...settings,
  };
  if (!("DATABASE_URL" in all)) await addEmptyCluster(all.DATA_DIR);
  return { settings: all, cast: await addCast(all, size) };
}
