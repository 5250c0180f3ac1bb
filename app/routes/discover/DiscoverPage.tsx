import { useIntl } from "@gemel/i18n";
import { CandidateCard } from "@gemel/ui/CandidateCard";
import { CandidateCardSkeleton } from "@gemel/ui/CandidateCardSkeleton";
import { ErrorState } from "@gemel/ui/ErrorState";
import { FilterChips } from "@gemel/ui/FilterChips";
import { FilterSidebar } from "@gemel/ui/FilterSidebar";
import { InfiniteList } from "@gemel/ui/InfiniteList";
import { Page } from "@gemel/ui/Page";
import { SidebarLayout, useHasRoom } from "@gemel/ui/SidebarLayout";
import { Stack } from "@gemel/ui/Stack";
import { ToastProvider } from "@gemel/ui/Toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { reasonOf } from "../../flows/people/reason-of.ts";
import { useCriteria, type CriteriaFlow } from "../../flows/people/use-criteria.ts";
import { useFeed, type Candidate, type FeedFlow } from "../../flows/people/use-reaction-list.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { MemberCard } from "../people/MemberCard.tsx";
import { ScoresWithheld } from "../people/ScoresWithheld.tsx";
import { PeopleDialogs } from "../people/PeopleDialogs.tsx";
import { useCardFocus, type CardFocus } from "../people/use-card-focus.ts";
import { useReactionOutcome } from "../people/use-reaction-outcome.ts";
import { usePeople, type People } from "../people/use-people.ts";
import { useUndoToast } from "../people/use-undo-toast.ts";
import { areFiltersAskedFor } from "./ask-for-filters.ts";
import { filtersOf } from "./filters-of.ts";
import { Filters, FiltersDrawer } from "./later-filters.tsx";
import { EmptyFeed } from "./EmptyFeed.tsx";
import { stored } from "../../shell/platform/stored.ts";

/** docs/product.md section 2: the key and its two values. */
const storedCollapsed = stored<"0" | "1">(
  "discoverFiltersCollapsed",
  (value) => value === "0" || value === "1",
);

/**
 * Whether the sidebar is a rail: as it was left in this browser, and at first it is one.
 * @param isAskedFor - it is open at first, whatever it was
 */
function useCollapsed(isAskedFor: boolean) {
  const [isCollapsed, setCollapsed] = useState(() => !isAskedFor && storedCollapsed.read() !== "0");
  const change = (next: boolean): void => {
    setCollapsed(next);
    storedCollapsed.write(next ? "1" : "0");
  };
  return [isCollapsed, change] as const;
}

/** The candidates (docs/product.md section 2). */
export default function DiscoverPage() {
  const { user } = useSession();
  return (
    user && (
      <ToastProvider>
        <Discover key={user.id} />
      </ToastProvider>
    )
  );
}

type Action = "like" | "pass";

function Discover() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const hasRoom = useHasRoom();
  const [isAskedFor] = useState(() => areFiltersAskedFor(state));
  const forgetAsking = useEffectEvent(() => {
    if (isAskedFor) void navigate({ search }, { replace: true, state: null });
  });
  // The entry of the history would ask again after each reload.
  useEffect(() => forgetAsking(), []);
  const [isCollapsed, setCollapsed] = useCollapsed(isAskedFor);
  const [isDrawerOpen, setDrawerOpen] = useState(isAskedFor);
  const outcome = useReactionOutcome();
  const feed = useFeed({
    ...outcome.host,
    onRefused: (reaction, refusal) => {
      if (reaction.message === null) outcome.host.onRefused(reaction, refusal);
      else people.firstMessage.refuse(reaction.user, refusal);
    },
    onUndone: (user) => {
      outcome.host.onUndone(user);
      focus.give(user.id);
    },
  });
  const criteria = useCriteria({
    onSaved: () => {
      setDrawerOpen(false);
      feed.reload();
    },
  });
  const focus = useCardFocus(feed.candidates.map(({ id }) => id));
  const people = usePeople({
    onNotFound: ({ id }) => {
      focus.moveOn(id);
      feed.remove(id);
    },
    onLike: (user, message) => react(user, "like", message),
  });
  const react = (user: Candidate, action: Action, message: string | null = null): void => {
    focus.moveOn(user.id);
    feed.react({ user, action, message });
  };
  useUndoToast(feed.undoable, feed.undo);

  return (
    <Page
      titleRef={focus.heading}
      title={intl.formatMessage({ id: "discover.title" })}
      lead={intl.formatMessage({ id: "discover.lead" })}
      isTight
      actions={
        (isCollapsed || !hasRoom) && (
          <FilterChips
            value={criteria.saved && filtersOf(criteria.saved)}
            onOpen={hasRoom ? undefined : () => setDrawerOpen(true)}
          />
        )
      }
    >
      <SidebarLayout
        sidebar={
          <FilterSidebar isCollapsed={isCollapsed} onCollapsedChange={setCollapsed}>
            <Filters criteria={criteria} />
          </FilterSidebar>
        }
      >
        <Results
          feed={feed}
          criteria={criteria}
          people={people}
          focus={focus}
          announcement={outcome.announcement}
          onReact={react}
        />
      </SidebarLayout>
      {isDrawerOpen && !hasRoom && (
        <FiltersDrawer criteria={criteria} isOpen onOpenChange={setDrawerOpen} />
      )}
      <PeopleDialogs people={people} />
    </Page>
  );
}

/** The feed shows no match. */
const stage = "preLike";

interface ResultsProps {
  feed: FeedFlow;
  criteria: CriteriaFlow;
  people: People;
  focus: CardFocus;
  announcement: string | undefined;
  onReact: (user: Candidate, action: Action) => void;
}

function Results({ feed, criteria, people, focus, announcement, onReact }: ResultsProps) {
  const intl = useIntl();
  if (feed.phase === "error") {
    const title = intl.formatMessage({
      id: feed.isDayUsedUp ? "error.dailyLimit" : "discover.error",
    });
    return <ErrorState title={title} {...(!feed.isDayUsedUp && { onRetry: feed.retry })} />;
  }
  if (feed.phase === "empty") return <EmptyFeed feed={feed} criteria={criteria} />;
  return (
    <Stack gap={6}>
      <ScoresWithheld people={feed.candidates} />
      <InfiniteList
        layout="grid"
        hasLead
        label={intl.formatMessage({ id: "discover.list" })}
        isLoading={feed.phase === "loading"}
        loading={<CandidateCardSkeleton hasLead />}
        hasMore={feed.hasMore}
        isLoadingMore={feed.isLoadingMore}
        onLoadMore={feed.loadMore}
        end={intl.formatMessage({ id: "discover.end" })}
        announcement={announcement}
      >
        {feed.candidates.map((user) => (
          <MemberCard
            as={CandidateCard}
            bio={user.bio}
            key={user.id}
            kind="discover"
            user={user}
            stage={stage}
            reason={reasonOf(user.compatibility)}
            isFocusWanted={focus.isWanted(user.id)}
            onFocused={focus.taken}
            actions={{
              like: () => onReact(user, "like"),
              pass: () => onReact(user, "pass"),
              advisor: () => people.advice.open(user),
              twin: () => people.twin.open(user, stage),
              message: () => people.firstMessage.open(user),
              block: () => people.safety.open({ kind: "block", user }),
              report: () => people.safety.open({ kind: "report", user }),
            }}
          />
        ))}
      </InfiniteList>
    </Stack>
  );
}
