import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { Fold } from "@gemel/ui/Fold";
import { NativeSelect } from "@gemel/ui/NativeSelect";
import {
  autonyms,
  defaultPreferredLanguage,
  locales,
  useIntl,
  type OfferedLocale,
} from "@gemel/i18n";
import { useState, type FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useRegistration } from "../../flows/session/use-registration.ts";
import { EmailField } from "../../shell/forms/EmailField.tsx";
import { besideForm } from "../../shell/forms/beside-form.tsx";
import { FormPage } from "../../shell/forms/FormPage.tsx";
import { useLanguage } from "../../shell/frame/Language.tsx";
import { RegistrationSent } from "./RegistrationSent.tsx";
import { RobotCheck } from "./RobotCheck.tsx";
import { useRegistrationErrors } from "./use-registration-errors.ts";
import { canBeSent, NewPasswordFields, noPassword } from "../../shell/forms/NewPasswordFields.tsx";
import { useQuery } from "../../shell/place/use-query.ts";
import { useAnswered } from "../../shell/forms/use-answered.ts";
import { textLink } from "../../shell/forms/text-link.tsx";

const languageOptions = locales.map((value) => ({ value, label: autonyms[value], lang: value }));

export default function Register() {
  const intl = useIntl();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const passed = useQuery("lang");
  const registration = useRegistration({ goToSignIn: () => void navigate("/login", { state }) });
  const { error, errors } = useRegistrationErrors(registration, registration.robotProvider);
  const [email, setEmail] = useState("");
  const [newPassword, setNewPassword] = useState(noPassword);
  const [language, setLanguage] = useState<OfferedLocale>(() =>
    defaultPreferredLanguage({ passed, translation: locale, browser: navigator.language }),
  );

  useAnswered(registration.phase === "success");
  if (registration.phase === "success") return <RegistrationSent email={email} {...registration} />;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    registration.submit({ email, password: newPassword.password, preferredLanguage: language });
  };

  return (
    <FormPage
      title={intl.formatMessage({ id: "auth.register.title" })}
      lead={intl.formatMessage({ id: "auth.register.lead" })}
      below={intl.formatMessage({ id: "auth.register.haveAccount" }, textLink("/login"))}
    >
      <Form onSubmit={submit} error={error} errors={errors}>
        <EmailField value={email} onChange={setEmail} />
        <NewPasswordFields
          label={intl.formatMessage({ id: "common.password" })}
          confirmationLabel={intl.formatMessage({ id: "auth.register.confirm" })}
          value={newPassword}
          onChange={setNewPassword}
        />
        <Fold
          summary={intl.formatMessage(
            { id: "auth.register.languageLine" },
            { language: <span lang={language}>{autonyms[language]}</span> },
          )}
        >
          <NativeSelect
            name="preferred_language"
            label={intl.formatMessage({ id: "auth.register.language" })}
            description={intl.formatMessage({ id: "auth.register.languageHint" })}
            options={languageOptions}
            value={language}
            onChange={setLanguage}
          />
        </Fold>
        <Button
          type="submit"
          size="large"
          fullWidth
          aria-disabled={!email || !canBeSent(newPassword)}
          isPending={registration.phase === "submitting"}
        >
          {intl.formatMessage({ id: "auth.register.submit" })}
        </Button>
        <RobotCheck
          phase={registration.robotCheck}
          provider={registration.robotProvider}
          onRetry={registration.retryRobotCheck}
        />
        <p>
          {intl.formatMessage({ id: "auth.register.terms" }, besideForm("/terms-of-service"))}{" "}
          {intl.formatMessage({ id: "auth.register.privacy" }, besideForm("/privacy-policy"))}
        </p>
      </Form>
    </FormPage>
  );
}
