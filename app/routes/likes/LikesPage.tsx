import { useIntl } from "@gemel/i18n";
import { Page } from "@gemel/ui/Page";
import { Tabs } from "@gemel/ui/Tabs";
import { ToastProvider } from "@gemel/ui/Toast";
import { useCallback } from "react";
import type { Decision, LikeRefusal } from "../../flows/people/decisions.ts";
import type { MemberEvent } from "../../flows/member-events.ts";
import type { Candidate } from "../../flows/people/use-feed.ts";
import { likesLists, useLikes, type LikesList } from "../../flows/people/use-likes.ts";
import { useCelebrate, type NewMatch } from "../../flows/people/use-match-celebration.ts";
import { useMemberEvent } from "../../flows/use-member-events.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { PeopleDialogs } from "../people/PeopleDialogs.tsx";
import { useCardFocus } from "../people/use-card-focus.ts";
import { useDecisionNews } from "../people/use-decision-news.ts";
import { usePeople } from "../people/use-people.ts";
import { useUndoToast } from "../people/use-undo-toast.ts";
import { Faces } from "./Faces.tsx";
import { LikesTab } from "./LikesTab.tsx";
import { useTab } from "../../shell/place/use-tab.ts";

/** Likes and matches (docs/product.md section 2). */
export default function LikesPage() {
  const { user } = useSession();
  return (
    user && (
      <ToastProvider>
        <Likes key={user.id} />
      </ToastProvider>
    )
  );
}

function Likes() {
  const intl = useIntl();
  const [tab, select] = useTab(likesLists);
  const news = useDecisionNews();
  const celebrate = useCelebrate();
  const host = {
    ...news.host,
    onMatch: (match: NewMatch) => {
      lists.given.reload();
      lists.matches.reload();
      celebrate(match);
    },
    onRefused: (decision: Decision, refusal: LikeRefusal) => {
      if (decision.message === null) news.host.onRefused(decision, refusal);
      else people.firstMessage.refuse(decision.user, refusal);
    },
    onUndone: (user: Candidate) => {
      news.host.onUndone(user);
      focus.give(user.id);
    },
  };
  const received = useLikes("received", host);
  const given = useLikes("given", host);
  const matches = useLikes("matches", host);
  const lists = { received, given, matches };
  const focus = useCardFocus(lists[tab].items.map(({ user }) => user.id));
  const people = usePeople({
    onGone: ({ id }) => {
      focus.moveOn(id);
      for (const list of Object.values(lists)) list.remove(id);
      matches.reload();
    },
    onLike: (user, message) => decide(user, "like", message),
  });
  const decide = (user: Candidate, action: "like" | "pass", message: string | null = null) => {
    focus.moveOn(user.id);
    received.decide({ user, action, message });
  };
  useUndoToast(received.undoable, received.undo);
  useNewsOfLikes([received.reload, given.reload, matches.reload]);

  return (
    <Page
      titleRef={focus.heading}
      title={intl.formatMessage({ id: "likes.title" })}
      lead={intl.formatMessage({ id: "likes.lead" })}
      isTight
      beside={<Faces matches={matches} people={people} />}
    >
      <Tabs
        isDense
        label={intl.formatMessage({ id: "likes.tabs.label" })}
        selectedKey={tab}
        onSelectionChange={(key) => select(key as LikesList)}
        items={likesLists.map((list) => {
          const { count } = lists[list];
          return {
            id: list,
            label: intl.formatMessage({ id: `likes.tabs.${list}` }),
            ...(count === null ? {} : { count }),
            content: (
              <LikesTab
                likes={lists[list]}
                people={people}
                focus={focus}
                announcement={news.announcement}
                onDecide={decide}
              />
            ),
          };
        })}
      />
      <PeopleDialogs people={people} />
    </Page>
  );
}

/** The lists contain what happened before they subscribed. */
const changing: readonly MemberEvent["event"][] = ["like", "match", "resync", "subscribed"];

function useNewsOfLikes([received, given, matches]: readonly [Reload, Reload, Reload]): void {
  useMemberEvent(
    useCallback(
      ({ event }) => {
        if (!changing.includes(event)) return;
        received();
        given();
        matches();
      },
      [received, given, matches],
    ),
  );
}

type Reload = () => void;
