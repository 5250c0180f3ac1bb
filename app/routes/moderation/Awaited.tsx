import { useIntl } from "@gemel/i18n";
import { Card } from "@gemel/ui/Card";
import { Skeleton } from "@gemel/ui/Skeleton";
import { Stack } from "@gemel/ui/Stack";
import { VisuallyHidden } from "@gemel/ui/VisuallyHidden";

/** The shapes of cards that are loading; the wait is announced once. */
export function Awaited({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{intl.formatMessage({ id: "moderation.loading" })}</span>
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Stack>
            <Skeleton shape="title" />
            <Skeleton count={2} />
          </Stack>
        </Card>
      ))}
    </>
  );
}
