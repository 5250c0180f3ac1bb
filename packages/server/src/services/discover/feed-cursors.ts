import type { Seals } from "../paging/seals.ts";
import { uuidBytes, uuidOf } from "../paging/uuid-bytes.ts";

/** Where a member stands in a feed. */
interface FeedPosition {
  readonly rankingId: string;
  /** How many candidates of the ranking are behind. */
  readonly offset: number;
}

/** Cursors of feeds, sealed for one member. */
export interface FeedCursors {
  seal(memberId: string, position: FeedPosition): string;
  /** @throws AppError `invalid_cursor` for one that is forged or another member's */
  open(memberId: string, cursor: string): FeedPosition;
}

const ID = 16;
const OFFSET = 4;

const about = (memberId: string): string => `${memberId}:discover`;

export const createFeedCursors = (seals: Seals): FeedCursors => ({
  seal: (memberId, { rankingId, offset }) => {
    const bytes = Buffer.alloc(ID + OFFSET);
    uuidBytes(rankingId).copy(bytes);
    bytes.writeUInt32BE(offset, ID);
    return seals.seal(about(memberId), bytes);
  },
  open: (memberId, cursor) => {
    const bytes = seals.open(about(memberId), cursor, ID + OFFSET);
    return { rankingId: uuidOf(bytes.subarray(0, ID)), offset: bytes.readUInt32BE(ID) };
  },
});
