import type { Member } from "../../members/member.ts";
import { poll } from "../../poll.ts";
import type { RunContext } from "../../run-context.ts";
import { likesOf, matchesBetween, matchListOf, userOf } from "./likes.ts";
import { couple } from "./people.ts";
import { textIn } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../sequence-end.ts";
import { must, probe, take } from "../step.ts";

/** A like may be announced only after the ten seconds in which it can be taken back. */
const noticeSeconds = 13;

export const matching: Sequence = {
  name: "like to match",
  run: async (context) => {
    const [first, second] = couple(context);
    const before = await matchesBetween(context, first, second);
    if (before.length > 0 && !first.made) {
      return notReached(`${first.role} and ${second.role} have a match already`);
    }
    const like = { as: first, path: [second.id], body: { action: "like" }, status: 200 };
    const liked = await take(context, "likeProfile", like);
    if (textIn(liked.body, "status") !== "matched") {
      const isPending = textIn(liked.body, "status") === "pending";
      must(context, liked, isPending, "a first like must be pending");
      await findGiven(context, first, second);
      await findReceived(context, first, second);
    }
    const returned = await take(context, "likeProfile", { ...like, as: second, path: [first.id] });
    const matchId = textIn(returned.body, "match_id");
    const isMatched = textIn(returned.body, "status") === "matched" && matchId !== "";
    must(context, returned, isMatched, "a returned like must be matched, with its match_id");
    if (matchId === "") return notReached("a returned like is no match");
    Object.assign(context.facts, { matchId, matchedId: second.id });
    context.cleanups.push({
      what: `the match of ${first.role} and ${second.role}`,
      undo: () => take(context, "unmatch", { as: first, path: [matchId], status: [204, 404] }),
    });
    const again = await probe(context, "likeProfile", like);
    const isSame = textIn(again?.body, "match_id") === matchId;
    must(context, again, isSame, "liking a match must leave it as it is");
    for (const [me, them] of [[first, second] as const, [second, first] as const]) {
      const matches = await matchesBetween(context, me, them);
      const isListed = matches.map((match) => match["match_id"]).join() === matchId;
      const list = await matchListOf(context, me);
      must(context, list, isListed, "a match must be in both lists, once, under one match_id");
    }
    await probe(context, "undoLike", {
      as: first,
      path: [second.id],
      status: [404, 409],
      what: "undoing a like that became a match",
    });
  },
};

async function findGiven(context: RunContext, first: Member, second: Member): Promise<void> {
  const given = await likesOf(context, first, "given");
  const unasked = await probe(context, "getLikes", { as: first, query: {}, status: 200 });
  const isGiven = given.some((entry) => userOf(entry) === second.id);
  must(context, unasked, isGiven, "a like must be among those that were given");
}

async function findReceived(context: RunContext, first: Member, second: Member): Promise<void> {
  const received = await poll(noticeSeconds, async () => {
    const entries = await likesOf(context, second, "received");
    return entries.find((entry) => userOf(entry) === first.id);
  });
  if (received) return;
  const query = { direction: "received", limit: 100 };
  const finding = await probe(context, "getLikes", { as: second, query, status: 200 });
  must(context, finding, false, `a like must be received within ${noticeSeconds} s`);
}
