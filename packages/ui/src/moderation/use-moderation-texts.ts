import { useIntl } from "@gemel/i18n";
import type { Ruling, ModerationMember, ReporterHistory } from "./moderation-member.ts";

/** How members, moments and rulings are put into words for admins. */
export function useModerationTexts() {
  const intl = useIntl();
  const nameOf = ({ nickname, standing }: ModerationMember): string =>
    nickname ??
    intl.formatMessage({
      id: standing === "deleted" ? "moderation.member.former" : "moderation.member.unnamed",
    });
  // A date stays on one line.
  const dayOf = (at: Date): string =>
    intl
      .formatDate(at, { day: "numeric", month: "long", year: "numeric" })
      .replaceAll(" ", "\u00A0");
  return {
    nameOf,
    dayOf,
    reportedBy: (count: number): string =>
      intl.formatMessage({ id: "moderation.report.reporters" }, { count }),
    historyOf: (reporter: ModerationMember, history: ReporterHistory): string =>
      intl.formatMessage(
        { id: "moderation.report.history" },
        { name: nameOf(reporter), ...history },
      ),
    ruling: ({ action, by, at }: Ruling): string =>
      intl.formatMessage(
        { id: `moderation.decided.${action}` },
        { name: nameOf(by), date: dayOf(at) },
      ),
  };
}
