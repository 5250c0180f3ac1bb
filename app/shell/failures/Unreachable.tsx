import { Button } from "@gemel/ui/Button";
import { Center } from "@gemel/ui/Center";
import { ErrorState } from "@gemel/ui/ErrorState";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import { useSession } from "../../flows/session/use-session.ts";

/** Gemel gives no answer; the session machine keeps trying, and the member can hurry it, or sign out. */
export default function Unreachable() {
  const intl = useIntl();
  const { retry, isRetrying, signOut } = useSession();
  return (
    <Center>
      <Stack align="center">
        <ErrorState
          headingLevel={1}
          title={intl.formatMessage({ id: "shell.unreachable.title" })}
          onRetry={retry}
          isRetrying={isRetrying}
        >
          {intl.formatMessage({ id: "shell.unreachable.body" })}
        </ErrorState>
        <Button kind="quiet" onPress={signOut}>
          {intl.formatMessage({ id: "shell.nav.logout" })}
        </Button>
      </Stack>
    </Center>
  );
}
