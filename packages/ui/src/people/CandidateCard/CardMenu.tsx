import { useIntl } from "@gemel/i18n";
import { Ellipsis } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { useOnDemand } from "../../foundation/use-on-demand.ts";
import { type CardActionName, type CardButtonsProps, offers } from "./CardButtons.tsx";

/** Comes when a menu is first opened: most cards are looked at and never need theirs. */
const loadMenu = () => import("./OpenedCardMenu.tsx");

const seldom = ["unmatch", "block", "report"] as const;

interface CardMenuProps extends CardButtonsProps {
  /** What stands in it above what is seldom wanted, where the card has no room for it. */
  also?: readonly CardActionName[];
  /** What is known of the person, where the card has no room for it. */
  facts?: string;
  /** Without a border, on a plain ground. @default false */
  isPlain?: boolean;
}

/** What is seldom wanted and hard to take back. */
export function CardMenu(props: CardMenuProps) {
  const { kind, name, actions, also = [], facts = "", isPlain = false } = props;
  const intl = useIntl();
  const { Part: OpenedCardMenu, isLoading, want, expect } = useOnDemand(loadMenu);
  const isOffered = offers(kind, actions);
  const first = also.filter(isOffered);
  const offered = seldom.filter(isOffered);
  if (first.length + offered.length === 0) return null;
  const look = isPlain ? "quiet" : "outlined";
  const label = intl.formatMessage({ id: "people.card.more" }, { name });
  if (OpenedCardMenu)
    return <OpenedCardMenu {...{ label, name, first, offered, actions, facts, look }} />;
  return (
    <IconButton
      kind={look}
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
