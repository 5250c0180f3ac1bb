import { Center } from "@gemel/ui/Center";
import { Spinner } from "@gemel/ui/Spinner";
import { useIntl } from "@gemel/i18n";

/** While it is being found out who is here, or a page's code is on its way. */
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
