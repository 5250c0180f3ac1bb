import { type DestinationStream, type Logger, pino, type SerializerFn } from "pino";
import type { Config } from "../config/read-config.ts";
import { ConfigError } from "../config/config-error.ts";
import { AppError } from "../errors/app-error.ts";
import { AiError } from "../ai/ai-error.ts";
import { JobError, QueueError } from "../jobs/job-error.ts";
import { MediaError } from "../media/media-error.ts";

const FRAMES = 12;

/** How much of the log waits for a slow reader, in bytes; what comes beyond is lost, and no request waits for it. */
const MAX_UNWRITTEN = 16 * 1024 * 1024;

/** Our own errors, whose messages consist of our own texts. */
const ours = [AiError, AppError, ConfigError, JobError, MediaError, QueueError];

/** The fields of a database server's error besides its message: names of our schema and of its own code. */
const databaseNames = ["severity", "table", "column", "constraint", "routine"] as const;

/**
 * Describes an error by only what a maintainer needs. When members are served, messages of others stay out:
 * databases, parsers and mail servers quote their input. The stack says at which place it happened, the code
 * says what happened.
 */
const describeError =
  (mode: Config["mode"]): SerializerFn =>
  (value: unknown) => {
    if (!(value instanceof Error)) return { type: typeof value };
    const { message, stack, cause } = value;
    return {
      ...nameError(mode, value),
      ...namesOf(value),
      ...(cause instanceof Error && { cause: nameError(mode, cause) }),
      // The message may have lines that look like frames.
      stack: stack === undefined ? [] : framesOf(stack.replace(message, "")),
    };
  };

function nameError(mode: Config["mode"], error: Error) {
  const isMessageShown = mode === "trial" || ours.some((type) => error instanceof type);
  return { type: error.name, ...(isMessageShown && { message: error.message }), ...codeOf(error) };
}

function codeOf(value: Error): { readonly code?: string } {
  if (!("code" in value) || typeof value.code !== "string") return {};
  return /^\w{1,60}$/.test(value.code) ? { code: value.code } : {};
}

function namesOf(value: object): Readonly<Record<string, string>> {
  const fields: Partial<Record<string, unknown>> = { ...value };
  const known = databaseNames.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(
    known.filter((entry): entry is [(typeof entry)[0], string] => isName(entry[1])),
  );
}

const isName = (value: unknown): value is string =>
  typeof value === "string" && /^\w{1,63}$/.test(value);

const framesOf = (stack: string): readonly string[] =>
  stack
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());

/**
 * Writes one JSON object a line: every answer in production, only failures on a trial. Bodies, headers,
 * addresses and query strings never reach the log; on a trial, which is for made-up members, an error may
 * quote some.
 */
export function createLogger(mode: Config["mode"], destination?: DestinationStream): Logger {
  const options = {
    level: mode === "production" ? "info" : "warn",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError(mode), req: () => undefined, res: () => undefined },
  };
  return pino(options, destination ?? pino.destination({ sync: false, maxLength: MAX_UNWRITTEN }));
}
