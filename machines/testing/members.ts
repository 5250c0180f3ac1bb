import type { Profile, User } from "@gemel/api/values";

/** Members for tests: one whose profile is complete, one who has just registered. */
export const mara: User = {
  id: "mara",
  email: "mara@example.org",
  nickname: "Mara of Ghent",
  onboarding_status: "profile_completed",
  preferred_language: "fr",
  is_admin: false,
  is_warned: false,
  capabilities: [],
  profile_picture_url: null,
};

export const noor: User = {
  ...mara,
  id: "noor",
  email: "noor@example.org",
  nickname: null,
  onboarding_status: "registered",
};

export const noorProfile: Profile = {
  nickname: null,
  first_name: null,
  last_name: null,
  birth_date: null,
  sex: null,
  country: null,
  city: null,
  bio: null,
  height_cm: null,
  weight_kg: null,
  profile_picture_url: null,
  voice_message_url: null,
  social_links: [],
  children_status: null,
  pets_status: null,
  child_intent: null,
  pet_intent: null,
  show_wishes: false,
  twin_share_pre_like: true,
  twin_share_on_match: true,
  twin_conversation_count: 0,
};

export const maraProfile: Profile = {
  ...noorProfile,
  nickname: "Mara of Ghent",
  birth_date: "1991-04-12",
  sex: "female",
  city: "Ghent",
  bio: "I mend clocks.",
};
