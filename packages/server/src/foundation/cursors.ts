import type { Position } from "./page.ts";
import { type Signer, uuidBytes, uuidOf } from "./signer.ts";

/**
 * Cursors of lists: a position, signed for one member and one list. A forged one, one of another member
 * and one of another list are refused alike.
 */
export type Cursors = ReturnType<typeof createCursors>;

const TIME = 8;
const ID = 16;

export const createCursors = (signer: Signer) => ({
  /** @param list the name of the list, with all parameters of its query */
  sign: (memberId: string, list: string, { at, id }: Position) => {
    const time = Buffer.alloc(TIME);
    time.writeBigInt64BE(BigInt(at.getTime()));
    return signer.sign(`${memberId}:${list}`, Buffer.concat([time, uuidBytes(id)]));
  },
  /** @throws AppError `invalid_cursor` */
  read: (memberId: string, list: string, cursor: string) => {
    const position = signer.readCursor(`${memberId}:${list}`, cursor, TIME + ID);
    return {
      at: new Date(Number(position.readBigInt64BE())),
      id: uuidOf(position.subarray(TIME)),
    };
  },
});
