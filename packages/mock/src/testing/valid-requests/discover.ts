import { json, lukas } from "./valid-request.ts";

const criteria = {
  target_sex: "",
  min_age: 25,
  max_age: 45,
  max_distance_km: 50,
  wants_children: false,
  accepts_pets: false,
  require_photo: false,
  require_voice: false,
};

export const discover = {
  getCriteria: { path: "/me/criteria" },
  updateCriteria: { path: "/me/criteria", init: json(criteria) },
  getDiscoverFeed: { path: "/discover?limit=12" },
  getCandidateByNickname: { path: "/discover/nickname/Lukas_84" },
  likeProfile: {
    path: `/profiles/${lukas}/like`,
    init: json({ action: "like", message: "Hallo Lukas, Graz kenne ich gut." }),
  },
  undoLike: { path: `/profiles/${lukas}/like` },
  getLikes: { path: "/me/likes?direction=received&limit=20" },
  getMatches: { path: "/me/matches?limit=20" },
  unmatch: { path: "/matches/c3b2a190-8f7e-4d6c-9b5a-493827160f5e" },
};
