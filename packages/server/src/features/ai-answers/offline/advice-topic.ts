/** What the advisor can speak about without AI: its four quick prompts. */
export type AdviceTopic = "redFlags" | "openingLine" | "firstDate" | "compatibility";

/** Words that give a topic away in our languages, without accents; the first topic found counts. */
const words: readonly (readonly [AdviceTopic, RegExp])[] = [
  [
    "redFlags",
    /red flag|worr|danger|warn|alarm|alert|risk|risi[ck]o|risque|rischi|riesgo|gefahr|vorsicht|aufpassen|campanell|attenzion|cuidado|senal/,
  ],
  [
    "openingLine",
    /opening|\b(?:write|say|text) (?:to \w+ )?first|first (?:line|message|words?)|erste nachricht|als erstes|anschreib|anfangen|premier message|ecrire|ecris|primo messaggio|scriver|scrivo|primer mensaje|escrib/,
  ],
  ["firstDate", /\bdates?\b|\bmeet|treffen|rendez-vous|appuntament|incontr|\bcitas?\b|quedar/],
  [
    "compatibility",
    /[ck]ompatib|\bfit\b|\bsuit|passen|passt|gemeinsam|entendre|bien ensemble|en commun|in comune|in common|en comun|anda[rt]e d.accordo/,
  ],
];

export function adviceTopic(question: string): AdviceTopic | undefined {
  const plain = question
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  return words.find(([, pattern]) => pattern.test(plain))?.[0];
}
