import type { Position } from "./page.ts";
import { type Signer, uuidBytes, uuidOf } from "./signer.ts";

/**
 * Cursors of lists: a position, signed for one member and one list. A forged one, one of another member
 * and one of another list are refused alike.
 */
export interface Cursors {
  /** @param list names the list, with everything that it was asked with */
  sign(memberId: string, list: string, position: Position): string;
  /** @throws AppError `invalid_cursor` */
  read(memberId: string, list: string, cursor: string): Position;
}

const TIME = 8;
const ID = 16;

export const createCursors = (signer: Signer): Cursors => ({
  sign: (memberId, list, { at, id }) => {
    const time = Buffer.alloc(TIME);
    time.writeBigInt64BE(BigInt(at.getTime()));
    return signer.sign(`${memberId}:${list}`, Buffer.concat([time, uuidBytes(id)]));
  },
  read: (memberId, list, cursor) => {
    const position = signer.readCursor(`${memberId}:${list}`, cursor, TIME + ID);
    return {
      at: new Date(Number(position.readBigInt64BE())),
      id: uuidOf(position.subarray(TIME)),
    };
  },
});
