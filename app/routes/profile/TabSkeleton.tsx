import { Skeleton } from "@gemel/ui/Skeleton";
import { Spinner } from "@gemel/ui/Spinner";
import { useIntl } from "@gemel/i18n";

export function TabSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <Spinner label={intl.formatMessage({ id: "shell.restoring" })} labelHidden size="small" />
      <Skeleton shape="control" count={4} />
    </div>
  );
}
