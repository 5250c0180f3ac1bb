import { Button } from "@gemel/ui/Button";
import { ErrorState } from "@gemel/ui/ErrorState";
import { FieldGroup } from "@gemel/ui/FieldGroup";
import { FormFoot } from "@gemel/ui/FormFoot";
import { Notice } from "@gemel/ui/Notice";
import { SharedAnswer } from "@gemel/ui/SharedAnswer";
import { Stack } from "@gemel/ui/Stack";
import { TwinPreview } from "@gemel/ui/TwinPreview";
import { useIntl } from "@gemel/i18n";
import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { type TwinSharingFlow, useTwinSharing } from "../../flows/profile/use-twin-sharing.ts";
import { failureText } from "../../shell/forms/failure-text.ts";
import { TabSkeleton } from "./TabSkeleton.tsx";

/** The place that shows the preview. */
export interface TwinPreviewPlace {
  /** The page's element for the preview; null before it is there. */
  aside: HTMLElement | null;
  /** Called with true once a preview stands there, with false when it has gone. Must not change. */
  onPreview: (isShown: boolean) => void;
}

interface TwinTextsProps extends TwinPreviewPlace {
  /** Address of the member's picture, as the profile has it. */
  pictureUrl: string | null;
  /** Whether nothing else is at the lower edge of the screen. */
  isFootFree: boolean;
}

/** The answers that the member's twin may share: preview, a switch for each answer, and the confirmation. */
export function TwinTexts(props: TwinTextsProps) {
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
  return <Choosing {...props} flow={flow} />;
}

interface ChoosingProps extends TwinTextsProps {
  flow: TwinSharingFlow;
}

function Choosing({ flow, pictureUrl, aside, onPreview, isFootFree }: ChoosingProps) {
  const intl = useIntl();
  const { answers, allowed } = flow;
  const picture = usePicture(pictureUrl);
  const isBusy = flow.isConfirming || flow.isWithdrawing;
  useEffect(() => {
    onPreview(true);
    return () => onPreview(false);
  }, [onPreview]);
  const Foot = isFootFree ? FormFoot : Plain;
  return (
    <>
      {aside &&
        createPortal(
          <TwinPreview
            picture={picture}
            answers={answers
              .filter(({ question_id, words }) => allowed.has(question_id) && words !== "")
              .map(({ question_id: id, question, words: text }) => ({ id, question, text }))}
          />,
          aside,
        )}
      <Stack>
        <FieldGroup
          title={intl.formatMessage({ id: "people.twinSharing.quote.title" })}
          note={intl.formatMessage({ id: "people.twinSharing.quote.note" })}
        >
          {answers.map(({ question_id: id, question, answer, words, changed }) => (
            <SharedAnswer
              key={id}
              question={question}
              text={words}
              isShortened={words !== answer.trim()}
              hasChanged={changed}
              isAllowed={allowed.has(id)}
              isBusy={isBusy}
              onChange={(isAllowed) => flow.choose(id, isAllowed)}
            />
          ))}
        </FieldGroup>
        <Confirmation flow={flow} />
      </Stack>
      <Foot>
        <Button
          isPending={flow.isConfirming}
          isDisabled={flow.isWithdrawing}
          onPress={flow.confirm}
        >
          {intl.formatMessage({ id: "twin.confirm.action" })}
        </Button>
      </Foot>
    </>
  );
}

const Plain = ({ children }: { children: ReactNode }) => <div>{children}</div>;

/** Whether it holds, what went wrong, and the way back. */
function Confirmation({ flow }: { flow: TwinSharingFlow }) {
  const intl = useIntl();
  const { confirmedAt, failure, isUnconfirmed } = flow;
  return (
    <Stack gap={3}>
      <p role="status">
        {confirmedAt === null
          ? intl.formatMessage({ id: "twin.confirm.open" })
          : isUnconfirmed
            ? intl.formatMessage({ id: "twin.confirm.changed" })
            : intl.formatMessage(
                { id: "twin.confirm.done" },
                { date: intl.formatDate(confirmedAt, { dateStyle: "long", timeStyle: "short" }) },
              )}
      </p>
      {failure !== null && (
        <Notice tone="danger">
          {intl.formatMessage({
            id:
              failure === "stale"
                ? "twin.confirm.stale"
                : failureText(failure, "twin.confirm.failed"),
          })}
        </Notice>
      )}
      {confirmedAt !== null && (
        <Stack gap={2} align="start">
          <Button
            kind="secondary"
            size="small"
            isPending={flow.isWithdrawing}
            isDisabled={flow.isConfirming}
            onPress={flow.withdraw}
          >
            {intl.formatMessage({ id: "twin.withdraw.action" })}
          </Button>
          <p>{intl.formatMessage({ id: "twin.withdraw.hint" })}</p>
        </Stack>
      )}
    </Stack>
  );
}
