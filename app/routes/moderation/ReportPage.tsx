import { useIntl } from "@gemel/i18n";
import { Button } from "@gemel/ui/Button";
import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { FormFoot } from "@gemel/ui/FormFoot";
import { Link } from "@gemel/ui/Link";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Page } from "@gemel/ui/Page";
import { Skeleton } from "@gemel/ui/Skeleton";
import { Split } from "@gemel/ui/Split";
import { Stack } from "@gemel/ui/Stack";
import { useHasRoom } from "@gemel/ui/useHasRoom";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import { useRef } from "react";
import {
  type ReportReview,
  useReportReview,
  type ReportFile,
} from "../../flows/moderation/use-report-review.ts";
import { Awaited } from "./Awaited.tsx";
import { RulingGiven } from "./RulingGiven.tsx";
import { RulingPanel } from "./RulingPanel.tsx";
import { Evidence } from "./Evidence.tsx";
import { ReportSection } from "@gemel/ui/ReportSection";

const kinds = ["reports", "reporters", "warnings", "suspensions"] as const;

function Earlier({ earlier }: Pick<ReportFile, "earlier">) {
  const intl = useIntl();
  return (
    <ReportSection title={intl.formatMessage({ id: "moderation.earlier.title" })}>
      <Stack as="ul" gap={1}>
        {kinds.map((kind) => (
          <li key={kind}>
            {intl.formatMessage({ id: `moderation.earlier.${kind}` }, { count: earlier[kind] })}
          </li>
        ))}
      </Stack>
    </ReportSection>
  );
}

export function ReportPage({ id }: { id: string }) {
  const intl = useIntl();
  const review = useReportReview(id);
  const { nameOf } = useModerationTexts();
  const report = review.file?.report;
  return (
    <Page
      title={
        report === undefined
          ? intl.formatMessage({ id: "moderation.title" })
          : intl.formatMessage(
              { id: "moderation.report.title" },
              {
                reason: intl.formatMessage({ id: `people.report.reasons.${report.reason}` }),
                name: nameOf(report.reported),
              },
            )
      }
      isTight
    >
      <Stack>
        <div>
          <Link href="/moderation" standalone>
            {intl.formatMessage({ id: "moderation.report.back" })}
          </Link>
        </div>
        <Body review={review} />
      </Stack>
    </Page>
  );
}

function Body({ review }: { review: ReportReview }) {
  const intl = useIntl();
  const hasRoom = useHasRoom();
  const ruling = useRef<HTMLDivElement>(null);
  const { phase, file } = review;
  if (phase === "error")
    return (
      <ErrorState
        title={intl.formatMessage({ id: "moderation.report.error" })}
        onRetry={review.retry}
      />
    );
  if (phase === "notFound")
    return (
      <EmptyState
        title={intl.formatMessage({ id: "moderation.report.absent.title" })}
        action={
          <LinkButton href="/moderation">
            {intl.formatMessage({ id: "moderation.report.back" })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: "moderation.report.absent.body" })}
      </EmptyState>
    );
  if (file === null)
    return (
      <Split
        ratio="form"
        align="start"
        start={
          <Stack>
            <Awaited count={2} />
          </Stack>
        }
        end={<Skeleton shape="picture" />}
      />
    );
  return (
    <Split
      ratio="form"
      align="start"
      start={
        <>
          <Evidence file={file} />
          {/* In view while one reads: the ruling itself is below the evidence. */}
          {phase === "waiting" && !hasRoom && (
            <FormFoot>
              <Button
                onPress={() => {
                  ruling.current?.scrollIntoView();
                  ruling.current?.focus({ preventScroll: true });
                }}
              >
                {intl.formatMessage({ id: "moderation.decision.title" })}
              </Button>
            </FormFoot>
          )}
        </>
      }
      end={
        <Stack gap={6}>
          <div ref={ruling} tabIndex={-1}>
            {phase === "waiting" ? (
              <RulingPanel review={review} file={file} />
            ) : (
              <RulingGiven review={review} file={file} />
            )}
          </div>
          <Earlier earlier={file.earlier} />
        </Stack>
      }
    />
  );
}
