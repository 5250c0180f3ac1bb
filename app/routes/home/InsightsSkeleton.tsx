import { Card } from "@gemel/ui/Card";
import { Skeleton } from "@gemel/ui/Skeleton";
import { Stack } from "@gemel/ui/Stack";

/** The shape of insights: their heading, a chart, and words. */
export function InsightsSkeleton() {
  return (
    <div aria-busy="true">
      <Stack gap={6}>
        <Skeleton shape="title" />
        <Card>
          <Skeleton shape="picture" />
        </Card>
        <Card>
          <Skeleton count={4} />
        </Card>
      </Stack>
    </div>
  );
}
