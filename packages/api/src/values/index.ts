export {
  type ChildrenStatus,
  childrenStatuses,
  type Intent,
  intents,
  type PetsStatus,
  petsStatuses,
  type Sex,
  sexes,
} from "./profile-choices.ts";
export {
  type Language,
  languages,
  type OnboardingStatus,
  onboardingStatuses,
} from "./user-choices.ts";
export { type EditableProfile, type ProfileUpdate, writeProfile } from "./profile-update.ts";
export { type Profile, readProfile, type SocialLink } from "./profile.ts";
export { readUser, type User } from "./user.ts";
