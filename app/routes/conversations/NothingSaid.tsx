import { useIntl } from "@gemel/i18n";
import { EmptyState } from "@gemel/ui/EmptyState";
import { LinkButton } from "@gemel/ui/LinkButton";
import type { User } from "../../flows/session/use-session.ts";
import { decide } from "../../shell/gate.ts";

const next = {
  advisor: { href: "/discover", action: "likes.empty.action" },
  user: { href: "/likes?tab=matches", action: "chat.list.empty.user.action" },
} as const;

/** No conversation of this type yet, and the way to the first. */
export function NothingSaid({ type, user }: { type: keyof typeof next; user: User }) {
  const intl = useIntl();
  const { href, action } = next[type];
  // The page opens before the discover page does.
  const [path = href] = href.split("?");
  const isOpen = decide("member", path, user.onboarding_status).kind === "open";
  return (
    <EmptyState
      title={intl.formatMessage({ id: `chat.list.empty.${type}.title` })}
      action={isOpen && <LinkButton href={href}>{intl.formatMessage({ id: action })}</LinkButton>}
    >
      {intl.formatMessage({ id: `chat.list.empty.${type}.body` })}
    </EmptyState>
  );
}
