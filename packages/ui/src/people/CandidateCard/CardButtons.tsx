import { useIntl } from "@gemel/i18n";
import { Heart, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { button, content, icon } from "../../actions/Button/Button.css.ts";
import * as css from "./CardButtons.css.ts";
import { useActionTexts } from "./use-action-texts.ts";

/** The places of a card: in the feed, or on one of the three tabs of the likes. */
export const cardKinds = ["discover", "received", "given", "match"] as const;
export type CardKind = (typeof cardKinds)[number];

export const cardActionNames = [
  "pass",
  "advisor",
  "twin",
  "message",
  "like",
  "unmatch",
  "block",
  "report",
] as const;
export type CardActionName = (typeof cardActionNames)[number];

/** The actions of a card; a missing one is not offered. */
export type CardActions = Partial<Record<CardActionName, () => void>>;

/** The suitable actions of each card, in the order of its buttons. */
const actionsOf: Readonly<Record<CardKind, readonly CardActionName[]>> = {
  discover: ["pass", "advisor", "twin", "message", "like", "block", "report"],
  received: ["pass", "advisor", "twin", "message", "like", "block", "report"],
  given: ["advisor", "twin", "block", "report"],
  match: ["advisor", "twin", "message", "unmatch", "block", "report"],
};

/** The one action that stands out, at the end of the row. */
export const mainActionOf: Readonly<Record<CardKind, CardActionName | null>> = {
  discover: "like",
  received: "like",
  given: null,
  match: "message",
};

/** Whether a card of a kind offers an action: it must suit the kind and be among the given actions. */
export const offers =
  (kind: CardKind, actions: CardActions) =>
  (action: CardActionName): boolean =>
    actionsOf[kind].includes(action) && actions[action] !== undefined;

const reactions = ["pass", "message", "like"] as const;
const questions = ["twin", "advisor"] as const;

/** Shows that a like was received, before its card goes: the heart is filled while it is pressed. */
export const heartOf = (isPressed: boolean) => (
  <Heart size="1em" fill={isPressed ? "currentColor" : "none"} />
);

const icons = { pass: () => <X size="1em" />, message: null, like: heartOf };

export interface CardButtonsProps {
  kind: CardKind;
  name: string;
  actions: CardActions;
}

/** The foot of a card: the reactions, the main action last, and the questions to an AI. */
export function CardButtons({ kind, name, actions }: CardButtonsProps) {
  const intl = useIntl();
  const { longOf, shortOf } = useActionTexts();
  const isOffered = offers(kind, actions);
  const offered = reactions.filter(isOffered);
  const asked = questions.filter(isOffered);
  if (offered.length + asked.length === 0) return null;
  const nameOf = (action: CardActionName) => intl.formatMessage({ id: longOf(action) }, { name });
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "people.card.actions" }, { name })}
      className={css.foot}
    >
      {offered.length === 0 ? null : (
        <div className={css.buttons}>
          {offered.map((action) => (
            <Button
              key={action}
              className={`${button({ kind: action === mainActionOf[kind] ? "primary" : "secondary" })} ${css.actions[action]}`}
              aria-label={nameOf(action)}
              onPress={() => actions[action]?.()}
            >
              {({ isPressed }) => (
                <span className={content}>
                  {icons[action] && (
                    <span aria-hidden className={icon}>
                      {icons[action](isPressed)}
                    </span>
                  )}
                  <span className={action === "pass" ? css.passWord : undefined}>
                    {intl.formatMessage({ id: shortOf(action) })}
                  </span>
                </span>
              )}
            </Button>
          ))}
        </div>
      )}
      {asked.length === 0 ? null : (
        <div className={css.links}>
          {asked.map((action) => (
            <Button
              key={action}
              className={css.ask[action]}
              aria-label={nameOf(action)}
              onPress={() => actions[action]?.()}
            >
              {intl.formatMessage({ id: shortOf(action) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
