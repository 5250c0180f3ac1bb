import { secondsAfter } from "../clock.ts";

/** For how long an account is new, in days. */
const NEW_DAYS = 3;

/** Whether an account is so young that it may do less a day. */
export const isNewAccount = ({ joinedAt }: { readonly joinedAt: Date }, now: Date): boolean =>
  now < secondsAfter(joinedAt, NEW_DAYS * 24 * 60 * 60);
