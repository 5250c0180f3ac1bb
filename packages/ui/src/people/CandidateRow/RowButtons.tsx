import { useIntl } from "@gemel/i18n";
import { Heart } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { content, icon } from "../../actions/Button/Button.css.ts";
import {
  mainActionOf,
  offers,
  type CardActionName,
  type CardButtonsProps,
  type CardKind,
} from "../CandidateCard/CardButtons.tsx";
import { ask } from "../CandidateCard/CardButtons.css.ts";
import { useActionTexts } from "../CandidateCard/use-action-texts.ts";
import * as css from "./CandidateRow.css.ts";

const reactions = ["pass", "like"] as const;
const asked = ["message", "twin", "advisor"] as const;

/** What can be said or asked beside the reactions: in the row where there is room, else in its menu. */
export const questions = (kind: CardKind) =>
  asked.filter((action) => action !== mainActionOf[kind]);

interface RowButtonsProps extends CardButtonsProps {
  /** There is room for what else can be said or asked. */
  isWide: boolean;
}

/** At the foot of a row: the reactions, each with its word. */
export function RowButtons({ kind, name, actions, isWide }: RowButtonsProps) {
  const intl = useIntl();
  const { longOf, shortOf } = useActionTexts();
  const isOffered = offers(kind, actions);
  const main = mainActionOf[kind];
  const links = isWide ? questions(kind).filter(isOffered) : [];
  const offered = [...reactions, "message" as const]
    .filter((action) => action !== "message" || action === main)
    .filter(isOffered);
  if (links.length + offered.length === 0) return null;
  const nameOf = (action: CardActionName) => intl.formatMessage({ id: longOf(action) }, { name });
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "people.card.actions" }, { name })}
      className={css.foot}
    >
      {links.length === 0 ? null : (
        <div className={css.links}>
          {links.map((action) => (
            <Button
              key={action}
              className={ask[action]}
              aria-label={nameOf(action)}
              onPress={() => actions[action]?.()}
            >
              {intl.formatMessage({ id: shortOf(action) })}
            </Button>
          ))}
        </div>
      )}
      {offered.length === 0 ? null : (
        <div className={css.reactions}>
          {offered.map((action) => (
            <Button
              key={action}
              className={action === main ? css.actionOf.main : css.actionOf.other}
              aria-label={nameOf(action)}
              onPress={() => actions[action]?.()}
            >
              <span className={content}>
                {action === "like" ? (
                  <span aria-hidden className={icon}>
                    <Heart size="1em" />
                  </span>
                ) : null}
                {intl.formatMessage({ id: shortOf(action) })}
              </span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
