import { useIntl } from "@gemel/i18n";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { actionsOf } from "./card-actions.ts";
import type { CardButtonsProps } from "./CardButtons.tsx";

/** Comes when a menu is first opened: most cards are looked at and never need theirs. */
const OpenedCardMenu = lazy(() => import("./OpenedCardMenu.tsx"));

const entries = ["unmatch", "block", "report"] as const;

/** What is seldom wanted and hard to take back. */
export function CardMenu({ kind, name, actions }: CardButtonsProps) {
  const intl = useIntl();
  const [isWanted, setWanted] = useState(false);
  const offered = entries.filter((action) => actionsOf[kind].includes(action) && actions[action]);
  if (offered.length === 0) return null;
  const label = intl.formatMessage({ id: "people.card.more" }, { name });
  const button = (
    <IconButton
      size="small"
      kind="outlined"
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      isPending={isWanted}
      onPress={() => setWanted(true)}
      onKeyDown={({ key }) => {
        if (key === "ArrowDown" || key === "ArrowUp") setWanted(true);
      }}
    >
      <Ellipsis size="1em" aria-hidden />
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenedCardMenu label={label} name={name} offered={offered} actions={actions} />
    </Suspense>
  );
}
