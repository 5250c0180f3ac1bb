import { Button } from "@gemel/ui/Button";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { useIntl, WithMessages } from "@gemel/i18n";
import { useEffect, useRef, type Ref } from "react";
import type { SignInFailure } from "../../flows/session/use-session.ts";
import { textLink } from "../../shell/forms/text-link.tsx";

/** Why a sign-in with the right password was refused. */
export type ClosedReason = Extract<SignInFailure, "account_deleted" | "account_suspended">;

/**
 * The notice about a closed account, inside the form whose fields name the account: its button submits them
 * with `restore`. Loaded only when needed; a first sign-in does not load it.
 */
export default function ClosedAccount({ reason }: { reason: ClosedReason }) {
  return (
    <WithMessages bundles={["settings"]}>
      <Answer reason={reason} />
    </WithMessages>
  );
}

function Answer({ reason }: { reason: ClosedReason }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return reason === "account_deleted" ? <Deleted ref={answer} /> : <Suspended ref={answer} />;
}

interface AnswerProps {
  ref: Ref<HTMLDivElement>;
}

function Deleted({ ref }: AnswerProps) {
  const intl = useIntl();
  return (
    <Notice
      ref={ref}
      tone="warning"
      title={intl.formatMessage({ id: "settings.closed.deletedTitle" })}
    >
      <Stack gap={3} align="start">
        <span>{intl.formatMessage({ id: "settings.closed.deletedBody" })}</span>
        <Button type="submit" name="restore" value="true" kind="secondary" size="small">
          {intl.formatMessage({ id: "settings.closed.restore" })}
        </Button>
      </Stack>
    </Notice>
  );
}

function Suspended({ ref }: AnswerProps) {
  const intl = useIntl();
  return (
    <Notice
      ref={ref}
      tone="danger"
      title={intl.formatMessage({ id: "settings.closed.suspendedTitle" })}
    >
      {intl.formatMessage({ id: "settings.closed.suspendedBody" }, textLink("/contact"))}
    </Notice>
  );
}
