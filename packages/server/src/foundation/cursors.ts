import type { Position } from "./page.ts";
import { type Seals, uuidBytes, uuidOf } from "./seals.ts";

/**
 * Cursors of lists: a position, sealed for one member and one list. A forged one, one of another member
 * and one of another list are refused alike.
 */
export interface Cursors {
  /** @param list names the list, with everything that it was asked with */
  seal(memberId: string, list: string, position: Position): string;
  /** @throws AppError `invalid_cursor` */
  open(memberId: string, list: string, cursor: string): Position;
}

const TIME = 8;
const ID = 16;

export const createCursors = (seals: Seals): Cursors => ({
  seal: (memberId, list, { at, id }) => {
    const time = Buffer.alloc(TIME);
    time.writeBigInt64BE(BigInt(at.getTime()));
    return seals.seal(`${memberId}:${list}`, Buffer.concat([time, uuidBytes(id)]));
  },
  open: (memberId, list, cursor) => {
    const position = seals.open(`${memberId}:${list}`, cursor, TIME + ID);
    return {
      at: new Date(Number(position.readBigInt64BE())),
      id: uuidOf(position.subarray(TIME)),
    };
  },
});
