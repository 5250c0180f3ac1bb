import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fingerprintOf } from "../../../app/scripts/fingerprint.ts";
import { repository } from "../../../app/scripts/paths.ts";
import { Backend } from "./backend.ts";

const home = join(tmpdir(), "gemel-demo-data");

/** Age limit of fresh data, ms: the demo members' actions are minutes, hours and days old. */
const FRESH_MS = 45 * 60_000;
/** Age limit of kept data, ms: by then another process has copied it. */
const KEPT_MS = 60 * 60_000;
const WITHIN_MS = 120_000;

/** The sources of a server. */
const sources = ["packages", "contract", "package-lock.json"].map((path) => join(repository, path));

/** A folder's name is the fingerprint of the sources and when it was made. */
const ageOf = (name: string): number => Date.now() - Number(name.split("-")[1]);

/** Starts a server for the demo members, and waits for the people whom they meet. @returns its data folder */
async function makeDemoData(): Promise<string> {
  const backend = await Backend.start({ DEMO: "on" });
  const giveUp = Date.now() + WITHIN_MS;
  while (!backend.log.includes("moved in")) {
    if (Date.now() > giveUp) throw new Error(`No demo members were added:\n${backend.log}`);
    await wait(100);
  }
  await backend.stop();
  return backend.dataDir;
}

/** Returns a data folder with all demo members; makes it if there is no fresh one of these sources. */
async function ensureDemoData(): Promise<string> {
  const fingerprint = await fingerprintOf(sources);
  await mkdir(home, { recursive: true });
  const names = await readdir(home);
  const old = names.filter((name) => ageOf(name) > KEPT_MS);
  await Promise.all(old.map((name) => rm(join(home, name), { recursive: true, force: true })));
  const made = names.find((name) => name.startsWith(fingerprint) && ageOf(name) < FRESH_MS);
  if (made !== undefined) return join(home, made);
  const folder = join(home, `${fingerprint}-${Date.now()}`);
  await rename(await makeDemoData(), folder);
  return folder;
}

/** Gives a data folder what the first start of a server with demo members would leave there, which takes 12 s. */
export async function addDemoData(dataDir: string): Promise<void> {
  await cp(await ensureDemoData(), dataDir, { recursive: true });
}

if (import.meta.main) await ensureDemoData();
