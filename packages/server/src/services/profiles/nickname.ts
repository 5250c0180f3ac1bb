import unhomoglyph from "unhomoglyph";
import { fieldError } from "../../errors/field-error.ts";

const LEAST = 5;
const MOST = 30;
const allowed = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;
/** Fillers are letters to Unicode and nothing to the eye; a letter under many marks hides its neighbours. */
const hidden = /\p{Default_Ignorable_Code_Point}|\p{M}{3}/u;

/** The scripts in use today (UAX 31, table 5), and those that languages write together. */
const scripts =
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan";
const oneWriting = [
  ...scripts.split(" ").map((script) => [script]),
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
  ["Han", "Bopomofo"],
].map((together) => {
  const classes = [...together, "Common", "Inherited"].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${classes.join("")}]*$`, "u");
});

/** A nickname as it is shown, and as it is compared with others. */
export interface Nickname {
  readonly shown: string;
  /** The same for all ways to write it. */
  readonly key: string;
  /** The same for all that look like it. */
  readonly look: string;
}

/**
 * Trims and normalises a nickname (NFC). Others are the same when they differ in case only, and are as good as the same
 * when they look alike.
 * @throws AppError `rule_broken`
 */
export function parseNickname(typed: string): Nickname {
  const shown = tidy(typed);
  const length = [...shown].length;
  if (length < LEAST)
    throw broken("too_short", `Nickname must be at least ${LEAST} characters long.`);
  if (length > MOST) throw broken("too_long", `Nickname must be at most ${MOST} characters long.`);
  if (!allowed.test(shown) || hidden.test(shown)) {
    throw broken("characters", "A nickname has letters, digits, spaces and . _ ' - only.");
  }
  return { shown, key: nicknameKey(shown), look: nicknameLook(shown) };
}

/**
 * Letters of several scripts in one name are there to look like others.
 * @throws AppError `rule_broken`
 */
export function requireOneScript({ shown }: Nickname): void {
  if (!oneWriting.some((writing) => writing.test(shown)))
    throw broken("characters", "A nickname keeps to the letters of one script.");
}

/** A nickname as it is compared. */
export const nicknameKey = (typed: string): string =>
  tidy(typed).normalize("NFKC").toLowerCase().normalize("NFC");

/** What it looks like: the skeleton of UTS 39, of small letters. */
export const nicknameLook = (typed: string): string =>
  unhomoglyph(nicknameKey(typed).normalize("NFD")).normalize("NFD");

const tidy = (typed: string): string => typed.normalize("NFC").trim().replaceAll(/ {2,}/g, " ");

const broken = (code: string, message: string) =>
  fieldError("rule_broken", { field: "nickname", code, message });
