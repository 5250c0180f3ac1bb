import { otherYear, useIntl } from "@gemel/i18n";
import { CandidateRow } from "@gemel/ui/CandidateRow";
import { CandidateCardSkeleton } from "@gemel/ui/CandidateCardSkeleton";
import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { InfiniteList } from "@gemel/ui/InfiniteList";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Stack } from "@gemel/ui/Stack";
import { reasonOf } from "../../flows/people/reason-of.ts";
import { useSession } from "../../flows/session/use-session.ts";
import type {
  Candidate,
  LikesFlow,
  LikesItem,
  LikesList,
} from "../../flows/people/use-reaction-list.ts";
import type { TwinStage } from "../../flows/people/use-twin-modal.ts";
import { decide as decideGate } from "../../shell/gate.ts";
import type { CardFocus } from "../people/use-card-focus.ts";
import { MemberCard } from "../people/MemberCard.tsx";
import { ScoresWithheld } from "../people/ScoresWithheld.tsx";
import type { People } from "../people/use-people.ts";

interface LikesTabProps {
  likes: LikesFlow;
  people: People;
  focus: CardFocus;
  announcement: string | undefined;
  onReact: (user: Candidate, action: "like" | "pass") => void;
}

/** Two who like each other are a match, whichever list shows them. */
const stageOf = (item: LikesItem): TwinStage =>
  "match_id" in item || item.status === "matched" ? "match" : "preLike";

const kinds = { received: "received", given: "given", matches: "match" } as const;

/** One of the three lists, in any state. */
export function LikesTab({ likes, people, focus, announcement, onReact }: LikesTabProps) {
  const intl = useIntl();
  const noteOf = useNote();
  const { list } = likes;
  if (likes.phase === "error")
    return <ErrorState title={intl.formatMessage({ id: "likes.error" })} onRetry={likes.retry} />;
  if (likes.phase === "empty") return <EmptyLikes list={list} />;
  const actionsFor = (item: LikesItem) => {
    const { user } = item;
    const matchId = "match_id" in item ? item.match_id : null;
    return {
      like: () => onReact(user, "like"),
      pass: () => onReact(user, "pass"),
      advisor: () => people.advice.open(user),
      twin: () => people.twin.open(user, stageOf(item)),
      message: () =>
        matchId === null
          ? people.firstMessage.open(user)
          : people.opening.open({ type: "user", user, matchId }),
      block: () => people.safety.open({ kind: "block", user }),
      report: () => people.safety.open({ kind: "report", user }),
      ...(matchId === null
        ? {}
        : { unmatch: () => people.safety.open({ kind: "unmatch", user, matchId }) }),
    };
  };
  return (
    <Stack gap={6}>
      <ScoresWithheld people={likes.items.map(({ user }) => user)} />
      <InfiniteList
        layout="rows"
        label={intl.formatMessage({ id: `likes.tabs.${list}` })}
        isLoading={likes.phase === "loading"}
        loading={<CandidateCardSkeleton shape="row" />}
        hasMore={likes.hasMore}
        isLoadingMore={likes.isLoadingMore}
        onLoadMore={likes.loadMore}
        end={intl.formatMessage({ id: "discover.end" })}
        announcement={announcement}
      >
        {likes.items.map((item) => (
          <MemberCard
            as={CandidateRow}
            key={item.user.id}
            kind={kinds[list]}
            user={item.user}
            stage={stageOf(item)}
            note={noteOf(list, item)}
            reason={reasonOf(item.user.compatibility)}
            message={"message" in item ? (item.message ?? undefined) : undefined}
            isFocusWanted={focus.isWanted(item.user.id)}
            onFocused={focus.taken}
            actions={actionsFor(item)}
          />
        ))}
      </InfiniteList>
    </Stack>
  );
}

function EmptyLikes({ list }: { list: LikesList }) {
  const intl = useIntl();
  const { user } = useSession();
  // The page opens before the discover page does.
  const canDiscover =
    user && decideGate("member", "/discover", user.onboarding_status).kind === "open";
  return (
    <EmptyState
      title={intl.formatMessage({ id: `likes.empty.${list}.title` })}
      action={
        canDiscover && (
          <LinkButton href="/discover">
            {intl.formatMessage({ id: "likes.empty.action" })}
          </LinkButton>
        )
      }
    >
      {intl.formatMessage({ id: `likes.empty.${list}.body` })}
    </EmptyState>
  );
}

/** The date of a like or a match, in words. */
function useNote(): (list: LikesList, item: LikesItem) => string {
  const intl = useIntl();
  return (list, item) => {
    const [id, time] =
      stageOf(item) === "match"
        ? ([
            "likes.note.returned",
            ("confirmed_at" in item && item.confirmed_at) || item.created_at,
          ] as const)
        : list === "received"
          ? (["likes.note.received", item.created_at] as const)
          : (["likes.note.given", item.created_at] as const);
    const date = intl.formatDate(time, {
      day: "numeric",
      month: "long",
      ...otherYear(new Date(time)),
    });
    return intl.formatMessage({ id }, { date });
  };
}
