import { useIntl } from "@gemel/i18n";
import { IconButton } from "@gemel/ui/IconButton";
import { useOnDemand } from "@gemel/ui/useOnDemand";
import { Ellipsis } from "lucide-react";
import type { ChatMenuProps } from "./OpenedChatMenu.tsx";

// Menus are heavy and seldom wanted: a conversation is there sooner without.
const loadMenu = () => import("./OpenedChatMenu.tsx");

export function ChatMenu(props: ChatMenuProps) {
  const intl = useIntl();
  const { Part: OpenedChatMenu, isLoading, want } = useOnDemand(loadMenu);
  if (OpenedChatMenu) return <OpenedChatMenu {...props} />;
  return (
    <IconButton
      label={intl.formatMessage({ id: "chat.menu.open" })}
      aria-haspopup="menu"
      isPending={isLoading}
      onPress={want}
    >
      <Ellipsis aria-hidden size="1em" strokeWidth={1.75} />
    </IconButton>
  );
}
