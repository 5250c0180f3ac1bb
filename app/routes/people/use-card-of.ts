import type { CandidateCardProps } from "@gemel/ui/CandidateCard";
import { useEffect, useEffectEvent, useRef } from "react";
import { useAudioSource } from "../../flows/sound/use-audio-source.ts";
import type { Candidate } from "../../flows/people/use-feed.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { isTwinOpen } from "../../flows/people/use-twin-modal.ts";
import { fitOf, personOf } from "./person-of.ts";
import { useMemberLook } from "./use-member-look.ts";

export interface ListedMember extends Pick<CandidateCardProps, "kind" | "actions"> {
  user: Candidate;
  /** Takes the focus, as the card before it has gone. */
  isFocusWanted: boolean;
  onFocused: () => void;
}

/** What a card or a row shows of a member in a list, with everything that the client fetches for it. */
export function useCardOf({ user, kind, actions, isFocusWanted, onFocused }: ListedMember) {
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

  return {
    ref: card,
    kind,
    person: personOf(user, {
      picture,
      hasPicture: user.profile_picture_url !== null,
      isTwinOpen: isTalkative,
    }),
    compatibility: fitOf(user),
    voice,
    actions: isTalkative && twin ? { ...others, twin } : others,
    quickView: user.nickname === null ? undefined : look,
  };
}
