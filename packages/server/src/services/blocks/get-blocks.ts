import type { Parts } from "../parts.ts";
import type { Block } from "./block-store.ts";

/** The contract: how many a list has at most. */
const MOST_BLOCKS = 500;

/** Whom a member keeps away, the latest first. */
export const getBlocks = (
  { stores }: Pick<Parts, "stores">,
  memberId: string,
): Promise<readonly Block[]> => stores.blocks.list(memberId, MOST_BLOCKS);
