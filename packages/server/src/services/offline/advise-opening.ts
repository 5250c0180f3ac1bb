import { serverIntl } from "@gemel/i18n/server";
import type { AdvisorFacts } from "../prompts/facts.ts";
import { quoteBio } from "../voice-script/quote-bio.ts";
import { quote } from "./quote.ts";
import { sharedAndApart } from "./shared-and-apart.ts";

/** As long as one takes to read a sentence or two aloud. */
const QUOTE_SECONDS = 15;

/** An idea for a first message: it takes up what the candidate wrote, or what the two share. */
export function adviseOpening(
  { language, candidate, compatibility }: AdvisorFacts,
  name: string,
): readonly string[] {
  const intl = serverIntl(language);
  const words =
    candidate.bio === null ? undefined : quoteBio(candidate.bio, language, QUOTE_SECONDS);
  const [reason] = compatibility === null ? [] : sharedAndApart(compatibility, language).shared;
  return [
    ...(words === undefined
      ? [intl.formatMessage({ id: "offline.advisor.opening.small" })]
      : [
          intl.formatMessage({ id: "offline.advisor.opening.bio" }, { name }),
          quote(words),
          intl.formatMessage({ id: "offline.advisor.opening.take" }),
        ]),
    ...(reason === undefined
      ? []
      : [intl.formatMessage({ id: "offline.advisor.opening.shared" }, { reason })]),
  ];
}
