import type { RunContext } from "../../run-context.ts";
import { likesOf, matchesBetween, userOf } from "./likes.ts";
import { couple } from "./people.ts";
import { textIn } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../sequence-end.ts";
import { must, probe, take } from "../step.ts";

export const undo: Sequence = {
  name: "pass, like, undo",
  run: async (context) => {
    const [first, second] = couple(context);
    if ((await matchesBetween(context, first, second)).length > 0) {
      return notReached(`${first.role} and ${second.role} have a match already`);
    }
    await refuseOneself(context);
    const answer = { as: first, path: [second.id], status: 200 };
    const passed = await probe(context, "likeProfile", { ...answer, body: { action: "pass" } });
    must(context, passed, textIn(passed?.body, "status") === "passed", "a pass must be passed");
    const liked = await take(context, "likeProfile", { ...answer, body: { action: "like" } });
    // A like of an earlier run is returned by this one.
    if (textIn(liked.body, "status") === "matched") return;
    const undone = await take(context, "undoLike", { as: first, path: [second.id], status: 204 });
    const given = await likesOf(context, first, "given");
    const isGone = !given.some((entry) => userOf(entry) === second.id);
    must(context, undone, isGone, "a like that was undone must not be among those given");
  },
};

async function refuseOneself(context: RunContext): Promise<void> {
  const [first] = couple(context);
  await probe(context, "likeProfile", {
    as: first,
    path: [first.id],
    body: { action: "like" },
    status: [404, 422],
    what: "a like for oneself",
  });
}
