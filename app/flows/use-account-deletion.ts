import { accountSettingsOperations } from "@gemel/api";
import { accountDeletionMachine } from "@gemel/machines/account-deletion";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { forgetMember } from "./forget-member.ts";
import { useGemel } from "./gemel.tsx";
import { useBusy } from "./use-busy.ts";
import { useLatest } from "./use-latest.ts";

interface Host {
  /** The account is deleted, and this browser has forgotten the member; it is still to sign out. */
  onDeleted: (erasedAt: Date) => void;
}

/** Deleting the account. */
export function useAccountDeletion(host: Host) {
  const { client, session } = useGemel();
  const onDeleted = useLatest(host.onDeleted);
  const [machine] = useState(() => {
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
          onDeleted(new Date(erasedAt));
        },
      },
    });
  });
  const [snapshot, send] = useMachine(machine);
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
