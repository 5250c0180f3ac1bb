import { forgetContactDraft } from "../settings/contact-draft.ts";
import { forgetTalk } from "../talk/kept-talk.ts";
import { forgetArrival } from "../questionnaire/use-arrival.ts";
import { storeProfileDraft } from "../profile/profile-draft.ts";
import { clearQuestionnaireProgress } from "../questionnaire/questionnaire-progress.ts";

/** Forgets all that this browser keeps of a member who deletes the account. */
export function forgetMember(memberId: string): void {
  forgetTalk(memberId);
  storeProfileDraft(memberId, {});
  clearQuestionnaireProgress(memberId);
  forgetContactDraft(memberId);
  forgetArrival(memberId);
}
