import { CandidateCard, type CandidateCardProps } from "@gemel/ui/CandidateCard";
import { useEffect, useEffectEvent, useRef } from "react";
import { reasonOf } from "../../flows/reason-of.ts";
import { useAudioSource } from "../../flows/use-audio-source.ts";
import type { Candidate } from "../../flows/use-feed.ts";
import { usePicture } from "../../flows/use-picture.ts";
import { isTwinOpen } from "../../flows/use-twin-modal.ts";
import { MemberQuickView } from "./MemberQuickView.tsx";
import { fitOf, personOf } from "./person-of.ts";

interface MemberCardProps extends Pick<
  CandidateCardProps,
  "kind" | "message" | "note" | "actions"
> {
  user: Candidate;
  /** Takes the focus, as the card before it has gone. */
  isFocusWanted: boolean;
  onFocused: () => void;
}

/** Somebody in a list, with everything that the client has to fetch for them. */
export function MemberCard(props: MemberCardProps) {
  const { user, kind, actions, isFocusWanted, onFocused, ...rest } = props;
  const picture = usePicture(user.profile_picture_url);
  const voice = useAudioSource(user.has_voice ? user.voice_message_url : null);
  const stage = kind === "match" ? "match" : "preLike";
  const isTalkative = isTwinOpen({ candidate: user, stage });
  const { twin, ...others } = actions;

  const card = useRef<HTMLElement>(null);
  const takeFocus = useEffectEvent(() => {
    card.current?.focus();
    onFocused();
  });
  useEffect(() => {
    if (isFocusWanted) takeFocus();
  }, [isFocusWanted]);

  return (
    <CandidateCard
      {...rest}
      ref={card}
      kind={kind}
      person={personOf(user, { picture, isTwinOpen: isTalkative })}
      compatibility={fitOf(user)}
      reason={user.compatibility ? reasonOf(user.compatibility) : undefined}
      voice={voice}
      actions={isTalkative && twin ? { ...others, twin } : others}
      quickView={
        user.nickname === null ? null : (
          <MemberQuickView
            key={user.nickname}
            nickname={user.nickname}
            stage={stage}
            kind="outlined"
            size="small"
          />
        )
      }
    />
  );
}
