import { type Node, nodeAt } from "../../contract/node.ts";
import type { Member } from "../../members/member.ts";
import type { RunContext } from "../../run-context.ts";
import type { Finding } from "../../checks/inspector.ts";
import { readPages } from "../pages.ts";

/** Returns the id of the member that an entry of likes or matches is about. */
export const userOf = (entry: Node): unknown => nodeAt(entry, "user")["id"];

export const likesOf = (context: RunContext, as: Member, direction: string): Promise<Node[]> =>
  readPages(context, "getLikes", { as, query: { direction }, limit: 100, identify: userOf });

/** The matches of two members, as the first of them sees them: one, or none. */
export async function matchesBetween(
  context: RunContext,
  me: Member,
  them: Member,
): Promise<Node[]> {
  const matches = await readPages(context, "getMatches", {
    as: me,
    limit: 100,
    identify: ({ match_id: id }) => id,
  });
  return matches.filter((match) => userOf(match) === them.id);
}

/** Reads a list of matches once more, to hang on it what is wrong with it. */
export const matchListOf = ({ probe }: RunContext, as: Member): Promise<Finding | undefined> =>
  probe("getMatches", 200, { as, query: { limit: 100 } });
