import { expect, test } from "vitest";
import { seededRandom } from "./evidence/random.ts";
import { letters } from "./letter-pairs.ts";
import { doubtfulAnswers } from "./open-answers.ts";

const asked = ["When were you wholly yourself?", "Wann warst du ganz du selbst?"];
const doubtOf = (text: string) => doubtfulAnswers([{ id: "a", asked, text }]).get("a");

test.each([
  "",
  "..........",
  "12345 67890",
  "👍👍👍👍👍👍👍👍👍👍",
  "aaaaaaaaaa",
  "nnnnn mmmmm",
  "asdf asdf asdf",
  "ASDF jkl; asdf",
  "qwertyuiop",
  "poiuytrewq",
  "qwer asdf yxcv",
  "azerty uiop",
  "asdkjfhaskdjfh",
  "gjshdkqwpexvb",
  "wkejrh wekjrh sdkjfh",
  "Kdjfgh dkfjgh weoru!",
  "ALKSJDFLKJQX",
  "test test test",
  "ну ну ну ну ну",
  "好好好好好好好好好好",
])("%j says nothing", (text) => {
  expect(doubtOf(text)).toBe("empty");
});

test.each([
  "Write poetry",
  "By the sea, in the rain.",
  "Ich weiß es nicht, ich weiß es wirklich nicht.",
  "En attente",
  "海の近くの雨の中で。",
  "على البحر تحت المطر",
  "No, no: at home with bread",
  "Next to my dog Xaver",
  "kpop, dnb, hip hop",
  "tbh idk, lol 😂😂😂",
  "Rock'n'roll, Chuck & jazz 🎸",
  "I grew up in Llandudno",
  "Quizz et jazz chez Zoé",
  "Ch'tis du Nord, biloute",
  "J'sais pas, mdr",
  "Schrödingers Katze",
  "I ha gärn Chäs u Brot",
  "Mir gö go schwümme",
  "I mog di, woaßt eh",
  "Moin moin, ik snack platt",
  "Angstschweiß",
  "Nun ja: Pizza!",
  "Boh, che ne so io",
  "Me piace magnà, aò",
  "Gnocchi da Giusy",
  "Ñoquis y txakolí",
  "Jajaja, pues nada",
  "Xavi y Iker, de Getxo",
  "Krzysztof Brzęczyszczykiewicz",
  "Lubię czytać książki",
  "Dvořák & Smetana",
  "Strč prst skrz krk",
  "Zuid-Afrikaanse wijn",
  "Çok güzel bir gün",
])("%j says something", (text) => {
  expect(doubtOf(text)).toBeUndefined();
});

test("an answer is the same as one before it, or as its question, whatever its case and marks", () => {
  const answers = [
    { id: "a", asked, text: "By the sea, in the rain." },
    { id: "b", asked, text: "wann warst du ganz du selbst" },
    { id: "c", asked, text: "BY THE SEA – in the rain" },
    { id: "d", asked, text: "By the sea, in the sun." },
  ];
  expect([...doubtfulAnswers(answers)]).toEqual([
    ["b", "same"],
    ["c", "same"],
  ]);
});

test("most of letters by chance say nothing, the more the longer they are", () => {
  const random = seededRandom(27);
  const typed = (length: number): string =>
    Array.from({ length }, () => letters[random.below(letters.length)]).join("");
  const foundOf = (length: number): number =>
    Array.from({ length: 500 }, () => doubtOf(typed(length))).filter((doubt) => doubt === "empty")
      .length / 500;
  expect(foundOf(10)).toBeGreaterThan(0.65);
  expect(foundOf(20)).toBeGreaterThan(0.9);
  expect(foundOf(40)).toBeGreaterThan(0.98);
});
