import { Button } from "@gemel/ui/Button";
import { ErrorState } from "@gemel/ui/ErrorState";
import { FieldGroup } from "@gemel/ui/FieldGroup";
import { Inline } from "@gemel/ui/Inline";
import { Notice } from "@gemel/ui/Notice";
import { SharedAnswer } from "@gemel/ui/SharedAnswer";
import { Stack } from "@gemel/ui/Stack";
import { TwinPreview } from "@gemel/ui/TwinPreview";
import { useIntl } from "@gemel/i18n";
import { type TwinSharingFlow, useTwinSharing } from "../../flows/use-twin-sharing.ts";
import { failureText } from "../settings/failure-text.ts";
import { TabSkeleton } from "./TabSkeleton.tsx";

/** What the member's twin may say to others: the preview, a switch for each answer, and the confirmation. */
export function TwinWords() {
  const intl = useIntl();
  const flow = useTwinSharing();
  if (flow.phase === "loading") return <TabSkeleton />;
  if (flow.phase === "loadFailed") {
    return (
      <ErrorState
        headingLevel={2}
        title={intl.formatMessage({ id: "people.twinSharing.quote.loadFailed" })}
        onRetry={flow.retry}
      />
    );
  }
  if (flow.answers.length === 0) {
    return <p>{intl.formatMessage({ id: "people.twinSharing.quote.none" })}</p>;
  }
  return <Choosing flow={flow} />;
}

function Choosing({ flow }: { flow: TwinSharingFlow }) {
  const intl = useIntl();
  const { answers, allowed } = flow;
  const isBusy = flow.isConfirming || flow.isWithdrawing;
  return (
    <Stack gap={6}>
      <TwinPreview
        answers={answers
          .filter(({ question_id, words }) => allowed.has(question_id) && words !== "")
          .map(({ question_id: id, question, words }) => ({ id, question, words }))}
      />
      <FieldGroup
        title={intl.formatMessage({ id: "people.twinSharing.quote.title" })}
        note={intl.formatMessage({ id: "people.twinSharing.quote.note" })}
      >
        {answers.map(({ question_id: id, question, answer, words, changed }) => (
          <SharedAnswer
            key={id}
            question={question}
            words={words}
            isShortened={words !== answer.trim()}
            hasChanged={changed}
            isAllowed={allowed.has(id)}
            isBusy={isBusy}
            onChange={(isAllowed) => flow.choose(id, isAllowed)}
          />
        ))}
      </FieldGroup>
      <Confirming flow={flow} />
    </Stack>
  );
}

function Confirming({ flow }: { flow: TwinSharingFlow }) {
  const intl = useIntl();
  const { confirmedAt, failure, isUnconfirmed } = flow;
  return (
    <Stack gap={3}>
      <div role="status">
        <p>
          {confirmedAt === null
            ? intl.formatMessage({ id: "profile.twin.confirm.open" })
            : intl.formatMessage(
                { id: "profile.twin.confirm.done" },
                { date: intl.formatDate(confirmedAt, { dateStyle: "long", timeStyle: "short" }) },
              )}
        </p>
        {confirmedAt !== null && isUnconfirmed && (
          <p>{intl.formatMessage({ id: "profile.twin.confirm.changed" })}</p>
        )}
      </div>
      {failure !== null && (
        <Notice tone="danger">
          {intl.formatMessage({
            id:
              failure === "stale"
                ? "profile.twin.confirm.stale"
                : failureText(failure, "profile.twin.confirm.failed"),
          })}
        </Notice>
      )}
      <Inline>
        <Button
          isPending={flow.isConfirming}
          isDisabled={flow.isWithdrawing}
          onPress={flow.confirm}
        >
          {intl.formatMessage({ id: "profile.twin.confirm.action" })}
        </Button>
        {confirmedAt !== null && (
          <Button
            kind="quiet"
            isPending={flow.isWithdrawing}
            isDisabled={flow.isConfirming}
            onPress={flow.withdraw}
          >
            {intl.formatMessage({ id: "profile.twin.withdraw.action" })}
          </Button>
        )}
      </Inline>
      {confirmedAt !== null && <p>{intl.formatMessage({ id: "profile.twin.withdraw.hint" })}</p>}
    </Stack>
  );
}
