import { otherYear, useIntl } from "@gemel/i18n";
import { MatchCelebration } from "@gemel/ui/MatchCelebration";
import { useRef } from "react";
import { putInOutbox } from "../../flows/talk/kept-talk.ts";
import { messageLimit } from "../../flows/talk/message-limit.ts";
import { reasonOf } from "../../flows/people/reason-of.ts";
import { useConversationOpening } from "../../flows/talk/use-conversation-opening.ts";
import { useFirstLetter } from "../../flows/people/use-first-letter.ts";
import type { NewMatch } from "../../flows/people/use-match-celebration.ts";
import { useOwnPicture } from "../../flows/profile/use-own-picture.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { openingFailures } from "./opening-failures.ts";
import { useCalled } from "./use-called.ts";
import { useGoToChat } from "./use-go-to-chat.ts";

interface CelebrationProps {
  match: NewMatch;
  onDismiss: () => void;
  /** Asks Duo how to begin. */
  onAdvisor: () => void;
}

/** A match that has just come about, with a place to answer. */
export default function Celebration({ match, onDismiss, onAdvisor }: CelebrationProps) {
  const { user, matchId } = match;
  const intl = useIntl();
  const called = useCalled();
  const member = useSession().user;
  const own = useOwnPicture();
  const picture = usePicture(user.profile_picture_url);
  const letter = useFirstLetter(match);
  const goToChat = useGoToChat();
  const written = useRef("");
  const opening = useConversationOpening({
    onOpened: (conversation) => {
      if (member)
        putInOutbox({ memberId: member.id, conversationId: conversation.id }, written.current);
      onDismiss();
      goToChat(conversation);
    },
  });
  return (
    <MatchCelebration
      isOpen
      onOpenChange={onDismiss}
      own={{ name: called({ nickname: member?.nickname ?? null }), picture: own }}
      other={{ name: called(user), picture }}
      letter={letter ? { text: letter.text, where: whereAndWhen(letter.at) } : undefined}
      reason={letter === null ? reasonOf(user.compatibility) : undefined}
      isPending={opening.isOpening}
      error={
        opening.failure ? intl.formatMessage({ id: openingFailures[opening.failure] }) : undefined
      }
      maxLength={messageLimit}
      onAdvisor={onAdvisor}
      onSend={
        matchId === null
          ? undefined
          : (text) => {
              written.current = text;
              opening.open({ type: "user", user, matchId });
            }
      }
    />
  );

  function whereAndWhen(at: string): string {
    const day = intl.formatDate(at, {
      weekday: "long",
      day: "numeric",
      month: "long",
      ...otherYear(new Date(at)),
    });
    return user.city === null ? day : intl.formatList([user.city, day], { type: "unit" });
  }
}
