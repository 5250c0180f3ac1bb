import { memberOf } from "../http/member-of.ts";
import { getProfile } from "../services/profiles/get-profile.ts";
import { countTwinConversations } from "../services/twins/count-twin-conversations.ts";
import type { MakeOperation } from "./operation.ts";
import { profileAnswer } from "./profile-answer.ts";

export const getMyProfile: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { id } = memberOf(request);
    const [own, twinConversations] = await Promise.all([
      getProfile(parts, id),
      countTwinConversations(parts, id),
    ]);
    return profileAnswer(own, twinConversations);
  },
});
