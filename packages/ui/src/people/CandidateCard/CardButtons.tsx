import { useIntl } from "@gemel/i18n";
import { Bot, Heart, MessageSquare, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Rings } from "../../brand/Rings/Rings.tsx";
import { Tooltip, TooltipTrigger } from "../../overlays/Tooltip/Tooltip.tsx";
import {
  actionsOf,
  mainActionOf,
  type CardActionName,
  type CardActions,
  type CardKind,
} from "./card-actions.ts";
import * as css from "./CandidateCard.css.ts";

/** Those of the actions that have a button; the others are in the menu. */
const pictures = {
  pass: <X size="1em" aria-hidden />,
  advisor: (
    <span className={css.icon.duo}>
      <Rings tone="current" line={2.8} />
    </span>
  ),
  twin: (
    <span className={css.icon.twin}>
      <Bot size="1em" aria-hidden />
    </span>
  ),
  message: <MessageSquare size="1em" aria-hidden />,
  like: <Heart size="1em" aria-hidden />,
} as const satisfies Partial<Record<CardActionName, ReactNode>>;

type ButtonName = keyof typeof pictures;
const hasButton = (name: CardActionName): name is ButtonName => name in pictures;

export interface CardButtonsProps {
  kind: CardKind;
  name: string;
  actions: CardActions;
}

/** The row at the foot of a card: quiet circles, and the one action that stands out at the end. */
export function CardButtons({ kind, name, actions }: CardButtonsProps) {
  const intl = useIntl();
  const main = mainActionOf[kind];
  const offered = actionsOf[kind].filter(hasButton).filter((action) => actions[action]);
  if (offered.length === 0) return null;
  const ordered = offered.toSorted((one, other) => Number(one === main) - Number(other === main));
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "people.card.actions" }, { name })}
      className={css.buttons}
    >
      {ordered.map((action) => (
        <span key={action} className={action === main ? css.main : undefined}>
          <TooltipTrigger>
            <IconButton
              kind={action === main ? "primary" : "outlined"}
              label={intl.formatMessage({ id: `people.card.${action}` }, { name })}
              onPress={() => actions[action]?.()}
            >
              {pictures[action]}
            </IconButton>
            <Tooltip>{intl.formatMessage({ id: `people.card.${action}` }, { name })}</Tooltip>
          </TooltipTrigger>
        </span>
      ))}
    </div>
  );
}
