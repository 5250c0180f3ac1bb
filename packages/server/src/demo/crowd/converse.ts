import { randomUUID } from "node:crypto";
import { secondsAfter } from "../../services/clock.ts";
import { textParts } from "../../services/messages/message.ts";
import type { Stores } from "../../services/stores.ts";
import type { CrowdMember } from "./crowd-member.ts";
import { dialogues } from "./phrases/dialogues.ts";

/** Between one message and the next, in seconds. */
const PAUSE = 11 * 60 * 60;

/** Lets a named demo member and somebody who greeted them talk over the last days; the newest message is unread. */
export async function converse(
  { conversations, messages }: Pick<Stores, "conversations" | "messages">,
  { id, language }: Pick<CrowdMember, "id" | "language">,
  namedId: string,
  { matchId, now }: { readonly matchId: string; readonly now: Date },
): Promise<void> {
  const conversationId = await conversations.findOfMatch(matchId);
  if (conversationId === undefined) throw new Error("a greeting opened no conversation");
  const lines = dialogues[language];
  for (const [index, text] of lines.entries()) {
    const isLast = index === lines.length - 1;
    const stored = await messages.add(
      {
        ...textParts,
        id: randomUUID(),
        conversationId,
        senderId: index % 2 === 0 ? namedId : id,
        role: "user",
        text,
        clientMessageId: null,
        createdAt: secondsAfter(now, (index - lines.length) * PAUSE),
      },
      isLast ? [] : [namedId, id],
    );
    if (stored === undefined) throw new Error("a line of a demo conversation was not kept");
  }
}
