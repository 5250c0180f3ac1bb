import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Badge.css.ts";
import { countText } from "./count-text.ts";

export const badgeTones = [
  "neutral",
  "garnet",
  "twin",
  "duo",
  "success",
  "warning",
  "danger",
] as const;

interface Look {
  /** `twin` and `duo` belong to what the twin and the advisor are. @default "neutral" */
  tone?: (typeof badgeTones)[number];
  /**
   * Text for screen readers instead of the content, as "3 new likes"; needed if the text around is not
   * enough.
   */
  label?: string;
}

interface Count {
  /** How many; 0 is shown too. */
  count: number;
  /** Above it stands "99+". @default 99 */
  max?: number;
}

interface Word {
  /** A word or two. */
  children: ReactNode;
  /** Before the word, 1em in size. */
  icon?: ReactNode;
}

export type BadgeProps = Look & (Count | Word);

/**
 * A small count or word about what it stands beside: how many wait, how sure a number is.
 *
 * Not a button, nor a fact about a person (`PersonFacts`), nor a message (`Notice`). It does not announce
 * that it changed.
 */
export function Badge({ tone, label, ...props }: BadgeProps) {
  const intl = useIntl();
  const isCount = "count" in props;
  return (
    <span className={css.badge({ tone })}>
      <span className={css.content} aria-hidden={label === undefined ? undefined : true}>
        {isCount ? (
          countText(intl.formatNumber, props.count, props.max ?? 99)
        ) : (
          <>
            {props.icon ? <span className={css.icon}>{props.icon}</span> : null}
            {props.children}
          </>
        )}
      </span>
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
