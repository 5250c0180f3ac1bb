import { useIntl } from "@gemel/i18n";
import { Page } from "@gemel/ui/Page";
import { Stack } from "@gemel/ui/Stack";
import { Tabs } from "@gemel/ui/Tabs";
import { ToastProvider } from "@gemel/ui/Toast";
import { useCallback } from "react";
import {
  type Reaction,
  type LikeRefusal,
  type Candidate,
  likesLists,
  useLikes,
  type LikesList,
} from "../../flows/people/use-reaction-list.ts";
import { changesLikes } from "../../flows/people/use-likes-count.ts";
import { useMemberEvent } from "../../flows/use-member-events.ts";
import { useCapability } from "../../flows/session/use-capability.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { PeopleDialogs } from "../people/PeopleDialogs.tsx";
import { useCardFocus } from "../people/use-card-focus.ts";
import { useReactionOutcome } from "../people/use-reaction-outcome.ts";
import { usePeople } from "../people/use-people.ts";
import { useUndoToast } from "../people/use-undo-toast.ts";
import { FirstMessages } from "./FirstMessages.tsx";
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
  const hasFirstMessages = useCapability("first_messages");
  const intl = useIntl();
  const [tab, select] = useTab(likesLists);
  const outcome = useReactionOutcome();
  const host = {
    ...outcome.host,
    onRefused: (reaction: Reaction, refusal: LikeRefusal) => {
      if (reaction.message === null) outcome.host.onRefused(reaction, refusal);
      else people.firstMessage.refuse(reaction.user, refusal);
    },
    onUndone: (user: Candidate) => {
      outcome.host.onUndone(user);
      focus.give(user.id);
    },
  };
  const given = useLikes("given", host);
  const matches = useLikes("matches", host);
  // A member who is liked back is a match, also where the server's answer does not say so.
  const received = useLikes("received", { ...host, onLiked: matches.reload });
  const lists = { received, given, matches };
  const focus = useCardFocus(lists[tab].items.map(({ user }) => user.id));
  const people = usePeople({
    onNotFound: ({ id }) => {
      focus.moveOn(id);
      for (const list of Object.values(lists)) list.remove(id);
      matches.reload();
    },
    onLike: (user, message) => react(user, "like", message),
  });
  const react = (user: Candidate, action: "like" | "pass", message: string | null = null) => {
    focus.moveOn(user.id);
    received.react({ user, action, message });
  };
  useUndoToast(received.undoable, received.undo);
  useLikeEvents([received.reload, given.reload, matches.reload]);

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
              <Stack gap={6}>
                <LikesTab
                  likes={lists[list]}
                  people={people}
                  focus={focus}
                  announcement={outcome.announcement}
                  onReact={react}
                />
                {list === "received" && hasFirstMessages && <FirstMessages people={people} />}
              </Stack>
            ),
          };
        })}
      />
      <PeopleDialogs people={people} />
    </Page>
  );
}

function useLikeEvents([received, given, matches]: readonly [Reload, Reload, Reload]): void {
  useMemberEvent(
    useCallback(
      ({ event }) => {
        if (!changesLikes.includes(event)) return;
        // A like that the member returned has left this list already.
        if (event !== "matched") received();
        given();
        matches();
      },
      [received, given, matches],
    ),
  );
}

type Reload = () => void;
