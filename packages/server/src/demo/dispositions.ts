import type { Disposition } from "./disposition.ts";

/** What the demo members who have answered are like: four people who are hard to mistake for each other. */
export const dispositions = {
  chiara: {
    traits: { openness: 0.9, extraversion: -0.6, neuroticism: 0.5 },
    orders: {
      "love-receiving": ["quality_time", "touch", "words", "acts", "gifts"],
      "love-giving": ["acts", "quality_time", "touch", "words", "gifts"],
      values: ["freedom", "care", "security", "achievement"],
      "daily-life": ["culture", "home", "active", "social"],
      plans: ["world", "work", "family", "roots"],
      bond: ["own_homes", "no_plan", "shared_home", "promise"],
    },
    words: [
      "Alle quattro del mattino, quando il primo pane esce dal forno e la strada è ancora vuota. Non devo dire niente a nessuno.",
      "Dei treni regionali, e di come cambia l’accento da una stazione all’altra.",
      "Che dormo quando gli altri pranzano, e che la farina arriva dappertutto, anche nei libri.",
      "Porto del pane ancora caldo e faccio finta che sia avanzato.",
    ],
  },
  mateo: {
    traits: { extraversion: 0.9, agreeableness: 0.6, conscientiousness: -0.5 },
    orders: {
      "love-receiving": ["words", "quality_time", "acts", "gifts", "touch"],
      "love-giving": ["words", "gifts", "quality_time", "touch", "acts"],
      values: ["care", "freedom", "achievement", "security"],
      "daily-life": ["social", "culture", "active", "home"],
      plans: ["family", "world", "roots", "work"],
      bond: ["shared_home", "promise", "no_plan", "own_homes"],
    },
    words: [
      "En el concierto de fin de curso, cuando treinta niños desafinaron a la vez y nadie dejó de sonreír.",
      "De por qué una canción triste puede alegrarte el día entero.",
      "Que en mi casa siempre suena algo, y que mi hija elige la música los domingos.",
      "Les hago preguntas de más, y me acuerdo de las respuestas.",
    ],
  },
  robin: {
    traits: { neuroticism: -0.8, openness: 0.6, agreeableness: 0.5 },
    orders: {
      "love-receiving": ["acts", "quality_time", "words", "touch", "gifts"],
      "love-giving": ["quality_time", "acts", "words", "touch", "gifts"],
      values: ["freedom", "security", "care", "achievement"],
      "daily-life": ["active", "home", "culture", "social"],
      plans: ["roots", "world", "work", "family"],
      bond: ["no_plan", "shared_home", "own_homes", "promise"],
    },
    words: [
      "Half way up a hill in the rain, when I noticed the map was wrong and I was delighted.",
      "Paths: who made them, who forgot them, and why they bend where nothing is in the way.",
      "There are boots in the hall and maps on every table, and the kettle is never far away.",
      "I slow down. On a walk that is the highest praise I have.",
    ],
  },
  ines: {
    traits: { conscientiousness: 0.9, agreeableness: -0.5, extraversion: 0.4 },
    orders: {
      "love-receiving": ["touch", "acts", "quality_time", "words", "gifts"],
      "love-giving": ["gifts", "acts", "touch", "quality_time", "words"],
      values: ["achievement", "security", "freedom", "care"],
      "daily-life": ["active", "culture", "social", "home"],
      plans: ["work", "roots", "family", "world"],
      bond: ["promise", "shared_home", "own_homes", "no_plan"],
    },
    words: [
      "When the last item on a long list was done, and it was only four in the afternoon.",
      "How cities are built, and who decides where the benches go.",
      "I get up at six, I say what bothers me on the same day, and the dishes do not wait.",
      "I find them something they once mentioned in passing, and give it to them on a Tuesday.",
    ],
  },
} as const satisfies Readonly<Record<string, Disposition>>;
