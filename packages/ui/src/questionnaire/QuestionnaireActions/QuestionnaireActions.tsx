import { useIntl } from "@gemel/i18n";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import * as css from "./QuestionnaireActions.css.ts";

export interface QuestionnaireActionsProps {
  /** Absent on the first question. */
  onBack?: () => void;
  /** Pressable at any time: with an answer missing, say so in the card's `error`. */
  onNext: () => void;
  /** On the last question `onNext` hands in all answers, and its button says so. @default false */
  isLast?: boolean;
  /** Both choices are made, and the next question follows in half a second. @default false */
  isAdvancing?: boolean;
  /** The current choice: another choice within the half second restarts it. */
  choice?: string;
  /** The answers are being handed in. @default false */
  isSubmitting?: boolean;
}

/**
 * The way through the questionnaire, within a thumb's reach at the lower edge.
 *
 * Not for storing a form (`FormActions`).
 */
export function QuestionnaireActions({
  onBack,
  onNext,
  isLast = false,
  isAdvancing = false,
  choice,
  isSubmitting = false,
}: QuestionnaireActionsProps) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  const seen = useRef(choice);
  useEffect(() => {
    if (seen.current === choice) return;
    seen.current = choice;
    for (const line of bar.current?.getAnimations() ?? []) line.currentTime = 0;
  }, [choice]);
  return (
    <div ref={bar} className={css.bar} data-advancing={isAdvancing || undefined}>
      {onBack ? (
        <Button
          kind="secondary"
          onPress={onBack}
          isDisabled={isSubmitting}
          icon={<ArrowLeft aria-hidden size="1em" className={css.arrow} />}
        >
          {intl.formatMessage({ id: "questionnaire.actions.back" })}
        </Button>
      ) : null}
      <p role="status" className={css.state}>
        {isSubmitting ? intl.formatMessage({ id: "questionnaire.actions.submitting" }) : null}
      </p>
      {isAdvancing ? (
        // No live region: half a second later the question itself is read.
        <p className={css.state}>{intl.formatMessage({ id: "questionnaire.actions.advancing" })}</p>
      ) : null}
      <div className={css.next}>
        <Button onPress={onNext} isPending={isSubmitting}>
          {intl.formatMessage({
            id: isLast ? "questionnaire.actions.submit" : "questionnaire.actions.next",
          })}
          {isLast ? null : <ArrowRight aria-hidden size="1em" className={css.arrow} />}
        </Button>
      </div>
    </div>
  );
}
