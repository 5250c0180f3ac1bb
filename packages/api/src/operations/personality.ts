import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readInsights } from "../values/insights.ts";
import {
  readCompletionStatus,
  readQuestionnaire,
  readSubmission,
} from "../values/questionnaire.ts";
import type { Language } from "../values/user-choices.ts";
import type { CallOptions } from "./call-options.ts";

/** The questionnaire, and what it says about the member. */
export function personalityOperations(client: ApiClient) {
  const { get, post } = callsOf(client);
  return {
    /** @param name - with its version, `Light v1 - Streamlined` */
    getQuestionnaire: (name: string, language: Language, options?: CallOptions) =>
      get("/psy/questionnaire/{name}/{language}", readQuestionnaire, {
        params: { path: { name, language } },
        ...options,
      }),

    submitAnswers: (body: Schemas["AnswersRequest"], options?: CallOptions) =>
      post("/psy/answers", readSubmission, { body, ...options }),

    /** @param version - the questionnaire's name. @default the current one */
    getCompletionStatus: (version?: string, options?: CallOptions) => {
      const query = version === undefined ? {} : { version };
      return get("/psy/completion-status", readCompletionStatus, { params: { query }, ...options });
    },

    /** `not_ready` while the answers are being analysed. */
    getProfileDigest: (lang: Language, options?: CallOptions) =>
      get("/me/profile-digest", readInsights, { params: { query: { lang } }, ...options }),
  };
}
