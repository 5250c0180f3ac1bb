import { CandidateCard, type CandidateCardProps } from "@gemel/ui/CandidateCard";
import { useCardOf, type ListedMember } from "./use-card-of.ts";

type MemberCardProps = ListedMember & Pick<CandidateCardProps, "message" | "note" | "reason">;

/** A candidate in a list, with everything that the client has to fetch for the card. */
export function MemberCard({ message, note, reason, ...listed }: MemberCardProps) {
  return (
    <CandidateCard {...useCardOf(listed)} {...{ message, note, reason }} bio={listed.user.bio} />
  );
}
