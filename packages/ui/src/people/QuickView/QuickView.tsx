import { useIntl } from "@gemel/i18n";
import { useRef, useState, type ReactNode } from "react";
import { Button, ButtonContext } from "react-aria-components/Button";
import { useOnDemand } from "../../foundation/use-on-demand.ts";
import { findPlace, type Place } from "./find-place.ts";
import type { CardActions, CardKind } from "../CandidateCard/CardButtons.tsx";
import { press } from "../PersonHead/PersonHead.css.ts";
import type { Seen } from "./seen-person.ts";

export interface QuickViewProps {
  /** The person that it shows. */
  name: string;
  /** The person's data so far. */
  seen: Seen;
  /** Called when it opens or closes; fetch on opening. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The content of the button: the name, or the picture with words for screen readers. */
  children: ReactNode;
  /** The actions on the person, as on their card. */
  reactions?: { kind: CardKind; actions: CardActions } | undefined;
}

/** Comes with the first look, or when a pointer comes near. */
const loadView = () => import("./OpenedQuickView.tsx");

/**
 * A quick view of a person without leaving the list. The button is their name or picture. A small card opens
 * beside the element that contains the button, an `article` or an item of a list; if there is no room beside
 * it, in a dialog. A press on the place around it that `portraitBlock` and `portraitInline` give opens it
 * too.
 *
 * Not for a list of people to decide about (`CandidateCard`).
 */
export function QuickView(props: QuickViewProps) {
  const { name, seen, onOpenChange, children, reactions } = props;
  const intl = useIntl();
  const { Part: OpenedQuickView, isLoading, want, expect } = useOnDemand(loadView);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place>();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && OpenedQuickView !== undefined;
  const change = (next: boolean): void => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <ButtonContext value={{ isPressed: isShown }}>
        <Button
          ref={button}
          className={press}
          aria-haspopup="dialog"
          aria-expanded={isShown}
          isPending={isLoading}
          onHoverStart={expect}
          onPressStart={expect}
          onPress={() => {
            want();
            setPlace(button.current ? findPlace(button.current) : undefined);
            change(true);
          }}
        >
          {children}
        </Button>
      </ButtonContext>
      {OpenedQuickView ? (
        <OpenedQuickView
          label={intl.formatMessage({ id: "people.quickView.label" }, { name })}
          place={place}
          onOpenChange={change}
          {...{ name, seen, reactions, isOpen }}
        />
      ) : null}
    </>
  );
}
