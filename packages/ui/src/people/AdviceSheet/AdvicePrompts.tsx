import { useIntl } from "@gemel/i18n";
import { useId, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { useKeptFocus } from "../../chat/focus/use-kept-focus.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./AdvicePrompts.css.ts";

/** SPEC.md, section 9: quick advice prompts. */
const prompts = ["redFlags", "compatibility", "openingLine", "firstDate"] as const;

export interface AdvicePromptsProps {
  /** Takes the question that a button stands for, in the member's language. */
  onAsk: (question: string) => void;
  isDisabled: boolean;
  /** They are disabled because the connection was lost. */
  isLost: boolean;
}

/** Questions that many ask Duo first, each one press away. */
export function AdvicePrompts({ onAsk, isDisabled, isLost }: AdvicePromptsProps) {
  const intl = useIntl();
  const reasonId = useId();
  const group = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(isDisabled, group);

  return (
    <div
      {...keptFocus}
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: "people.advice.prompts" })}
      aria-describedby={isLost ? reasonId : undefined}
      className={css.prompts}
    >
      {prompts.map((prompt) => (
        <Button
          key={prompt}
          isDisabled={isDisabled}
          onPress={() => onAsk(intl.formatMessage({ id: `people.advice.question.${prompt}` }))}
          className={css.prompt}
        >
          {intl.formatMessage({ id: `people.advice.prompt.${prompt}` })}
        </Button>
      ))}
      {isLost ? (
        <VisuallyHidden>
          <span id={reasonId}>{intl.formatMessage({ id: "people.advice.promptsWait" })}</span>
        </VisuallyHidden>
      ) : null}
    </div>
  );
}
