import { readFileSync } from "node:fs";
import type { Config } from "../config/read-config.ts";
import type { MigrationState } from "../database/migrate.ts";
import type { PoolState } from "../database/database.ts";
import type { QueueDepth } from "../jobs/jobs.ts";

const manifest = new URL("../../package.json", import.meta.url);

export const { version } = JSON.parse(readFileSync(manifest, "utf8")) as {
  readonly version: string;
};

/** The server's state for operators. Nothing in it is secret: no URL with a password, no key, no token. */
export interface Status {
  readonly version: string;
  readonly node: string;
  readonly mode: Config["mode"];
  /** ISO 8601 */
  readonly startedAt: string;
  /** Whether it is stopping. */
  readonly leaving: boolean;
  /** The configuration of each part, in words. */
  readonly parts: Readonly<Record<string, string>>;
  readonly migrations: {
    readonly applied: number;
    readonly newest: string | null;
    readonly pending: readonly string[];
  };
  /** Jobs that wait, are being done or were given up, in the whole installation; counted about once a minute. */
  readonly jobs: readonly QueueDepth[];
  /** Connections of this process to the database server; null for the embedded database. */
  readonly pool: PoolState | null;
}

export interface StatusSources {
  readonly config: Config;
  readonly leaving: AbortSignal;
  readonly migrations: () => Promise<readonly MigrationState[]>;
  readonly depths: () => Promise<readonly QueueDepth[]>;
  readonly pool: (() => PoolState) | undefined;
}

/** Puts the status together. @throws what the database throws when it is unreachable */
export async function readStatus(from: StatusSources): Promise<Status> {
  const migrations = await from.migrations();
  const applied = migrations.filter(({ appliedAt }) => appliedAt !== undefined);
  const pending = migrations.filter(({ appliedAt }) => appliedAt === undefined);
  return {
    version,
    node: process.versions.node,
    mode: from.config.mode,
    startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    leaving: from.leaving.aborted,
    parts: describeParts(from.config),
    migrations: {
      applied: applied.length,
      newest: applied.at(-1)?.name ?? null,
      pending: pending.map(({ name }) => name),
    },
    jobs: await from.depths(),
    pool: from.pool?.() ?? null,
  };
}

function describeParts(config: Config): Status["parts"] {
  const { ai } = config;
  return {
    "public URL": config.publicUrl ?? "not set",
    database: config.databaseUrl === undefined ? "embedded (PGlite)" : "PostgreSQL",
    "between processes": config.redisUrl === undefined ? "nothing: one process alone" : "Redis",
    media: config.s3 === undefined ? "files in the data folder" : "S3",
    mail: config.mailUrl === undefined ? "files in the outbox" : "SMTP",
    "robot check": config.robotCheck.provider,
    "rate limits": config.limits ? "on" : "off",
    "twins and advisor": ai?.chatModel ?? "offline responder",
    transcripts: ai?.transcribeModel ?? "off",
    speech: ai?.speech?.model ?? "off",
    "demo members": config.demo,
    "trusted proxies": config.trustedProxies.join(", ") || "none",
    metrics: config.metricsToken === undefined ? "off" : "on",
    traces: config.tracesUrl === undefined ? "off" : "on",
    drain: `${config.drainSeconds} s`,
  };
}
