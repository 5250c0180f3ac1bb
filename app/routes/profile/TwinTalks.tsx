import { Button } from "@gemel/ui/Button";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { ErrorState } from "@gemel/ui/ErrorState";
import { FieldGroup } from "@gemel/ui/FieldGroup";
import { Inline } from "@gemel/ui/Inline";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { type IntlShape, useIntl } from "@gemel/i18n";
import {
  type TwinTalk,
  type TwinTalksFlow,
  useTwinTalks,
} from "../../flows/profile/use-twin-talks.ts";
import { failureText } from "../../shell/forms/failure-text.ts";
import { TabSkeleton } from "./TabSkeleton.tsx";

const nameOf = (talk: TwinTalk | null, intl: IntlShape): string =>
  talk?.nickname ?? intl.formatMessage({ id: "twin.talkers.gone" });

export function TwinTalks() {
  const intl = useIntl();
  const flow = useTwinTalks();
  const { ending } = flow;
  return (
    <FieldGroup
      title={intl.formatMessage({ id: "twin.talkers.title" })}
      note={intl.formatMessage({ id: "twin.talkers.note" })}
    >
      {flow.phase === "loading" && <TabSkeleton />}
      {flow.phase === "error" && (
        <ErrorState
          headingLevel={2}
          title={intl.formatMessage({ id: "twin.talkers.loadFailed" })}
          onRetry={flow.retry}
        />
      )}
      {flow.isReady && <TalkList flow={flow} />}
      <ConfirmDialog
        title={intl.formatMessage(
          { id: "twin.talkers.askTitle" },
          { name: nameOf(ending.subject, intl) },
        )}
        confirmLabel={intl.formatMessage({ id: "twin.talkers.end" })}
        isOpen={ending.isOpen}
        isPending={ending.isSending}
        onConfirm={() => ending.confirm(null)}
        onOpenChange={ending.cancel}
      >
        {intl.formatMessage({ id: "twin.talkers.askBody" })}
      </ConfirmDialog>
    </FieldGroup>
  );
}

function TalkList({ flow }: { flow: TwinTalksFlow }) {
  const intl = useIntl();
  const { items: talks, ending } = flow;
  const { subject: asked, failure, ask } = ending;
  if (talks.length === 0) {
    return <p>{intl.formatMessage({ id: "twin.talkers.none" })}</p>;
  }
  return (
    <Stack>
      <Stack as="ul">
        {talks.map((talk) => (
          <li key={talk.id}>
            <TalkRow talk={talk} onEnd={() => ask(talk)} />
          </li>
        ))}
      </Stack>
      {failure !== null && (
        <Notice tone="danger">
          {intl.formatMessage(
            { id: failureText(failure, "twin.talkers.failed") },
            { name: nameOf(asked, intl) },
          )}
        </Notice>
      )}
    </Stack>
  );
}

function TalkRow({ talk, onEnd }: { talk: TwinTalk; onEnd: () => void }) {
  const intl = useIntl();
  const name = nameOf(talk, intl);
  const date = intl.formatDate(talk.since, { dateStyle: "long" });
  return (
    <Inline justify="between">
      <div>
        <strong>{name}</strong>
        <p>
          {intl.formatMessage({ id: "twin.talkers.facts" }, { count: talk.message_count, date })}
        </p>
      </div>
      {talk.running ? (
        <Button
          kind="secondary"
          size="small"
          aria-label={intl.formatMessage({ id: "twin.talkers.endOf" }, { name })}
          onPress={onEnd}
        >
          {intl.formatMessage({ id: "twin.talkers.end" })}
        </Button>
      ) : (
        <span>{intl.formatMessage({ id: "twin.talkers.ended" })}</span>
      )}
    </Inline>
  );
}
