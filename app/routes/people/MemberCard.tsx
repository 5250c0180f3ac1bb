import { CandidateCard, type CandidateCardProps } from "@gemel/ui/CandidateCard";
import { useEffect, useEffectEvent, useRef } from "react";
import { useAudioSource } from "../../flows/use-audio-source.ts";
import type { Candidate } from "../../flows/use-feed.ts";
import { usePicture } from "../../flows/use-picture.ts";
import { isTwinOpen } from "../../flows/use-twin-modal.ts";
import { fitOf, personOf } from "./person-of.ts";
import { useMemberLook } from "./use-member-look.ts";

interface MemberCardProps extends Pick<
  CandidateCardProps,
  "kind" | "message" | "note" | "reason" | "actions"
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
  const look = useMemberLook(user.nickname, stage);
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
      words={user.bio}
      voice={voice}
      actions={isTalkative && twin ? { ...others, twin } : others}
      quickView={user.nickname === null ? undefined : look}
    />
  );
}
