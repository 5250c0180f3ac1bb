import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { NativeSelect } from "@gemel/ui/NativeSelect";
import { PasswordField } from "@gemel/ui/PasswordField";
import { TextField } from "@gemel/ui/TextField";
import {
  autonyms,
  defaultPreferredLanguage,
  FormattedMessage,
  locales,
  useIntl,
  type OfferedLocale,
} from "@gemel/i18n";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { useRegistration } from "../../flows/use-registration.ts";
import { FormPage } from "../../shell/FormPage.tsx";
import { useLanguage } from "../../shell/Language.tsx";
import { RegistrationSent } from "./RegistrationSent.tsx";
import { RobotCheck } from "./RobotCheck.tsx";
import { registrationFailureTexts } from "./registration-failure-texts.ts";
import { textLink } from "../../shell/text-link.tsx";

const languageOptions = locales.map((value) => ({ value, label: autonyms[value], lang: value }));

export default function Register() {
  const intl = useIntl();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const registration = useRegistration({ goToSignIn: () => void navigate("/login") });
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [language, setLanguage] = useState<OfferedLocale>(() =>
    defaultPreferredLanguage({ translation: locale, browser: navigator.language }),
  );

  if (registration.phase === "success") return <RegistrationSent {...registration} />;

  const isMismatched = confirmation !== "" && confirmation !== password;
  const isIncomplete = !email || !password || !confirmation || isMismatched;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    registration.submit({ email, password, preferredLanguage: language });
  };

  return (
    <FormPage
      title={intl.formatMessage({ id: "auth.register.title" })}
      lead={intl.formatMessage({ id: "auth.register.lead" })}
      below={<FormattedMessage id="auth.register.haveAccount" values={textLink("/login")} />}
    >
      <Form
        onSubmit={submit}
        error={
          registration.failure
            ? intl.formatMessage({
                id: registrationFailureTexts[registration.robotProvider][registration.failure],
              })
            : ""
        }
      >
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          label={intl.formatMessage({ id: "common.email" })}
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          isRequired
          minLength={8}
          label={intl.formatMessage({ id: "common.password" })}
          description={intl.formatMessage({ id: "auth.register.passwordHint" })}
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          name="confirmation"
          autoComplete="new-password"
          isRequired
          label={intl.formatMessage({ id: "auth.register.confirm" })}
          errorMessage={isMismatched && intl.formatMessage({ id: "auth.passwordsDiffer" })}
          value={confirmation}
          onChange={setConfirmation}
        />
        <NativeSelect
          name="preferred_language"
          label={intl.formatMessage({ id: "auth.register.language" })}
          description={intl.formatMessage({ id: "auth.register.languageHint" })}
          options={languageOptions}
          value={language}
          onChange={setLanguage}
        />
        <RobotCheck
          phase={registration.robotCheck}
          provider={registration.robotProvider}
          onRetry={registration.retryRobotCheck}
        />
        <Button
          type="submit"
          size="large"
          fullWidth
          isDisabled={isIncomplete}
          isPending={registration.phase === "submitting"}
        >
          {intl.formatMessage({ id: "auth.register.submit" })}
        </Button>
      </Form>
    </FormPage>
  );
}
