import type { Fault } from "./fault.ts";
import { makeAiUnreachable } from "./faults/ai-unreachable.ts";
import { jumpClock } from "./faults/clock-jumps.ts";
import { dropSockets } from "./faults/dropped-sockets.ts";
import { fillEmbeddedDisk, fillPostgresDisk, missingForPostgresDisk } from "./faults/full-disk.ts";
import { killRepeatedly } from "./faults/kill.ts";
import { troubleNetwork } from "./faults/network.ts";
import { restartPostgres } from "./faults/postgres-restarts.ts";
import { restartRedis } from "./faults/redis-restarts.ts";
import { restartInTurn } from "./faults/rolling-restarts.ts";
import { makeS3Unreachable } from "./faults/s3-unreachable.ts";
import { makeSmtpUnreachable } from "./faults/smtp-unreachable.ts";
import { missingPostgres, startPostgresCluster } from "./processes/postgres-cluster.ts";
import { missingSmallDisk } from "./processes/small-disk.ts";
import { missingForSeveral } from "./several.ts";
import { openSite } from "./site.ts";

/** Kills of a server, of each database; `KILLS` says otherwise. */
const KILLS = Number(process.env["KILLS"] ?? 200);
const size = { pairs: 4, others: 300 };

/** Every fault, at full size. */
export const faults: Readonly<Record<string, Fault>> = {
  "kill-embedded": {
    run: async (closing) => killRepeatedly(closing, await openSite(closing, size), KILLS),
  },
  "kill-postgres": {
    missing: missingPostgres,
    run: async (closing) => {
      const { url } = await startPostgresCluster(closing);
      const site = await openSite(closing, size, { DATABASE_URL: url });
      return killRepeatedly(closing, site, KILLS);
    },
  },
  "postgres-restarts": { missing: missingPostgres, run: restartPostgres },
  "redis-restarts": { missing: missingForSeveral, run: restartRedis },
  "full-disk-embedded": { missing: missingSmallDisk, run: fillEmbeddedDisk },
  "full-disk-postgres": { missing: missingForPostgresDisk, run: fillPostgresDisk },
  "s3-unreachable": { run: makeS3Unreachable },
  "smtp-unreachable": { run: makeSmtpUnreachable },
  "ai-unreachable": { run: makeAiUnreachable },
  "clock-jumps": { run: (closing) => jumpClock(closing, 100) },
  network: { run: (closing) => troubleNetwork(closing, { rounds: 10, between: 50 }) },
  "dropped-sockets": { missing: missingForSeveral, run: dropSockets },
  "rolling-restarts": { missing: missingForSeveral, run: restartInTurn },
};
