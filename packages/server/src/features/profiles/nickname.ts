import { fieldError } from "../../errors/app-error.ts";
import type { Services } from "../../services.ts";
import { doEach } from "../../jobs/do-each.ts";
import { errorTable } from "../../errors/error-table.ts";
import { spellsContact } from "./contact-details.ts";
import { glanceOf, latinLookOf, lookOf, plainText, smallCapital } from "./looks.ts";
import { foldDigits } from "./phone-numbers.ts";
import { type ProfileStore, profileStore } from "./store.ts";
import type { OwnProfile } from "./profile.ts";
import words from "./nickname-words.json" with { type: "json" };

const MIN_LENGTH = 5;
const MAX_LENGTH = 30;
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

export interface Nickname {
  readonly shown: string;
  /** The same for all spellings of the name. */
  readonly key: string;
  /** The same for all names that look alike. */
  readonly look: string;
}

/**
 * Trims and normalises a nickname (NFC). Others are the same when they differ in case only, and are as good as the same
 * when they look alike or differ in signs and blanks only.
 * @throws AppError `rule_broken`
 */
export function parseNickname(typed: string): Nickname {
  const shown = tidy(typed);
  const length = [...shown].length;
  if (length < MIN_LENGTH)
    throw broken("too_short", `Nickname must be at least ${MIN_LENGTH} characters long.`);
  if (length > MAX_LENGTH)
    throw broken("too_long", `Nickname must be at most ${MAX_LENGTH} characters long.`);
  if (!allowed.test(shown) || hidden.test(shown) || smallCapital.test(shown)) {
    throw broken("characters", "A nickname has letters, digits, spaces and . _ ' - only.");
  }
  return { shown, key: nicknameKey(shown), look: nicknameLook(shown) };
}

/** A capital I among small letters is read as an l, and an l before a consonant as an I. */
const capitalWithin = /(?<=\p{L})I(?=\p{Ll})|(?<=\p{Ll})I/gu;
const smallAtStart = /(?<!\p{L})l(?=[b-df-hj-np-tv-xz])/gu;

/** Returns the look of a name at a glance: signs and blanks do not count, and a zero is an o. */
const nicknameLook = (shown: string): string =>
  lookOf(shown.replaceAll(capitalWithin, "l"))
    .toLowerCase()
    .replaceAll(smallAtStart, "i")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")
    .replaceAll("0", "o");

/**
 * Letters of several scripts in one name are there to look like others.
 * @throws AppError `rule_broken`
 */
export function requireOneScript({ shown }: Nickname): void {
  if (!oneWriting.some((writing) => writing.test(shown)))
    throw broken("characters", "A nickname keeps to the letters of one script.");
}

export const nicknameKey = (typed: string): string =>
  tidy(typed).normalize("NFKC").toLowerCase().normalize("NFC");

const tidy = (typed: string): string => typed.normalize("NFC").trim().replaceAll(/ {2,}/g, " ");

const broken = (code: string, message: string) =>
  fieldError("rule_broken", { field: "nickname", code, message });

const looksOf = (list: string): readonly string[] => list.split(" ").map(glanceOf);
const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap(looksOf));
const anyOf = (...lists: string[]): string => `(?:${lists.flatMap(looksOf).join("|")})`;

/** Words with which a name seems to speak for Gemel, in the languages of the app. */
const reserved = setOf(words.speaking);
/** The same in scripts without spaces between words. */
const unparted =
  /管理[者人员員]|運営|运营|客服|公式|サポート|スタッフ|モデレータ|관리자|운영자|고객센터/u;
/** A name of only such words, and of words that speak for Gemel if the name has no others. */
const whole = new RegExp(`^${anyOf(words.speaking, words.joining)}+$`, "u");
/** Two or more of these words in a row, one of them a subject, speak for Gemel even beside a name. */
const office = new RegExp(
  `^(?=.*${anyOf(words.subjects)})(?:${anyOf(words.links)}*${anyOf(words.offices, words.subjects)}){2,}$`,
  "u",
);
/** Words with which a name seems to speak for Duo, beside "duo". */
const advice = setOf(words.advising);
/** Words of the names that the app has for a twin, and with which of them a name is read as one of these. */
const twinWords = setOf(words.twins);
const namesOfTwins = setOf(words.twins, words.ofTwins);
const beforeOwner = setOf(words.owning);
/** The same for an AI. */
const machineWords = setOf(words.machines);
const namesOfMachines = setOf(words.machines, words.ofMachines);
/** Names and words of the languages of the app that begin as Gemel does. */
const freeOfGemel = setOf(words.likeGemel);

const gemel = glanceOf("gemel");
const duo = glanceOf("duo");

const speaksAsGemel = (word: string): boolean =>
  (word.startsWith(gemel) || word.endsWith(gemel)) && !freeOfGemel.has(word);

/** Names of other services, addresses, and numbers to call: eight digits, or six and nothing else. */
const endings =
  "com|net|org|info|io|me|co|app|link|site|xyz|online|club|live|tv|ly|tk|cc|ws|bio|gg|ru|de|fr|it|es|ch|at|eu|uk";
const elsewhere = new RegExp(
  String.raw`\bwww\b|\bdot com\b|(?:\d\D*){8}|^[^\p{L}\d]*(?:\d[^\p{L}\d]*){6,}$|(?:[\p{L}\p{N}]{2}|\bt)\.(?:${endings})(?![\p{L}\p{N}])|insta(?:gram)?\b|telegram|whats ?app|snapchat|discord`,
  "iu",
);

/**
 * Whether a name speaks for Gemel or leads out of it, however it is written. To members it is as good as taken, so
 * that nothing reveals which words are looked for.
 */
export function isReservedNickname({ shown, key }: Nickname): boolean {
  if (unparted.test(key)) return true;
  // A number at the start or end belongs to the name, not to the word.
  const looks = [shown, shown.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")]
    .flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u))
    .flatMap((word) => [word, word.replaceAll(/^\p{N}+|\p{N}+$/gu, "")])
    .flatMap((word) => [glanceOf(word), glanceOf(word.toLowerCase())]);
  const joined = glanceOf(shown.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ""));
  if (rowsOf(shown).some((row) => office.test(row))) return true;
  if (looks.some((look) => reserved.has(look) || speaksAsGemel(look))) return true;
  if (looks.includes(duo) && looks.some((look) => advice.has(look))) return true;
  if (readsAsAi(shown)) return true;
  if (whole.test(joined) || whole.test(glanceOf(shown.replaceAll(/[^\p{L}\p{M}]/gu, ""))))
    return true;
  if ([plainText(key), latinLookOf(shown)].some((look) => elsewhere.test(foldDigits(look))))
    return true;
  // An underscore is common in a name.
  return spellsContact(shown.replaceAll("_", " "));
}

/** Whether a name is read as what the app calls a twin or an AI: members are to know when none speaks. */
function readsAsAi(shown: string): boolean {
  const looks = shown
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "")
    .map(glanceOf);
  const hasAny = (known: ReadonlySet<string>): boolean => looks.some((look) => known.has(look));
  const isOf = (known: ReadonlySet<string>): boolean => looks.every((look) => known.has(look));
  if (hasAny(twinWords) && (hasAny(beforeOwner) || isOf(namesOfTwins))) return true;
  return hasAny(machineWords) && isOf(namesOfMachines);
}

/** All neighbouring words of a name, written as one. */
function rowsOf(shown: string): readonly string[] {
  const looks = shown.split(/[^\p{L}\p{M}]+/u).map(glanceOf);
  return looks.flatMap((_, from) =>
    looks.slice(from).map((_look, more) => looks.slice(from, from + more + 1).join("")),
  );
}

/**
 * Whether a member could claim a nickname right now. Only saving the profile claims it.
 * @throws AppError `rule_broken`
 */
export async function checkNickname(
  services: Pick<Services, "db">,
  userId: string,
  typed: string,
): Promise<boolean> {
  const nickname = parseNickname(typed);
  const owners = await profileStore(services.db).findLookAlikes(nickname);
  if (owners.some((owner) => owner !== userId)) return false;
  requireOneScript(nickname);
  return !isReservedNickname(nickname);
}

/** Gives a member their nickname, once. Sending the same again is harmless. */
export async function claimNickname(
  profiles: ProfileStore,
  member: OwnProfile,
  nickname: Nickname,
  speaksForGemel: boolean,
): Promise<void> {
  if (member.nickname === nickname.shown) return;
  if (member.nickname !== null) throw refused("nickname_immutable");
  const others = await profiles.findLookAlikes(nickname);
  if (others.length > 0) throw refused("nickname_taken");
  requireOneScript(nickname);
  if (!speaksForGemel && isReservedNickname(nickname)) throw refused("nickname_taken");
  if (!(await profiles.claimNickname(member.userId, nickname))) throw refused("nickname_taken");
}

const refused = (code: "nickname_immutable" | "nickname_taken") =>
  fieldError(code, { field: "nickname", code, message: errorTable[code].message });

/** How many a round works out at most. */
const MAX_A_ROUND = 10_000;

/**
 * Keeps what nicknames look like that were claimed before this was compared. Of two that look alike the older one
 * guards the look; the other keeps its name, and a mark that no look can be.
 * @param leaving ends it after the name at hand
 */
export async function keepLooks(
  { db }: Pick<Services, "db">,
  leaving: AbortSignal = new AbortController().signal,
): Promise<void> {
  const profiles = profileStore(db);
  await doEach(
    await profiles.findWithoutLook(MAX_A_ROUND),
    leaving,
    async ({ userId, nickname }) => {
      if (await profiles.keepLook(userId, nicknameLook(tidy(nickname)))) return;
      await profiles.keepLook(userId, `=${userId}`);
    },
  );
}
