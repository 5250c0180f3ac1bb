import { json } from "../http/answer.ts";
import { notFound, Refusal, ruleBroken } from "../http/refusal.ts";
import type { Member } from "../world/member.ts";
import { type Call, type Handlers, memberOf } from "./call.ts";
import { type Language, languageNames } from "./language-names.ts";
import { checkResponses, type Questionnaire } from "./questionnaire-rules.ts";

const QUESTIONNAIRE = "Light v1 - Streamlined";

const completionOf = ({ answeredAt }: Member) => ({
  completed: answeredAt !== undefined,
  ...(answeredAt !== undefined && { completed_at: answeredAt }),
});

/** The questionnaire, and what it says about a member. */
export const personalityHandlers = {
  getQuestionnaire: (call) => {
    const { name, language } = call.parameters;
    if (name !== QUESTIONNAIRE) throw notFound();
    return json(200, questionnaireIn(call, language));
  },

  submitAnswers: (call) => {
    const member = memberOf(call);
    if (member.answeredAt !== undefined) {
      throw new Refusal(409, "already_submitted", "Your answers are here already.");
    }
    const { questionnaire_id, responses } = call.body;
    const asked = questionnaireIn(call, "en");
    if (asked.id !== questionnaire_id)
      throw ruleBroken("questionnaire_id", "unknown", "There is no such questionnaire.");
    checkResponses(asked, responses);
    member.answeredAt = new Date().toISOString();
    member.onboarding = "questionnaire_completed";
    return json(202, completionOf(member));
  },

  getCompletionStatus: (call) => {
    const { version = QUESTIONNAIRE } = call.parameters;
    if (version !== QUESTIONNAIRE) throw notFound();
    return json(200, completionOf(memberOf(call)));
  },

  getProfileDigest: (call) => {
    const member = memberOf(call);
    if (member.analysisLeft > 0) {
      member.analysisLeft -= 1;
      throw new Refusal(409, "not_ready", "This is being prepared. Please come back soon.");
    }
    member.onboarding = "onboarding_complete";
    const name = languageNames[call.parameters.lang ?? "en"];
    return json(200, call.contract.example("getProfileDigest", 200, name));
  },
} satisfies Partial<Handlers>;

const questionnaireIn = ({ contract }: Pick<Call, "contract">, language: Language): Questionnaire =>
  contract.example("getQuestionnaire", 200, languageNames[language]) as Questionnaire;
