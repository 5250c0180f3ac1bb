import { LinkButton } from "@gemel/ui/LinkButton";
import { Notice } from "@gemel/ui/Notice";
import { Suggestion } from "@gemel/ui/Suggestion";
import { useIntl } from "@gemel/i18n";
import type { Renewal } from "../../flows/questionnaire/use-renewal.ts";

interface AnswerAgainProps {
  renewal: Renewal | undefined;
}

/** The way to answer the questionnaire again, or from when on there is one. */
export function AnswerAgain({ renewal }: AnswerAgainProps) {
  const intl = useIntl();
  switch (renewal?.state) {
    case undefined:
    case "analysing":
      return null;
    case "later":
      return (
        <Notice live={false}>
          {intl.formatMessage(
            { id: "result.again.later" },
            { date: intl.formatDate(renewal.from, { dateStyle: "long" }) },
          )}
        </Notice>
      );
    case "open":
      return (
        <Suggestion
          title={intl.formatMessage({ id: "result.again.title" })}
          action={
            <LinkButton kind="secondary" href="/questionnaire">
              {intl.formatMessage({ id: "result.again.action" })}
            </LinkButton>
          }
        />
      );
  }
}
