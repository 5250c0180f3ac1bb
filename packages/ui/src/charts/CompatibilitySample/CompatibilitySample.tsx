import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { Radar } from "../Radar/Radar.tsx";
import * as css from "./CompatibilitySample.css.ts";

export interface CompatibilitySampleProps {
  /** Names the graph for screen readers. */
  label: string;
  /** The reason in words. */
  children: ReactNode;
  /** Says that the two are invented. */
  note: ReactNode;
}

const dimensions = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

const clemence = { name: "Clémence", values: [84, 72, 88, 61, 80] };
const yusuf = { name: "Yusuf", values: [70, 86, 76, 78, 68] };

/**
 * How two people's answers lie together, shown with two invented ones: the landing page's picture.
 *
 * Not for real members: that is the `CompatibilityGraph`, which says how sure it is.
 */
export function CompatibilitySample({ label, children, note }: CompatibilitySampleProps) {
  const intl = useIntl();
  return (
    <figure className={css.sample}>
      <div className={css.names} aria-hidden="true">
        <span className={css.firstName}>{clemence.name}</span>
        <span className={css.secondName}>{yusuf.name}</span>
      </div>
      <Radar
        label={label}
        axes={dimensions.map((name) => intl.formatMessage({ id: `common.dimension.${name}` }))}
        first={clemence}
        second={yusuf}
      />
      <figcaption className={css.quote}>{children}</figcaption>
      <p className={css.note}>{note}</p>
    </figure>
  );
}
