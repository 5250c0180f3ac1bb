import { EmailAddress } from "@gemel/ui/EmailAddress";
import { Page } from "@gemel/ui/Page";
import { useIntl } from "@gemel/i18n";
import { useSession, type User } from "../../flows/use-session.ts";
import { useSessionList } from "../../flows/use-session-list.ts";
import { useSettings } from "../../flows/use-settings.ts";
import { Blocks } from "./Blocks.tsx";
import { Deletion } from "./Deletion.tsx";
import { Export } from "./Export.tsx";
import { LanguageAndAppearance } from "./LanguageAndAppearance.tsx";
import { Notices } from "./Notices.tsx";
import { Password } from "./Password.tsx";
import { Sessions } from "./Sessions.tsx";
import { useAnchor } from "./use-anchor.ts";

export default function SettingsPage() {
  const { user } = useSession();
  return user && <Settings key={user.id} user={user} />;
}

function Settings({ user }: { user: User }) {
  const intl = useIntl();
  const settings = useSettings();
  const sessions = useSessionList();
  useAnchor();
  return (
    <Page
      width="text"
      title={intl.formatMessage({ id: "shell.nav.settings" })}
      lead={intl.formatMessage(
        { id: "settings.lead" },
        { email: <EmailAddress address={user.email} /> },
      )}
    >
      <LanguageAndAppearance flow={settings} />
      <Notices flow={settings} />
      <Password onChanged={sessions.reload} />
      <Sessions flow={sessions} />
      {user.capabilities.includes("blocks") && <Blocks />}
      <Export />
      <Deletion />
    </Page>
  );
}
