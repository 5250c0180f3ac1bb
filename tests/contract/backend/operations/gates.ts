import { Refusal } from "../http/refusal.ts";
import type { Member } from "../world/member.ts";
import type { OperationId } from "./call.ts";

const steps: readonly Member["onboarding"][] = [
  "registered",
  "profile_completed",
  "questionnaire_completed",
  "onboarding_complete",
];

/** How far a member must have come to call an operation; those not listed are open to all. */
const gates: { readonly [Id in OperationId]?: Member["onboarding"] } = {
  getQuestionnaire: "profile_completed",
  submitAnswers: "profile_completed",
  getProfileDigest: "questionnaire_completed",
  getLikes: "questionnaire_completed",
  getMatches: "questionnaire_completed",
  unmatch: "questionnaire_completed",
  getConversations: "questionnaire_completed",
  deleteConversation: "questionnaire_completed",
  openConversationFromMatch: "questionnaire_completed",
  getMessages: "questionnaire_completed",
  getMessageAudio: "questionnaire_completed",
  sendVoiceNote: "questionnaire_completed",
  getDiscoverFeed: "onboarding_complete",
  getCandidateByNickname: "onboarding_complete",
  likeProfile: "onboarding_complete",
  undoLike: "onboarding_complete",
  createTwinConversation: "onboarding_complete",
  startAdvice: "onboarding_complete",
  getAdviceHistory: "onboarding_complete",
  askByVoice: "onboarding_complete",
  getVoiceReply: "onboarding_complete",
  connectChat: "questionnaire_completed",
};

/** @throws Refusal 403 for a member who has not come far enough */
export function passGate(operation: OperationId, member: Member | undefined): void {
  const needed = gates[operation];
  if (!member || !needed || steps.indexOf(member.onboarding) >= steps.indexOf(needed)) return;
  throw new Refusal(403, "onboarding_incomplete", "Please finish the steps before this one first.");
}
