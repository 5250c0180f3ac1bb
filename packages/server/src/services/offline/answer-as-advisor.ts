import { serverIntl } from "@gemel/i18n/server";
import type { AdvisorFacts, SaidMessage } from "../prompts/facts.ts";
import { escapeMarkdown } from "../voice-script/escape-markdown.ts";
import { adviseFirstDate } from "./advise-first-date.ts";
import { adviseOpening } from "./advise-opening.ts";
import { type AdviceTopic, adviceTopic } from "./advice-topic.ts";
import { isGreeting } from "./is-greeting.ts";
import type { OfflineReason } from "./offline-reason.ts";
import { sharedAndApart } from "./shared-and-apart.ts";

/** What the advisor says to a topic, one paragraph each. */
type Advise = (facts: AdvisorFacts, name: string) => readonly string[];

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

const adviseRedFlags: Advise = ({ language, compatibility }, name) => {
  const intl = serverIntl(language);
  const apart = compatibility === null ? [] : sharedAndApart(compatibility, language).apart;
  return [
    ...(apart.length === 0
      ? [intl.formatMessage({ id: "offline.advisor.flags.none" })]
      : [intl.formatMessage({ id: "offline.advisor.flags.apart" }), list(apart)]),
    intl.formatMessage({ id: "offline.advisor.flags.close" }, { name }),
  ];
};

const adviseCompatibility: Advise = ({ language, compatibility }, name) => {
  const intl = serverIntl(language);
  if (compatibility === null || compatibility.overall === null) {
    return [intl.formatMessage({ id: "offline.advisor.noScore" }, { name })];
  }
  const { overall: score, low_confidence: isUnsure } = compatibility;
  const told = intl.formatMessage({ id: "offline.advisor.score" }, { name, score });
  const { shared, apart } = sharedAndApart(compatibility, language);
  return [
    isUnsure ? `${told} ${intl.formatMessage({ id: "offline.advisor.unsure" })}` : told,
    ...(shared.length === 0
      ? []
      : [intl.formatMessage({ id: "offline.advisor.shared" }), list(shared)]),
    ...(apart.length === 0
      ? []
      : [intl.formatMessage({ id: "offline.advisor.apart" }), list(apart)]),
  ];
};

const advise: Readonly<Record<AdviceTopic, Advise>> = {
  redFlags: adviseRedFlags,
  compatibility: adviseCompatibility,
  openingLine: adviseOpening,
  firstDate: adviseFirstDate,
};

/**
 * What the advisor says without AI, as Markdown: from the card and the compatibility, to its four quick
 * prompts; to anything else that it cannot judge it; and why no AI speaks.
 * @param history what was said so far; the newest is what is answered
 */
export function answerAsAdvisor(
  facts: AdvisorFacts,
  history: readonly SaidMessage[],
  reason: OfflineReason,
): string {
  const intl = serverIntl(facts.language);
  const nickname = facts.candidate.nickname ?? intl.formatMessage({ id: "offline.somebody" });
  const name = escapeMarkdown(nickname);
  const asked = history.at(-1)?.text ?? "";
  const topic = adviceTopic(asked);
  const other = isGreeting(asked) ? "offline.advisor.hello" : "offline.advisor.unknown";
  const paragraphs =
    topic === undefined
      ? [intl.formatMessage({ id: other }, { name })]
      : advise[topic](facts, name);
  const note = intl.formatMessage({ id: "offline.note.advisor" }, { reason });
  return [...paragraphs, `*${note}*`].join("\n\n");
}
