import { useIntl } from "@gemel/i18n";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { RulingForm } from "@gemel/ui/RulingForm";
import { ReportSection } from "@gemel/ui/ReportSection";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import type { ReportFile, ReportReview } from "../../flows/moderation/use-report-review.ts";
import { useState } from "react";
import { stored } from "../../shell/platform/stored.ts";

const turnedOff = stored<"off">("moderationKeys", (value): value is "off" => value === "off");

/** Whether keys choose a ruling, kept in this browser: on until the admin turns them off. */
function useChoiceKeys(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => turnedOff.read() === null);
  const change = (next: boolean): void => {
    turnedOff.write(next ? null : "off");
    setOn(next);
  };
  return [isOn, change];
}

/** The form of a report that waits or is ruled on again, and the question before a suspension. */
export function RulingPanel({ review, file }: { review: ReportReview; file: ReportFile }) {
  const intl = useIntl();
  const { nameOf } = useModerationTexts();
  const [hasKeys, setHasKeys] = useChoiceKeys();
  const { draft, failure, isConfirming, isRuling } = review;
  const { reported, decision } = file.report;
  return (
    <ReportSection title={intl.formatMessage({ id: "moderation.decision.title" })}>
      <RulingForm
        action={draft.action}
        note={draft.note}
        onChange={review.change}
        onSubmit={review.submit}
        onCancel={decision === null ? undefined : review.keep}
        hasKeys={hasKeys}
        onHasKeysChange={setHasKeys}
        isPending={isRuling}
        error={
          failure === null
            ? undefined
            : intl.formatMessage({ id: `moderation.decision.failure.${failure}` })
        }
      />
      <ConfirmDialog
        variant="danger"
        title={intl.formatMessage({ id: "moderation.confirm.title" }, { name: nameOf(reported) })}
        confirmLabel={intl.formatMessage({ id: "moderation.decision.actions.suspend" })}
        isOpen={isConfirming}
        onOpenChange={review.cancel}
        onConfirm={review.confirm}
      >
        {intl.formatMessage({ id: "moderation.confirm.body" })}
      </ConfirmDialog>
    </ReportSection>
  );
}
