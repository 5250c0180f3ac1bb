import { type Nickname, nicknameLook } from "./nickname.ts";

/** Words by which a name speaks for Gemel, in the languages of the app. */
const speaking =
  "gemel admin admins administrator administrateur administratrice amministratore administrador moderator moderators moderation modérateur modératrice moderatore moderador support helpdesk staff official offiziell officiel ufficiale oficial webmaster";
/** Words that speak for Gemel only where nothing else is said. */
const joining = "team the service help desk system hilfe equipe equipo squadra";

/** Letters that are drawn alike beyond UTS 39, and digits in their place. */
const alike: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  i: "l",
  "3": "e",
  "4": "a",
  "5": "s",
};

/** What a name looks like at a glance: its letters without marks and signs. */
const glance = (name: string): string =>
  nicknameLook(name)
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[01i345]/g, (letter) => alike[letter] ?? letter);

const looksOf = (words: string): readonly string[] => words.split(" ").map(glance);
const reserved = new Set(looksOf(speaking));
const whole = new RegExp(`^(?:${[...looksOf(speaking), ...looksOf(joining)].join("|")})+$`, "u");

/** Names of other services, addresses, and numbers to call: nine digits that begin with 0, or nothing else. */
const endings =
  "com|net|org|info|io|me|co|app|link|site|xyz|online|club|live|tv|ru|de|fr|it|es|ch|at|eu|uk";
const elsewhere = new RegExp(
  String.raw`\bwww\b|(?<![\p{L}\p{N}])0(?:[^\p{L}\p{N}]*\d){8}|^[^\p{L}]*(?:\d[^\p{L}]*){6}$|[\p{L}\p{N}]{2}\.(?:${endings})(?![\p{L}\p{N}])|insta(?:gram)?\b|telegram|whats ?app|snapchat|discord`,
  "iu",
);

/**
 * Whether a name speaks for Gemel or leads out of it, however it is written. To members it is as good as taken, so
 * that nothing tells which words are looked for.
 */
export function isReservedNickname({ shown, key }: Nickname): boolean {
  const words = shown.split(/[^\p{L}\p{M}\p{N}]+/u).map(glance);
  const joined = glance(shown.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ""));
  if (words.some((word) => reserved.has(word)) || whole.test(joined)) return true;
  return elsewhere.test(key) || elsewhere.test(latin(key));
}

/** Latin letters in the place of those that are drawn alike. */
const latin = (key: string): string =>
  nicknameLook(key).toLowerCase().replaceAll("rn", "m").replaceAll(/\p{M}/gu, "");
