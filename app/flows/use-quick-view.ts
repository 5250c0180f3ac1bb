import { discoverOperations } from "@gemel/api";
import { quickViewMachine } from "@gemel/machines/quick-view";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";

/** A look at somebody by their nickname, fetched when it opens. */
export function useQuickView(nickname: string) {
  const { client } = useGemel();
  const [machine] = useState(() =>
    quickViewMachine.provide({
      actors: {
        loadCandidate: fromPromise(async ({ input, signal }) =>
          answer(discoverOperations(client).getCandidateByNickname(input.nickname, { signal })),
        ),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { nickname } });
  return {
    phase: snapshot.matches({ open: "shown" })
      ? "shown"
      : snapshot.matches({ open: "absent" })
        ? "absent"
        : snapshot.matches({ open: "failed" })
          ? "failed"
          : "loading",
    candidate: snapshot.context.candidate,
    setOpen: (isOpen: boolean) => send({ type: isOpen ? "view.open" : "view.close" }),
  } as const;
}
