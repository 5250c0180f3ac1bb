import { useId, type ReactNode } from "react";
import { Avatar } from "../Avatar/Avatar.tsx";
import { RingedPair } from "../RingedPair/RingedPair.tsx";
import * as css from "./PairSample.css.ts";

export interface SamplePerson {
  name: string;
  /** Address of the picture. */
  picture: string;
}

export interface PairSampleProps {
  /** Two invented people. */
  people: readonly [SamplePerson, SamplePerson];
  /** The reason in words. */
  children: ReactNode;
  /** Shows other people: a `Button`. `children`, the reason, is then read out. */
  action?: ReactNode;
  /** Says that the two are invented. */
  note: ReactNode;
}

const inRing = ({ name, picture }: SamplePerson) => ({
  content: <Avatar key={picture} name={name} src={picture} size="inherit" />,
});

/**
 * Two people and why they might talk, shown with two invented ones: the landing page's picture.
 *
 * Not for members (`MatchCelebration`, `CandidateCard`).
 */
export function PairSample({ people, children, action, note }: PairSampleProps) {
  const reasonId = useId();
  const [first, second] = people;
  return (
    <figure aria-labelledby={reasonId} className={css.sample}>
      <div className={css.faces}>
        <RingedPair first={inRing(first)} second={inRing(second)} />
      </div>
      <div data-theme="dark" className={css.reason}>
        <p className={css.note}>
          {first.name} · {second.name}
        </p>
        <p id={reasonId} aria-live="polite" className={css.quote}>
          {children}
        </p>
        <div className={css.foot}>
          <p className={css.note}>{note}</p>
          {action}
        </div>
      </div>
    </figure>
  );
}
