import { useIntl } from "@gemel/i18n";
import {
  Gift,
  Hand,
  HandHeart,
  Hourglass,
  MessageCircleHeart,
  type LucideIcon,
} from "lucide-react";
import { ChartTable } from "../plot/ChartTable.tsx";
import { softBar } from "../plot/uncertainty.ts";
import { useValueText } from "../plot/use-value-text.ts";
import {
  ranked,
  type LoveLanguage,
  type LoveLanguageErrors,
  type LoveLanguageValues,
  type RankedLanguage,
} from "./love-languages.ts";
import * as css from "./LoveLanguageBars.css.ts";

export interface LoveLanguageBarsProps {
  /** Names the bars for screen readers. */
  label: string;
  /** 0 to 100 each, by the contract's names; one without enough data is left out or null. */
  values: LoveLanguageValues;
  /** The standard error of each value, on the same scale; omitted if it is not known. */
  errors?: LoveLanguageErrors;
}

const icons: Record<LoveLanguage, LucideIcon> = {
  quality_time: Hourglass,
  words: MessageCircleHeart,
  acts: HandHeart,
  touch: Hand,
  gifts: Gift,
};

/**
 * The five love languages as bars, the strongest first, each with its number. Its end is the softer the less sure
 * the number is. One without enough data says so instead of being 0. The same follows as a table for screen
 * readers. For one direction at a time: how a member shows love and how they like to receive it are two.
 *
 * Not for how sure Gemel is of a personality (`ConfidenceLine`), nor for the Big Five (`BigFiveRadar`).
 */
export function LoveLanguageBars({ label, values, errors }: LoveLanguageBarsProps) {
  const intl = useIntl();
  const text = useValueText();
  const rows = ranked(values, errors).map(({ language, value, error }) => ({
    language,
    value,
    error,
    Icon: icons[language],
    name: intl.formatMessage({ id: `charts.loveLanguage.${language}` }),
  }));
  const isSoft = rows.some(({ error }) => error !== null);
  return (
    <figure className={css.bars} aria-label={label}>
      <div className={css.list} aria-hidden="true">
        {rows.map(({ language, value, error, name, Icon }) => (
          <div key={language} className={css.row}>
            <Icon className={css.icon} strokeWidth={1.75} />
            <span className={css.name}>{name}</span>
            <span className={value === null ? css.missing : css.value}>{text(value)}</span>
            <Bar value={value} error={error} />
          </div>
        ))}
      </div>
      {isSoft ? (
        <p className={css.hint} aria-hidden="true">
          {intl.formatMessage({ id: "charts.softEdge" })}
        </p>
      ) : null}
      <ChartTable
        label={label}
        columns={[
          intl.formatMessage({ id: "charts.scale" }),
          ...(isSoft ? [intl.formatMessage({ id: "charts.giveOrTake" })] : []),
        ]}
        rows={rows.map(({ name, value, error }) => [
          name,
          text(value),
          ...(isSoft ? [text(error)] : []),
        ])}
      />
    </figure>
  );
}

function Bar({ value, error }: Pick<RankedLanguage, "value" | "error">) {
  return (
    <svg className={css.track}>
      <line
        className={value === null ? css.unknown : css.scale}
        x1="0"
        x2="100%"
        y1="50%"
        y2="50%"
      />
      {value === null ? null : (
        <g className={css.bar}>
          {softBar(value, error ?? 0).map((length, layer) => (
            <rect key={layer} width={`${length}%`} height="100%" rx="6" />
          ))}
        </g>
      )}
      {value === null || error === null ? null : (
        <line className={css.mark} x1={`${value}%`} x2={`${value}%`} y1="-3" y2="15" />
      )}
    </svg>
  );
}
