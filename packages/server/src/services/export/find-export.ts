import type { Parts } from "../parts.ts";
import type { DataExport } from "./data-export.ts";

/** How the copy of a member's data stands; nothing where it was never asked for, or is out of time. */
export async function findExport(
  { clock, stores }: Pick<Parts, "clock" | "stores">,
  memberId: string,
): Promise<DataExport | undefined> {
  const found = await stores.exports.find(memberId);
  const expiresAt = found?.archive?.expiresAt;
  return expiresAt !== undefined && expiresAt <= clock() ? undefined : found;
}
