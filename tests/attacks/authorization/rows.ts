import type { OperationId } from "../../../packages/server/src/http/operation.ts";
import type { Row } from "./row.ts";
import { accountRows, doorRows, leavingRows } from "./rows/account.ts";
import { moderationRows } from "./rows/moderation.ts";
import { reactionRows, lookingRows } from "./rows/people.ts";
import { profileRows, removalRows } from "./rows/profile.ts";
import { hidingRows, talkRows } from "./rows/talk.ts";

/**
 * Every operation by every relation, in the order in which they are tried: on one server, calls that change
 * something come after calls that only read. An operation without a row is a type error; the live connection
 * has its own test.
 */
export const rows: Readonly<Record<OperationId, Row>> = {
  ...doorRows,
  ...accountRows,
  ...profileRows,
  ...lookingRows,
  ...talkRows,
  ...moderationRows,
  ...hidingRows,
  ...reactionRows,
  ...removalRows,
  ...leavingRows,
};
