import { type Expression, type RawBuilder, sql } from "kysely";
import { isPresent } from "./is-present.ts";
import { notApart } from "./not-apart.ts";

/**
 * Whether somebody is there for a member: neither keeps the other away, and they are neither suspended nor
 * deleted. @param other the column that names them
 */
export const isWithinReach = (memberId: string, other: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`(${notApart(memberId, other)} and ${isPresent(other)})`;
