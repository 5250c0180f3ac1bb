import { HeaderNotice } from "@gemel/ui/HeaderNotice";
import { useIntl } from "@gemel/i18n";

/** Said for as long as it is so; whoever needs an answer keeps trying. */
export default function OutOfReach() {
  const intl = useIntl();
  return (
    <HeaderNotice title={intl.formatMessage({ id: "shell.unreachable.title" })}>
      {intl.formatMessage({ id: "shell.unreachable.body" })}
    </HeaderNotice>
  );
}
