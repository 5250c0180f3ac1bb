import { isNode } from "../../contract/node.ts";
import { isOnboarded, type Member } from "../../members/member.ts";
import type { RunContext } from "../../run-context.ts";
import { comparePages } from "../pages.ts";
import { couple, someone } from "../people/people.ts";
import { itemsOf, textIn } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { must, probe, type Step, take } from "../step.ts";

/** One's own twin: the same conversation every time, and only the member's. */
export const twin: Sequence = {
  name: "twin: open, list",
  run: async (context) => {
    const as = someone(context);
    const id = await openTwice(context, "createTwinConversation", { as, status: 200 }, as);
    context.facts.twinId = id;
    const listed = await probe(context, "getConversations", { as, query: {}, status: 200 });
    const isListed = itemsOf(listed?.body).some((each) => each["conversation_id"] === id);
    must(context, listed, isListed, "an opened conversation must be among the conversations");
    const other = context.members.find((member) => member !== as && isOnboarded(member));
    if (!other) return;
    const foreign = { as: other, path: [id], status: 404, what: "the twin of another member" };
    await take(context, "getMessages", { ...foreign, query: {} });
    await take(context, "deleteConversation", foreign);
  },
};

/** Advice about a candidate: the same conversation every time, with a history to page through. */
export const advice: Sequence = {
  name: "advice: start, history",
  run: async (context) => {
    const [as, candidate] = couple(context);
    const body = { candidate_user_id: candidate.id };
    const id = await openTwice(context, "startAdvice", { as, body, status: 200 }, as);
    context.facts.adviceId = id;
    await comparePages(
      context,
      "getAdviceHistory",
      {
        as,
        path: [id],
        limit: 2,
        cursor: "cursor",
        order: { by: "sent_at", newest: "last" },
        identify: (message) => (isNode(message) ? message["id"] : undefined),
      },
      { cursor: "cursor", limit: 100 },
    );
    await probe(context, "getAdviceHistory", {
      as: candidate,
      path: [id],
      query: {},
      status: 404,
      what: "the advice of another member",
    });
    await probe(context, "startAdvice", {
      as,
      body: { candidate_user_id: as.id },
      status: 404,
      what: "advice about oneself",
    });
  },
};

/** Opens a conversation twice, which must be the same, and notes whether it is new. */
async function openTwice(
  context: RunContext,
  operation: string,
  step: Step,
  as: Member,
): Promise<string> {
  const before = await probe(context, "getConversations", { as, query: {}, status: 200 });
  const opened = await take(context, operation, step);
  const id = textIn(opened.body, "conversation_id");
  const again = await probe(context, operation, step);
  const same = textIn(again?.body, "conversation_id") === id;
  must(context, again, same, "opening a conversation again must give the same one");
  const wasThere = itemsOf(before?.body).some((each) => each["conversation_id"] === id);
  if (!wasThere) context.facts.opened.push({ id, as });
  return id;
}
