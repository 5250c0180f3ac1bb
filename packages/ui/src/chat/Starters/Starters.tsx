import { useIntl } from "@gemel/i18n";
import { ArrowRight } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import type { AiSpeaker } from "../AiLabel/ai-speaker.ts";
import { useKeptFocus } from "../focus/use-kept-focus.ts";
import * as css from "./Starters.css.ts";

export interface Starter {
  /** The question, as the member's own message. */
  question: string;
  /** The label of the button, if the question is too long for one. @default the question */
  label?: string;
}

export interface StartersProps {
  /** The AI that is asked. */
  speaker: AiSpeaker;
  /** Names the group. */
  label: string;
  starters: readonly Starter[];
  /** Takes the question of the button that was pressed. */
  onAsk: (question: string) => void;
  /** The buttons wait, for example until the conversation has loaded. @default false */
  isDisabled?: boolean;
  /** The buttons wait because the connection was lost. @default false */
  isLost?: boolean;
}

/**
 * Questions with which a conversation with an AI can begin, each one press away; above the `Composer`.
 *
 * Not with a person: a message to a person is the member's own.
 */
export function Starters({
  speaker,
  label,
  starters,
  onAsk,
  isDisabled = false,
  isLost = false,
}: StartersProps) {
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
      aria-label={label}
      aria-describedby={isLost ? reasonId : undefined}
      className={css.starters}
    >
      {starters.map(({ question, label: text = question }) => (
        <Button
          key={question}
          isDisabled={isDisabled}
          onPress={() => onAsk(question)}
          className={css.starter({ speaker })}
        >
          <span className={css.text}>{text}</span>
          <ArrowRight aria-hidden size="1em" strokeWidth={1.75} className={css.arrow} />
        </Button>
      ))}
      {isLost ? (
        <VisuallyHidden>
          <span id={reasonId}>{intl.formatMessage({ id: "chat.message.unsent" })}</span>
        </VisuallyHidden>
      ) : null}
    </div>
  );
}
