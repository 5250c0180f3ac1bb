import { useIntl } from "@gemel/i18n";
import { useState, type ReactNode } from "react";
import { Ban, Bot, Ellipsis, Flag, PenLine, Unlink } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Rings } from "../../brand/Rings/Rings.tsx";
import { Menu, MenuTrigger } from "../../overlays/Menu/Menu.tsx";
import { MenuItem } from "../../overlays/Menu/MenuItem.tsx";
import { MenuSection } from "../../overlays/Menu/MenuSection.tsx";
import type { CardActionName, CardActions } from "./CardButtons.tsx";

const icons: Partial<Record<CardActionName, ReactNode>> = {
  message: <PenLine size="1em" />,
  twin: <Bot size="1em" />,
  advisor: <Rings tone="current" line={2.8} />,
  unmatch: <Unlink size="1em" />,
  block: <Ban size="1em" />,
  report: <Flag size="1em" />,
};

export interface OpenedCardMenuProps {
  /** Of the button. */
  label: string;
  name: string;
  first: readonly CardActionName[];
  /** What takes something away. */
  offered: readonly CardActionName[];
  actions: CardActions;
  /** Above all, where there are any. */
  facts: string;
  look: "outlined" | "quiet";
}

/** The menu of a card, which opens by itself at first, with the button that opens it again. */
export default function OpenedCardMenu(props: OpenedCardMenuProps) {
  const { label, name, first, offered, actions, facts, look } = props;
  const intl = useIntl();
  // It opens once its button has the focus, which goes back there.
  const [isOpen, setOpen] = useState<boolean>();
  const openAtFirst = () => setOpen((before) => before ?? true);
  const itemOf = (tone: "plain" | "danger") => (action: CardActionName) => (
    <MenuItem
      key={action}
      tone={tone}
      icon={icons[action]}
      label={intl.formatMessage({ id: `people.card.${action}` }, { name })}
      onAction={() => actions[action]?.()}
    />
  );
  const entry = itemOf("plain");
  const danger = itemOf("danger");
  return (
    <MenuTrigger isOpen={isOpen ?? false} onOpenChange={setOpen}>
      <IconButton autoFocus onFocus={openAtFirst} kind={look} label={label}>
        <Ellipsis size="1em" aria-hidden />
      </IconButton>
      <Menu placement="bottom end">
        {first.length === 0 ? null : (
          <MenuSection label={facts === "" ? name : facts}>{first.map(entry)}</MenuSection>
        )}
        {first.length === 0 ? (
          offered.map(danger)
        ) : (
          <MenuSection label={label} isLabelHidden>
            {offered.map(danger)}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}
