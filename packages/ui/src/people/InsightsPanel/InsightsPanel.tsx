import { useIntl } from "@gemel/i18n";
import { useId } from "react";
import type { BigFive } from "../../charts/BigFiveRadar/big-five.ts";
import { BigFiveRadar } from "../../charts/BigFiveRadar/BigFiveRadar.tsx";
import { ConfidenceRing } from "../../charts/ConfidenceRing/ConfidenceRing.tsx";
import type { LoveLanguageValues } from "../../charts/LoveLanguageBars/love-languages.ts";
import { LoveLanguageBars } from "../../charts/LoveLanguageBars/LoveLanguageBars.tsx";
import { Card } from "../../layout/Card/Card.tsx";
import { Markdown } from "../../layout/Markdown/Markdown.tsx";
import * as css from "./InsightsPanel.css.ts";

export interface InsightsPanelProps {
  /** Who the member is, for the charts. */
  name: string;
  traits: BigFive;
  loveLanguages: LoveLanguageValues;
  /** How sure the numbers are, 0 to 1; null where that is not known. */
  confidence: number | null;
  /** Markdown. */
  summary: string;
  /** When they were made. */
  madeAt: Date | null;
}

/**
 * What the answers say about a member: in words, as traits and as love languages, and how sure all
 * of it is.
 *
 * Not while it is being prepared (`EmptyState`), nor for how well two people fit
 * (`CompatibilityGraph`).
 */
export function InsightsPanel(props: InsightsPanelProps) {
  const { name, traits, loveLanguages, confidence, summary, madeAt } = props;
  const intl = useIntl();
  const [traitsId, loveId, wordsId] = [useId(), useId(), useId()];
  const traitsTitle = intl.formatMessage({ id: "people.insights.traits" });
  const loveTitle = intl.formatMessage({ id: "people.insights.loveLanguages" });
  return (
    <div className={css.panel}>
      <div className={css.charts}>
        <Card as="section" aria-labelledby={traitsId}>
          <h3 id={traitsId} className={css.title}>
            {traitsTitle}
          </h3>
          <BigFiveRadar label={traitsTitle} first={{ name, traits, confidence }} />
        </Card>
        <Card as="section" aria-labelledby={loveId}>
          <h3 id={loveId} className={css.title}>
            {loveTitle}
          </h3>
          <LoveLanguageBars label={loveTitle} values={loveLanguages} />
        </Card>
      </div>
      <Card as="section" aria-labelledby={wordsId}>
        <h3 id={wordsId} className={css.title}>
          {intl.formatMessage({ id: "people.insights.words" })}
        </h3>
        <div className={css.words}>
          <Markdown variant="document" headingLevel={4}>
            {summary}
          </Markdown>
        </div>
        <div className={css.foot}>
          <ConfidenceRing confidence={confidence} />
          {madeAt === null ? null : (
            <p className={css.date}>
              {intl.formatMessage(
                { id: "people.insights.madeAt" },
                { date: intl.formatDate(madeAt, { dateStyle: "long" }) },
              )}
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}
