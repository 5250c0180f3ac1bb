import { useIntl } from "@gemel/i18n";
import { useId, type ReactNode } from "react";
import type { BigFive } from "../../charts/BigFiveRadar/big-five.ts";
import { BigFiveRadar } from "../../charts/BigFiveRadar/BigFiveRadar.tsx";
import {
  ConfidenceRing,
  type ConfidenceWord,
} from "../../charts/ConfidenceRing/ConfidenceRing.tsx";
import type {
  LoveLanguageErrors,
  LoveLanguageValues,
} from "../../charts/LoveLanguageBars/love-languages.ts";
import { LoveLanguageBars } from "../../charts/LoveLanguageBars/LoveLanguageBars.tsx";
import { AiSign } from "../../chat/AiLabel/AiSign.tsx";
import { Card } from "../../layout/Card/Card.tsx";
import { Markdown } from "../../layout/Markdown/Markdown.tsx";
import * as css from "./InsightsPanel.css.ts";

/** Which way affection goes; `both` where the two are taken together. */
export const affections = ["giving", "receiving", "both"] as const;

type Affection = (typeof affections)[number];

export interface InsightsPanelProps {
  /** Heading of level 2 above it all. Without it, the page has one of its own. */
  title?: ReactNode;
  /** Who the member is, for the charts. */
  name: string;
  traits: BigFive;
  /** What is not there is left out: give the two directions, or both as one. */
  loveLanguages: Partial<Record<Affection, LoveLanguageValues>>;
  /** How far each of them may be off, where that is known. */
  loveLanguageErrors?: Partial<Record<Affection, LoveLanguageErrors>>;
  /** How sure the traits are, 0 to 1; null where that is not known. */
  confidence: number | null;
  /** The same in a word. */
  confidenceInWords?: ConfidenceWord | null;
  /** Markdown. */
  summary: string;
  /** An AI wrote the summary, which is said above it. @default false */
  isByAi?: boolean;
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
  const { title, name, traits, loveLanguages, loveLanguageErrors = {} } = props;
  const { confidence, confidenceInWords = null, summary, isByAi, madeAt } = props;
  const intl = useIntl();
  const id = useId();
  const traitsTitle = intl.formatMessage({ id: "people.insights.traits" });
  return (
    <div className={css.panel}>
      {title ? <h2 className={css.heading}>{title}</h2> : null}
      <div className={css.charts}>
        <Card as="section" aria-labelledby={`${id}-traits`}>
          <h3 id={`${id}-traits`} className={css.title}>
            {traitsTitle}
          </h3>
          <BigFiveRadar label={traitsTitle} first={{ name, traits, confidence }} />
        </Card>
        {affections.map((affection) => {
          const values = loveLanguages[affection];
          if (!values) return null;
          const label = intl.formatMessage({ id: `people.insights.${affection}` });
          return (
            <Card key={affection} as="section" aria-labelledby={`${id}-${affection}`}>
              <h3 id={`${id}-${affection}`} className={css.title}>
                {label}
              </h3>
              <LoveLanguageBars
                label={label}
                values={values}
                errors={loveLanguageErrors[affection] ?? {}}
              />
            </Card>
          );
        })}
      </div>
      <Card as="section" aria-labelledby={`${id}-words`}>
        <h3 id={`${id}-words`} className={css.title}>
          {intl.formatMessage({ id: "people.insights.words" })}
        </h3>
        {isByAi ? (
          <p className={css.byAi}>
            <AiSign speaker="twin" />
            {intl.formatMessage({ id: "people.insights.byAi" })}
          </p>
        ) : null}
        <div className={css.account}>
          <div className={css.words}>
            <Markdown variant="document" headingLevel={4}>
              {summary}
            </Markdown>
          </div>
          <div className={css.foot}>
            <ConfidenceRing confidence={confidence} inWords={confidenceInWords} />
            {madeAt === null ? null : (
              <p className={css.date}>
                {intl.formatMessage(
                  { id: "people.insights.madeAt" },
                  { date: intl.formatDate(madeAt, { dateStyle: "long" }) },
                )}
              </p>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
