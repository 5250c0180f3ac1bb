import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { HeldAction } from "./held-words.ts";
import { requireAdmin } from "./require-admin.ts";

interface Judgement {
  readonly action: HeldAction;
  readonly note: string;
  /** The newest that the admin has seen: later words wait for the next decision. */
  readonly until: Date;
}

/**
 * Releases or discards the words of a member that wait, and notes it in the trail. The member sees them as
 * before, whatever is decided.
 * @throws AppError `admins_only`, `already_decided` where nothing waits, or `rule_broken` for the admin's own
 */
export async function judgeHeldWords(
  parts: Pick<Parts, "clock" | "transaction">,
  member: Pick<Member, "id" | "isAdmin">,
  userId: string,
  { action, note, until }: Judgement,
): Promise<void> {
  requireAdmin(member);
  if (userId === member.id) {
    throw new AppError("rule_broken", {
      message: "Another admin has to decide about your own words.",
      details: [{ field: "id", code: "oneself", message: "These words are yours." }],
    });
  }
  await parts.transaction(async (stores) => {
    if ((await stores.moderation.judgeHeld(userId, action, until)) === 0) {
      throw new AppError("already_decided");
    }
    await stores.audit.add({
      id: randomUUID(),
      at: parts.clock(),
      action: `${action}_words`,
      moderatorId: member.id,
      subjectId: userId,
      reportId: null,
      note,
    });
  });
}
