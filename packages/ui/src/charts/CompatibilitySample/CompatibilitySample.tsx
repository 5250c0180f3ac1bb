import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { Radar, type RadarSeries } from "../Radar/Radar.tsx";
import * as css from "./CompatibilitySample.css.ts";

export interface CompatibilitySampleProps {
  /** Names the graph for screen readers. */
  label: string;
  /** Two invented people and their five values, from social to long term. */
  people: readonly [RadarSeries, RadarSeries];
  /** The reason in words. */
  children: ReactNode;
  /** Shows other people: a `Button`. What they are is then read out. */
  action?: ReactNode;
  /** Says that the two are invented. */
  note: ReactNode;
}

const dimensions = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

/**
 * How two people's answers lie together, shown with two invented ones: the landing page's picture.
 *
 * Not for real members: that is the `CompatibilityGraph`, which says how sure it is.
 */
export function CompatibilitySample({
  label,
  people,
  children,
  action,
  note,
}: CompatibilitySampleProps) {
  const [first, second] = people;
  const intl = useIntl();
  return (
    <figure className={css.sample}>
      <div className={css.names} aria-hidden="true">
        <span className={css.firstName}>{first.name}</span>
        <span className={css.secondName}>{second.name}</span>
      </div>
      <Radar
        label={label}
        axes={dimensions.map((name) => intl.formatMessage({ id: `common.dimension.${name}` }))}
        first={first}
        second={second}
      />
      <figcaption aria-live="polite" className={css.quote}>
        {children}
      </figcaption>
      <div className={css.foot}>
        <p className={css.note}>{note}</p>
        {action}
      </div>
    </figure>
  );
}
