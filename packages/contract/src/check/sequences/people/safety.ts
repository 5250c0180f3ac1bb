import { couple, ownCouple } from "../choose-members.ts";
import { withoutRequestId } from "../reading.ts";
import type { Sequence } from "../step.ts";

/** Report and block, only between members of the runner's own: neither can be taken back. */
export const safety: Sequence = {
  name: "report and block",
  run: async (context) => {
    const { must, probe, take } = context;
    const [first, second] = ownCouple(context);
    const path = [second.id];
    const body = { reason: "other", details: "Sent by the contract runner; nothing happened." };
    await probe("reportProfile", 202, { as: first, path, body });
    await take("blockProfile", 204, { as: first, path });
    await probe("blockProfile", 204, { as: first, path, what: "blocking again" });
    await probe("reportProfile", 202, {
      as: first,
      path,
      body,
      what: "reporting whom one has blocked",
    });
    const [one] = couple(context);
    if (one !== first) return;
    const hidden = { as: second, path: [first.nickname ?? ""] };
    const absent = { as: second, path: ["Unknown nickname"] };
    const blocked = await probe("getCandidateByNickname", 404, {
      ...hidden,
      what: "who has blocked one",
    });
    const unknown = await probe("getCandidateByNickname", 404, {
      ...absent,
      what: "an unknown nickname",
    });
    const alike = withoutRequestId(blocked?.body) === withoutRequestId(unknown?.body);
    must(blocked, alike, "blocked must look like absent");
    await probe("likeProfile", 404, {
      as: second,
      path: [first.id],
      body: {},
      what: "liking who has blocked one",
    });
  },
};
