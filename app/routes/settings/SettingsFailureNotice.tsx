import { Notice } from "@gemel/ui/Notice";
import { useIntl } from "@gemel/i18n";
import type { SettingsFailure, SettingsFlow } from "../../flows/settings/use-settings.ts";
import { failureText } from "../../shell/forms/failure-text.ts";

interface SettingsFailureNoticeProps {
  flow: Pick<SettingsFlow, "failure">;
  part: SettingsFailure["parts"][number];
}

/** Says that a change of one part was not saved. */
export function SettingsFailureNotice({ flow: { failure }, part }: SettingsFailureNoticeProps) {
  const intl = useIntl();
  if (!failure?.parts.includes(part)) return null;
  return (
    <Notice tone="danger">
      {intl.formatMessage({ id: failureText(failure.reason, "settings.error.notSaved") })}
    </Notice>
  );
}
