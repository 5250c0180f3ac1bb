import { CandidateRow, type CandidateRowProps } from "@gemel/ui/CandidateRow";
import { useCardOf, type ListedMember } from "../people/use-card-of.ts";

type LikedRowProps = ListedMember & Pick<CandidateRowProps, "message" | "note" | "reason">;

/** The other member of a like, in either direction, with all that the client fetches for them. */
export function LikedRow({ message, note, reason, ...listed }: LikedRowProps) {
  return <CandidateRow {...useCardOf(listed)} {...{ message, note, reason }} />;
}
