import { fieldError } from "../../errors/field-error.ts";

const LEAST = 5;
const MOST = 30;
const allowed = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

/** A nickname as it is shown, and as it is compared with others. */
export interface Nickname {
  readonly shown: string;
  readonly key: string;
}

/**
 * Trims and normalises a nickname (NFC). Others are the same when they differ in case only.
 * @throws AppError `rule_broken`
 */
export function parseNickname(typed: string): Nickname {
  const shown = tidy(typed);
  const length = [...shown].length;
  if (length < LEAST)
    throw broken("too_short", `Nickname must be at least ${LEAST} characters long.`);
  if (length > MOST) throw broken("too_long", `Nickname must be at most ${MOST} characters long.`);
  if (!allowed.test(shown)) {
    throw broken("characters", "A nickname has letters, digits, spaces and . _ ' - only.");
  }
  return { shown, key: nicknameKey(shown) };
}

/** A nickname as it is compared. */
export const nicknameKey = (typed: string): string =>
  tidy(typed).normalize("NFKC").toLowerCase().normalize("NFC");

const tidy = (typed: string): string => typed.normalize("NFC").trim().replaceAll(/ {2,}/g, " ");

const broken = (code: string, message: string) =>
  fieldError("rule_broken", { field: "nickname", code, message });
