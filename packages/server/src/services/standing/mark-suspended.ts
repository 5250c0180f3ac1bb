import type { Parts } from "../parts.ts";

/** Marks the addresses of members who were suspended by the version before, which knew no marks. */
export async function markSuspended({
  addressHashes,
  stores,
}: Pick<Parts, "addressHashes" | "stores">): Promise<void> {
  for (const { id, email, suspendedAt } of await stores.addressMarks.findUnmarked()) {
    const addressHash = addressHashes.hash(email);
    await stores.addressMarks.save({ memberId: id, addressHash, suspendedAt });
  }
}
