import { fetchParts } from "../fetch-parts.ts";
import { othersWhoSee, withoutFile } from "./picture.ts";
import type { Sequence } from "../run-sequences.ts";
import { probe, take } from "../step.ts";

export const profileVoice: Sequence = {
  name: "voice message: upload, fetch, delete",
  run: async (context) => {
    const owner = await withoutFile(context, "voice_message_url");
    context.facts.voiceOwnerId = owner.id;
    await take(context, "uploadMyVoice", { as: owner, status: 200 });
    const undo = () => take(context, "removeMyVoice", { as: owner, status: 204 });
    context.cleanups.push({ what: `the voice message of ${owner.role}`, undo });
    await fetchParts(context, "getMyVoice", owner, []);
    for (const as of [owner, ...othersWhoSee(context, owner)]) {
      await probe(context, "getProfileVoice", { as, path: [owner.id], status: 200 });
    }
    await take(context, "removeMyVoice", { as: owner, status: 204 });
    await probe(context, "getMyVoice", { as: owner, status: 404, what: "a removed voice message" });
    await probe(context, "removeMyVoice", { as: owner, status: 204, what: "removing none" });
  },
};
