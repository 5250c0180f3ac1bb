import type { LogEvent } from "kysely";
import type { Watching } from "./watch-work.ts";

/** Hears of every statement of the stores, for the `log` of Kysely. Their values stay where they are. */
export const watchStatements =
  ({ metrics, tracing }: Watching) =>
  ({ level, query, queryDurationMillis: ms }: LogEvent): void => {
    const failed = level === "error";
    metrics.statement(ms / 1_000, failed);
    const attributes = { "db.system.name": "postgresql", "db.query.text": query.sql };
    tracing.note({ name: query.query.kind, kind: "client", attributes }, ms, failed);
  };
