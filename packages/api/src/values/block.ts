import type { Schemas } from "../contract.ts";
import { readNonEmpty } from "./reading/nullable.ts";
import { fieldsOf, id, type Reader } from "./reading/reader.ts";
import { list, object, time } from "./reading/readers.ts";

/** A blocked member; without a nickname where the server keeps none and the account is gone. */
export type Block = Schemas["Block"];

const readItems = list<Block>(
  object<Block>({ user_id: id, nickname: readNonEmpty, created_at: time }),
);

export const readBlocks: Reader<readonly Block[]> = (json) =>
  readItems(fieldsOf<Schemas["BlockList"]>(json).items);
