import { type Node, nodeAt } from "../contract/node.ts";
import { isOnboarded, type Member } from "../members/member.ts";
import type { RunContext } from "../run-context.ts";
import { comparePages, readPages } from "./pages.ts";
import { type Sequence, notReached } from "./step.ts";

export const lists: Sequence = {
  name: "likes and matches: to the last page",
  run: async (context) => {
    const members = context.members.filter(isOnboarded);
    if (members.length === 0) return notReached("needs a member who is onboarding_complete");
    for (const as of members) await readLists(context, as);
  },
};

async function readLists(context: RunContext, as: Member): Promise<void> {
  const order = { by: "created_at", newest: "first" } as const;
  const byUser = (entry: Node): unknown => nodeAt(entry, "user")["id"];
  for (const direction of ["given", "received"]) {
    const paging = { as, query: { direction }, limit: 2, order, identify: byUser };
    await comparePages(context, "getLikes", paging, { query: { direction }, limit: 100 });
  }
  const byMatch = ({ match_id: id }: Node): unknown => id;
  await comparePages(
    context,
    "getMatches",
    { as, limit: 2, order, identify: byMatch },
    { limit: 100 },
  );
  await readPages(context, "getConversations", {
    as,
    limit: 2,
    identify: ({ conversation_id: id }) => id,
  });
}
