import { useIntl } from "@gemel/i18n";
import { Button } from "react-aria-components/Button";
import { content, icon } from "../../actions/Button/Button.css.ts";
import {
  heartOf,
  mainActionOf,
  offers,
  type CardButtonsProps,
  type CardKind,
} from "../CandidateCard/CardButtons.tsx";
import { ask } from "../CandidateCard/CardButtons.css.ts";
import { useActionTexts } from "../CandidateCard/use-action-texts.ts";
import * as css from "./CandidateRow.css.ts";

const reactions = ["pass", "like"] as const;
const asked = ["message", "twin", "advisor"] as const;

/**
 * The actions beside the reactions, a message or a question: in the row if there is room, else in its menu.
 */
export const questions = (kind: CardKind) =>
  asked.filter((action) => action !== mainActionOf[kind]);

/** Further messages and questions, below a person's words if there is room. */
export function RowQuestions({ kind, name, actions }: CardButtonsProps) {
  const intl = useIntl();
  const { longOf, shortOf } = useActionTexts();
  const offered = questions(kind).filter(offers(kind, actions));
  if (offered.length === 0) return null;
  return (
    <div className={css.questions}>
      {offered.map((action) => (
        <Button
          key={action}
          className={ask[action]}
          aria-label={intl.formatMessage({ id: longOf(action) }, { name })}
          onPress={() => actions[action]?.()}
        >
          {intl.formatMessage({ id: shortOf(action) })}
        </Button>
      ))}
    </div>
  );
}

/** The foot of a row: the reactions, each with its word. */
export function RowButtons({ kind, name, actions }: CardButtonsProps) {
  const intl = useIntl();
  const { longOf, shortOf } = useActionTexts();
  const main = mainActionOf[kind];
  const offered = [...reactions, "message" as const]
    .filter((action) => action !== "message" || action === main)
    .filter(offers(kind, actions));
  if (offered.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "people.card.actions" }, { name })}
      className={css.reactions}
    >
      {offered.map((action) => (
        <Button
          key={action}
          className={action === main ? css.actionOf.main : css.actionOf.other}
          aria-label={intl.formatMessage({ id: longOf(action) }, { name })}
          onPress={() => actions[action]?.()}
        >
          {({ isPressed }) => (
            <span className={content}>
              {action === "like" ? (
                <span aria-hidden className={icon}>
                  {heartOf(isPressed)}
                </span>
              ) : null}
              {intl.formatMessage({ id: shortOf(action) })}
            </span>
          )}
        </Button>
      ))}
    </div>
  );
}
