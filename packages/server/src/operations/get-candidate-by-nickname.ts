import { languageOf } from "../http/language-of.ts";
import { memberOf } from "../http/member-of.ts";
import { getCandidate } from "../services/discover/get-candidate.ts";
import { candidateAnswer } from "./candidate-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Path } from "./schemas.ts";

export const getCandidateByNickname: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { nickname } = request.params as Path<"getCandidateByNickname">;
    const member = memberOf(request);
    const candidate = await getCandidate(parts, member, nickname);
    await parts.limits.peopleMember(member, [candidate.id]);
    reply.header("cache-control", "no-store");
    return candidateAnswer(candidate, languageOf(request), parts.clock());
  },
});
