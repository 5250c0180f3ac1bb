import { languageOf } from "../../http/language.ts";
import { getCandidate, getFeed } from "./rules.ts";
import type { Serve } from "../../services.ts";
import { candidateAnswer } from "../candidates/candidate-answer.ts";

export const getDiscoverFeed: Serve<"getDiscoverFeed"> = async (
  services,
  { member, query, request },
) => {
  await services.limits.discoverMember(request, member.id);
  const { items, nextCursor, tightest } = await getFeed(services, member, query);
  await services.dayLimits.peopleMember(
    member,
    items.map(({ id }) => id),
  );
  const language = languageOf(request, member);
  const today = services.clock();
  return {
    status: 200,
    body: {
      items: items.map((candidate) => candidateAnswer(candidate, language, today)),
      next_cursor: nextCursor,
      ...(tightest !== undefined && { tightest_criterion: tightest }),
    },
  };
};

export const getCandidateByNickname: Serve<"getCandidateByNickname"> = async (
  services,
  { member, path, request },
) => {
  // Before it is looked up: an answer of any kind shows whether there is such a member.
  await services.limits.nicknameMember(request, member.id);
  const candidate = await getCandidate(services, member, path.nickname);
  await services.dayLimits.peopleMember(member, [candidate.id]);
  return {
    status: 200,
    body: candidateAnswer(candidate, languageOf(request, member), services.clock()),
  };
};
