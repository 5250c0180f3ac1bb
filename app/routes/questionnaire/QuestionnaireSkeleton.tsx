import { Skeleton } from "@gemel/ui/Skeleton";
import { Stack } from "@gemel/ui/Stack";

/** The shape of a question with its progress. */
export function QuestionnaireSkeleton() {
  return (
    <div aria-busy="true">
      <Stack gap={6}>
        <Skeleton count={2} />
        <Skeleton shape="title" />
        <Skeleton shape="control" count={4} />
      </Stack>
    </div>
  );
}
