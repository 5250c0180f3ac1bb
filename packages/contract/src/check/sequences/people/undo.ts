import type { RunContext } from "../../run-context.ts";
import { likesOf, matchesBetween, userOf } from "./likes.ts";
import { couple } from "../choose-members.ts";
import { textIn } from "../reading.ts";
import { type Sequence, notReached } from "../step.ts";

/** A pass and a like taken back in time have never been. */
export const undo: Sequence = {
  name: "pass, like, undo",
  run: async (context) => {
    const { must, probe, take } = context;
    const [first, second] = couple(context);
    if ((await matchesBetween(context, first, second)).length > 0) {
      return notReached(`${first.role} and ${second.role} have a match already`);
    }
    await refuseOneself(context);
    const answer = { as: first, path: [second.id] };
    const passed = await probe("likeProfile", 200, { ...answer, body: { action: "pass" } });
    must(passed, textIn(passed?.body, "status") === "passed", "a pass must be passed");
    const liked = await take("likeProfile", 200, { ...answer, body: { action: "like" } });
    // A like of an earlier run is returned by this one.
    if (textIn(liked.body, "status") === "matched") return;
    const undone = await take("undoLike", 204, { as: first, path: [second.id] });
    const given = await likesOf(context, first, "given");
    const isGone = !given.some((entry) => userOf(entry) === second.id);
    must(undone, isGone, "a like that was undone must not be among those given");
  },
};

async function refuseOneself(context: RunContext): Promise<void> {
  const { probe } = context;
  const [first] = couple(context);
  await probe("likeProfile", [404, 422], {
    as: first,
    path: [first.id],
    body: { action: "like" },
    what: "a like for oneself",
  });
}
