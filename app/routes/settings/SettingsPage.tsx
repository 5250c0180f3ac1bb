import { AccountCard } from "@gemel/ui/AccountCard";
import { EmailAddress } from "@gemel/ui/EmailAddress";
import { Page } from "@gemel/ui/Page";
import { SettingsGroups } from "@gemel/ui/SettingsGroups";
import { useIntl } from "@gemel/i18n";
import { useState, useEffect } from "react";
import { useLocation } from "react-router";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { useCapability } from "../../flows/session/use-capability.ts";
import { useSession, type User } from "../../flows/session/use-session.ts";
import { useSessionList } from "../../flows/settings/use-session-list.ts";
import { useSettings } from "../../flows/settings/use-settings.ts";
import { Blocks } from "./Blocks.tsx";
import { Deletion } from "./Deletion.tsx";
import { Export } from "./Export.tsx";
import { LanguageAndAppearance } from "./LanguageAndAppearance.tsx";
import { Notices } from "./Notices.tsx";
import { Password } from "./Password.tsx";
import { Sessions } from "./Sessions.tsx";

export default function SettingsPage() {
  const { user } = useSession();
  return user && <Settings key={user.id} user={user} />;
}

const sections: readonly string[] = [
  "language",
  "notices",
  "password",
  "sessions",
  "blocks",
  "export",
  "deletion",
];

function Settings({ user }: { user: User }) {
  const intl = useIntl();
  const hasAccountSettings = useCapability("account_settings");
  const picture = usePicture(user.profile_picture_url);
  const { hash } = useLocation();
  const [open, setOpen] = useState(() => sections.find((id) => hash === `#${id}`) ?? null);
  useAnchor();
  return (
    <Page isTight title={intl.formatMessage({ id: "shell.nav.settings" })}>
      <SettingsGroups
        open={open}
        onOpenChange={setOpen}
        first="language"
        head={
          <AccountCard name={user.nickname} address={user.email} picture={picture}>
            {intl.formatMessage(
              { id: "settings.lead" },
              { email: <EmailAddress address={user.email} /> },
            )}
          </AccountCard>
        }
      >
        {hasAccountSettings ? <AccountGroups /> : <LanguageAndAppearance flow={null} />}
      </SettingsGroups>
    </Page>
  );
}

function AccountGroups() {
  const settings = useSettings();
  const sessions = useSessionList();
  const hasBlocks = useCapability("blocks");
  return (
    <>
      <LanguageAndAppearance flow={settings} />
      <Notices flow={settings} />
      <Password onChanged={sessions.reload} />
      <Sessions flow={sessions} />
      {hasBlocks && <Blocks />}
      <Export />
      <Deletion />
    </>
  );
}

/** Brings the section into view that the address names: the browser looked before it was there. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
