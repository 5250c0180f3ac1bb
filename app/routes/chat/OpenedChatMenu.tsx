import { useIntl } from "@gemel/i18n";
import { useIsWithoutAi } from "@gemel/ui/AnswersProvider";
import { IconButton } from "@gemel/ui/IconButton";
import { Menu, MenuTrigger } from "@gemel/ui/Menu";
import { MenuItem } from "@gemel/ui/MenuItem";
import { Rings } from "@gemel/ui/Rings";
import { Ban, Ellipsis, Flag, Trash2, Unlink } from "lucide-react";
import { useState, type ReactNode } from "react";

const icons = {
  report: <Flag size="1em" />,
  unmatch: <Unlink size="1em" />,
  block: <Ban size="1em" />,
} satisfies Record<string, ReactNode>;

export type SafetyAction = keyof typeof icons;

export interface ChatMenuProps {
  /** Name of the person, if the conversation is with one. */
  name: string;
  /** Asks Duo about the person. */
  onAdvice?: (() => void) | undefined;
  /** The actions that are offered about the person. */
  offered: readonly SafetyAction[];
  onSafety: (action: SafetyAction) => void;
  onDelete: () => void;
}

/** The menu of a conversation, which opens by itself at first, with the button that opens it again. */
export default function OpenedChatMenu(props: ChatMenuProps) {
  const { name, onAdvice, offered, onSafety, onDelete } = props;
  const intl = useIntl();
  const isWithoutAi = useIsWithoutAi();
  // The menu opens once its button has the focus; on close, the focus returns there.
  const [isOpen, setOpen] = useState<boolean>();
  const openAtFirst = () => setOpen((before) => before ?? true);
  return (
    <MenuTrigger isOpen={isOpen ?? false} onOpenChange={setOpen}>
      <IconButton
        autoFocus
        onFocus={openAtFirst}
        label={intl.formatMessage({ id: "chat.menu.open" })}
      >
        <Ellipsis aria-hidden size="1em" strokeWidth={1.75} />
      </IconButton>
      <Menu placement="bottom end" aria-label={intl.formatMessage({ id: "chat.menu.label" })}>
        {onAdvice && (
          <MenuItem
            icon={<Rings tone="current" line={2.8} />}
            label={intl.formatMessage(
              { id: isWithoutAi ? "people.card.plain.advisor" : "people.card.advisor" },
              { name },
            )}
            onAction={onAdvice}
          />
        )}
        <MenuItem
          tone="danger"
          icon={<Trash2 size="1em" />}
          label={intl.formatMessage({ id: "chat.delete.action" })}
          onAction={onDelete}
        />
        {offered.map((action) => (
          <MenuItem
            key={action}
            tone="danger"
            icon={icons[action]}
            label={intl.formatMessage({ id: `people.card.${action}` }, { name })}
            onAction={() => onSafety(action)}
          />
        ))}
      </Menu>
    </MenuTrigger>
  );
}
