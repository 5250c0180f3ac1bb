import { Center } from "@gemel/ui/Center";
import { ErrorState } from "@gemel/ui/ErrorState";
import { useIntl } from "@gemel/i18n";
import { useSession } from "../../flows/session/use-session.ts";

/** Gemel gives no answer; the session machine keeps trying, and the member can hurry it. */
export default function Unreachable() {
  const intl = useIntl();
  const { retry, isRetrying } = useSession();
  return (
    <Center>
      <ErrorState
        headingLevel={1}
        title={intl.formatMessage({ id: "shell.unreachable.title" })}
        onRetry={retry}
        isRetrying={isRetrying}
      >
        {intl.formatMessage({ id: "shell.unreachable.body" })}
      </ErrorState>
    </Center>
  );
}
