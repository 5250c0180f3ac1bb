import { isDeepStrictEqual } from "node:util";
import { notReached } from "../sequence-end.ts";
import type { Sequence } from "../run-sequences.ts";
import { must, probe, take } from "../step.ts";

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

/** Criteria saved and read back. What a given member had is put back at the end of the run. */
export const criteria: Sequence = {
  name: "criteria: save and read back",
  run: async (context) => {
    const as = context.members.find(({ made }) => made) ?? context.members[0];
    if (!as) return notReached("needs a member (--members or --outbox)");
    const before = await take(context, "getCriteria", { as, status: 200 });
    const saved = await probe(context, "updateCriteria", { as, body: wanted, status: 200 });
    must(
      context,
      saved,
      isDeepStrictEqual(saved?.body, wanted),
      "the answer must be the criteria as sent",
    );
    const read = await probe(context, "getCriteria", { as, status: 200 });
    must(context, read, isDeepStrictEqual(read?.body, wanted), "saved criteria must be read back");
    await probe(context, "updateCriteria", {
      as,
      body: { ...wanted, min_age: 62 },
      status: 422,
      what: "min_age above max_age",
    });
    await take(context, "updateCriteria", { as, body: before.body, status: 200 });
  },
};
