import { AppError } from "../../errors/app-error.ts";
import type { Stores } from "../stores.ts";

/**
 * Refuses who is nobody to a member: who does not exist, is not to be found yet, or is kept away in either
 * direction, each by the same question and with the same answer.
 * @throws AppError `not_found`
 */
export async function requireVisible(
  { candidates }: Pick<Stores, "candidates">,
  memberId: string,
  candidateId: string,
): Promise<void> {
  if (!(await candidates.isVisible(memberId, candidateId))) throw new AppError("not_found");
}
