import { useIntl } from "@gemel/i18n";
import { Button } from "@gemel/ui/Button";
import { EmptyState } from "@gemel/ui/EmptyState";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { loosened, type CriteriaFlow } from "../../flows/people/use-criteria.ts";
import type { FeedFlow } from "../../flows/people/use-reaction-list.ts";

interface EmptyFeedProps {
  feed: FeedFlow;
  criteria: CriteriaFlow;
}

/** The empty feed; it offers to loosen the filter that keeps the most people away. */
export function EmptyFeed({ feed, criteria }: EmptyFeedProps) {
  const intl = useIntl();
  const { tightest } = feed;
  const title = intl.formatMessage({ id: "discover.empty" });
  if (tightest === null)
    return (
      <EmptyState
        title={title}
        action={
          <Button kind="secondary" onPress={feed.reload}>
            {intl.formatMessage({ id: "discover.lookAgain" })}
          </Button>
        }
      />
    );
  // Filters that could not be loaded cannot be loosened; the filters offer to load again.
  const canLoosen = criteria.phase !== "loadFailed";
  return (
    <EmptyState
      title={title}
      action={
        canLoosen && (
          <Button
            isPending={criteria.phase === "loading" || criteria.phase === "saving"}
            onPress={() => criteria.loosen(tightest)}
          >
            {intl.formatMessage({ id: `discover.loosen.${tightest}` }, { ...loosened(tightest) })}
          </Button>
        )
      }
    >
      <Stack>
        <p>{intl.formatMessage({ id: `discover.tightest.${tightest}` })}</p>
        {criteria.phase === "saveFailed" && (
          <Notice tone="danger">{intl.formatMessage({ id: "discover.error" })}</Notice>
        )}
      </Stack>
    </EmptyState>
  );
}
