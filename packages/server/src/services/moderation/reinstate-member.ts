import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { reinstateMember as reinstate } from "../standing/reinstate-member.ts";
import { requireAdmin } from "./require-admin.ts";

/**
 * Lets a suspended member in again, and tells them; one who is erased may register again. Of somebody who is
 * not suspended nothing is changed, noted or mailed.
 * @throws AppError `admins_only`, or `not_found` for nobody
 */
export async function reinstateMember(
  parts: Pick<Parts, "clock" | "transaction">,
  member: Pick<Member, "id" | "isAdmin">,
  userId: string,
  note: string,
): Promise<void> {
  requireAdmin(member);
  await parts.transaction(async (stores) => {
    const isThere = (await stores.accounts.findById(userId)) !== undefined;
    if (!(await reinstate(stores, userId))) {
      if (!isThere) throw new AppError("not_found");
      return;
    }
    await stores.audit.add({
      id: randomUUID(),
      at: parts.clock(),
      action: "reinstate",
      moderatorId: member.id,
      subjectId: userId,
      reportId: null,
      note,
    });
    await stores.jobs.send("moderation-mail", { userId, news: "reinstated" });
  });
}
