import { SettingsSection } from "@gemel/ui/SettingsSection";
import { Stack } from "@gemel/ui/Stack";
import { Switch } from "@gemel/ui/Switch";
import { useIntl } from "@gemel/i18n";
import { Mail } from "lucide-react";
import type { MailNotices, SettingsFlow } from "../../flows/settings/use-settings.ts";
import { AccountSettings } from "./AccountSettings.tsx";
import { SettingsFailureNotice } from "./SettingsFailureNotice.tsx";

export function Notices({ flow }: { flow: SettingsFlow }) {
  const intl = useIntl();
  const all = flow.settings && Object.values(flow.settings.notices);
  return (
    <SettingsSection
      id="notices"
      icon={<Mail size="1em" />}
      title={intl.formatMessage({ id: "settings.notices.title" })}
      summary={
        all &&
        intl.formatMessage(
          { id: "settings.notices.summary" },
          { count: all.filter(Boolean).length, all: all.length },
        )
      }
      note={intl.formatMessage({ id: "settings.notices.always" })}
    >
      <AccountSettings flow={flow} count={3}>
        {({ notices }) => <Switches flow={flow} notices={notices} />}
      </AccountSettings>
    </SettingsSection>
  );
}

function Switches({ flow, notices }: { flow: SettingsFlow; notices: MailNotices }) {
  const intl = useIntl();
  return (
    <Stack>
      <Switch
        label={intl.formatMessage({ id: "settings.notices.matches" })}
        isSelected={notices.matches}
        onChange={(matches) => flow.change({ notices: { matches } })}
      />
      <Switch
        label={intl.formatMessage({ id: "settings.notices.messages" })}
        description={intl.formatMessage({ id: "settings.notices.messagesHint" })}
        isSelected={notices.messages}
        onChange={(messages) => flow.change({ notices: { messages } })}
      />
      <Switch
        label={intl.formatMessage({ id: "settings.notices.twinReady" })}
        isSelected={notices.twin_ready}
        onChange={(twin_ready) => flow.change({ notices: { twin_ready } })}
      />
      <SettingsFailureNotice flow={flow} part="notices" />
    </Stack>
  );
}
