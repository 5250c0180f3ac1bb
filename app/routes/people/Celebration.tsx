import { useIntl } from "@gemel/i18n";
import { MatchCelebration } from "@gemel/ui/MatchCelebration";
import { useConversationOpening } from "../../flows/use-conversation-opening.ts";
import type { NewMatch } from "../../flows/use-match-celebration.ts";
import { usePicture } from "../../flows/use-picture.ts";
import { openingFailures } from "./opening-failures.ts";
import { useCalled } from "./use-called.ts";
import { useGoToChat } from "./use-go-to-chat.ts";

interface CelebrationProps {
  match: NewMatch;
  onDismiss: () => void;
  /** Asks Duo how to begin. */
  onAdvisor: () => void;
}

/** A match that has just come about, with the next step at hand. */
export default function Celebration({ match, onDismiss, onAdvisor }: CelebrationProps) {
  const { user, matchId } = match;
  const intl = useIntl();
  const called = useCalled();
  const picture = usePicture(user.profile_picture_url);
  const goToChat = useGoToChat();
  const opening = useConversationOpening({
    onOpened: (conversation) => {
      onDismiss();
      goToChat(conversation);
    },
  });
  return (
    <MatchCelebration
      isOpen
      onOpenChange={onDismiss}
      name={called(user)}
      picture={picture}
      isPending={opening.isOpening}
      error={
        opening.failure ? intl.formatMessage({ id: openingFailures[opening.failure] }) : undefined
      }
      onAdvisor={onAdvisor}
      onWrite={matchId === null ? undefined : () => opening.open({ type: "user", user, matchId })}
    />
  );
}
