import { useIntl } from "@gemel/i18n";
import { useId, type ReactNode } from "react";
import type { BigFive, BigFiveErrors } from "../../charts/BigFiveRadar/big-five.ts";
import { BigFiveRadar } from "../../charts/BigFiveRadar/BigFiveRadar.tsx";
import {
  ConfidenceLine,
  type ConfidenceWord,
} from "../../charts/ConfidenceLine/ConfidenceLine.tsx";
import type {
  LoveLanguage,
  LoveLanguageErrors,
  LoveLanguageValues,
} from "../../charts/LoveLanguageBars/love-languages.ts";
import { LoveLanguageBars } from "../../charts/LoveLanguageBars/LoveLanguageBars.tsx";
import { TraitRows } from "../../charts/TraitRows/TraitRows.tsx";
import { AiSign } from "../../chat/AiLabel/AiSign.tsx";
import { Card } from "../../layout/Card/Card.tsx";
import { Markdown } from "../../layout/Markdown/Markdown.tsx";
import { PlumPanel } from "../../layout/PlumPanel/PlumPanel.tsx";
import * as css from "./InsightsPanel.css.ts";

/** The direction of affection; `both` if the two are taken together. */
export const affections = ["giving", "receiving", "both"] as const;

type Affection = (typeof affections)[number];

const tones = { giving: "plain", receiving: "sunken", both: "plain" } as const;

/** A part of the account under a heading of its own. */
export interface InsightsPart {
  title: string;
  /** Markdown. */
  text: string;
}

export interface InsightsPanelProps {
  /** The result's name, in a few words. */
  title: ReactNode;
  /** The member's name, for the charts. */
  name: string;
  traits: BigFive;
  /** The margin of error of each trait, if known. */
  traitErrors?: BigFiveErrors;
  /** A missing entry is left out: give the two directions, or both as one. */
  loveLanguages: Partial<Record<Affection, LoveLanguageValues>>;
  /** The margin of error of each love language, if known. */
  loveLanguageErrors?: Partial<Record<Affection, LoveLanguageErrors>>;
  /** The leading love languages, as named in `account`. @default none */
  leadingLanguages?: Partial<Record<Affection, readonly LoveLanguage[]>>;
  /** How sure the traits are, 0 to 1; null if unknown. */
  confidence: number | null;
  /** The confidence in a word. */
  confidenceInWords?: ConfidenceWord | null;
  /** The meaning of the result, below its name. Markdown. */
  account: string;
  /** Further remarks. @default nothing */
  parts?: readonly InsightsPart[];
  /** Whether an AI wrote the text; a note above it says so. @default false */
  isByAi?: boolean;
  /** When they were made. */
  madeAt: Date | null;
  /** The way to the people who fit: one `LinkButton`. */
  action?: ReactNode;
  /** The action once more, at the end. */
  end?: ReactNode;
}

/**
 * The result of a member's answers: first its name and its meaning, then how sure it is, the traits, the love
 * languages, and further remarks.
 *
 * Not while it is being prepared (`PlumPanel`), nor for how well two people fit (`CompatibilityGraph`).
 */
export function InsightsPanel(props: InsightsPanelProps) {
  const { title, name, traits, traitErrors = {}, loveLanguages, loveLanguageErrors = {} } = props;
  const { leadingLanguages = {} } = props;
  const { confidence, confidenceInWords = null, account, parts = [], isByAi, madeAt } = props;
  const { action, end } = props;
  const intl = useIntl();
  const id = useId();
  const traitsTitle = intl.formatMessage({ id: "people.insights.traits" });
  return (
    <div className={css.panel}>
      <PlumPanel
        title={title}
        actions={
          <>
            {action}
            <ConfidenceLine confidence={confidence} inWords={confidenceInWords} />
          </>
        }
        picture={<BigFiveRadar label={traitsTitle} {...{ name, traits, confidence }} />}
      >
        {isByAi ? (
          <p className={css.byAi}>
            <AiSign speaker="twin" />
            {intl.formatMessage({ id: "people.insights.byAi" })}
          </p>
        ) : null}
        {account ? <Markdown variant="document">{account}</Markdown> : null}
      </PlumPanel>
      <Card as="section" padding="large" aria-labelledby={`${id}-traits`}>
        <h2 id={`${id}-traits`} className={css.title}>
          {traitsTitle}
        </h2>
        <TraitRows traits={traits} errors={traitErrors} />
      </Card>
      <div className={css.cards}>
        {affections.map((affection) => {
          const values = loveLanguages[affection];
          if (!values) return null;
          const errors = loveLanguageErrors[affection] ?? {};
          const label = intl.formatMessage({ id: `people.insights.${affection}` });
          const first = (leadingLanguages[affection] ?? []).map((language) =>
            intl.formatMessage({ id: `charts.loveLanguage.${language}` }),
          );
          return (
            <Card
              key={affection}
              as="section"
              tone={tones[affection]}
              aria-labelledby={`${id}-${affection}`}
            >
              <h2 id={`${id}-${affection}`} className={first.length > 0 ? css.over : css.title}>
                {label}
              </h2>
              {first.length > 0 ? <p className={css.title}>{intl.formatList(first)}</p> : null}
              <LoveLanguageBars label={label} values={values} errors={errors} />
            </Card>
          );
        })}
        {parts.map((part, index) => (
          <Card key={part.title} as="section" aria-labelledby={`${id}-part${index}`}>
            <h2 id={`${id}-part${index}`} className={css.title}>
              {part.title}
            </h2>
            <div className={css.text}>
              <Markdown variant="document">{part.text}</Markdown>
            </div>
          </Card>
        ))}
      </div>
      {end}
      {madeAt === null ? null : (
        <p className={css.date}>
          {intl.formatMessage(
            { id: "people.insights.madeAt" },
            { date: intl.formatDate(madeAt, { dateStyle: "long" }) },
          )}
        </p>
      )}
    </div>
  );
}
