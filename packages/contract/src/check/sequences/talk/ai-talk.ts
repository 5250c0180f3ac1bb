import { isNode } from "../../contract/node.ts";
import { isOnboarded, type Member } from "../../members/member.ts";
import { couple, someone } from "../choose-members.ts";
import type { RunContext } from "../../run-context.ts";
import { comparePages } from "../pages.ts";
import { itemsOf, textIn } from "../reading.ts";
import { type Sequence, type Step, notReached } from "../step.ts";

/** Deletes the conversations with an AI that were not there before the run. */
export const deleteConversations: Sequence = {
  name: "conversation: delete",
  run: async (context) => {
    const { must, probe } = context;
    const { opened } = context.facts;
    if (opened.length === 0) return notReached("needs a conversation that the run has opened");
    for (const { as, id } of opened) {
      await probe("deleteConversation", 204, { as, path: [id] });
      const listed = await probe("getConversations", 200, { as, query: {} });
      const isListed = itemsOf(listed?.body).some((each) => each["conversation_id"] === id);
      must(listed, !isListed, "a deleted conversation must not be listed");
    }
  },
};

/** A member's own twin: always the same conversation, and only its owner has access. */
export const twin: Sequence = {
  name: "twin: open, list",
  run: async (context) => {
    const { must, probe, take } = context;
    const as = someone(context);
    const id = await openTwice(context, "createTwinConversation", { as }, as);
    context.facts.twinId = id;
    const listed = await probe("getConversations", 200, { as, query: {} });
    const isListed = itemsOf(listed?.body).some((each) => each["conversation_id"] === id);
    must(listed, isListed, "an opened conversation must be among the conversations");
    const other = context.members.find((member) => member !== as && isOnboarded(member));
    if (!other) return;
    const foreign = { as: other, path: [id], what: "the twin of another member" };
    await take("getMessages", 404, { ...foreign, query: {} });
    await take("deleteConversation", 404, foreign);
  },
};

/** Advice about a candidate: the same conversation every time, with a history to page through. */
export const advice: Sequence = {
  name: "advice: start, history",
  run: async (context) => {
    const { probe } = context;
    const [as, candidate] = couple(context);
    const body = { candidate_user_id: candidate.id };
    const id = await openTwice(context, "startAdvice", { as, body }, as);
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
    await probe("getAdviceHistory", 404, {
      as: candidate,
      path: [id],
      query: {},
      what: "the advice of another member",
    });
    await probe("startAdvice", 404, {
      as,
      body: { candidate_user_id: as.id },
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
  const { must, probe, take } = context;
  const before = await probe("getConversations", 200, { as, query: {} });
  const opened = await take(operation, 200, step);
  const id = textIn(opened.body, "conversation_id");
  const again = await probe(operation, 200, step);
  const same = textIn(again?.body, "conversation_id") === id;
  must(again, same, "opening a conversation again must give the same one");
  const wasThere = itemsOf(before?.body).some((each) => each["conversation_id"] === id);
  if (!wasThere) context.facts.opened.push({ id, as });
  return id;
}
