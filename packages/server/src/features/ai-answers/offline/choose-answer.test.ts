import { expect, it } from "vitest";
import type { OpenAnswer } from "../../twins/shared-texts.ts";
import { chooseAnswer } from "./answer-as-twin.ts";

const answer = (question: string, text: string): OpenAnswer => ({ question, answer: text });

const baking = answer(
  "Racconta un momento in cui eri tu, fino in fondo.",
  "Alle quattro del mattino, quando il primo pane esce dal forno.",
);
const trains = answer(
  "Di che cosa potresti parlare per una serata intera?",
  "Dei treni regionali, e di come cambia l’accento da una stazione all’altra.",
);
const hikes = answer(
  "What could you talk about for a whole evening?",
  "Paths: who made them, who forgot them, and why they bend.",
);
const answers = [baking, trains, hikes];

const never = (): number => -1;

it.each([
  ["Parlami del pane!", baking],
  ["Prendi spesso il treno?", trains],
  ["¿Qué opinas de los regionales?", trains],
  ["Do you know a nice path?", hikes],
  ["Wo ist der nächste Bahnhof, la STAZIÓNE?", trains],
])("finds what %j is about, whatever the word's form", (asked, chosen) => {
  expect(chooseAnswer(asked, answers, never)).toEqual({ chosen, isFound: true });
});

it("says when nothing is about it, and offers the one quoted longest ago", () => {
  const quoted = new Map([
    [baking, 2],
    [trains, 0],
    [hikes, 1],
  ]);
  const quotedAt = (one: OpenAnswer): number => quoted.get(one) ?? -1;
  expect(chooseAnswer("Und das Wetter?", answers, quotedAt)).toEqual({
    chosen: trains,
    isFound: false,
  });
  quoted.delete(hikes);
  expect(chooseAnswer("Und das Wetter?", answers, quotedAt)?.chosen).toBe(hikes);
});

it("is not led astray by words that fill every sentence", () => {
  expect(chooseAnswer("What could you do for me?", answers, never)?.isFound).toBe(false);
});

it("has nothing to choose from nothing", () => {
  expect(chooseAnswer("Hello", [], never)).toBe(undefined);
});
