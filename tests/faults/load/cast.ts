import { createServer } from "@gemel/server";
import { readConfig } from "@gemel/server/config";
import { addPairs } from "../../bench/talk/add-pairs.ts";
import { Account, PASSWORD } from "./account.ts";
import { accountStore } from "../../../packages/server/src/features/accounts/store.ts";

/** The members of a site under load. */
export interface Cast {
  /** The members who write, in pairs that talk with each other: both of each pair, one after the other. */
  readonly writers: readonly [Account, Account, ...Account[]];
  /** Everybody else, to be liked. */
  readonly others: readonly string[];
}

/** How many there are. */
export interface CastSize {
  readonly pairs: number;
  readonly others: number;
}

/** Fills the empty database of an environment. */
export async function addCast(
  settings: Readonly<Record<string, string>>,
  { pairs, others }: CastSize,
): Promise<Cast> {
  const log = { write: () => undefined };
  const { services, close } = await createServer(readConfig(settings), { log });
  try {
    const speakers = await addPairs(services, pairs + Math.ceil(others / 2));
    const writers = speakers.slice(0, 2 * pairs).map((speaker) => new Account(speaker));
    const hash = await services.passwords.hash(PASSWORD);
    for (const { memberId } of writers) {
      await accountStore(services.db).setPassword(memberId, hash, services.clock());
    }
    const [one, other, ...more] = writers;
    if (one === undefined || other === undefined) throw new Error("there is no writer");
    return {
      writers: [one, other, ...more],
      others: speakers.slice(2 * pairs).map(({ memberId }) => memberId),
    };
  } finally {
    await close();
  }
}
