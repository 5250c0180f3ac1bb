import { couple, ownCouple } from "./people.ts";
import { withoutRequestId } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { must, probe, take } from "../step.ts";

/** Report and block, only between members of the runner's own: neither can be taken back. */
export const safety: Sequence = {
  name: "report and block",
  run: async (context) => {
    const [first, second] = ownCouple(context);
    const path = [second.id];
    const body = { reason: "other", details: "Sent by the contract runner; nothing happened." };
    await probe(context, "reportProfile", { as: first, path, body, status: 202 });
    await take(context, "blockProfile", { as: first, path, status: 204 });
    await probe(context, "blockProfile", { as: first, path, status: 204, what: "blocking again" });
    await probe(context, "reportProfile", {
      as: first,
      path,
      body,
      status: 202,
      what: "reporting whom one has blocked",
    });
    const [one] = couple(context);
    if (one !== first) return;
    const hidden = { as: second, path: [first.nickname ?? ""], status: 404 };
    const absent = { as: second, path: ["Unknown nickname"], status: 404 };
    const blocked = await probe(context, "getCandidateByNickname", {
      ...hidden,
      what: "who has blocked one",
    });
    const unknown = await probe(context, "getCandidateByNickname", {
      ...absent,
      what: "an unknown nickname",
    });
    const alike = withoutRequestId(blocked?.body) === withoutRequestId(unknown?.body);
    must(context, blocked, alike, "blocked must look like absent");
    await probe(context, "likeProfile", {
      as: second,
      path: [first.id],
      body: {},
      status: 404,
      what: "liking who has blocked one",
    });
  },
};
