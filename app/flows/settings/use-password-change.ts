import { accountSettingsOperations } from "@gemel/api";
import { passwordChange, type PasswordChangeFailure } from "@gemel/machines/account-rules";
import { useSubmission } from "../use-submission.ts";

export type { PasswordChangeFailure };

/** @param onChanged Every other session has ended. */
export const usePasswordChange = (onChanged: () => void) =>
  useSubmission(
    passwordChange,
    (client, _: "password", { current, password }) =>
      accountSettingsOperations(client).changePassword({
        current_password: current,
        new_password: password,
      }),
    onChanged,
  );
