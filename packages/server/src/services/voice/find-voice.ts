import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";

/** Which file a member's voice message is. Whoever has none and whoever does not exist are refused alike. */
export async function findVoice(parts: Pick<Parts, "stores">, userId: string): Promise<string> {
  const name = await parts.stores.voices.find(userId);
  if (name === undefined) throw new AppError("not_found");
  return name;
}
