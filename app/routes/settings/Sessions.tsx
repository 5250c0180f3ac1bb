import { Button } from "@gemel/ui/Button";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { ErrorState } from "@gemel/ui/ErrorState";
import { Notice } from "@gemel/ui/Notice";
import { SessionItem } from "@gemel/ui/SessionItem";
import { SettingsSection } from "@gemel/ui/SettingsSection";
import { Stack } from "@gemel/ui/Stack";
import { StatusLine } from "@gemel/ui/StatusLine";
import { useIntl } from "@gemel/i18n";
import { MonitorSmartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SessionListFlow } from "../../flows/settings/use-session-list.ts";
import { useSignOut } from "../../shell/frame/use-sign-out.ts";
import { failureText } from "../../shell/forms/failure-text.ts";
import { Loading } from "./Loading.tsx";

export function Sessions({ flow }: { flow: SessionListFlow }) {
  const intl = useIntl();
  return (
    <SettingsSection
      id="sessions"
      icon={<MonitorSmartphone size="1em" />}
      title={intl.formatMessage({ id: "settings.sessions.title" })}
      summary={
        flow.isReady &&
        intl.formatMessage({ id: "settings.sessions.summary" }, { count: flow.items.length })
      }
      note={intl.formatMessage({ id: "settings.sessions.hint" })}
    >
      {flow.phase === "loading" && <Loading count={4} />}
      {flow.phase === "error" && (
        <ErrorState
          headingLevel={3}
          title={intl.formatMessage({ id: "settings.sessions.loadFailed" })}
          onRetry={flow.retry}
        />
      )}
      {flow.isReady && <SessionList flow={flow} />}
      <OthersQuestion ending={flow.ending} />
    </SettingsSection>
  );
}

function SessionList({ flow }: { flow: SessionListFlow }) {
  const intl = useIntl();
  const signOut = useSignOut();
  const [now] = useState(() => new Date());
  const { items: sessions, ending } = flow;
  const { subject, done: ended, failure, isSending, ask, send } = ending;
  const endingId = isSending && subject !== "others" ? subject?.id : undefined;
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its device.
  useEffect(() => {
    if (ended !== null) list.current?.focus();
  }, [ended]);
  return (
    <Stack>
      <div ref={list} tabIndex={-1}>
        <ul role="list" aria-label={intl.formatMessage({ id: "settings.sessions.title" })}>
          {sessions.map(({ id, is_current, created_at, last_used_at, ...device }) => (
            <li key={id}>
              <SessionItem
                {...device}
                isCurrent={is_current}
                signedInAt={new Date(created_at)}
                lastUsedAt={new Date(last_used_at)}
                now={now}
                isEnding={id === endingId}
                isDisabled={isSending && id !== endingId && !is_current}
                onSignOut={is_current ? signOut : () => send({ id }, null)}
              />
            </li>
          ))}
        </ul>
      </div>
      {ended !== null && (
        <StatusLine>
          {intl.formatMessage({
            id: ended === "others" ? "settings.sessions.endedOthers" : "settings.sessions.ended",
          })}
        </StatusLine>
      )}
      {failure !== null && (
        <Notice tone="danger">
          {intl.formatMessage({ id: failureText(failure, "settings.sessions.failed") })}
        </Notice>
      )}
      {sessions.length > 1 ? (
        <div>
          <Button kind="secondary" isDisabled={isSending} onPress={() => ask("others")}>
            {intl.formatMessage({ id: "settings.sessions.signOutOthers" })}
          </Button>
        </div>
      ) : (
        ended === null && <p>{intl.formatMessage({ id: "settings.sessions.only" })}</p>
      )}
    </Stack>
  );
}

function OthersQuestion({ ending }: Pick<SessionListFlow, "ending">) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: "settings.sessions.othersTitle" })}
      confirmLabel={intl.formatMessage({ id: "settings.sessions.signOutOthers" })}
      isOpen={ending.isOpen}
      isPending={ending.isSending}
      onConfirm={() => ending.confirm(null)}
      onOpenChange={ending.cancel}
    >
      {intl.formatMessage({ id: "settings.sessions.othersBody" })}
    </ConfirmDialog>
  );
}
