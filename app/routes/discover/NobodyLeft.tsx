import { useIntl } from "@gemel/i18n";
import { Button } from "@gemel/ui/Button";
import { EmptyState } from "@gemel/ui/EmptyState";
import type { CriteriaFlow } from "../../flows/use-criteria.ts";
import type { FeedFlow } from "../../flows/use-feed.ts";

interface NobodyLeftProps {
  feed: FeedFlow;
  criteria: CriteriaFlow;
}

/** The empty feed; it offers to loosen the filter that keeps the most people away. */
export function NobodyLeft({ feed, criteria }: NobodyLeftProps) {
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
  return (
    <EmptyState
      title={title}
      action={
        <Button isPending={criteria.phase === "saving"} onPress={() => criteria.loosen(tightest)}>
          {intl.formatMessage({ id: `discover.loosen.${tightest}` })}
        </Button>
      }
    >
      {intl.formatMessage({ id: `discover.tightest.${tightest}` })}
    </EmptyState>
  );
}
