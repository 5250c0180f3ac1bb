import { itemsOf } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../step.ts";

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
