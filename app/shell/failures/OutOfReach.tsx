import { HeaderNotice } from "@gemel/ui/HeaderNotice";
import { useIntl } from "@gemel/i18n";

/** Shown as long as the server is out of reach; each caller keeps trying by itself. */
export default function OutOfReach() {
  const intl = useIntl();
  return (
    <HeaderNotice title={intl.formatMessage({ id: "shell.unreachable.title" })}>
      {intl.formatMessage({ id: "shell.unreachable.body" })}
    </HeaderNotice>
  );
}
