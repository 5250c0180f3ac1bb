import type { Language } from "../../foundation/member.ts";

/** Small words that each language cannot do without and that the others hardly have, in lower case. */
export const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("the and you your of that with are have what when for not but than from this who"),
  fr: words("et les des une est pas qui dans pour avec ton tes ce cette quand mais plus"),
  de: words("und der das nicht ist mit ein eine dich dir dein deine auf wenn aber als zu"),
  it: words("che di non per gli della sono quando anche più ti tuo tua tue tuoi nel"),
  es: words("y el los las por tus más muy cuando pero para eres es tú como sin también donde"),
};

/** How each language addresses one person it knows well. */
export const addressWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("you your yours yourself"),
  fr: words("tu te t toi ton ta tes"),
  de: words("du dich dir dein deine deinen deinem deiner deines"),
  it: words("tu ti te tuo tua tuoi tue"),
  es: words("tú te ti tu tus contigo"),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
