import { join } from "node:path";
import type { Outcome } from "../fault.ts";
import { Load } from "../load/load.ts";
import { until } from "../load/until.ts";
import { Gemel } from "../processes/gemel.ts";
import { missingPostgres, startPostgresCluster } from "../processes/postgres-cluster.ts";
import { missingSmallDisk, mountSmallDisk, type SmallDisk } from "../processes/small-disk.ts";
import { openSite, type Site } from "../site.ts";

const size = { pairs: 4, others: 200 };

const MEGABYTES = 256;
/** The bytes that stay free: they are soon used up. */
const LEFT_BYTES = 64 * 1024;
/** Number of writes acknowledged before and after. */
const BETWEEN = 150;
const TIMEOUT_SECONDS = 60;
/** The answer to every write during the fault. */
const UNAVAILABLE = "503 unavailable";

export const missingForPostgresDisk = async (): Promise<string | undefined> =>
  (await missingPostgres()) ?? (await missingSmallDisk());

/**
 * Fills the disk under the embedded database while members write: writes fail with 503, reading goes on, and once
 * there is room the site goes on by itself with every acknowledged write.
 */
export async function fillEmbeddedDisk(closing: AsyncDisposableStack): Promise<Outcome> {
  const disk = await mountSmallDisk(closing, MEGABYTES);
  const folder = join(disk.folder, "data");
  return fillDisk(closing, disk, await openSite(closing, size, { DATA_DIR: folder }));
}

/** The same with the disk of PostgreSQL. */
export async function fillPostgresDisk(closing: AsyncDisposableStack): Promise<Outcome> {
  const disk = await mountSmallDisk(closing, MEGABYTES);
  const { url } = await startPostgresCluster(closing, disk.folder);
  return fillDisk(closing, disk, await openSite(closing, size, { DATABASE_URL: url }));
}

async function fillDisk(
  closing: AsyncDisposableStack,
  disk: SmallDisk,
  { settings, cast }: Site,
): Promise<Outcome> {
  const gemel = await Gemel.open(closing, settings);
  const load = new Load(closing, cast, gemel.url);
  const wrong: string[] = [];
  await load.open();
  if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on with room");
  await disk.fill(LEFT_BYTES);
  const isFull = await until(() => load.refusals.size > 0, TIMEOUT_SECONDS);
  if (!isFull) wrong.push("no write was refused while the disk is full");
  const answer = await cast.writers[0].try(gemel.url, "GET", "/me/profile");
  if (answer !== "200") wrong.push(`reading is answered with ${answer} while the disk is full`);
  await disk.free();
  if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on once there is room");
  const losses = await load.finish();
  const refused = load.refusals.get(UNAVAILABLE) ?? 0;
  return {
    done: `disk of the database full, ${refused} writes refused`,
    losses,
    wrong: [...wrong, ...load.refusalsBut(UNAVAILABLE), ...gemel.breakdowns],
  };
}
