import { QuickView } from "@gemel/ui/QuickView";
import type { TwinStage } from "../../flows/people/use-twin-modal.ts";
import { useMemberLook } from "./use-member-look.ts";

interface MemberQuickViewProps {
  nickname: string;
  stage: TwinStage;
}

/** A quick view of the other person of a conversation. */
export function MemberQuickView({ nickname, stage }: MemberQuickViewProps) {
  return <QuickView {...useMemberLook(nickname, stage)} name={nickname} />;
}
