import type { RobotCheckConfig } from "./robot-check-config.ts";

/** Everything an operator can set, validated once by `readConfig`. */
export interface Config {
  /** `trial` listens on loopback only and shows the outbox; `production` wants every secret. */
  readonly mode: "trial" | "production";
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Where links in mails begin, without a trailing slash; derived from the port when not set. */
  readonly publicUrl: string | undefined;
  /** Embedded database, media, outbox and the signing key made on the first start. */
  readonly dataDir: string;
  /** A PostgreSQL server; not set: PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** An SMTP server; not set: files in the outbox. */
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  readonly robotCheck: RobotCheckConfig;
  /** Demo members on an empty data folder: `on` with a crowd for them to meet, `named` without. */
  readonly demo: "on" | "named" | "off";
  /** Rate limits; off only for tests and benchmarks. */
  readonly limits: boolean;
  /** Signs tokens and links; not set (trial mode only): made once and kept in `dataDir`. */
  readonly authSecret: string | undefined;
}
