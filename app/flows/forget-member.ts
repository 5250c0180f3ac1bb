import { forgetContactDraft } from "./contact-draft.ts";
import { forgetTalk } from "./kept-talk.ts";
import { storeProfileDraft } from "./profile-draft.ts";
import { clearQuestionnaireProgress } from "./questionnaire-progress.ts";

/** Forgets all that this browser keeps of a member who deletes the account. */
export function forgetMember(memberId: string): void {
  forgetTalk(memberId);
  storeProfileDraft(memberId, {});
  clearQuestionnaireProgress(memberId);
  forgetContactDraft(memberId);
}
