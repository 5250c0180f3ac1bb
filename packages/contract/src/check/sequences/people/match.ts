import type { Member } from "../../members/member.ts";
import { couple } from "../choose-members.ts";
import { poll } from "../../poll.ts";
import type { RunContext } from "../../run-context.ts";
import { likesOf, matchesBetween, matchListOf, userOf } from "./likes.ts";
import { textIn } from "../reading.ts";
import { type Sequence, notReached } from "../step.ts";

/** A like may be announced only after the ten seconds in which it can be taken back. */
const noticeSeconds = 13;

/** From a like to a match. Another sequence ends it. */
export const matching: Sequence = {
  name: "like to match",
  run: async (context) => {
    const { must, probe, take } = context;
    const [first, second] = couple(context);
    const before = await matchesBetween(context, first, second);
    if (before.length > 0 && !first.made) {
      return notReached(`${first.role} and ${second.role} have a match already`);
    }
    const like = { as: first, path: [second.id], body: { action: "like" } };
    const liked = await take("likeProfile", 200, like);
    if (textIn(liked.body, "status") !== "matched") {
      const isPending = textIn(liked.body, "status") === "pending";
      must(liked, isPending, "a first like must be pending");
      await findGiven(context, first, second);
      await findReceived(context, first, second);
    }
    const returned = await take("likeProfile", 200, { ...like, as: second, path: [first.id] });
    const matchId = textIn(returned.body, "match_id");
    const isMatched = textIn(returned.body, "status") === "matched" && matchId !== "";
    must(returned, isMatched, "a returned like must be matched, with its match_id");
    if (matchId === "") return notReached("a returned like is no match");
    Object.assign(context.facts, { matchId, matchedId: second.id });
    context.cleanups.push({
      what: `the match of ${first.role} and ${second.role}`,
      undo: () => take("unmatch", [204, 404], { as: first, path: [matchId] }),
    });
    const again = await probe("likeProfile", 200, like);
    const isSame = textIn(again?.body, "match_id") === matchId;
    must(again, isSame, "liking a match must leave it as it is");
    for (const [me, them] of [[first, second] as const, [second, first] as const]) {
      const matches = await matchesBetween(context, me, them);
      const isListed = matches.map((match) => match["match_id"]).join() === matchId;
      const list = await matchListOf(context, me);
      must(list, isListed, "a match must be in both lists, once, under one match_id");
    }
    await probe("undoLike", [404, 409], {
      as: first,
      path: [second.id],
      what: "undoing a like that became a match",
    });
  },
};

async function findGiven(context: RunContext, first: Member, second: Member): Promise<void> {
  const { must, probe } = context;
  const given = await likesOf(context, first, "given");
  const unasked = await probe("getLikes", 200, { as: first, query: {} });
  const isGiven = given.some((entry) => userOf(entry) === second.id);
  must(unasked, isGiven, "a like must be among those that were given");
}

async function findReceived(context: RunContext, first: Member, second: Member): Promise<void> {
  const { must, probe } = context;
  const received = await poll(noticeSeconds, async () => {
    const entries = await likesOf(context, second, "received");
    return entries.find((entry) => userOf(entry) === first.id);
  });
  if (received) return;
  const query = { direction: "received", limit: 100 };
  const finding = await probe("getLikes", 200, { as: second, query });
  must(finding, false, `a like must be received within ${noticeSeconds} s`);
}
