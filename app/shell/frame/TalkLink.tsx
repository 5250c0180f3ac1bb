import { useIntl } from "@gemel/i18n";
import { Badge } from "@gemel/ui/Badge";
import { NavLink } from "@gemel/ui/NavLink";
import { MessageCircle } from "lucide-react";
import { useUnread } from "../../flows/talk/use-conversation-list.ts";
import { Optional } from "../failures/Optional.tsx";
import { openChat } from "../place/open-chat.ts";

/** The way to the conversations, with how much is unread there. */
export function TalkLink({ pathname }: { pathname: string }) {
  const intl = useIntl();
  const count = useUnread(openChat(pathname));
  return (
    <NavLink
      href="/conversations"
      isCurrent={pathname === "/conversations" || openChat(pathname) !== null}
      icon={<MessageCircle size="1em" strokeWidth={1.75} />}
      badge={
        count > 0 && (
          <Optional bundles={["member"]} retryOn={count}>
            <Unread count={count} />
          </Optional>
        )
      }
    >
      {intl.formatMessage({ id: "shell.nav.talk" })}
    </NavLink>
  );
}

function Unread({ count }: { count: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "people.conversation.unread" }, { count });
  return <Badge tone="garnet" count={count} label={label} />;
}
