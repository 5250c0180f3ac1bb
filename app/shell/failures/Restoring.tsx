import { Center } from "@gemel/ui/Center";
import { Spinner } from "@gemel/ui/Spinner";
import { useIntl } from "@gemel/i18n";

/** Shown while the session is being restored, or a page's code is loading. */
export function Restoring() {
  const intl = useIntl();
  return (
    <Center>
      <div data-wait>
        <Spinner size="large" label={intl.formatMessage({ id: "shell.restoring" })} labelHidden />
      </div>
    </Center>
  );
}
