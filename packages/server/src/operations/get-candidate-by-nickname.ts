import { languageOf } from "../http/language-of.ts";
import { memberOf } from "../http/member-of.ts";
import { getCandidate } from "../services/discover/get-candidate.ts";
import { candidateAnswer } from "./candidate-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Path } from "./schemas.ts";

export const getCandidateByNickname: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { nickname } = request.params as Path<"getCandidateByNickname">;
    const candidate = await getCandidate(parts, memberOf(request), nickname);
    reply.header("cache-control", "no-store");
    return candidateAnswer(candidate, languageOf(request), parts.clock());
  },
});
