import { type Failure, isRateLimited, isUnreachable } from "../failure.ts";
import { blames } from "../refusal.ts";

/** Seconds that a form must have been open (docs/product.md section 9). */
export const contactWait = 5;

/** docs/product.md section 8, contact: what the page has a text for; sending too early is a state of its own. */
export type ContactFailure =
  | "robot_suspected"
  | "email_invalid"
  /** The stamp had expired or was used; there is a new one. */
  | "form_expired"
  /** The session has ended: the sender is a visitor now. */
  | "signed_out"
  | "rate_limited"
  | "unreachable"
  | "failed";

export function readContactFailure(failure: Failure): ContactFailure {
  if (isUnreachable(failure)) return "unreachable";
  if (isRateLimited(failure)) return "rate_limited";
  if (failure.kind !== "http") return "failed";
  if (failure.status === 401) return "signed_out";
  if (failure.code === "robot_suspected") return "robot_suspected";
  if (blames(failure, "stamp")) return "form_expired";
  return blames(failure, "email") ? "email_invalid" : "failed";
}

/** Seconds to wait, if the server says that the form came too early; else null. */
export function tooFastSeconds(failure: Failure): number | null {
  if (failure.kind !== "http" || failure.code !== "too_fast") return null;
  return failure.retryAfter ?? contactWait;
}
