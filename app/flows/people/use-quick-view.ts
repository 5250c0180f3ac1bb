import { discoverOperations } from "@gemel/api";
import { quickViewMachine } from "@gemel/machines/quick-view";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useFlow } from "../use-flow.ts";

/** A quick view of a person by nickname, fetched when it opens. */
export function useQuickView(nickname: string) {
  const [snapshot, send] = useFlow(
    ({ client }) =>
      quickViewMachine.provide({
        actors: {
          loadCandidate: fromPromise(async ({ input, signal }) =>
            answer(discoverOperations(client).getCandidateByNickname(input.nickname, { signal })),
          ),
        },
      }),
    { input: { nickname } },
  );
  return {
    phase: snapshot.matches({ open: "shown" })
      ? "shown"
      : snapshot.matches({ open: "absent" })
        ? "absent"
        : snapshot.matches({ open: "dayUsedUp" })
          ? "dayUsedUp"
          : snapshot.matches({ open: "failed" })
            ? "failed"
            : "loading",
    candidate: snapshot.context.candidate,
    setOpen: (isOpen: boolean) => send({ type: isOpen ? "view.open" : "view.close" }),
  } as const;
}
