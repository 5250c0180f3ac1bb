import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { Ban, Ellipsis, Flag, Unlink } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Menu, MenuTrigger } from "../../overlays/Menu/Menu.tsx";
import { MenuItem } from "../../overlays/Menu/MenuItem.tsx";
import type { CardActions } from "./card-actions.ts";

const icons = {
  unmatch: <Unlink size="1em" />,
  block: <Ban size="1em" />,
  report: <Flag size="1em" />,
};

export interface OpenedCardMenuProps {
  /** Of the button. */
  label: string;
  name: string;
  offered: readonly (keyof typeof icons)[];
  actions: CardActions;
}

/** The menu of a card, which opens by itself at first, with the button that opens it again. */
export default function OpenedCardMenu({ label, name, offered, actions }: OpenedCardMenuProps) {
  const intl = useIntl();
  // It opens once its button has the focus, which goes back there.
  const [isOpen, setOpen] = useState<boolean>();
  const openAtFirst = () => setOpen((before) => before ?? true);
  return (
    <MenuTrigger isOpen={isOpen ?? false} onOpenChange={setOpen}>
      <IconButton autoFocus onFocus={openAtFirst} kind="outlined" label={label}>
        <Ellipsis size="1em" aria-hidden />
      </IconButton>
      <Menu placement="bottom end">
        {offered.map((action) => (
          <MenuItem
            key={action}
            tone="danger"
            icon={icons[action]}
            label={intl.formatMessage({ id: `people.card.${action}` }, { name })}
            onAction={() => actions[action]?.()}
          />
        ))}
      </Menu>
    </MenuTrigger>
  );
}
