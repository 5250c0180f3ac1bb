import { serverIntl } from "@gemel/i18n/server";
import type { AdvisorFacts } from "../prompts/facts.ts";
import { escapeMarkdown } from "../voice-script/escape-markdown.ts";

/** Ideas for a first date from what the two like to do; kinds of places, since nobody knows of better ones. */
export function adviseFirstDate(
  { language, member, candidate, compatibility }: AdvisorFacts,
  name: string,
): readonly string[] {
  const intl = serverIntl(language);
  const reason = compatibility?.reasons.lifestyle;
  const pastime = reason?.reason === "pastime_shared" ? reason.params.pastime : "none";
  const [city, other] = [member.city, candidate.city];
  const isFar = city !== null && other !== null && city !== other;
  return [
    intl.formatMessage({ id: "offline.advisor.date.ideas" }, { name, pastime }),
    ...(isFar
      ? [
          intl.formatMessage(
            { id: "offline.advisor.date.far" },
            { name, city: escapeMarkdown(city), other: escapeMarkdown(other) },
          ),
        ]
      : []),
    intl.formatMessage({ id: "offline.advisor.date.close" }),
  ];
}
