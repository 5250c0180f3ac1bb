import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../step.ts";

/** From a mail about a match to no more such mails. Only for a member of the runner's own: it is for good. */
export const unsubscribing: Sequence = {
  name: "unsubscribe by a mail's link",
  run: async (context) => {
    const { probe, take } = context;
    const { outbox, facts } = context;
    if (!outbox) return notReached("needs to read mail (--outbox)");
    if (facts.matchId === undefined) return notReached("needs a match that the run has made");
    const member = context.members.find(({ made, id }) => made && id === facts.matchedId);
    if (!member) return notReached("needs a match of a member whom the run has made");
    const token = await outbox.tokenFor(member.email, "unsubscribe");
    if (token === undefined) return notReached("--outbox prints no unsubscribe link within 10 s");
    const query = { token };
    await take("getUnsubscribePage", 200, { query });
    await take("unsubscribe", 200, { query });
    const what = "unsubscribing twice";
    await probe("unsubscribe", 200, { query, what });
  },
};
