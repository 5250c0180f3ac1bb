import { fetchParts } from "../fetch-parts.ts";
import { othersWhoSee, withoutFile } from "./picture.ts";
import type { Sequence } from "../run-sequences.ts";

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
