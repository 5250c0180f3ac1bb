import { useIntl } from "@gemel/i18n";
import { OwnCard } from "@gemel/ui/OwnCard";
import { useState } from "react";
import { ageOn } from "../../flows/profile/age-on.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { personOf } from "../people/person-of.ts";
import type { Profile } from "../../flows/profile/use-profile-editing.ts";

/** Parts that make a profile personal, the most useful first. */
const parts = ["voice", "picture", "bio", "life"] as const;
export type ProfilePart = (typeof parts)[number];

const isMissing: Record<ProfilePart, (draft: Profile) => boolean> = {
  voice: (draft) => draft.voice_message_url === null,
  picture: (draft) => draft.profile_picture_url === null,
  bio: (draft) => !draft.bio,
  life: (draft) => draft.children_status === null && draft.pets_status === null,
};

export interface OwnProfileProps {
  draft: Profile;
  /** Whether required facts are still missing: then nothing else is asked for. */
  isNew: boolean;
  onSeek: (part: ProfilePart) => void;
}

/** The member's own card, which changes while they write. */
export function OwnProfile({ draft, isNew, onSeek }: OwnProfileProps) {
  const intl = useIntl();
  const picture = usePicture(draft.profile_picture_url);
  const [today] = useState(() => new Date());
  const age = draft.birth_date === null ? null : ageOn(draft.birth_date, today);
  return (
    <OwnCard
      title={intl.formatMessage({ id: "profile.card.title" })}
      person={personOf(
        {
          ...draft,
          ...(!draft.show_wishes && { child_intent: null, pet_intent: null }),
          nickname: draft.nickname || null,
          age_years: age !== null && age >= 0 ? age : null,
          city: draft.city || null,
        },
        { picture, isTwinOpen: false },
      )}
      bio={draft.bio}
      isBesideOnly={isNew}
      missing={
        isNew
          ? []
          : parts
              .filter((part) => isMissing[part](draft))
              .slice(0, 2)
              .map((part) => ({
                id: part,
                text: intl.formatMessage(
                  { id: `profile.missing.${part}` },
                  { em: (text) => <strong>{text}</strong> },
                ),
                onPress: () => onSeek(part),
              }))
      }
    />
  );
}
