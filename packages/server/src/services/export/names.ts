import type { Parts } from "../parts.ts";

const BATCH = 1_000;

/** The nicknames of those of these members who are to be found by a member, by their ids. */
export async function findNames(
  { stores }: Pick<Parts, "stores">,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const names = new Map<string, string | null>();
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = ids.slice(first, first + BATCH);
    for (const { id, nickname } of await stores.candidates.findVisible(memberId, batch)) {
      names.set(id, nickname);
    }
  }
  return names;
}

/** Entries of a list with the nickname of whom each is about; without those who are not to be found. */
export async function withNames<Entry extends { readonly candidateId: string }>(
  parts: Pick<Parts, "stores">,
  memberId: string,
  entries: readonly Entry[],
): Promise<readonly (Entry & { readonly nickname: string | null })[]> {
  const ids = entries.map(({ candidateId }) => candidateId);
  const names = await findNames(parts, memberId, ids);
  return entries.flatMap((entry) => {
    const nickname = names.get(entry.candidateId);
    return nickname === undefined ? [] : [{ ...entry, nickname }];
  });
}
