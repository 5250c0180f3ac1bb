import { memberOf } from "../http/member-of.ts";
import { getProfile } from "../services/profiles/get-profile.ts";
import type { MakeOperation } from "./operation.ts";
import { profileAnswer } from "./profile-answer.ts";

export const getMyProfile: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    reply.header("cache-control", "no-store");
    return profileAnswer(await getProfile(parts, memberOf(request).id));
  },
});
