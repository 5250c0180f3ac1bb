import type { AccountStatus } from "../../foundation/member.ts";

export function accountStatusOf(row: {
  readonly suspended_at: Date | null;
  readonly deleted_at: Date | null;
}): AccountStatus {
  if (row.suspended_at !== null) return "suspended";
  return row.deleted_at === null ? "active" : "deleted";
}
