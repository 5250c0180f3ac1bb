import type { Node } from "../../contract/node.ts";
import { comparePages } from "../pages.ts";
import { someone } from "../choose-members.ts";
import { textIn } from "../reading.ts";
import type { Sequence } from "../step.ts";

/** Filters that exclude no member. */
const everybody = {
  target_sex: "",
  min_age: 18,
  max_age: 99,
  max_distance_km: 1000,
  wants_children: false,
  accepts_pets: false,
  require_photo: false,
  require_voice: false,
};

const byId = (candidate: Node): unknown => candidate["id"];

export const discover: Sequence = {
  name: "discover: to the last page",
  run: async (context) => {
    const { must, probe, take } = context;
    const as = someone(context);
    const before = await probe("getCriteria", 200, { as });
    await probe("updateCriteria", 200, { as, body: everybody });
    const candidates = await comparePages(
      context,
      "getDiscoverFeed",
      { as, limit: 3, identify: byId },
      { limit: 50 },
    );
    const first = await take("getDiscoverFeed", 200, { as, query: { limit: 1 } });
    const isThere = candidates.some(({ id }) => id === as.id);
    must(first, !isThere, "a member must not be a candidate for themself");
    const nickname = textIn(
      candidates.find((each) => textIn(each, "nickname") !== ""),
      "nickname",
    );
    if (nickname !== "") {
      context.facts.nickname = nickname;
      const found = await probe("getCandidateByNickname", 200, { as, path: [nickname] });
      const same = textIn(found?.body, "nickname") === nickname;
      must(found, same, "the candidate must be the one with that nickname");
    }
    await probe("getCandidateByNickname", 404, {
      as,
      path: ["Unknown nickname"],
      what: "an unknown nickname",
    });
    if (before) await probe("updateCriteria", 200, { as, body: before.body });
  },
};
