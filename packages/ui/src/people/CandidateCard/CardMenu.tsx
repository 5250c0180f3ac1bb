import { useIntl } from "@gemel/i18n";
import { Ban, Ellipsis, Flag, Unlink } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Menu, MenuTrigger } from "../../overlays/Menu/Menu.tsx";
import { MenuItem } from "../../overlays/Menu/MenuItem.tsx";
import { actionsOf } from "./card-actions.ts";
import type { CardButtonsProps } from "./CardButtons.tsx";

const entries = [
  { action: "unmatch", icon: <Unlink size="1em" /> },
  { action: "block", icon: <Ban size="1em" /> },
  { action: "report", icon: <Flag size="1em" /> },
] as const;

/** What is seldom wanted and hard to take back. */
export function CardMenu({ kind, name, actions }: CardButtonsProps) {
  const intl = useIntl();
  const offered = entries.filter(
    ({ action }) => actionsOf[kind].includes(action) && actions[action],
  );
  if (offered.length === 0) return null;
  return (
    <MenuTrigger>
      <IconButton
        size="small"
        kind="outlined"
        label={intl.formatMessage({ id: "people.card.more" }, { name })}
      >
        <Ellipsis size="1em" aria-hidden />
      </IconButton>
      <Menu placement="bottom end">
        {offered.map(({ action, icon }) => (
          <MenuItem
            key={action}
            tone="danger"
            icon={icon}
            label={intl.formatMessage({ id: `people.card.${action}` }, { name })}
            onAction={() => actions[action]?.()}
          />
        ))}
      </Menu>
    </MenuTrigger>
  );
}
