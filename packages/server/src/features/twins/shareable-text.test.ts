import { expect, it } from "vitest";
import { shareableText } from "./shared-texts.ts";

const li = { first_name: "Ann", last_name: "Li" };
const mueller = { last_name: "Mueller" };

it.each([
  ["I bake. Call me: +49 170 1234567. I bake again.", {}, "I bake. I bake again."],
  ["Scrivimi a chiara@example.org!", {}, ""],
  ["I am www.chiara.example. Ask me.", {}, "Ask me."],
  ["Everybody calls me Montefiore. I do not mind.", { last_name: "Montefiore" }, "I do not mind."],
  ["First line\nsecond line.", { last_name: " " }, "First line\nsecond line."],
  // Names are words, whatever their accents.
  ["I like bread. Lily does too.", li, "I like bread. Lily does too."],
  [
    "Ask for Ann. The Lis are many. I am Mr Li. I can anneal.",
    li,
    "The Lis are many. I can anneal.",
  ],
  ["Sono qui, li vedo.", li, "Sono qui, li vedo."],
  ["Call me Müller-Lind. Muller too. Not mull.", mueller, "Not mull."],
  ["I am frau mueller. I walk.", { last_name: "Müller" }, "I walk."],
  ["Ask de la Cruz. De la nuit.", { last_name: "de la Cruz" }, "De la nuit."],
  // Numbers that go on in the next sentence.
  ["I bake. My number is 0612. The rest is 345678! I walk.", {}, "I bake. I walk."],
  // Addresses without their signs.
  ["Find me as bread robin on insta. I bake.", {}, "I bake."],
  ["Insta lena underscore lyon. I bake.", {}, "I bake."],
  ["robin (at) mail (dot) example. I bake.", {}, "I bake."],
  ["robin at mail dot example. I bake.", {}, "I bake."],
  ["robin arobase mail point fr. Je cuis.", {}, "Je cuis."],
  ["I am bread_robin. I bake.", {}, "I bake."],
  ["Ich bin auf Signal. Das Signal kam spät.", {}, "Das Signal kam spät."],
  ["I was at home at last. I bake.", {}, "I was at home at last. I bake."],
  ["We met at that point it was late.", {}, "We met at that point it was late."],
  // Numbers in words.
  ["Zero six one two three four. I bake.", {}, "I bake."],
  ["Zéro six douze trente-quatre cinquante-six. Je cuis.", {}, "Je cuis."],
  ["Null eins sieben zwei fünf. Ich backe.", {}, "Ich backe."],
  ["Einundzwanzig vierunddreißig zwei sieben neun. Ich backe.", {}, "Ich backe."],
  ["Tre quattro sette ventidue otto. Cuocio.", {}, "Cuocio."],
  ["Seis uno dos treinta y cuatro. Horneo.", {}, "Horneo."],
  [
    "I have one dog, two cats and three hens. Four of us.",
    {},
    "I have one dog, two cats and three hens. Four of us.",
  ],
])("%j", (words, names, shared) => {
  expect(shareableText(words, names)).toBe(shared);
});
