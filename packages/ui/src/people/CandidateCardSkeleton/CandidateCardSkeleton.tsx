import { useIntl } from "@gemel/i18n";
import { list } from "../../layout/Chip/ChipList.css.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as card from "../CandidateCard/CandidateCard.css.ts";
import * as head from "../PersonHead/PersonHead.css.ts";
import * as css from "./CandidateCardSkeleton.css.ts";

export interface CandidateCardSkeletonProps {
  /** How many cards are on their way; SPEC.md, section 9, shows six. @default 6 */
  count?: number;
}

/**
 * The shape of candidates who are on their way, each as large as a `CandidateCard` with all its
 * parts: give it to the `loading` of an `InfiniteList`, whose grid then holds its place. The wait is
 * announced once for all of them.
 *
 * Not for a further page, which `InfiniteList` announces itself, nor for a list that is empty
 * (`EmptyState`) or failed (`ErrorState`).
 */
export function CandidateCardSkeleton({ count = 6 }: CandidateCardSkeletonProps) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{intl.formatMessage({ id: "people.card.loading" })}</span>
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <GhostCard key={index} />
      ))}
    </>
  );
}

const chips = ["short", "medium", "short", "long"] as const;
const buttonCount = 5;

/** One card without a word. */
function GhostCard() {
  return (
    <div aria-hidden className={card.card}>
      <div className={css.picture} />
      <div className={card.body}>
        <div className={head.head}>
          <div className={head.who}>
            <div className={head.name}>
              <Line width="medium" />
            </div>
            <div className={head.place}>
              <Line width="short" />
            </div>
          </div>
          <div className={css.graph} />
        </div>
        <div className={card.reason}>
          <Line width="long" />
          <Line width="medium" />
        </div>
        <div className={list}>
          {chips.map((width, index) => (
            <div key={index} className={css.chips[width]} />
          ))}
        </div>
        <div className={card.buttons}>
          {Array.from({ length: buttonCount }, (_, index) => (
            <div key={index} className={index === buttonCount - 1 ? card.main : undefined}>
              <div className={css.button} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Line({ width }: { width: keyof typeof css.bars }) {
  return (
    <div className={css.line}>
      <div className={css.bars[width]} />
    </div>
  );
}
