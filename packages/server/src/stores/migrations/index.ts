import type { Migration } from "kysely/migration";
import * as accounts from "./0001-accounts.ts";
import * as sessions from "./0002-sessions.ts";

/** Every migration by name, run in the order of the names. A released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-accounts": accounts,
  "0002-sessions": sessions,
};
