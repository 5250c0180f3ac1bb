import { Card } from "@gemel/ui/Card";
import { PlumPanel } from "@gemel/ui/PlumPanel";
import { Skeleton } from "@gemel/ui/Skeleton";
import { Stack } from "@gemel/ui/Stack";
import { VisuallyHidden } from "@gemel/ui/VisuallyHidden";
import { useIntl } from "@gemel/i18n";

export function InsightsSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <Stack gap={6}>
        <PlumPanel
          title={
            <>
              <VisuallyHidden>{intl.formatMessage({ id: "home.insights.title" })}</VisuallyHidden>
              <Skeleton shape="title" />
            </>
          }
          picture={<Skeleton shape="picture" />}
        >
          <Skeleton count={5} />
        </PlumPanel>
        <Card>
          <Skeleton count={4} />
        </Card>
      </Stack>
    </div>
  );
}
