import { useIntl } from "@gemel/i18n";
import { Starters, type StartersProps } from "../../chat/Starters/Starters.tsx";

/** docs/product.md section 9: quick advice prompts. */
const prompts = ["redFlags", "compatibility", "openingLine", "firstDate"] as const;

export type AdvicePromptsProps = Pick<StartersProps, "onAsk" | "isDisabled" | "isLost">;

/**
 * Questions that many ask Duo first, each one press away.
 *
 * Not for a twin (`Starters`).
 */
export function AdvicePrompts(props: AdvicePromptsProps) {
  const intl = useIntl();
  return (
    <Starters
      {...props}
      speaker="duo"
      label={intl.formatMessage({ id: "people.advice.prompts" })}
      starters={prompts.map((prompt) => ({
        question: intl.formatMessage({ id: `people.advice.question.${prompt}` }),
        label: intl.formatMessage({ id: `people.advice.prompt.${prompt}` }),
      }))}
    />
  );
}
