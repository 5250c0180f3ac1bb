import type { Schemas } from "@gemel/api";
import { textLanguage } from "../../http/language.ts";
import type { Serve } from "../../services.ts";
import * as rules from "./rules.ts";
import type { Completion } from "./rules.ts";

const completionAnswer = (completion: Completion | undefined): Schemas["CompletionStatus"] =>
  completion === undefined
    ? { completed: false }
    : {
        completed: true,
        completed_at: completion.submittedAt.toISOString(),
        again: completion.again,
        ...(completion.again === "later" && { again_from: completion.againFrom.toISOString() }),
      };

export const getQuestionnaire: Serve<"getQuestionnaire"> = async (_services, { member, path }) => ({
  status: 200,
  body: rules.getQuestionnaire(member, path.name, textLanguage(path.language)),
});

export const getCompletionStatus: Serve<"getCompletionStatus"> = async (
  services,
  { member, query },
) => ({
  status: 200,
  body: completionAnswer(await rules.findCompletion(services, member, query.version)),
});

export const submitAnswers: Serve<"submitAnswers"> = async (services, { member, body }) => {
  const { questionnaire_id: questionnaireId, responses } = body;
  const completion = await rules.submitAnswers(services, member, { questionnaireId, responses });
  return { status: 202, body: completionAnswer(completion) };
};
