import { visibleText } from "@gemel/i18n/visible-text";

/** The fewest characters of a nickname (docs/product.md section 9). */
export const nicknameMinimum = 5;

/** The most; the contract's schema says the same. */
const nicknameMaximum = 30;

/** Normalises a nickname: trimmed, in composed form; its characters count, not its code units. */
export function normalizeNickname(typed: string): string {
  return typed.normalize("NFC").trim();
}

export function isSameNickname(
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  return normalizeNickname(one ?? "") === normalizeNickname(other ?? "");
}

export function isNicknameTooShort(nickname: string): boolean {
  return [...visibleText(normalizeNickname(nickname))].length < nicknameMinimum;
}

export function isNicknameTooLong(nickname: string): boolean {
  return [...normalizeNickname(nickname)].length > nicknameMaximum;
}
