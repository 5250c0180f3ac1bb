import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { type Insights, readInsights } from "../values/insights.ts";
import {
  readCompletionStatus,
  readQuestionnaire,
  readSubmission,
} from "../values/questionnaire.ts";
import type { Language } from "../values/user-choices.ts";
import type { CallOptions } from "./call-options.ts";

/** The questionnaire, and what it says about the member. */
export function personalityOperations({ http }: ApiClient) {
  return {
    /** @param name - with its version, `Light v1 - Streamlined` */
    getQuestionnaire: (
      name: string,
      language: Language,
      options?: CallOptions,
    ): Promise<Result<Schemas["Questionnaire"]>> => {
      const params = { path: { name, language } };
      const call = http.GET("/psy/questionnaire/{name}/{language}", { params, ...options });
      return attempt(call, readQuestionnaire);
    },

    submitAnswers: (
      body: Schemas["AnswersRequest"],
      options?: CallOptions,
    ): Promise<Result<Schemas["CompletionStatus"]>> =>
      attempt(http.POST("/psy/answers", { body, ...options }), readSubmission),

    /** @param version - the questionnaire's name. @default the current one */
    getCompletionStatus: (
      version?: string,
      options?: CallOptions,
    ): Promise<Result<Schemas["CompletionStatus"]>> => {
      const query = version === undefined ? {} : { version };
      const call = http.GET("/psy/completion-status", { params: { query }, ...options });
      return attempt(call, readCompletionStatus);
    },

    /** `not_ready` while the answers are being analysed. */
    getProfileDigest: async (lang: Language, options?: CallOptions): Promise<Result<Insights>> => {
      const call = http.GET("/me/profile-digest", { params: { query: { lang } }, ...options });
      return attempt(call, readInsights);
    },
  };
}
