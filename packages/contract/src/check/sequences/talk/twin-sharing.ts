import { ownCouple } from "../people/people.ts";
import { itemsOf, textIn } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { isNode } from "../../contract/node.ts";
import { must, probe, take } from "../step.ts";

/** What a twin may say to others, only between members of the runner's own: it opens their answers. */
export const twinSharing: Sequence = {
  name: "twin: confirm, talk, end, withdraw",
  run: async (context) => {
    const [asker, owner] = ownCouple(context);
    const as = owner;
    const open = { as: asker, body: { candidate_user_id: owner.id } };
    const refused = { ...open, status: 403, what: "a twin that may say nothing" };
    await take(context, "withdrawTwinSharing", { as, status: 200 });
    await probe(context, "createTwinConversation", refused);
    const shown = await take(context, "getTwinSharing", { as, status: 200 });
    const listed = isNode(shown.body) ? shown.body["answers"] : undefined;
    const answers = (Array.isArray(listed) ? listed : []).filter(isNode);
    const body = {
      answers: answers.map(({ question_id, words }) => ({ question_id, words, allowed: true })),
    };
    const confirmed = await take(context, "confirmTwinSharing", { as, body, status: 200 });
    const isDated = textIn(confirmed.body, "confirmed_at") !== "";
    must(context, confirmed, isDated, "what is confirmed must have a date");
    const opened = await take(context, "createTwinConversation", { ...open, status: 200 });
    const id = textIn(opened.body, "conversation_id");
    context.facts.opened.push({ id, as: asker });
    const talks = await probe(context, "getTwinTalks", { as, status: 200 });
    const isSilent = itemsOf(talks?.body).every((each) => each["id"] !== id);
    must(context, talks, isSilent, "who has said nothing must not be among those who talked");
    await probe(context, "endTwinTalk", {
      as: asker,
      path: [id],
      status: 404,
      what: "ending a talk with another member's twin",
    });
    await take(context, "endTwinTalk", { as, path: [id], status: 204 });
    await probe(context, "createTwinConversation", { ...refused, what: "a talk that was ended" });
    await take(context, "withdrawTwinSharing", { as, status: 200 });
  },
};
