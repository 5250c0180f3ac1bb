import { useIntl } from "@gemel/i18n";
import { useId, useState, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { clamp } from "../plot/geometry.ts";
import { ShareRing } from "../plot/ShareRing.tsx";
import { partOfAnswers, type Compatibility } from "./compatibility.ts";
import * as css from "./CompatibilityGraph.css.ts";

interface BesideNumberProps extends Pick<Compatibility, "overall" | "completeness"> {
  /** The drawing. */
  children: ReactNode;
  /** How sure the number is, each in words. */
  badges: readonly string[];
}

/**
 * A small drawing and its number, and how sure that is: words, before which a ring stands where answers lack. A
 * press says how many lack.
 */
export function BesideNumber({ overall, completeness, children, badges }: BesideNumberProps) {
  const intl = useIntl();
  const explanationId = useId();
  const [isExplained, setExplained] = useState(false);
  const share = partOfAnswers(completeness);
  const answered =
    share === null
      ? null
      : { share, text: intl.formatMessage({ id: "charts.completeness" }, { share }) };
  return (
    <>
      <div className={css.pair}>
        <div className={css.small}>{children}</div>
        {overall === null ? null : (
          <span aria-hidden className={css.percent}>
            {intl
              .formatNumberToParts(clamp(overall) / 100, { style: "percent" })
              .map(({ type, value }) => (
                <span
                  key={type}
                  className={
                    type === "integer" ? undefined : type === "literal" ? css.space : css.sign
                  }
                >
                  {value}
                </span>
              ))}
          </span>
        )}
        {answered === null ? null : (
          <>
            {badges.length === 0 && (
              <span className={css.mark}>
                <ShareRing share={answered.share} />
              </span>
            )}
            <Button
              className={css.press}
              aria-label={answered.text}
              aria-expanded={isExplained}
              aria-controls={explanationId}
              onPress={() => setExplained(!isExplained)}
            />
          </>
        )}
        {badges.length === 0 ? null : (
          <ul role="list" className={css.badges}>
            {badges.map((badge, index) => (
              <li key={badge} className={css.badge}>
                {answered !== null && index === 0 && <ShareRing share={answered.share} />}
                {badge}
              </li>
            ))}
          </ul>
        )}
      </div>
      {answered === null ? null : (
        <p id={explanationId} hidden={!isExplained} className={css.explained}>
          {answered.text}
        </p>
      )}
    </>
  );
}
