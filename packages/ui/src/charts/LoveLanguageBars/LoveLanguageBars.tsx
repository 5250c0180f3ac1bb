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
import { useValueText } from "../plot/use-value-text.ts";
import {
  ranked,
  type LoveLanguage,
  type LoveLanguageValues,
  type RankedLanguage,
} from "./love-languages.ts";
import * as css from "./LoveLanguageBars.css.ts";

export interface LoveLanguageBarsProps {
  /** Names the bars for screen readers. */
  label: string;
  /** 0 to 100 each, by the contract's names; one without enough data is left out or null. */
  values: LoveLanguageValues;
}

const icons: Record<LoveLanguage, LucideIcon> = {
  quality_time: Hourglass,
  words: MessageCircleHeart,
  acts: HandHeart,
  touch: Hand,
  gifts: Gift,
};

/**
 * The five love languages as bars, the strongest first, each with its number. One without enough
 * data says so instead of being 0. The same follows as a table for screen readers. For one direction
 * at a time: how a member shows love and how they like to receive it are two.
 *
 * Not for how sure these numbers are (`ConfidenceRing`), nor for the Big Five (`BigFiveRadar`).
 */
export function LoveLanguageBars({ label, values }: LoveLanguageBarsProps) {
  const intl = useIntl();
  const text = useValueText();
  const rows = ranked(values).map(({ language, value }) => ({
    language,
    value,
    Icon: icons[language],
    name: intl.formatMessage({ id: `charts.loveLanguage.${language}` }),
  }));
  return (
    <figure className={css.bars} aria-label={label}>
      <div className={css.list} aria-hidden="true">
        {rows.map(({ language, value, name, Icon }) => (
          <div key={language} className={css.row}>
            <Icon className={css.icon} strokeWidth={1.75} />
            <span className={css.name}>{name}</span>
            <span className={value === null ? css.missing : css.value}>{text(value)}</span>
            <Bar value={value} />
          </div>
        ))}
      </div>
      <ChartTable
        label={label}
        columns={[intl.formatMessage({ id: "charts.scale" })]}
        rows={rows.map(({ name, value }) => [name, text(value)])}
      />
    </figure>
  );
}

function Bar({ value }: Pick<RankedLanguage, "value">) {
  return (
    <svg className={css.track}>
      <line
        className={value === null ? css.unknown : css.scale}
        x1="0"
        x2="100%"
        y1="50%"
        y2="50%"
      />
      {value ? <rect className={css.bar} width={`${value}%`} height="100%" rx="6" /> : null}
    </svg>
  );
}
