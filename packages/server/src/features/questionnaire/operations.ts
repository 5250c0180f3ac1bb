import type { Schemas } from "@gemel/api";
import type { MakeOperation } from "../../services.ts";
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

export const getQuestionnaire: MakeOperation<"getQuestionnaire"> = () => ({
  handler: async ({ member, path }) => ({
    status: 200,
    body: rules.getQuestionnaire(member, path.name, path.language),
  }),
});

export const getCompletionStatus: MakeOperation<"getCompletionStatus"> = (services) => ({
  handler: async ({ member, query }) => ({
    status: 200,
    body: completionAnswer(await rules.findCompletion(services, member, query.version)),
  }),
});

export const submitAnswers: MakeOperation<"submitAnswers"> = (services) => ({
  handler: async ({ member, body }) => {
    const { questionnaire_id: questionnaireId, responses } = body;
    const completion = await rules.submitAnswers(services, member.id, {
      questionnaireId,
      responses,
    });
    return { status: 202, body: completionAnswer(completion) };
  },
});
