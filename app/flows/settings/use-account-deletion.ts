import { accountSettingsOperations } from "@gemel/api";
import { accountDeletion } from "@gemel/machines/account-rules";
import { useGemel } from "../gemel.tsx";
import { forgetMember } from "../session/forget-member.ts";
import { useSubmission } from "../use-submission.ts";

/**
 * @param onDeleted The account is deleted, and this browser has forgotten the member, who is still to
 *   be signed out.
 */
export function useAccountDeletion(onDeleted: (erasedAt: Date) => void) {
  const { session } = useGemel();
  return useSubmission(
    accountDeletion,
    (client, _: "account", { password }) =>
      accountSettingsOperations(client).deleteAccount({ password }),
    (_, deleted) => {
      const { user } = session.getSnapshot().context;
      if (user) forgetMember(user.id);
      if (deleted) onDeleted(new Date(deleted.erased_at));
    },
  );
}

export type DeletionFlow = ReturnType<typeof useAccountDeletion>;
