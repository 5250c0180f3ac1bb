import { moderationOperations } from "@gemel/api";
import { heldWordsMachine, type HeldWordsQuestion } from "@gemel/machines/held-words";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { HeldWordsQuestion };

/** The dialog that releases or discards held words. */
export function useHeldWords(host: { onJudged: (question: HeldWordsQuestion) => void }) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) => {
      const { judgeHeldWords } = moderationOperations(client);
      return heldWordsMachine.provide({
        actors: {
          judge: fromPromise(async ({ input: { words, action, note } }) =>
            answer(judgeHeldWords(words.id, { action, note, until: words.newest_at })),
          ),
        },
        actions: { announceJudged: (_, question) => newest.onJudged(question) },
      });
    },
    { host },
  );
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
