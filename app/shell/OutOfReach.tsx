import { Banner } from "@gemel/ui/Banner";
import { useIntl } from "@gemel/i18n";

/** Said for as long as it is so; whoever needs an answer keeps trying. */
export default function OutOfReach() {
  const intl = useIntl();
  return (
    <Banner tone="warning" placement="inline">
      <strong>{intl.formatMessage({ id: "shell.unreachable.title" })}</strong>{" "}
      {intl.formatMessage({ id: "shell.unreachable.body" })}
    </Banner>
  );
}
