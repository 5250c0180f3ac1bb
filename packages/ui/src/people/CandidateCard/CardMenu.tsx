import { useIntl } from "@gemel/i18n";
import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { useOnDemand } from "../../foundation/use-on-demand.ts";
import { type CardActionName, type CardButtonsProps, offers } from "./CardButtons.tsx";

/** Comes when a menu is first opened: most cards are looked at and never need theirs. */
const loadMenu = () => import("./OpenedCardMenu.tsx");

const seldom = ["unmatch", "block", "report"] as const;

interface CardMenuProps extends CardButtonsProps {
  /** Actions above the seldom used ones, if the card has no room for them. */
  also?: readonly CardActionName[];
  /** The person's facts, if the card has no room for them. */
  facts?: string;
  /** Without a border, on a plain ground. @default false */
  isPlain?: boolean;
}

/** The menu of actions that are seldom used and hard to undo. */
export function CardMenu(props: CardMenuProps) {
  const { kind, name, actions, also = [], facts = "", isPlain = false } = props;
  const intl = useIntl();
  const { Part: OpenedCardMenu, isLoading, want, expect } = useOnDemand(loadMenu);
  const button = useRef<HTMLButtonElement>(null);
  // The item that has the focus first: none after a pointer.
  const [opened, setOpened] = useState<boolean | "first" | "last">(false);
  const isShown = opened !== false && OpenedCardMenu !== undefined;
  const open = (at: true | "first" | "last"): void => {
    want();
    setOpened(at);
  };
  const isOffered = offers(kind, actions);
  const first = also.filter(isOffered);
  const offered = seldom.filter(isOffered);
  if (first.length + offered.length === 0) return null;
  const label = intl.formatMessage({ id: "people.card.more" }, { name });
  return (
    <>
      <ButtonContext value={{ isPressed: isShown }}>
        <IconButton
          ref={button}
          kind={isPlain ? "quiet" : "outlined"}
          label={label}
          aria-haspopup="menu"
          aria-expanded={isShown}
          isPending={isLoading}
          onHoverStart={expect}
          onPressStart={expect}
          onPress={({ pointerType }) =>
            open(pointerType === "keyboard" || pointerType === "virtual" ? "first" : true)
          }
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
            event.preventDefault();
            open(event.key === "ArrowDown" ? "first" : "last");
          }}
        >
          <Ellipsis size="1em" aria-hidden />
        </IconButton>
      </ButtonContext>
      {OpenedCardMenu ? (
        <OpenedCardMenu
          triggerRef={button}
          isOpen={opened !== false}
          autoFocus={opened}
          onOpenChange={setOpened}
          {...{ label, name, first, offered, actions, facts }}
        />
      ) : null}
    </>
  );
}
