import type { AiConfig } from "./ai-config.ts";
import type { RobotCheckConfig } from "./robot-check-config.ts";
import type { S3Config } from "./s3-config.ts";

/** Everything an operator can set, validated once by `readConfig`. */
export interface Config {
  /** `trial` listens on loopback only and shows the outbox; `production` wants every secret. */
  readonly mode: "trial" | "production";
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /**
   * Where links in mails begin, without a trailing slash; derived from the port when not set, which production
   * allows only while mails stay on the machine.
   */
  readonly publicUrl: string | undefined;
  /** Embedded database, media, outbox and the signing key made on the first start. */
  readonly dataDir: string;
  /** A PostgreSQL server; not set: PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A Redis or Valkey server that several processes share; not set: each process is on its own. */
  readonly redisUrl: string | undefined;
  /** Where media are in S3-compatible storage; not set: files in `dataDir`. */
  readonly s3: S3Config | undefined;
  /** An SMTP server; not set: files in the outbox. */
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  /** Where messages of the contact form go. */
  readonly contactEmail: string;
  /** Origins elsewhere from which pages may fetch sound. */
  readonly mediaOrigins: readonly string[];
  readonly robotCheck: RobotCheckConfig;
  /** Not set: twins and the advisor answer offline, and voice queries are off. */
  readonly ai: AiConfig | undefined;
  /** Demo members on an empty data folder: `on` with drawn members for them to meet, `named` without. */
  readonly demo: "on" | "named" | "off";
  /** Rate limits; off only for tests and benchmarks. */
  readonly limits: boolean;
  /** The built app. */
  readonly appFolder: string;
  /** Signs tokens and links; not set (trial mode only): made once and kept in `dataDir`. */
  readonly authSecret: string | undefined;
  /** Addresses and networks of proxies that may name the client; in production one on this machine too. */
  readonly trustedProxies: readonly string[];
  /** Opens `/metrics` and `/status` to callers who know it; not set: no metrics, and no status in production. */
  readonly metricsToken: string | undefined;
  /** Where traces go by OTLP over HTTP, without a trailing slash and without `/v1/traces`; not set: none. */
  readonly tracesUrl: string | undefined;
  /** How long it serves after the signal to stop, while `/readyz` says no; in seconds. */
  readonly drainSeconds: number;
}
