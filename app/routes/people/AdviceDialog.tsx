import { useIntl } from "@gemel/i18n";
import { AdviceSheet } from "@gemel/ui/AdviceSheet";
import { useAdvice } from "../../flows/people/use-advice.ts";
import { messageLimit } from "../../flows/talk/message-limit.ts";
import { useChatDraft } from "../../flows/talk/use-chat-draft.ts";
import type { Candidate } from "../../flows/people/use-reaction-list.ts";
import { useSession, type User } from "../../flows/session/use-session.ts";
import { useShownMessages } from "../chat/use-shown-messages.ts";
import { openingFailures } from "./opening-failures.ts";
import { useCalled } from "./use-called.ts";

const duo = { kind: "duo", name: "Duo" } as const;

export interface AdviceDialogProps {
  user: Pick<Candidate, "id" | "nickname">;
  onClose: () => void;
}

/** Duo's advice about a candidate, over the page that shows the candidate. Key it by the candidate. */
export default function AdviceDialog(props: AdviceDialogProps) {
  const { user: member } = useSession();
  return member && <Advice {...props} member={member} />;
}

function Advice({ user, onClose, member }: AdviceDialogProps & { member: User }) {
  const intl = useIntl();
  const name = useCalled()(user);
  const advice = useAdvice({ candidateUserId: user.id, memberId: member.id });
  const [draft, setDraft] = useChatDraft(member.id, `advice:${user.id}`);
  const messages = useShownMessages(advice, duo);
  const { phase, older } = advice;
  const isMissing = phase === "notFound";
  const hasFailed = isMissing || phase === "failed";
  return (
    <AdviceSheet
      isOpen
      onOpenChange={onClose}
      name={name}
      messages={isMissing ? [] : messages}
      isLoading={phase === "loading"}
      hasFailed={hasFailed}
      {...(isMissing || advice.isDayUsedUp
        ? {
            failedTitle: intl.formatMessage({
              id: openingFailures[isMissing ? "notFound" : "dayUsedUp"],
            }),
          }
        : { onReload: advice.reload })}
      // A failure takes the place of the messages, and says what to do.
      connection={hasFailed ? "connected" : advice.connection}
      retryAt={advice.retryAt}
      onReconnect={advice.reconnect}
      {...(older === "none" ? {} : { onReachStart: advice.loadOlder })}
      isLoadingEarlier={older === "loading"}
      hasEarlierFailed={older === "failed"}
      maxLength={messageLimit}
      onSend={advice.send}
      onRetry={advice.retry}
      onDiscard={advice.discard}
      defaultDraft={draft}
      onDraftChange={setDraft}
    />
  );
}
