import { useIntl } from "@gemel/i18n";
import { MatchCelebration } from "@gemel/ui/MatchCelebration";
import type { NewMatch } from "../../flows/use-match-celebration.ts";
import { usePicture } from "../../flows/use-picture.ts";
import { useCalled } from "./use-called.ts";
import { openingFailures, type People } from "./use-people.ts";

/** A match that has just come about, with the next step at hand. */
export default function Celebration({ people }: { people: People }) {
  const { match } = people.celebration;
  return match && <Celebrated key={match.user.id} match={match} people={people} />;
}

function Celebrated({ match: { user, matchId }, people }: { match: NewMatch; people: People }) {
  const intl = useIntl();
  const called = useCalled();
  const picture = usePicture(user.profile_picture_url);
  const { opening, celebration } = people;
  return (
    <MatchCelebration
      isOpen
      onOpenChange={() => {
        opening.dismiss();
        celebration.dismiss();
      }}
      name={called(user)}
      picture={picture}
      isPending={opening.isOpening}
      error={
        opening.failure ? intl.formatMessage({ id: openingFailures[opening.failure] }) : undefined
      }
      onAdvisor={() => opening.open({ type: "advisor", user })}
      onWrite={matchId === null ? undefined : () => opening.open({ type: "user", user, matchId })}
    />
  );
}
