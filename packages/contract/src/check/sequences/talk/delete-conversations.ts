import { itemsOf } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../sequence-end.ts";
import { must, probe } from "../step.ts";

export const deleteConversations: Sequence = {
  name: "conversation: delete",
  run: async (context) => {
    const { opened } = context.facts;
    if (opened.length === 0) return notReached("needs a conversation that the run has opened");
    for (const { as, id } of opened) {
      await probe(context, "deleteConversation", { as, path: [id], status: 204 });
      const listed = await probe(context, "getConversations", { as, query: {}, status: 200 });
      const isListed = itemsOf(listed?.body).some((each) => each["conversation_id"] === id);
      must(context, listed, !isListed, "a deleted conversation must not be listed");
    }
  },
};
