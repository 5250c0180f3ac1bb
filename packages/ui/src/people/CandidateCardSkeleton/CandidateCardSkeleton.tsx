import { useIntl } from "@gemel/i18n";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as card from "../CandidateCard/CandidateCard.css.ts";
import * as row from "../CandidateRow/CandidateRow.css.ts";
import * as buttons from "../CandidateCard/CardButtons.css.ts";
import { facts } from "../../foundation/text.css.ts";
import * as head from "../PersonHead/PersonHead.css.ts";
import * as css from "./CandidateCardSkeleton.css.ts";

export interface CandidateCardSkeletonProps {
  /** How many cards are loading; docs/product.md section 9, shows six. @default 6 */
  count?: number;
  /** The first is as wide as the list, as in an `InfiniteList` that `hasLead`. @default false */
  hasLead?: boolean;
  /** `row`: as large as a `CandidateRow`. @default "card" */
  shape?: "card" | "row";
}

/**
 * Placeholders for candidates that are loading, each as large as a `CandidateCard` with all its parts. Pass
 * it as the `loading` of an `InfiniteList`, whose grid then keeps its place. The wait is announced once for
 * all of them.
 *
 * Not for a further page, which `InfiniteList` announces itself, nor for a list that is empty (`EmptyState`)
 * or failed (`ErrorState`).
 */
export function CandidateCardSkeleton({
  count = 6,
  hasLead = false,
  shape = "card",
}: CandidateCardSkeletonProps) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{intl.formatMessage({ id: "ui.spinner.loading" })}</span>
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) =>
        shape === "row" ? (
          <GhostRow key={index} />
        ) : (
          <GhostCard key={index} isLead={hasLead && index === 0} />
        ),
      )}
    </>
  );
}

/** One card without text. */
function GhostCard({ isLead }: { isLead: boolean }) {
  return (
    <div aria-hidden className={`${card.frame} ${isLead ? css.lead : ""}`}>
      <div className={card.card}>
        <div className={css.picture} />
        <div className={card.body}>
          <div className={card.letter}>
            <div className={head.head}>
              <div className={head.name}>
                <Line width="medium" />
              </div>
              <div className={head.place}>
                <Line width="short" />
              </div>
            </div>
            <div className={card.fit}>
              <div className={css.fit} />
            </div>
            <div className={card.own}>
              <Line width="long" />
              <Line width="long" />
              <Line width="medium" />
            </div>
            <div className={card.facts}>
              <div className={facts}>
                <Line width="long" />
              </div>
            </div>
            <div className={card.why}>
              <Line width="long" />
              <Line width="medium" />
            </div>
          </div>
          <div className={buttons.foot}>
            <div className={css.buttons}>
              <div className={css.button} />
              <div className={css.button} />
              <div className={css.button} />
            </div>
            <div className={css.links}>
              <Line width="medium" />
              <Line width="medium" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** One row without text. */
function GhostRow() {
  return (
    <div aria-hidden className={row.frame}>
      <div className={row.row}>
        <div className={`${row.portrait} ${css.face}`} />
        <div className={row.text}>
          <div className={row.message}>
            <Line width="long" />
            <Line width="medium" />
          </div>
          <div className={row.who}>
            <Line width="medium" />
          </div>
          <div className={row.facts}>
            <Line width="medium" />
            <Line width="short" />
            <Line width="medium" />
          </div>
        </div>
        <div className={row.end}>
          <div className={row.fit}>
            <div className={css.fit} />
          </div>
          <div className={row.reactions}>
            <div className={css.rowButton} />
            <div className={css.rowButton} />
          </div>
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
