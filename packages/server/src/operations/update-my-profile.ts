import { memberOf } from "../http/member-of.ts";
import { underage } from "../services/profiles/profile-rules.ts";
import { updateProfile } from "../services/profiles/update-profile.ts";
import { refuseMinor } from "../services/standing/refuse-minor.ts";
import { countTwinConversations } from "../services/twins/count-twin-conversations.ts";
import type { MakeOperation } from "./operation.ts";
import { profileAnswer } from "./profile-answer.ts";
import { readProfileUpdate } from "./read-profile-update.ts";
import type { Schemas } from "./schemas.ts";

export const updateMyProfile: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const update = readProfileUpdate(request.body as Schemas["ProfileUpdate"]);
    const member = memberOf(request);
    const { birth_date: birthDate } = update.changes;
    if (typeof birthDate === "string") {
      const mark = parts.cookies.minor.read(request);
      const refused = await refuseMinor(parts, member, birthDate, mark);
      if (refused !== undefined) {
        parts.cookies.minor.write(reply, refused);
        throw underage();
      }
    }
    const own = await updateProfile(parts, member.id, update);
    return profileAnswer(own, await countTwinConversations(parts, own.userId));
  },
});
