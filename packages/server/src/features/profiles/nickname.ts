import { fieldError } from "../../errors/app-error.ts";
import type { Services } from "../../services.ts";
import { doEach } from "../../jobs/do-each.ts";
import { errorTable } from "../../errors/error-table.ts";
import { spellsContact } from "./contact-details.ts";
import { glanceOf, latinLookOf, lookOf, plainText } from "./looks.ts";
import { foldDigits } from "./phone-numbers.ts";
import { type ProfileStore, profileStore } from "./store.ts";
import type { OwnProfile } from "./profile.ts";

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
  /** The same for all ways to write it. */
  readonly key: string;
  /** The same for all that look like it. */
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
  if (!allowed.test(shown) || hidden.test(shown)) {
    throw broken("characters", "A nickname has letters, digits, spaces and . _ ' - only.");
  }
  return { shown, key: nicknameKey(shown), look: nicknameLook(shown) };
}

/** A capital I among small letters is read as an l, and an l before a consonant as an I. */
const capitalWithin = /(?<=\p{L})I(?=\p{Ll})|(?<=\p{Ll})I/gu;
const smallAtStart = /(?<!\p{L})l(?=[b-df-hj-np-tv-xz])/gu;

/** What a name looks like at a glance: signs and blanks do not count, and a zero is an o. */
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

/** Words by which a name speaks for Gemel, in the languages of the app. */
const speaking =
  "gemel admin admins administrator administratorin administrateur administratrice amministratore amministratrice administrador administradora moderator moderators moderatorin moderation modérateur modératrice moderatore moderatrice moderador moderadora support helpdesk kundendienst kundenservice kundenbetreuung soporte assistenza staff official offiziell officiel ufficiale oficial webmaster админ администратор администрация модератор поддержка διαχειριστής";
/** The same in scripts that part no words. */
const unparted =
  /管理[者人员員]|運営|运营|客服|公式|サポート|スタッフ|モデレータ|관리자|운영자|고객센터/u;
/** Words that speak for Gemel only where nothing else is said. */
const joining =
  "team the my service help desk system hilfe equipe equipo squadra app bot care contact info mod mods news online security safety trust verified verification account konto sicherheit sicherheits verifizierung verifizierungs verification verifica verificacion verifie verifiziert verificato verificado securite sicurezza seguridad aide aiuto ayuda and und et customer community manager review message former deleted unknown member members mitglied ehemaliges fruheres geloschtes membre ancien supprime membro ex eliminato miembro antiguo eliminado twin noreply sysadmin postmaster operator betreiber notification";
/** Of these, two or more in a row speak for Gemel beside a name too, one of `subjects` among them. */
const offices = "team equipe equipo squadra service servicio servizio desk manager check";
const subjects =
  "security safety trust verified verification account konto sicherheit sicherheits verifizierung verifizierungs verifica verificacion securite sicurezza seguridad vertrauen vertrauens schutz confiance confianza fiducia privacy datenschutz billing payment payments abuse";
const links = "the my and und et y e of for de du di del della der fur pour per para la le il";
/** Words by which a name speaks for Duo, beside "duo". */
const advising =
  "advisor adviser advice coach assistant ai ki ia team ratgeber ratgeberin berater beraterin conseiller conseillere consigliere consulente consejero consejera asesor asesora";
/** Words of the names that the app has for a twin, and with which of them a name is read as one of these. */
const twins = "twin zwilling jumeau jumelle gemello gemella gemelo gemela";
const ofTwins =
  "your my the dein mein der ton mon le tu mi el il tuo mio digital digitaler virtual virtueller virtuel virtuale numerique ai ki ia";
const owning = "s of von de d di del du";
/** The same for an AI. */
const machines = "ai ki ia";
const ofMachines =
  "assistant assistent assistente asistente bot chatbot answer answers antwort your dein ton tu tuo";
/** Names and words of the languages of the app that begin as Gemel does. */
const likeGemel = "gemelli gemello gemella gemelle gemela gemelas gemelo gemelos gemelin";

const looksOf = (words: string): readonly string[] => words.split(" ").map(glanceOf);
const reserved = new Set(looksOf(speaking));
const whole = new RegExp(`^(?:${[...looksOf(speaking), ...looksOf(joining)].join("|")})+$`, "u");
const anyOf = (...words: string[]): string => `(?:${words.flatMap(looksOf).join("|")})`;
const office = new RegExp(
  `^(?=.*${anyOf(subjects)})(?:${anyOf(links)}*${anyOf(offices, subjects)}){2,}$`,
  "u",
);
const advice = new Set(looksOf(advising));
const setOf = (words: string): ReadonlySet<string> => new Set(looksOf(words));
const twinWords = setOf(twins);
const namesOfTwins = setOf(`${twins} ${ofTwins}`);
const beforeOwner = setOf(owning);
const machineWords = setOf(machines);
const namesOfMachines = setOf(`${machines} ${ofMachines}`);
const freeOfGemel = new Set(looksOf(likeGemel));

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
  // A name has a number at an end, a word has none.
  const words = [shown, shown.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")]
    .flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u))
    .flatMap((word) => [word, word.replaceAll(/^\p{N}+|\p{N}+$/gu, "")])
    .flatMap((word) => [glanceOf(word), glanceOf(word.toLowerCase())]);
  const joined = glanceOf(shown.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ""));
  if (rowsOf(shown).some((row) => office.test(row))) return true;
  if (words.some((word) => reserved.has(word) || speaksAsGemel(word))) return true;
  if (words.includes(duo) && words.some((word) => advice.has(word))) return true;
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
  const words = shown
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "")
    .map(glanceOf);
  const hasAny = (known: ReadonlySet<string>): boolean => words.some((word) => known.has(word));
  const isOf = (known: ReadonlySet<string>): boolean => words.every((word) => known.has(word));
  if (hasAny(twinWords) && (hasAny(beforeOwner) || isOf(namesOfTwins))) return true;
  return hasAny(machineWords) && isOf(namesOfMachines);
}

/** All neighbouring words of a name, written as one. */
function rowsOf(shown: string): readonly string[] {
  const words = shown.split(/[^\p{L}\p{M}]+/u).map(glanceOf);
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join("")),
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
