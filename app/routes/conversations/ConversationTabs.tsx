import { useIntl } from "@gemel/i18n";
import { Tabs } from "@gemel/ui/Tabs";
import { useConversationList } from "../../flows/talk/use-conversation-list.ts";
import type { User } from "../../flows/session/use-session.ts";
import { ChatLinks } from "./ChatLinks.tsx";
import { conversationTabs, type ConversationTab } from "./conversation-tabs.ts";
import { ConversationsTab } from "./ConversationsTab.tsx";

interface ConversationTabsProps {
  user: User;
  tab: ConversationTab;
  onSelect: (tab: ConversationTab) => void;
  /** The conversation that is open beside them. */
  open?: string | undefined;
}

/** All conversations and those of each type, with how many there are. */
export function ConversationTabs({ user, tab, onSelect, open }: ConversationTabsProps) {
  const intl = useIntl();
  const list = useConversationList();
  return (
    <ChatLinks conversations={list.items}>
      <Tabs
        label={intl.formatMessage({ id: "chat.list.tabs.label" })}
        isDense
        selectedKey={tab}
        onSelectionChange={(key) => onSelect(key as ConversationTab)}
        items={conversationTabs.map((one) => {
          const count = list.countOf(one);
          return {
            id: one,
            label: intl.formatMessage({ id: `chat.list.tabs.${one}` }),
            ...(count === null ? {} : { count }),
            content: <ConversationsTab tab={one} list={list} user={user} open={open} />,
          };
        })}
      />
    </ChatLinks>
  );
}
