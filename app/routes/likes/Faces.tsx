import { useIntl } from "@gemel/i18n";
import { MatchFace } from "@gemel/ui/MatchFace";
import { MatchFaces } from "@gemel/ui/MatchFaces";
import type { Candidate, LikesFlow } from "../../flows/people/use-reaction-list.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import type { People } from "../people/use-people.ts";
import { useCalled } from "../people/use-called.ts";

interface FacesProps {
  matches: LikesFlow;
  people: People;
}

/** The matches as faces; each opens its conversation. */
export function Faces({ matches, people }: FacesProps) {
  const intl = useIntl();
  // The tab reports the failure and offers a retry: a row without faces would say that there is no match.
  if (matches.phase === "error") return null;
  return (
    <MatchFaces
      label={intl.formatMessage({ id: "likes.faces" })}
      isLoading={matches.phase === "loading"}
    >
      {matches.items.flatMap((item) =>
        "match_id" in item
          ? [
              <Face
                key={item.match_id}
                user={item.user}
                isNew={matches.unwritten.has(item.user.id)}
                onPress={() =>
                  people.opening.open({ type: "user", user: item.user, matchId: item.match_id })
                }
              />,
            ]
          : [],
      )}
    </MatchFaces>
  );
}

interface FaceProps {
  user: Candidate;
  isNew: boolean;
  onPress: () => void;
}

function Face({ user, ...rest }: FaceProps) {
  const called = useCalled();
  return <MatchFace {...rest} name={called(user)} picture={usePicture(user.profile_picture_url)} />;
}
