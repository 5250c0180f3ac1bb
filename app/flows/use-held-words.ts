import { moderationOperations } from "@gemel/api";
import { heldWordsMachine, type HeldWordsQuestion } from "@gemel/machines/held-words";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";
import { useBusy } from "./use-busy.ts";
import { useLatest } from "./use-latest.ts";

export type { HeldWordsQuestion };

/** The dialog that releases or discards held words. */
export function useHeldWords(host: { onJudged: (question: HeldWordsQuestion) => void }) {
  const { client } = useGemel();
  const onJudged = useLatest(host.onJudged);
  const [machine] = useState(() => {
    const { judgeHeldWords } = moderationOperations(client);
    return heldWordsMachine.provide({
      actors: {
        judge: fromPromise(async ({ input: { words, action, note } }) =>
          answer(judgeHeldWords(words.id, { action, note, until: words.newest_at })),
        ),
      },
      actions: { announceJudged: (_, question) => onJudged(question) },
    });
  });
  const [snapshot, send] = useMachine(machine);
  const isOpen = !snapshot.matches("closed");
  const isSending = snapshot.matches("sending");
  useBusy("dialog", isOpen);
  useBusy("sending", isSending);
  return {
    /** What the last dialog asked; it stays while it closes. */
    question: snapshot.context.question,
    isOpen,
    isSending,
    failure: snapshot.context.failure,
    ask: (question: HeldWordsQuestion) => send({ type: "words.ask", question }),
    confirm: (note: string) => send({ type: "words.confirm", note }),
    close: () => send({ type: "words.close" }),
  } as const;
}

export type HeldWordsFlow = ReturnType<typeof useHeldWords>;
