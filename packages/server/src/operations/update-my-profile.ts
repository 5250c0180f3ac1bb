import { memberOf } from "../http/member-of.ts";
import { updateProfile } from "../services/profiles/update-profile.ts";
import { countTwinConversations } from "../services/twins/count-twin-conversations.ts";
import type { MakeOperation } from "./operation.ts";
import { profileAnswer } from "./profile-answer.ts";
import { readProfileUpdate } from "./read-profile-update.ts";
import type { Schemas } from "./schemas.ts";

export const updateMyProfile: MakeOperation = (parts) => ({
  handler: async (request) => {
    const update = readProfileUpdate(request.body as Schemas["ProfileUpdate"]);
    const own = await updateProfile(parts, memberOf(request).id, update);
    return profileAnswer(own, await countTwinConversations(parts, own.userId));
  },
});
