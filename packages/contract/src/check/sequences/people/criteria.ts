import { isDeepStrictEqual } from "node:util";
import { notReached, type Sequence } from "../step.ts";

const wanted = {
  target_sex: "female",
  min_age: 30,
  max_age: 61,
  max_distance_km: 321,
  wants_children: true,
  accepts_pets: true,
  require_photo: true,
  require_voice: false,
};

/** Criteria saved and read back. A given member's own criteria are put back at the end of the run. */
export const criteria: Sequence = {
  name: "criteria: save and read back",
  run: async (context) => {
    const { must, probe, take } = context;
    const as = context.members.find(({ made }) => made) ?? context.members[0];
    if (!as) return notReached("needs a member (--members or --outbox)");
    const before = await take("getCriteria", 200, { as });
    const saved = await probe("updateCriteria", 200, { as, body: wanted });
    must(saved, isDeepStrictEqual(saved?.body, wanted), "the answer must be the criteria as sent");
    const read = await probe("getCriteria", 200, { as });
    must(read, isDeepStrictEqual(read?.body, wanted), "saved criteria must be read back");
    await probe("updateCriteria", 422, {
      as,
      body: { ...wanted, min_age: 62 },
      what: "min_age above max_age",
    });
    await take("updateCriteria", 200, { as, body: before.body });
  },
};
