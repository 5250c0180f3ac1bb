import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { Ban, Bot, Flag, PenLine, Unlink } from "lucide-react";
import { Rings } from "../../brand/Rings/Rings.tsx";
import { Menu, type MenuProps } from "../../overlays/Menu/Menu.tsx";
import { MenuItem } from "../../overlays/Menu/MenuItem.tsx";
import { MenuSection } from "../../overlays/Menu/MenuSection.tsx";
import type { CardActionName, CardActions } from "./CardButtons.tsx";
import { useActionTexts } from "./use-action-texts.ts";

const icons: Partial<Record<CardActionName, ReactNode>> = {
  message: <PenLine size="1em" />,
  twin: <Bot size="1em" />,
  advisor: <Rings tone="current" line={2.8} />,
  unmatch: <Unlink size="1em" />,
  block: <Ban size="1em" />,
  report: <Flag size="1em" />,
};

export interface OpenedCardMenuProps extends Pick<
  MenuProps<object>,
  "triggerRef" | "isOpen" | "onOpenChange" | "autoFocus"
> {
  /** Label of the menu's button. */
  label: string;
  name: string;
  first: readonly CardActionName[];
  /** The actions that take something away. */
  offered: readonly CardActionName[];
  actions: CardActions;
  /** The facts above all entries, or an empty string. */
  facts: string;
}

/** The menu of a card, beside the button that opens it. */
export default function OpenedCardMenu(props: OpenedCardMenuProps) {
  const { label, name, first, offered, actions, facts, ...place } = props;
  const intl = useIntl();
  const { longOf } = useActionTexts();
  const itemOf = (tone: "plain" | "danger") => (action: CardActionName) => (
    <MenuItem
      key={action}
      tone={tone}
      icon={icons[action]}
      label={intl.formatMessage({ id: longOf(action) }, { name })}
      onAction={() => actions[action]?.()}
    />
  );
  const entry = itemOf("plain");
  const danger = itemOf("danger");
  return (
    <Menu placement="bottom end" aria-label={label} {...place}>
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
  );
}
