import { fieldError } from "../../errors/field-error.ts";

/** Refuses what members cannot do with themselves. @throws AppError `rule_broken` */
export function refuseOneself(memberId: string, otherId: string): void {
  if (memberId !== otherId) return;
  throw fieldError("rule_broken", {
    field: "id",
    code: "oneself",
    message: "This cannot be done with your own profile.",
  });
}
