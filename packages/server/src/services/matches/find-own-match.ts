import { AppError } from "../../errors/app-error.ts";
import type { Stores } from "../stores.ts";
import type { Match } from "./match.ts";

/** A match that is or was the member's own. @throws AppError `not_found` */
export async function findOwnMatch(
  { matches }: Pick<Stores, "matches">,
  memberId: string,
  matchId: string,
): Promise<Match> {
  const match = await matches.find(matchId);
  if (match?.lowId !== memberId && match?.highId !== memberId) throw new AppError("not_found");
  return match;
}
