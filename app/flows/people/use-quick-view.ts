import { discoverOperations } from "@gemel/api";
import { isDayUsedUp, isNotFound } from "@gemel/machines/lookup";
import { answer } from "../answer.ts";
import { useLookup } from "../use-lookup.ts";

/** The quick view of a member by nickname; fetched again each time it opens. */
export function useQuickView(nickname: string) {
  const { value, isFound, failure, reload, stop } = useLookup(
    async (client, signal) =>
      answer(discoverOperations(client).getCandidateByNickname(nickname, { signal })),
    { isIdle: true },
  );
  return {
    phase: isFound
      ? "shown"
      : failure === null
        ? "loading"
        : isNotFound(failure)
          ? "notFound"
          : isDayUsedUp(failure)
            ? "dayUsedUp"
            : "failed",
    candidate: value,
    setOpen: (isOpen: boolean) => (isOpen ? reload() : stop()),
  } as const;
}
