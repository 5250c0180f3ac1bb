import { accountSettingsOperations } from "@gemel/api";
import { accountDeletionMachine } from "@gemel/machines/account-deletion";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { forgetMember } from "../session/forget-member.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

interface Host {
  /** The account is deleted, and this browser has forgotten the member; it is still to sign out. */
  onDeleted: (erasedAt: Date) => void;
}

export function useAccountDeletion(host: Host) {
  const [snapshot, send] = useFlow(
    ({ client, session }, newest) => {
      const { deleteAccount } = accountSettingsOperations(client);
      return accountDeletionMachine.provide({
        actors: {
          deleteAccount: fromPromise(async ({ input }) => {
            const { erased_at } = await answer(deleteAccount(input));
            return { erasedAt: erased_at };
          }),
        },
        actions: {
          announceDeleted: (_, { erasedAt }) => {
            const { user } = session.getSnapshot().context;
            if (user) forgetMember(user.id);
            newest.onDeleted(new Date(erasedAt));
          },
        },
      });
    },
    { host },
  );
  const isDeleting = snapshot.matches("deleting");
  const isOpen = snapshot.matches("asking") || isDeleting;
  useBusy("dialog", isOpen);
  useBusy("sending", isDeleting);
  return {
    isOpen,
    isDeleting,
    failure: snapshot.context.failure,
    ask: () => send({ type: "deletion.ask" }),
    cancel: () => send({ type: "deletion.cancel" }),
    submit: (password: string, isSure: boolean) =>
      send({ type: "deletion.submit", password, isSure }),
  } as const;
}

export type DeletionFlow = ReturnType<typeof useAccountDeletion>;
