import { useIntl } from "@gemel/i18n";
import { Heart, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { button, content, icon } from "../../actions/Button/Button.css.ts";
import {
  actionsOf,
  mainActionOf,
  type CardActionName,
  type CardActions,
  type CardKind,
} from "./card-actions.ts";
import * as css from "./CardButtons.css.ts";

const reactions = ["pass", "message", "like"] as const;
const questions = ["twin", "advisor"] as const;
const icons = { pass: <X size="1em" />, message: null, like: <Heart size="1em" /> };

export interface CardButtonsProps {
  kind: CardKind;
  name: string;
  actions: CardActions;
}

/** At the foot of a card: the reactions, the main action last, and what an AI can be asked. */
export function CardButtons({ kind, name, actions }: CardButtonsProps) {
  const intl = useIntl();
  const isOffered = (action: CardActionName): boolean =>
    actionsOf[kind].includes(action) && actions[action] !== undefined;
  const offered = reactions.filter(isOffered);
  const asked = questions.filter(isOffered);
  if (offered.length + asked.length === 0) return null;
  const nameOf = (action: CardActionName) =>
    intl.formatMessage({ id: `people.card.${action}` }, { name });
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
              <span className={content}>
                {icons[action] && (
                  <span aria-hidden className={icon}>
                    {icons[action]}
                  </span>
                )}
                <span className={action === "pass" ? css.passWord : undefined}>
                  {intl.formatMessage({ id: `people.card.${action}.short` })}
                </span>
              </span>
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
              {intl.formatMessage({ id: `people.card.${action}.short` })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
