import { type Kysely, sql } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import type { Schema } from "../database/schema.ts";
import { DEMO_ADDRESS } from "./demo-domains.ts";

/**
 * Keeps a trial's data out of production.
 * @param variable names the data
 * @throws ConfigError if there are members whose password is publicly known
 */
export async function refuseDemoMembers(db: Kysely<Schema>, variable: string): Promise<void> {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where(sql<boolean>`email_key ~ ${DEMO_ADDRESS}`)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return;
  throw new ConfigError(
    variable,
    "holds demo members of a trial, whose password everyone knows; production needs data without them",
  );
}
