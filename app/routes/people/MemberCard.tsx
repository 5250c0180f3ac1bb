import type { CandidateCard, CandidateCardProps } from "@gemel/ui/CandidateCard";
import type { CandidateRow, CandidateRowProps } from "@gemel/ui/CandidateRow";
import { memo, useEffect, useEffectEvent, useRef } from "react";
import type { Candidate } from "../../flows/people/use-reaction-list.ts";
import { useCapability } from "../../flows/session/use-capability.ts";
import { isTwinOpen, type TwinStage } from "../../flows/people/use-twin-modal.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { useAudioSource } from "../../flows/sound/use-audio-source.ts";
import { useNewest } from "../../flows/use-flow.ts";
import { useLatest } from "../../flows/use-latest.ts";
import { fitOf, personOf } from "./person-of.ts";
import { useMemberLook } from "./use-member-look.ts";

interface MemberCardProps extends Pick<
  CandidateRowProps,
  "kind" | "actions" | "message" | "note" | "reason"
> {
  as: typeof CandidateCard | typeof CandidateRow;
  user: Candidate;
  stage: TwinStage;
  bio?: CandidateCardProps["bio"];
  /** Takes the focus, as the card before it has gone. */
  isFocusWanted: boolean;
  onFocused: () => void;
}

/** A member in a list, with everything that the client has to fetch for the card. */
export function MemberCard({ actions, onFocused, ...props }: MemberCardProps) {
  return <DrawnCard {...props} actions={useNewest(actions)} onFocused={useLatest(onFocused)} />;
}

/** Drawn again only when the member or the words change, not with each step of another card's like. */
const DrawnCard = memo(function DrawnCard(props: MemberCardProps) {
  const { as: Card, user, stage, kind, actions, isFocusWanted, onFocused, ...shown } = props;
  const picture = usePicture(user.profile_picture_url);
  const voice = useAudioSource(user.has_voice ? user.voice_message_url : null);
  const isTalkative = isTwinOpen({ candidate: user, stage });
  const look = useMemberLook(user.nickname, stage);
  const { twin, message: write, ...others } = actions;
  // For a match, writing opens the conversation; before a match, the message is sent with a like.
  const canWrite = useCapability("first_messages") || stage === "match";

  const card = useRef<HTMLElement>(null);
  const takeFocus = useEffectEvent(() => {
    card.current?.focus();
    onFocused();
  });
  useEffect(() => {
    if (isFocusWanted) takeFocus();
  }, [isFocusWanted]);

  return (
    <Card
      {...shown}
      ref={card}
      kind={kind}
      person={personOf(user, {
        picture,
        hasPicture: user.profile_picture_url !== null,
        isTwinOpen: isTalkative,
      })}
      compatibility={fitOf(user)}
      voice={voice}
      actions={{
        ...others,
        ...(isTalkative && twin && { twin }),
        ...(canWrite && write && { message: write }),
      }}
      quickView={user.nickname === null ? undefined : look}
    />
  );
});
