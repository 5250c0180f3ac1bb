import { useIntl } from "@gemel/i18n";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";

/** The shape of the panel while the saved filters are loading. */
export function FilterSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{intl.formatMessage({ id: "people.filters.loading" })}</span>
      </VisuallyHidden>
      <Stack gap={6}>
        <Skeleton shape="control" count={6} />
      </Stack>
    </div>
  );
}
