import { moderationOperations, type Schemas } from "@gemel/api";
import { reinstatementMachine } from "@gemel/machines/reinstatement";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

/** Whose suspension has ended. */
type ReinstatedMember = Schemas["MemberSummary"];

/** The dialog that ends a suspension. */
export function useReinstatement(host: { onReinstated: (member: ReinstatedMember) => void }) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) => {
      const { reinstateMember } = moderationOperations(client);
      return reinstatementMachine.provide({
        actors: {
          reinstate: fromPromise(async ({ input: { memberId, note } }) =>
            answer(reinstateMember(memberId, { note })),
          ),
        },
        actions: { announceReinstated: (_, member) => newest.onReinstated(member) },
      });
    },
    { host },
  );
  const isOpen = !snapshot.matches("closed");
  const isSending = snapshot.matches("sending");
  useBusy("dialog", isOpen);
  useBusy("sending", isSending);
  return {
    /** Whom the last dialog is about; they stay while it closes. */
    member: snapshot.context.member,
    isOpen,
    isSending,
    failure: snapshot.context.failure,
    open: (member: ReinstatedMember) => send({ type: "reinstatement.open", member }),
    confirm: (note: string) => send({ type: "reinstatement.confirm", note }),
    close: () => send({ type: "reinstatement.close" }),
  } as const;
}

export type Reinstatement = ReturnType<typeof useReinstatement>;
