import type { RunContext } from "../../run-context.ts";
import { matchesBetween, matchListOf } from "./likes.ts";
import { couple, stranger } from "../choose-members.ts";
import { type Sequence, notReached } from "../step.ts";

/** Ends the match, twice, and what hung on it. */
export const unmatching: Sequence = {
  name: "unmatch",
  run: async (context) => {
    const { must, probe, take } = context;
    const { matchId, conversationId } = context.facts;
    if (matchId === undefined) return notReached("needs a match that the run has made");
    const [first, second] = couple(context);
    const path = [matchId];
    const other = stranger(context, [first, second]);
    if (other) {
      const what = "the match of two others";
      await probe("unmatch", [403, 404], { as: other, path, what });
    }
    await take("unmatch", 204, { as: first, path });
    const what = "unmatching twice";
    await probe("unmatch", 204, { as: first, path, what });
    for (const [me, them] of [[first, second] as const, [second, first] as const]) {
      const left = await matchesBetween(context, me, them);
      const list = await matchListOf(context, me);
      must(list, left.length === 0, "a match that was ended must be in no list");
    }
    if (conversationId === undefined) return;
    await findClosed(context, matchId, conversationId);
    await partByConversation(context, conversationId);
  },
};

/** Reports and blocks by the conversation, between members of the runner's own only: neither can be taken back. */
async function partByConversation(context: RunContext, conversationId: string): Promise<void> {
  const { probe } = context;
  const [, second] = couple(context);
  if (!second.made) return;
  const path = [conversationId];
  const body = { reason: "other", details: "Sent by the contract runner; nothing happened." };
  for (const what of ["a conversation that has ended", "once more"]) {
    await probe("reportConversation", 202, { as: second, path, body, what });
    await probe("blockPartner", 204, { as: second, path, what });
  }
}

async function findClosed(
  context: RunContext,
  matchId: string,
  conversationId: string,
): Promise<void> {
  const { probe } = context;
  const [, second] = couple(context);
  await probe("sendVoiceNote", 409, {
    as: second,
    path: [conversationId],
    body: { duration_ms: "800" },
    what: "a voice note after the match has ended",
  });
  await probe("openConversationFromMatch", 404, {
    as: second,
    path: [matchId],
    what: "a match that was ended",
  });
}
