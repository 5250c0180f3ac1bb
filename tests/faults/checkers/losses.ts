/** The losses among acknowledged writes. */
export interface Losses {
  /** How many writes were acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** There more than once. */
  readonly doubled: number;
  /** There behind one that was written later. */
  readonly outOfOrder: number;
}

const noLosses: Losses = { acknowledged: 0, lost: 0, doubled: 0, outOfOrder: 0 };

export const addLosses = (all: readonly Losses[]): Losses =>
  all.reduce(
    (sum, each) => ({
      acknowledged: sum.acknowledged + each.acknowledged,
      lost: sum.lost + each.lost,
      doubled: sum.doubled + each.doubled,
      outOfOrder: sum.outOfOrder + each.outOfOrder,
    }),
    noLosses,
  );

export const isWhole = ({ lost, doubled, outOfOrder }: Losses): boolean =>
  lost + doubled + outOfOrder === 0;
