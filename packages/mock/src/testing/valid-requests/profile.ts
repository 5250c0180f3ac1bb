import { json, lukas, recording, upload } from "./valid-request.ts";

const picture = new File(["pixels"], "me.png", { type: "image/png" });

export const profile = {
  checkNickname: { path: `/nicknames/check?nickname=${encodeURIComponent("Олександра")}` },
  getMe: { path: "/me" },
  getMyProfile: { path: "/me/profile" },
  updateMyProfile: {
    path: "/me/profile",
    init: json({ profile: { sex: { Valid: true, String: "female" } } }),
  },
  uploadMyPicture: { path: "/me/profile/picture", init: upload("profile_picture", picture) },
  removeMyPicture: { path: "/me/profile/picture" },
  getProfilePicture: { path: `/profile/picture/${lukas}?v=1` },
  getMyVoice: { path: "/me/profile/voice?v=1" },
  uploadMyVoice: { path: "/me/profile/voice", init: upload("voice_message", recording) },
  removeMyVoice: { path: "/me/profile/voice" },
  getProfileVoice: { path: `/profile/voice/${lukas}?v=1` },
  getVoiceScript: { path: "/me/voice-script?lang=it" },
};
