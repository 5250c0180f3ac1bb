import { AppError } from "../../errors/app-error.ts";
import type { Member } from "../sessions/member.ts";

/**
 * Refuses whoever is no admin, before anything is looked up, so that the answer tells nothing.
 * @throws AppError `admins_only`
 */
export function requireAdmin({ isAdmin }: Pick<Member, "isAdmin">): void {
  if (!isAdmin) throw new AppError("admins_only");
}
