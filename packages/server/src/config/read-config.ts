import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { readAi } from "./ai-config.ts";
import { ConfigError } from "./config-error.ts";
import { type Environment, readNumber, variable } from "./environment.ts";
import { refuseMisspelt } from "./known-variables.ts";
import { readOperating } from "./operating-config.ts";
import { originOf, parseUrl } from "./parse-url.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import { readRobotCheck } from "./robot-check-config.ts";
import { readS3 } from "./s3-config.ts";

/** A list of origins, with commas between them; what goes into a policy may hold nothing else. */
function readOrigins(env: Environment, name: string): readonly string[] {
  const values = (variable(env, name) ?? "").split(",").map((value) => value.trim());
  return values
    .filter((value) => value !== "")
    .map((value) => {
      const origin = originOf(value);
      if (origin !== undefined) return origin;
      throw new ConfigError(
        name,
        `must be origins such as https://media.example with commas between them, not "${value}"`,
      );
    });
}

/** An address that is never read: enough where mails are files in the outbox. */
const UNREAD = "contact@gemel.example";

/**
 * Reads `CONTACT_EMAIL`.
 * @param isMailed whether mails leave this machine, so that the address must exist
 */
function readContactEmail(env: Environment, isMailed: boolean): string {
  const address = variable(env, "CONTACT_EMAIL");
  if (address === undefined && isMailed)
    throw new ConfigError("CONTACT_EMAIL", "is needed with MAIL_URL");
  if (address !== undefined && !/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(address)) {
    throw new ConfigError("CONTACT_EMAIL", "must be an address such as hello@gemel.example");
  }
  return address ?? UNREAD;
}

/** `on` or `off`, or the given default when not set. */
function parseSwitch(env: Environment, name: string, unset: boolean): boolean {
  const value = variable(env, name);
  if (value === undefined) return unset;
  if (value === "on") return true;
  if (value === "off") return false;
  throw new ConfigError(name, `must be on or off, not "${value}"`);
}

const SECRET_LENGTH = 32;

const builtApp = fileURLToPath(new URL("../../../../app/dist", import.meta.url));

/**
 * Reads the environment, whole and once.
 * @throws ConfigError naming the first variable that the server cannot start with.
 */
export function readConfig(env: Environment) {
  const mode = readMode(env);
  const production = mode === "production";
  refuseMisspelt(env);
  const databaseUrl = readDatabaseUrl(env);
  const mailUrl = parseUrl(env, "MAIL_URL", ["smtp", "smtps"])?.href;
  return {
    /** `trial` listens on loopback only and shows the outbox; `production` wants every secret. */
    mode,
    host: readHost(env, production),
    /** 0 lets the system choose a free port. */
    port: readNumber(env, "PORT", 3_000, 65_535),
    /**
     * The address that links in mails begin with, without a trailing slash. If it is not set, it is derived
     * from the port; production allows that only while mails stay on the machine.
     */
    publicUrl: readPublicUrl(env, production && mailUrl !== undefined),
    /** The built app. */
    appFolder: variable(env, "APP_FOLDER") ?? builtApp,
    /** Embedded database, media, outbox and the signing key made on the first start. */
    dataDir: variable(env, "DATA_DIR") ?? ".data",
    /** A PostgreSQL server; not set: PGlite in `dataDir`. */
    databaseUrl,
    /** A Redis or Valkey server that several processes share; not set: each process is on its own. */
    redisUrl: parseUrl(env, "REDIS_URL", ["redis", "rediss"])?.href,
    /** The S3-compatible storage for media; not set: files in `dataDir`. */
    s3: readS3(env),
    /** An SMTP server; not set: files in the outbox. */
    mailUrl,
    mailFrom: readMailFrom(env),
    /** The address that receives the messages of the contact form. */
    contactEmail: readContactEmail(env, mailUrl !== undefined),
    /** Origins elsewhere from which pages may fetch sound. */
    mediaOrigins: readOrigins(env, "MEDIA_ORIGINS"),
    robotCheck: readRobotCheck(env, production),
    /** Not set: twins and the advisor answer offline, and voice queries are off. */
    ai: readAi(env),
    /** Demo members on an empty data folder: `on` with drawn members for them to meet, `named` without. */
    demo: readDemo(env, production, databaseUrl),
    /** Rate limits; off only for tests and benchmarks. */
    limits: readLimits(env, production),
    /** Signs tokens and links; not set (trial mode only): made once and kept in `dataDir`. */
    authSecret: readAuthSecret(env, production),
    ...readOperating(env, production),
  };
}

/** Everything an operator can set. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

export function readMode(env: Environment): "trial" | "production" {
  const value = variable(env, "NODE_ENV");
  if (value === "production") return "production";
  if (value === undefined || value === "development" || value === "test") return "trial";
  throw new ConfigError("NODE_ENV", `must be production or unset, not "${value}"`);
}

function readDatabaseUrl(env: Environment): string | undefined {
  if (variable(env, "DATABASE_URL") === "embedded") return undefined;
  return parseUrl(env, "DATABASE_URL", ["postgres", "postgresql"])?.href;
}

function readHost(env: Environment, production: boolean): string {
  const host = variable(env, "HOST") ?? "127.0.0.1";
  if (host !== "localhost" && isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    throw new ConfigError("HOST", `must be an address or a host name, not "${host}"`);
  }
  const loopback =
    host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
  if (!production && !loopback) {
    throw new ConfigError(
      "HOST",
      `trial mode listens on this machine only (127.0.0.1), not on "${host}"; set NODE_ENV=production to serve others`,
    );
  }
  return host;
}

/** @param isMailed whether links leave this machine, where a derived one would lead nowhere */
function readPublicUrl(env: Environment, isMailed: boolean): string | undefined {
  const url = parseUrl(env, "PUBLIC_URL", ["http", "https"]);
  if (url === undefined && isMailed) {
    throw new ConfigError("PUBLIC_URL", "is needed in production with MAIL_URL");
  }
  if (url === undefined) return undefined;
  const origin = originOf(url.href);
  if (origin !== undefined) return origin;
  throw new ConfigError(
    "PUBLIC_URL",
    "must be an origin such as https://gemel.example, without a path",
  );
}

function readMailFrom(env: Environment): string {
  const from = variable(env, "MAIL_FROM") ?? "Gemel <no-reply@gemel.example>";
  if (!/^(?:[^<>\r\n]* )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
    throw new ConfigError(
      "MAIL_FROM",
      'must be an address such as "Gemel <no-reply@gemel.example>"',
    );
  }
  return from;
}

function readDemo(
  env: Environment,
  production: boolean,
  databaseUrl: string | undefined,
): "on" | "named" | "off" {
  const unset = production || databaseUrl !== undefined ? "off" : "on";
  const demo = variable(env, "DEMO") ?? unset;
  if (demo !== "on" && demo !== "named" && demo !== "off") {
    throw new ConfigError("DEMO", `must be on, named or off, not "${demo}"`);
  }
  if (production && demo !== "off") {
    throw new ConfigError(
      "DEMO",
      "must be off in production: everyone knows the demo members' password",
    );
  }
  return demo;
}

function readLimits(env: Environment, production: boolean): boolean {
  const limits = parseSwitch(env, "LIMITS", true);
  if (production && !limits) throw new ConfigError("LIMITS", "cannot be off in production");
  return limits;
}

function readAuthSecret(env: Environment, production: boolean): string | undefined {
  const secret = variable(env, "AUTH_SECRET");
  if (secret === undefined && production)
    throw new ConfigError("AUTH_SECRET", "is needed in production");
  if (secret !== undefined && secret.length < SECRET_LENGTH) {
    throw new ConfigError("AUTH_SECRET", `must have ${SECRET_LENGTH} characters or more`);
  }
  if (secret !== undefined) refuseGuessable("AUTH_SECRET", secret, production);
  return secret;
}
