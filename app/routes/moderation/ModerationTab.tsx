import { useIntl } from "@gemel/i18n";
import { AuditLine } from "@gemel/ui/AuditLine";
import { Button } from "@gemel/ui/Button";
import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { InfiniteList } from "@gemel/ui/InfiniteList";
import { HeldTextCard } from "@gemel/ui/HeldTextCard";
import { ReportCard } from "@gemel/ui/ReportCard";
import { useState } from "react";
import type { HeldTextFlow } from "../../flows/moderation/use-held-text.ts";
import type {
  ModerationItem,
  ModerationListFlow,
} from "../../flows/moderation/use-moderation-list.ts";
import type { Reinstatement } from "../../flows/moderation/use-reinstatement.ts";
import { Awaited } from "./Awaited.tsx";
import { rulingOf, reportHref } from "./report-values.ts";

interface ModerationTabProps {
  flow: ModerationListFlow;
  announcement: string | undefined;
  onReinstate: Reinstatement["ask"];
  onJudge: HeldTextFlow["ask"];
}

/** One of the lists, in any state. */
export function ModerationTab({ flow, announcement, ...actions }: ModerationTabProps) {
  const intl = useIntl();
  const { list } = flow;
  if (flow.phase === "error")
    return (
      <ErrorState title={intl.formatMessage({ id: "moderation.error" })} onRetry={flow.retry} />
    );
  if (flow.phase === "empty")
    return (
      <EmptyState title={intl.formatMessage({ id: `moderation.empty.${list}.title` })}>
        {intl.formatMessage({ id: `moderation.empty.${list}.body` })}
      </EmptyState>
    );
  return (
    <InfiniteList
      label={intl.formatMessage({ id: `moderation.tabs.${list}` })}
      isLoading={flow.phase === "loading"}
      loading={<Awaited count={4} />}
      hasMore={flow.hasMore}
      isLoadingMore={flow.isLoadingMore}
      onLoadMore={flow.loadMore}
      end={intl.formatMessage({ id: "moderation.end" })}
      announcement={announcement}
    >
      {flow.items.map((item) => (
        <Entry key={item.id} item={item} {...actions} />
      ))}
    </InfiniteList>
  );
}

function Entry({
  item,
  onReinstate,
  onJudge,
}: Pick<ModerationTabProps, "onReinstate" | "onJudge"> & { item: ModerationItem }) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  if ("reason" in item) {
    const { id, reason, details, reporter, reported, created_at: createdAt, decision } = item;
    return (
      <ReportCard
        href={reportHref(id)}
        reason={reason}
        severity={item.severity}
        details={details}
        reporter={reporter}
        reported={reported}
        reporters={item.reporters}
        reporterHistory={item.reporter_history}
        earlierMeasures={item.earlier_measures}
        createdAt={new Date(createdAt)}
        ruling={rulingOf(decision)}
        now={now}
      />
    );
  }
  if ("texts" in item) {
    return (
      <HeldTextCard
        member={item.member}
        texts={item.texts}
        people={item.people}
        newestAt={new Date(item.newest_at)}
        onRelease={() => onJudge({ held: item, action: "release" })}
        onDiscard={() => onJudge({ held: item, action: "discard" })}
      />
    );
  }
  const { action, moderator, subject, at, note, report_id: reportId } = item;
  return (
    <AuditLine
      action={action}
      moderator={moderator}
      subject={subject}
      at={new Date(at)}
      note={note}
      href={reportId === null ? undefined : reportHref(reportId)}
    >
      {action === "suspend" && subject.standing === "suspended" ? (
        <Button kind="secondary" size="small" onPress={() => onReinstate(subject)}>
          {intl.formatMessage({ id: "moderation.reinstate.open" })}
        </Button>
      ) : null}
    </AuditLine>
  );
}
