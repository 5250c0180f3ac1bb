import type { Random } from "@gemel/psyche/seeded-random";
import de from "./phrases/de.json" with { type: "json" };
import en from "./phrases/en.json" with { type: "json" };
import es from "./phrases/es.json" with { type: "json" };
import fr from "./phrases/fr.json" with { type: "json" };
import it from "./phrases/it.json" with { type: "json" };
import type { Language } from "../../foundation/member.ts";
import { createDeck, pick } from "./deck.ts";
import type { Sex } from "../../features/criteria/criteria.ts";
import firstNames from "./first-names.json" with { type: "json" };

const namesIn: Readonly<Record<Language, Readonly<Record<Sex, string>>>> = firstNames;

const phrasesIn: Readonly<Record<Language, Phrases>> = { en, fr, de, it, es };

interface BioFacts {
  readonly age: number;
  readonly hasPets: boolean;
  readonly hasChildren: boolean;
}

/** Writes for the members of one language; nothing comes again before everything else has come. */
export type Writer = ReturnType<typeof createWriter>;

type Part = "work" | "joys" | "quirks" | "hopes";

/** The combinations of parts that make a bio, with their weights. */
const forms: readonly (readonly [readonly Part[], number])[] = [
  [["work", "joys", "hopes"], 5],
  [["work", "quirks", "hopes"], 5],
  [["work", "quirks"], 3],
  [["joys", "quirks", "hopes"], 4],
  [["quirks", "joys"], 3],
  [["joys", "hopes"], 3],
  [["work", "joys", "quirks", "hopes"], 2],
  [["hopes"], 1],
  [[], 2],
];

/** How many of those who have pets or children write of them. */
const OPENNESS = 0.4;

export function createWriter(language: Language, random: Random) {
  const { work, joys, quirks, hopes, pets, children, ownTexts, greetings, bynames } =
    phrasesIn[language];
  const deck = (cards: readonly string[]) => createDeck(cards, random);
  const nameDeck = (sex: Sex) => deck(namesIn[language][sex].split(" "));
  const names = { female: nameDeck("female"), male: nameDeck("male"), other: nameDeck("other") };
  const works = { young: deck(work.young), grown: deck(work.grown), old: deck(work.old) };
  const decks = { joys: deck(joys), quirks: deck(quirks), hopes: deck(hopes) };
  const [petDeck, childDeck] = [deck(pets), deck(children)];
  const [greetingDeck, bynameDeck] = [deck(greetings), deck(bynames)];
  const answers = ownTexts.map(deck);
  return {
    firstName: (sex: Sex) => names[sex].deal(),
    byname: () => bynameDeck.deal(),
    /** Returns null for a member who writes nothing. */
    bio: ({ age, hasPets, hasChildren }: BioFacts) => {
      const form = pick(forms, random);
      if (form.length === 0) return null;
      const sentences = form.map((part) =>
        part === "work" ? works[timeOfLife(age)].deal() : decks[part].deal(),
      );
      if (hasPets && random.uniform() < OPENNESS) sentences.push(petDeck.deal());
      else if (hasChildren && random.uniform() < OPENNESS) sentences.push(childDeck.deal());
      return sentences.join(" ");
    },
    greeting: () => greetingDeck.deal(),
    /** Answers to the open questions, in their order. */
    ownTexts: () => answers.map((answer) => answer.deal()),
  };
}

function timeOfLife(age: number): "young" | "grown" | "old" {
  if (age < 24) return "young";
  return age < 66 ? "grown" : "old";
}

/** Sentences that stand alone, in the first person, true of any sex: bios and answers are put together from them. */
interface Phrases {
  /** The occupation of a member, by time of life. */
  readonly work: {
    readonly young: readonly string[];
    readonly grown: readonly string[];
    readonly old: readonly string[];
  };
  readonly joys: readonly string[];
  readonly quirks: readonly string[];
  readonly hopes: readonly string[];
  readonly pets: readonly string[];
  readonly children: readonly string[];
  /** Answers to the open questions, in the order of the questionnaire. */
  readonly ownTexts: readonly (readonly string[])[];
  readonly greetings: readonly string[];
  /** The second part of a nickname, after the first name. */
  readonly bynames: readonly string[];
}
