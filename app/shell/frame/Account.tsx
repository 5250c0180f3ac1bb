import { useIntl } from "@gemel/i18n";
import { AccountMenu } from "@gemel/ui/AccountMenu";
import { LogOut, Scale, Settings, UserRound } from "lucide-react";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The member's own entry of the navigation: profile, settings, moderation for admins, and the way out. */
export function Account({ pathname }: { pathname: string }) {
  const intl = useIntl();
  const { user } = useSession();
  const picture = usePicture(user?.profile_picture_url);
  const signOut = useSignOut();
  const to = (
    name: "profile" | "settings" | "moderation",
    Icon: typeof UserRound,
    isCurrent = pathname === `/${name}`,
  ) => ({
    label: intl.formatMessage({ id: `shell.nav.${name}` }),
    href: `/${name}`,
    icon: <Icon size="1em" strokeWidth={1.75} />,
    isCurrent,
  });
  return (
    <AccountMenu
      label={intl.formatMessage({ id: "shell.nav.you" })}
      name={user?.nickname ?? user?.email ?? ""}
      {...(picture !== undefined && { src: picture })}
      entries={[
        to("profile", UserRound),
        to("settings", Settings),
        ...(user?.is_admin ? [to("moderation", Scale, /^\/moderation(\/|$)/.test(pathname))] : []),
        {
          label: intl.formatMessage({ id: "shell.nav.logout" }),
          onPress: signOut,
          icon: <LogOut size="1em" strokeWidth={1.75} />,
        },
      ]}
    />
  );
}
