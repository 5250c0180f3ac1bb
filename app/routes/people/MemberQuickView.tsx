import { useIntl } from "@gemel/i18n";
import { QuickView } from "@gemel/ui/QuickView";
import { VisuallyHidden } from "@gemel/ui/VisuallyHidden";
import type { ReactNode } from "react";
import type { TwinStage } from "../../flows/people/use-twin-modal.ts";
import { useMemberLook } from "./use-member-look.ts";

interface MemberQuickViewProps {
  nickname: string;
  stage: TwinStage;
  /** The person's picture, which opens the quick view. */
  children: ReactNode;
}

/** A quick view of the other person of a conversation. */
export function MemberQuickView({ nickname, stage, children }: MemberQuickViewProps) {
  const intl = useIntl();
  return (
    <QuickView {...useMemberLook(nickname, stage)} name={nickname}>
      {children}
      <VisuallyHidden>
        {intl.formatMessage({ id: "people.quickView.label" }, { name: nickname })}
      </VisuallyHidden>
    </QuickView>
  );
}
