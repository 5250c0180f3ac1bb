import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { Rings } from "../../brand/Rings/Rings.tsx";
import { block } from "../../feedback/Skeleton/Skeleton.css.ts";
import * as css from "./MatchFaces.css.ts";

export interface MatchFacesProps {
  /** Names the list. */
  label: string;
  /** Whether the matches are loading. @default false */
  isLoading?: boolean;
  /** Each a `MatchFace` with a key, the newest first. */
  children: readonly ReactNode[];
}

/**
 * The member's matches, as faces in a row. Without a match the row says what it is
 * for, at the same height.
 *
 * Not for people to decide about (`CandidateRow`).
 */
export function MatchFaces({ label, isLoading = false, children }: MatchFacesProps) {
  const intl = useIntl();
  if (isLoading)
    return (
      <div className={css.faces} aria-hidden>
        {[0, 1, 2, 3].map((place) => (
          <span key={place} className={`${css.ghost} ${block}`} />
        ))}
      </div>
    );
  if (children.length === 0)
    return (
      <p className={css.none}>
        <span className={css.mark}>
          <Rings />
        </span>
        {intl.formatMessage({ id: "people.faces.none" })}
      </p>
    );
  return (
    <ul role="list" aria-label={label} className={css.faces}>
      {children}
    </ul>
  );
}
