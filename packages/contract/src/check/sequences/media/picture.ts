import type { Member } from "../../members/member.ts";
import type { RunContext } from "../../run-context.ts";
import { textIn } from "../reading.ts";
import { type Sequence, notReached } from "../step.ts";
import { fetchParts } from "../fetch-parts.ts";

export const profileVoice: Sequence = {
  name: "voice message: upload, fetch, delete",
  run: async (context) => {
    const { probe, take } = context;
    const owner = await withoutFile(context, "voice_message_url");
    context.facts.voiceOwnerId = owner.id;
    await take("uploadMyVoice", 200, { as: owner });
    const undo = () => take("removeMyVoice", 204, { as: owner });
    context.cleanups.push({ what: `the voice message of ${owner.role}`, undo });
    await fetchParts(context, "getMyVoice", owner, []);
    for (const as of [owner, ...othersWhoSee(context, owner)]) {
      await probe("getProfileVoice", 200, { as, path: [owner.id] });
    }
    await take("removeMyVoice", 204, { as: owner });
    await probe("getMyVoice", 404, { as: owner, what: "a removed voice message" });
    await probe("removeMyVoice", 204, { as: owner, what: "removing none" });
  },
};

export const picture: Sequence = {
  name: "picture: upload, fetch, delete",
  run: async (context) => {
    const { must, probe, take } = context;
    const owner = await withoutFile(context, "profile_picture_url");
    const path = [owner.id];
    context.facts.pictureOwnerId = owner.id;
    await take("uploadMyPicture", 200, { as: owner });
    const undo = () => take("removeMyPicture", 204, { as: owner });
    context.cleanups.push({ what: `the picture of ${owner.role}`, undo });
    const profile = await probe("getMyProfile", 200, { as: owner });
    const url = textIn(profile?.body, "profile", "profile_picture_url");
    must(profile, url !== "", "profile_picture_url must be there after an upload");
    for (const as of [owner, ...othersWhoSee(context, owner)]) {
      await probe("getProfilePicture", 200, { as, path });
    }
    await take("removeMyPicture", 204, { as: owner });
    await probe("getProfilePicture", 404, { as: owner, path, what: "a removed picture" });
    await probe("removeMyPicture", 204, { as: owner, what: "removing none" });
  },
};

/** One other member who sees a member's files, if there is one: both must have completed their onboarding. */
function othersWhoSee({ members }: RunContext, owner: Member): readonly Member[] {
  const complete = members.filter(({ status }) => status === "onboarding_complete");
  return complete.includes(owner) ? complete.filter((member) => member !== owner).slice(0, 1) : [];
}

/** A member whose file may be changed: the runner's own, or one without a file. */
async function withoutFile(context: RunContext, field: string): Promise<Member> {
  const { take } = context;
  const made = context.members.find((member) => member.made);
  if (made) return made;
  for (const member of context.members) {
    const { body } = await take("getMyProfile", 200, { as: member });
    if (textIn(body, "profile", field) === "") return member;
  }
  return notReached("needs a member without one, or of its own (--outbox): none could be put back");
}
