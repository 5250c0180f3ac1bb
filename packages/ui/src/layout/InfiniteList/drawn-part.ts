/** The known sizes of a grid's rows. */
export interface RowHeights {
  readonly columns: number;
  /** In px with the gap below, by the row's number; of rows that were drawn. */
  readonly heights: ReadonlyMap<number, number>;
  /** The first item has a row to itself. */
  readonly hasLead?: boolean;
}

export const noRows: RowHeights = { columns: 1, heights: new Map() };

export const rowOf = ({ columns, hasLead = false }: RowHeights, index: number): number =>
  hasLead ? Math.ceil(index / columns) : Math.floor(index / columns);

const startOf = ({ columns, hasLead = false }: RowHeights, row: number): number =>
  hasLead ? Math.max(0, (row - 1) * columns + 1) : row * columns;

/** The items to draw, and the room in px that the others keep. */
export interface DrawnPart {
  readonly from: number;
  /** The first one that is not drawn. */
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

interface View {
  /** Number of items. */
  readonly count: number;
  readonly rows: RowHeights;
  /** How many rows to draw beyond each edge. */
  readonly overscan: number;
  /** How far the list's start is above the upper edge of the view, in px. */
  readonly top: number;
  /** Height of the view, in px. */
  readonly height: number;
}

function averageOf(heights: ReadonlyMap<number, number>): number {
  const sum = [...heights.values()].reduce((total, height) => total + height, 0);
  return sum > 0 ? sum / heights.size : 1;
}

/** How far below the list's start an item's row begins, in px. */
export function topOfItem(rows: RowHeights, index: number): number {
  const { heights } = rows;
  const average = averageOf(heights);
  let top = 0;
  for (let row = 0; row < rowOf(rows, index); row += 1) top += heights.get(row) ?? average;
  return top;
}

/** Finds the rows in view; rows that were never drawn count as high as the others on average. */
export function drawnPart({ count, rows, overscan, top, height }: View): DrawnPart {
  const { heights } = rows;
  const rowCount = count === 0 ? 0 : rowOf(rows, count - 1) + 1;
  const average = averageOf(heights);
  const edges = [0];
  for (let row = 0; row < rowCount; row += 1) {
    edges.push((edges[row] ?? 0) + (heights.get(row) ?? average));
  }
  const isBelow = edges.findIndex((edge) => edge > top);
  const isBeyond = edges.findIndex((edge) => edge >= top + height);
  const first = isBelow === -1 ? rowCount - 1 : isBelow - 1;
  const last = isBeyond === -1 ? rowCount : isBeyond;
  const from = Math.max(0, Math.min(first, rowCount - 1) - overscan);
  const to = Math.min(rowCount, Math.max(last, 1) + overscan);
  return {
    from: startOf(rows, from),
    to: Math.min(count, startOf(rows, to)),
    before: edges[from] ?? 0,
    after: (edges[rowCount] ?? 0) - (edges[to] ?? 0),
  };
}
