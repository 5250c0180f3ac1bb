import { ownCouple } from "../choose-members.ts";
import { itemsOf, textIn } from "../reading.ts";
import type { Sequence } from "../step.ts";
import { isNode } from "../../contract/node.ts";

/** Tests what a twin may say to others, only between the runner's own members: it opens their answers. */
export const twinSharing: Sequence = {
  name: "twin: confirm, talk, end, withdraw",
  run: async (context) => {
    const { must, probe, take } = context;
    const [asker, owner] = ownCouple(context);
    const as = owner;
    const open = { as: asker, body: { candidate_user_id: owner.id } };
    const refused = { ...open, what: "a twin that may say nothing" };
    await take("withdrawTwinSharing", 200, { as });
    await probe("createTwinConversation", 403, refused);
    const shown = await take("getTwinSharing", 200, { as });
    const listed = isNode(shown.body) ? shown.body["answers"] : undefined;
    const answers = (Array.isArray(listed) ? listed : []).filter(isNode);
    const body = {
      answers: answers.map(({ question_id, words }) => ({ question_id, words, allowed: true })),
    };
    const confirmed = await take("confirmTwinSharing", 200, { as, body });
    const isDated = textIn(confirmed.body, "confirmed_at") !== "";
    must(confirmed, isDated, "what is confirmed must have a date");
    const opened = await take("createTwinConversation", 200, { ...open });
    const id = textIn(opened.body, "conversation_id");
    context.facts.opened.push({ id, as: asker });
    const talks = await probe("getTwinTalks", 200, { as });
    const isSilent = itemsOf(talks?.body).every((each) => each["id"] !== id);
    must(talks, isSilent, "who has said nothing must not be among those who talked");
    await probe("endTwinTalk", 404, {
      as: asker,
      path: [id],
      what: "ending a talk with another member's twin",
    });
    await take("endTwinTalk", 204, { as, path: [id] });
    await probe("createTwinConversation", 403, { ...refused, what: "a talk that was ended" });
    await take("withdrawTwinSharing", 200, { as });
  },
};
