import { mergeProfile, profileAnswer } from "../answers/profile.ts";
import { json, noContent } from "../http/answer.ts";
import { Refusal } from "../http/refusal.ts";
import { sendPicture } from "../http/send-media.ts";
import { readPicture } from "../http/read-upload.ts";
import { findByNickname } from "../world/world.ts";
import { type Handlers, memberOf, otherOf } from "./call.ts";
import { checkNickname, checkProfile } from "./profile-rules.ts";

/** What a member tells about themself, and their picture. */
export const profileHandlers = {
  checkNickname: (call) => {
    const { nickname } = call.parameters;
    checkNickname(nickname);
    const owner = findByNickname(call.world, nickname);
    return json(200, { available: owner === undefined || owner === memberOf(call) });
  },

  getMyProfile: (call) => json(200, profileAnswer(memberOf(call))),

  updateMyProfile: (call) => {
    const member = memberOf(call);
    const { profile, nickname } = call.body;
    const merged = mergeProfile(member.profile, profile);
    checkProfile(member, merged);
    if (nickname !== undefined) {
      checkNickname(nickname);
      const owner = findByNickname(call.world, nickname);
      if (owner && owner !== member) {
        throw new Refusal(409, "nickname_taken", "This nickname is already taken.");
      }
      if (member.nickname !== null && owner !== member) {
        throw new Refusal(
          409,
          "nickname_immutable",
          "A nickname cannot be changed once it is set.",
        );
      }
      member.nickname ??= nickname.trim().normalize("NFC");
    }
    member.profile = merged;
    const isThere = member.nickname !== null && merged.birth_date && merged.sex;
    if (member.onboarding === "registered" && isThere) member.onboarding = "profile_completed";
    return json(200, profileAnswer(member));
  },

  uploadMyPicture: async (call) => {
    const picture = await readPicture(call.form, "profile_picture");
    memberOf(call).picture = picture;
    return json(200, { profile_picture_filename: picture.name });
  },

  removeMyPicture: (call) => {
    memberOf(call).picture = undefined;
    return noContent();
  },

  getProfilePicture: (call) => {
    const member = memberOf(call);
    const { userId } = call.parameters;
    return sendPicture((userId === member.id ? member : otherOf(call, userId)).picture);
  },
} satisfies Partial<Handlers>;
