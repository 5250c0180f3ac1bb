import { useIntl } from "@gemel/i18n";
import { Page } from "@gemel/ui/Page";
import { Tabs } from "@gemel/ui/Tabs";
import { useConversationList } from "../../flows/use-conversation-list.ts";
import { useSession, type User } from "../../flows/use-session.ts";
import { useTab } from "../../shell/use-tab.ts";
import { ChatLinks } from "./ChatLinks.tsx";
import { conversationTabs, type ConversationTab } from "./conversation-tabs.ts";
import { ConversationsTab } from "./ConversationsTab.tsx";

/** With whom the member talks: twins, the advisor, people (SPEC.md section 2). */
export default function ConversationsPage() {
  const { user } = useSession();
  return user && <Conversations key={user.id} user={user} />;
}

function Conversations({ user }: { user: User }) {
  const intl = useIntl();
  const [tab, select] = useTab(conversationTabs);
  const list = useConversationList();
  return (
    <Page
      width="text"
      title={intl.formatMessage({ id: "chat.list.title" })}
      lead={intl.formatMessage({ id: "chat.list.lead" })}
    >
      <ChatLinks conversations={list.items}>
        <Tabs
          label={intl.formatMessage({ id: "chat.list.tabs.label" })}
          selectedKey={tab}
          onSelectionChange={(key) => select(key as ConversationTab)}
          items={conversationTabs.map((one) => {
            const count = list.countOf(one);
            return {
              id: one,
              label: intl.formatMessage({ id: `chat.list.tabs.${one}` }),
              ...(count === null ? {} : { count }),
              content: <ConversationsTab tab={one} list={list} user={user} />,
            };
          })}
        />
      </ChatLinks>
    </Page>
  );
}
