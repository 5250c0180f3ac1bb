import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import type { IconButtonProps } from "../../actions/IconButton/IconButton.tsx";
import { useOnDemand } from "../../foundation/use-on-demand.ts";
import type { CardActions, CardKind } from "../CandidateCard/card-actions.ts";
import { LookButton } from "./LookButton.tsx";
import type { Seen } from "./seen-person.ts";

export interface QuickViewProps {
  /** Names the button: the person that it shows. */
  name: string;
  /** What is known of them so far. */
  seen: Seen;
  /** It opens or closes; fetch on opening. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** What is pressed, in words: the name, on a card. Without it, an eye. */
  children?: ReactNode;
  /** What can be done about them, as on their card. */
  reactions?: { kind: CardKind; actions: CardActions } | undefined;
  /** Of the eye: `outlined` on a picture. @default "quiet" */
  kind?: NonNullable<IconButtonProps["kind"]>;
  /** Of the eye. @default "medium" */
  size?: NonNullable<IconButtonProps["size"]>;
}

/** Comes with the first look, or when a pointer comes near. */
const loadView = () => import("./OpenedQuickView.tsx");

/**
 * A quick view of a person without leaving the list: a button, and a small card beside it.
 *
 * Not for a list of people to decide about (`CandidateCard`).
 */
export function QuickView(props: QuickViewProps) {
  const { name, seen, onOpenChange, children, reactions, kind = "quiet", size = "medium" } = props;
  const intl = useIntl();
  const { Part: OpenedQuickView, isLoading, want, expect } = useOnDemand(loadView);
  const label = intl.formatMessage({ id: "people.quickView.label" }, { name });
  if (OpenedQuickView)
    return (
      <OpenedQuickView {...{ name, label, kind, size, seen, reactions, onOpenChange }}>
        {children}
      </OpenedQuickView>
    );
  return (
    <LookButton
      label={label}
      kind={kind}
      size={size}
      aria-haspopup="dialog"
      aria-expanded={false}
      isPending={isLoading}
      onHoverStart={expect}
      onPressStart={expect}
      onPress={() => {
        want();
        onOpenChange?.(true);
      }}
    >
      {children}
    </LookButton>
  );
}
