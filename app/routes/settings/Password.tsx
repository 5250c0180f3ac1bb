import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { Notice } from "@gemel/ui/Notice";
import { PasswordField } from "@gemel/ui/PasswordField";
import { SettingsSection } from "@gemel/ui/SettingsSection";
import { useIntl, type MessageId } from "@gemel/i18n";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import {
  usePasswordChange,
  type PasswordChangeFailure,
} from "../../flows/settings/use-password-change.ts";
import LeaveQuestion from "../../shell/forms/LeaveQuestion.tsx";
import { NewPasswordFields, noPassword } from "../../shell/forms/NewPasswordFields.tsx";
import { useFormErrors } from "../../shell/forms/use-form-errors.ts";
import { failureText } from "../../shell/forms/failure-text.ts";

export function Password({ onChanged }: { onChanged: () => void }) {
  const intl = useIntl();
  const [current, setCurrent] = useState("");
  const [newPassword, setNewPassword] = useState(noPassword);
  const flow = usePasswordChange(() => {
    setCurrent("");
    setNewPassword(noPassword);
    onChanged();
  });
  const { error, errors } = usePasswordErrors(flow.failure);
  const isTyped = [current, ...Object.values(newPassword)].some((text) => text !== "");
  return (
    <SettingsSection
      id="password"
      icon={<KeyRound size="1em" />}
      title={intl.formatMessage({ id: "settings.password.title" })}
      summary={intl.formatMessage({ id: "settings.password.summary" })}
    >
      <Form
        error={error}
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          flow.send("password", { current, ...newPassword });
        }}
      >
        {flow.done !== null && !isTyped && (
          <Notice tone="success">{intl.formatMessage({ id: "settings.password.done" })}</Notice>
        )}
        <PasswordField
          name="current"
          autoComplete="current-password"
          isRequired
          label={intl.formatMessage({ id: "settings.password.current" })}
          value={current}
          onChange={setCurrent}
        />
        <NewPasswordFields
          label={intl.formatMessage({ id: "settings.password.new" })}
          confirmationLabel={intl.formatMessage({ id: "settings.password.confirm" })}
          value={newPassword}
          onChange={setNewPassword}
        />
        <div>
          <Button type="submit" kind="secondary" isPending={flow.isSending}>
            {intl.formatMessage({ id: "settings.password.submit" })}
          </Button>
        </div>
      </Form>
      <LeaveQuestion
        isHeld={isTyped}
        title={intl.formatMessage({ id: "settings.leave.title" })}
        body={intl.formatMessage({ id: "settings.leave.body" })}
      />
    </SettingsSection>
  );
}

interface Said {
  /** Name of the field; undefined if the text concerns the form as a whole. */
  field?: "current" | "password";
  text: MessageId;
}

function saidOf(failure: PasswordChangeFailure): Said {
  if (failure === "wrong_password") return { field: "current", text: "settings.password.wrong" };
  if (failure === "password_guessable")
    return { field: "password", text: "auth.passwordGuessable" };
  if (failure === "password_refused")
    return { field: "password", text: "settings.password.refused" };
  return { text: failureText(failure, "settings.password.failed") };
}

/** Why the password was not changed, as a `Form` takes it. */
function usePasswordErrors(failure: PasswordChangeFailure | null) {
  const intl = useIntl();
  const said = failure === null ? null : saidOf(failure);
  return useFormErrors(said ? intl.formatMessage({ id: said.text }) : undefined, said?.field);
}
