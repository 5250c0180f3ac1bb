import { useIntl } from "@gemel/i18n";
import { Button } from "@gemel/ui/Button";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Notice } from "@gemel/ui/Notice";
import { ReportSection } from "@gemel/ui/ReportSection";
import { Stack } from "@gemel/ui/Stack";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import { useState } from "react";
import { useReinstatement } from "../../flows/moderation/use-reinstatement.ts";
import type { ReportFile, ReportReview } from "../../flows/moderation/use-report-review.ts";
import { rulingOf, reportHref } from "./report-values.ts";
import { ReinstateDialog } from "./ReinstateDialog.tsx";

/** The ruling, its admin, and a link to the next report. */
export function RulingGiven({ review, file }: { review: ReportReview; file: ReportFile }) {
  const intl = useIntl();
  const { ruling, nameOf } = useModerationTexts();
  const [reinstated, setReinstated] = useState<string>();
  const reinstatement = useReinstatement((member) => {
    setReinstated(nameOf(member));
    review.reload();
  });
  const { reported, decision } = file.report;
  const shown = rulingOf(decision);
  return (
    <ReportSection title={intl.formatMessage({ id: "moderation.decided.title" })}>
      <Stack>
        <Outcome review={review} reinstated={reinstated} />
        {shown ? <p>{ruling(shown)}</p> : null}
        {decision?.note ? <p dir="auto">{decision.note}</p> : null}
        {reported.standing === "suspended" ? (
          <div>
            <Button kind="secondary" onPress={() => reinstatement.ask(reported)}>
              {intl.formatMessage({ id: "moderation.reinstate.open" })}
            </Button>
          </div>
        ) : null}
        <div>
          <Button autoFocus={review.isKept} kind="secondary" onPress={review.revise}>
            {intl.formatMessage({ id: "moderation.decided.revise" })}
          </Button>
        </div>
        <Onward review={review} isFocusWanted={reinstated !== undefined} />
        <ReinstateDialog reinstatement={reinstatement} />
      </Stack>
    </ReportSection>
  );
}

/** The outcome of the admin's last action on this page. */
function Outcome({ review, reinstated }: { review: ReportReview; reinstated: string | undefined }) {
  const intl = useIntl();
  const { doneAction, isOvertaken } = review;
  if (reinstated !== undefined)
    return (
      <Notice tone="success">
        {intl.formatMessage({ id: "moderation.reinstate.done" }, { name: reinstated })}
      </Notice>
    );
  if (doneAction !== null)
    return (
      <Notice tone="success">
        {intl.formatMessage({ id: `moderation.decided.done.${doneAction}` })}
      </Notice>
    );
  if (isOvertaken)
    return (
      <Notice tone="warning">{intl.formatMessage({ id: "moderation.decided.overtaken" })}</Notice>
    );
  return null;
}

/**
 * Takes the focus from the form or the button, once the next step is known; until then a pending button keeps
 * the place, so that nothing moves under the focused element.
 */
function Onward({ review, isFocusWanted }: { review: ReportReview; isFocusWanted: boolean }) {
  const intl = useIntl();
  const { nextId, isFindingNext, doneAction, isOvertaken } = review;
  return (
    <div>
      {isFindingNext ? (
        <Button isPending>{intl.formatMessage({ id: "moderation.decided.next" })}</Button>
      ) : (
        <LinkButton
          autoFocus={isFocusWanted || doneAction !== null || isOvertaken}
          kind={nextId === null ? "secondary" : "primary"}
          href={nextId === null ? "/moderation" : reportHref(nextId)}
        >
          {intl.formatMessage({
            id: nextId === null ? "moderation.report.back" : "moderation.decided.next",
          })}
        </LinkButton>
      )}
    </div>
  );
}
