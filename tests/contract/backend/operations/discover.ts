import type { components } from "@gemel/api/schema";
import { candidateAnswer } from "../answers/candidate.ts";
import { json } from "../http/answer.ts";
import { notFound, ruleBroken } from "../http/refusal.ts";
import { candidatesFor } from "../world/likes.ts";
import { ageOf, type Member, seeEachOther } from "../world/member.ts";
import { findByNickname } from "../world/world.ts";
import { type Handlers, memberOf } from "./call.ts";
import { pageOf } from "./page.ts";

type Criteria = components["schemas"]["Criteria"];

const defaults: Criteria = {
  target_sex: "",
  min_age: 25,
  max_age: 45,
  max_distance_km: 50,
  wants_children: false,
  accepts_pets: false,
  require_photo: false,
  require_voice: false,
};

/** Whom a member would like to meet, and who there is. */
export const discoverHandlers = {
  getCriteria: (call) => json(200, memberOf(call).criteria ?? defaults),

  updateCriteria: (call) => {
    const { min_age, max_age } = call.body;
    if (min_age > max_age)
      throw ruleBroken("min_age", "range", "The ages are the wrong way round.");
    memberOf(call).criteria = call.body;
    return json(200, call.body);
  },

  getDiscoverFeed: (call) => {
    const member = memberOf(call);
    const { after, limit = 12 } = call.parameters;
    const wanted = candidatesFor(call.world, member).filter((one) => fits(member.criteria, one));
    const page = pageOf(wanted, { list: `discover-${member.id}`, after, limit });
    const items = page.items.map((one) => candidateAnswer(call.world, member, one));
    return json(200, { items, next_cursor: page.next_cursor });
  },

  getCandidateByNickname: (call) => {
    const member = memberOf(call);
    const found = findByNickname(call.world, call.parameters.nickname);
    const isHidden = found?.onboarding !== "onboarding_complete" && found !== member;
    if (!found || isHidden || !seeEachOther(member, found)) throw notFound();
    return json(200, candidateAnswer(call.world, member, found));
  },
} satisfies Partial<Handlers>;

/** Sex and age only: everybody here lives next door and has a picture in mind. */
function fits(criteria: Criteria | undefined, member: Member): boolean {
  if (!criteria) return true;
  const age = ageOf(member) ?? 0;
  const ofAge = age >= criteria.min_age && age <= criteria.max_age;
  return (
    ofAge && (criteria.target_sex === "" || criteria.target_sex === member.profile.sex?.String)
  );
}
