import { useIntl } from "@gemel/i18n";
import { Page } from "@gemel/ui/Page";
import { useSession, type User } from "../../flows/session/use-session.ts";
import { useTab } from "../../shell/place/use-tab.ts";
import { conversationTabs } from "./conversation-tabs.ts";
import { ConversationTabs } from "./ConversationTabs.tsx";

/** The member's conversations with twins, the advisor and people (docs/product.md section 2). */
export default function ConversationsPage() {
  const { user } = useSession();
  return user && <Conversations key={user.id} user={user} />;
}

function Conversations({ user }: { user: User }) {
  const intl = useIntl();
  const [tab, select] = useTab(conversationTabs);
  return (
    <Page
      isTight
      title={intl.formatMessage({ id: "chat.list.title" })}
      lead={intl.formatMessage({ id: "chat.list.lead" })}
    >
      <ConversationTabs user={user} tab={tab} onSelect={select} />
    </Page>
  );
}
