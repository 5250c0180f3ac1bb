import { useIntl } from "@gemel/i18n";
import { Ellipsis } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { useOnDemand } from "../../foundation/use-on-demand.ts";
import { actionsOf } from "./card-actions.ts";
import type { CardButtonsProps } from "./CardButtons.tsx";

/** Comes when a menu is first opened: most cards are looked at and never need theirs. */
const loadMenu = () => import("./OpenedCardMenu.tsx");

const entries = ["unmatch", "block", "report"] as const;

/** What is seldom wanted and hard to take back. */
export function CardMenu({ kind, name, actions }: CardButtonsProps) {
  const intl = useIntl();
  const { Part: OpenedCardMenu, isLoading, want, expect } = useOnDemand(loadMenu);
  const offered = entries.filter((action) => actionsOf[kind].includes(action) && actions[action]);
  if (offered.length === 0) return null;
  const label = intl.formatMessage({ id: "people.card.more" }, { name });
  if (OpenedCardMenu)
    return <OpenedCardMenu label={label} name={name} offered={offered} actions={actions} />;
  return (
    <IconButton
      kind="outlined"
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      isPending={isLoading}
      onHoverStart={expect}
      onPressStart={expect}
      onPress={want}
      onKeyDown={({ key }) => {
        if (key === "ArrowDown" || key === "ArrowUp") want();
      }}
    >
      <Ellipsis size="1em" aria-hidden />
    </IconButton>
  );
}
