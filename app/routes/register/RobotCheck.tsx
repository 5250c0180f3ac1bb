import { Button } from "@gemel/ui/Button";
import { Notice } from "@gemel/ui/Notice";
import { StatusLine } from "@gemel/ui/StatusLine";
import { useIntl } from "@gemel/i18n";
import type { RobotCheckPhase, RobotProvider } from "../../flows/session/use-registration.ts";

interface RobotCheckProps {
  phase: RobotCheckPhase;
  provider: RobotProvider;
  onRetry: () => void;
}

const ownTexts = { preparing: "auth.robot.working", ready: "auth.robot.ready" } as const;
const recaptchaTexts = {
  preparing: "auth.recaptcha.notReady",
  ready: "auth.recaptcha.notice",
} as const;

/** The anti-robot check of the registration: nothing to do, but never hidden. */
export function RobotCheck({ phase, provider, onRetry }: RobotCheckProps) {
  const intl = useIntl();
  if (phase === "failed") {
    return (
      <Notice tone="warning">
        {intl.formatMessage({ id: "auth.robot.unavailable" })}{" "}
        <Button kind="secondary" size="small" onPress={onRetry}>
          {intl.formatMessage({ id: "ui.retry" })}
        </Button>
      </Notice>
    );
  }
  if (provider === "off") return null;
  const texts = provider === "recaptcha" ? recaptchaTexts : ownTexts;
  return (
    <StatusLine isBusy={phase === "preparing"}>
      {intl.formatMessage({ id: texts[phase] })}
    </StatusLine>
  );
}
