import { useIntl } from "@gemel/i18n";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import type { ChatFlow } from "../../flows/talk/use-chat.ts";
import type { ChatPartner } from "./use-partner.ts";

type Deleting = Pick<ChatFlow, "deletion" | "confirmDelete" | "cancelDelete">;

/** Asks before a conversation is deleted; it stays open until that is done. */
export default function DeleteDialog({ chat, about }: { chat: Deleting; about: ChatPartner }) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      variant="danger"
      isOpen={chat.deletion === "asking" || chat.deletion === "deleting"}
      isPending={chat.deletion === "deleting"}
      onOpenChange={chat.cancelDelete}
      title={intl.formatMessage({ id: "chat.delete.title" })}
      confirmLabel={intl.formatMessage({ id: "chat.delete.confirm" })}
      onConfirm={chat.confirmDelete}
    >
      {about.type === "user"
        ? intl.formatMessage({ id: "chat.delete.bodyUser" }, { name: about.person })
        : intl.formatMessage({ id: "chat.delete.body" })}
    </ConfirmDialog>
  );
}
