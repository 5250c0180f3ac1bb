import type { Schemas } from "../contract.ts";
import { readWords } from "./nullable.ts";
import { fieldsOf, id, type Reader } from "./reader.ts";
import { list, object, time } from "./readers.ts";

/** Somebody whom the member keeps away; without a nickname for somebody who is gone. */
export type Block = Schemas["Block"];

const readItems = list<Block>(
  object<Block>({ user_id: id, nickname: readWords, created_at: time }),
);

export const readBlocks: Reader<readonly Block[]> = (json) =>
  readItems(fieldsOf<Schemas["BlockList"]>(json).items);
