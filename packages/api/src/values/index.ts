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
export { type Capability, readUser, type User } from "./user.ts";
export { type Confirmation } from "./account.ts";
export { type Block } from "./block.ts";
export { type Candidate } from "./candidate.ts";
export { type Compatibility } from "./compatibility.ts";
export {
  type Conversation,
  type Conversations,
  type ConversationType,
  type Participant,
} from "./conversation.ts";
export { type LoadedCriteria } from "./criteria.ts";
export { type Criterion, type Feed } from "./feed.ts";
export { type Insights } from "./insights.ts";
export { type FirstMessage, type LikeEntry, type LikeStatus, type Match } from "./like.ts";
export { type Message, type Recording } from "./message.ts";
export { type Page } from "./reading/page.ts";
export { readPictureUrl } from "./reading/picture-address.ts";
export { type SharedAnswer, type TwinSharing, type TwinTalk } from "./twin-sharing.ts";
export { type VoiceReply } from "./voice-reply.ts";
export { type VoiceScriptPart } from "./voice-script.ts";
