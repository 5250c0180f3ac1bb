import { readFile } from "node:fs/promises";
import { locales } from "@gemel/i18n/server";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../foundation/member.ts";
import type { AdvisorFacts, CardFacts, TwinFacts } from "../prompts/facts.ts";
import type { SaidMessage } from "../../../ai/compose-prompt.ts";
import { type AdviceTopic, adviceTopic, answerAsAdvisor } from "./answer-as-advisor.ts";
import { answerAsTwin, chooseAnswer } from "./answer-as-twin.ts";
import type { OpenAnswer } from "../../twins/shared-texts.ts";

const card = (nickname: string, facts: Partial<CardFacts> = {}): CardFacts => ({
  nickname,
  age: 34,
  sex: "female",
  country: "IT",
  city: "Bologna",
  bio: null,
  children_status: null,
  pets_status: null,
  ...facts,
});

const twin: TwinFacts = {
  language: "en",
  isOwn: true,
  shared: null,
  owner: card("Robin_of_the_hills"),
  openAnswers: [
    {
      question: "What could you talk about for a whole evening?",
      answer: "Paths, and *why* they bend.",
    },
    {
      question: "How do people notice that you like them?",
      answer: "I slow down.\n\n# On a walk!",
    },
  ],
  insights: "",
  compatibility: null,
};

const advisor: AdvisorFacts = {
  language: "en",
  areScoresWithheld: false,
  member: card("Ada"),
  candidate: card("Étienne", { city: "Nantes", bio: "I bind books. Mail me: e@example.org." }),
  compatibility: {
    overall: 61,
    completeness: 0.8,
    low_confidence: false,
    social: 40,
    values: 64,
    emotional: 50,
    lifestyle: 72,
    longterm: 30,
    reasons: {
      social: { dimension: "social", reason: "pace_apart", params: {} },
      values: { dimension: "values", reason: "value_shared", params: { value: "care" } },
      emotional: { dimension: "emotional", reason: "some_of_both", params: {} },
      lifestyle: {
        dimension: "lifestyle",
        reason: "pastime_shared",
        params: { pastime: "active" },
      },
      longterm: { dimension: "longterm", reason: "children_there", params: {} },
    },
  },
};

const asks = (...texts: readonly string[]): SaidMessage[] =>
  texts.map((text, index) => ({ role: index % 2 === 0 ? "user" : "assistant", text }));

describe("a twin without AI", () => {
  it("quotes its owner word for word, and nothing in the words is Markdown", () => {
    expect(answerAsTwin(twin, asks("Which paths do you like?"), "absent")).toBe(
      [
        "The questionnaire said: “What could you talk about for a whole evening?” You wrote:",
        String.raw`> Paths, and \*why\* they bend.`,
        "Would you still put it like that today?",
        "*Answer without AI: none is set up here. I can only quote what was written, word for word.*",
      ].join("\n\n"),
    );
  });

  it("says when it has nothing, and offers what it quoted longest ago", () => {
    const first = answerAsTwin(twin, asks("And the weather?"), "failed");
    const second = answerAsTwin(twin, asks("And the weather?", first, "And money?"), "spent");
    const name = String.raw`Robin\_of\_the\_hills`;
    const others = answerAsTwin(
      { ...twin, isOwn: false },
      asks("And money?", first, "And?"),
      "absent",
    );
    expect([second, others].map((text) => text.split("\n\n"))).toEqual([
      [
        "I find nothing about that in your answers, and I will not make anything up. What I do have:",
        "The questionnaire said: “How do people notice that you like them?” You wrote:",
        `> I slow down.\n>\n> ${String.raw`\# On a walk!`}`,
        "What would you add to it now?",
        "*Answer without AI: it has said all it may for today. I can only quote what was written, word for word.*",
      ],
      [
        `I find nothing about that in the answers of ${name}, and I will not make anything up. What I do have:`,
        `The questionnaire said: “How do people notice that you like them?” ${name} wrote:`,
        `> I slow down.\n>\n> ${String.raw`\# On a walk!`}`,
        "Does that sound familiar, or quite unlike you?",
        "*Answer without AI: none is set up here. I can only quote what was written, word for word.*",
      ],
    ]);
  });

  it("greets, and tells what to ask", () => {
    expect(answerAsTwin(twin, asks("Hello!"), "absent").split("\n\n").slice(0, 2)).toEqual([
      "Hello, I am your digital twin. You answered these questions in your own words; ask me about one of them:",
      "- What could you talk about for a whole evening?\n- How do people notice that you like them?",
    ]);
  });

  it("says that it has nothing to quote", () => {
    const silent = { ...twin, openAnswers: [] };
    expect(answerAsTwin(silent, asks("Hello"), "absent").split("\n\n")[0]).toBe(
      "There is nothing in your own words that I could quote. I would rather say nothing than make something up.",
    );
  });

  it.each<[Language, string]>([
    [
      "de",
      "Im Fragebogen hieß es: „Woran merken andere, dass du sie magst?“ Ada hat geschrieben:\n\n> Ich koche.\n\nWas möchtest du Ada dazu fragen?\n\n*Antwort ohne KI: sie gab keine, die sich verwenden lässt. Ich kann nur wörtlich zitieren, was geschrieben wurde.*",
    ],
    [
      "fr",
      "Le questionnaire disait : « Woran merken andere, dass du sie magst? » Ada a écrit :\n\n> Ich koche.\n\nQue voudrais-tu demander à Ada là-dessus ?\n\n*Réponse sans IA : elle n’en a donné aucune d’utilisable. Je ne peux que citer, mot pour mot, ce qui a été écrit.*",
    ],
    [
      "it",
      "Il questionario diceva: «Woran merken andere, dass du sie magst?» Ada ha scritto:\n\n> Ich koche.\n\nChe cosa vorresti chiedere a Ada?\n\n*Risposta senza IA: non ne ha data nessuna di utilizzabile. Posso solo citare, parola per parola, ciò che è stato scritto.*",
    ],
    [
      "es",
      "El cuestionario decía: «Woran merken andere, dass du sie magst?» Ada escribió:\n\n> Ich koche.\n\n¿Qué te gustaría preguntarle a Ada sobre esto?\n\n*Respuesta sin IA: no ha dado ninguna que sirva. Solo puedo citar, palabra por palabra, lo que está escrito.*",
    ],
  ])("speaks %s", (language, expected) => {
    const openAnswers = [
      { question: "Woran merken andere, dass du sie magst?", answer: "Ich koche." },
    ];
    const facts = { ...twin, language, isOwn: false, owner: card("Ada"), openAnswers };
    const text = answerAsTwin(facts, asks("Kochen?"), "failed");
    expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
  });
});

describe("the advisor without AI", () => {
  const answer = (question: string, facts: Partial<AdvisorFacts> = {}): string[] =>
    answerAsAdvisor({ ...advisor, ...facts }, asks(question), "absent")
      .split("\n\n")
      .slice(0, -1);

  it("tells what the two share and where they differ", () => {
    expect(answer("How well do the two of us fit?")).toEqual([
      "You and Étienne come to 61 out of 100; two people by chance come to about 50. Take it as a start for talking, not as a prediction.",
      "What you share:",
      "- Weekends lead outdoors, for both.\n- For both, looking after others comes first.",
      "Where you differ:",
      "- There are children already, and having children is not in the other’s plans: better to talk about it early.\n- One recharges among people, the other in quiet: worth a word about how often to go out.",
    ]);
  });

  it("gives no number where too little is known, and a caution where little is", () => {
    expect(answer("Do we fit?", { compatibility: null })).toEqual([
      "There are not enough answers yet to say how well you and Étienne fit.",
    ]);
    const { compatibility } = advisor;
    const unsure = compatibility && { ...compatibility, low_confidence: true, reasons: {} };
    expect(answer("Do we fit?", { compatibility: unsure })).toEqual([
      "You and Étienne come to 61 out of 100; two people by chance come to about 50. Take it as a start for talking, not as a prediction. It rests on little, so do not lean on it.",
    ]);
  });

  it("says why there is no number for who is shown none", () => {
    const [text] = answer("Do we fit?", { compatibility: null, areScoresWithheld: true });
    expect(text).toMatch(/^Your choices on love, values, free time and plans say one thing here/);
  });

  it("tells differences for red flags, and no suspicion", () => {
    const close =
      "What Étienne is like, no profile can show. If a message feels wrong to you, trust that; you can report and block at any time.";
    expect(answer("Any red flags?")).toEqual([
      "No alarm, only differences that are worth a word early on:",
      "- There are children already, and having children is not in the other’s plans: better to talk about it early.\n- One recharges among people, the other in quiet: worth a word about how often to go out.",
      close,
    ]);
    expect(answer("Any red flags?", { compatibility: null })).toEqual([
      "In what I know, nothing stands between you. That is no promise: I know little.",
      close,
    ]);
  });

  it("does not say that nothing is between two who fit badly on a side, though no difference has a name", () => {
    const { compatibility } = advisor;
    if (compatibility === null) throw new Error("the two have no compatibility");
    const { values } = compatibility.reasons;
    const asked = (longterm: number) =>
      answer("Any red flags?", {
        compatibility: { ...compatibility, longterm, reasons: values ? { values } : {} },
      })[0];
    expect(asked(20)).toMatch(/you may fit less well in what you want in the long run:/);
    expect(asked(50)).toMatch(/^In what I know, nothing stands between you\./);
  });

  it("takes up what the candidate wrote, but no address", () => {
    expect(answer("What could I write first?")).toEqual([
      "In the profile, Étienne writes:",
      "> I bind books.",
      "Take that up, and add something of your own. For example: “I stopped at that sentence of yours. What is the story behind it?”",
      "What you share can help as well: Weekends lead outdoors, for both.",
    ]);
    expect(
      answer("What could I write first?", { candidate: card("Étienne"), compatibility: null }),
    ).toEqual([
      "Begin with something small and true. For example: “On a free Saturday, where would you be by noon?” And say where you would be.",
    ]);
  });

  it("has ideas for a first date", () => {
    expect(answer("What could we do on a first date?")).toEqual([
      "Being outdoors appeals to you and to Étienne: an hour’s walk by the water, two bicycles, or a climbing hall and a coffee afterwards.",
      "You live in Bologna, Étienne in Nantes: a video call with the same recipe on both stoves is a first date too.",
      "Keep it to an hour the first time, somewhere with people around, and tell a friend where you are.",
    ]);
  });

  it("knows a pastime that both like, also where it is first for neither", () => {
    const { compatibility } = advisor;
    if (compatibility === null) throw new Error("the two have no compatibility");
    const lifestyle = {
      dimension: "lifestyle",
      reason: "pastime_dear",
      params: { pastime: "culture" },
    } as const;
    const reasons = { ...compatibility.reasons, lifestyle };
    expect(
      answer("What could we do on a first date?", {
        compatibility: { ...compatibility, reasons },
      })[0],
    ).toMatch(/^Books, art and making things appeal to you and to Étienne: /);
  });

  it("says what it cannot judge", () => {
    expect(answer("Is Étienne rich?")).toEqual([
      "I cannot judge that, and I will not guess. About Étienne I can tell you how well you fit, what to keep an eye on, how to begin, and what the two of you could do on a first date.",
    ]);
    expect(answer("Hi Duo!")[0]).toMatch(/^Hello, I am Duo\./);
  });

  it.each(locales)("answers each of its topics in %s", (locale) => {
    const language = locale as Language;
    const questions = ["Hello", "Red flags?", "Do we fit?", "First message?", "A date?", "Rich?"];
    const texts = questions.map((text) => answer(text, { language }).join());
    expect(new Set(texts).size).toBe(questions.length);
    expect(texts.every((text) => text.includes("Étienne"))).toBe(true);
  });
});

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

const topics: readonly AdviceTopic[] = ["compatibility", "firstDate", "openingLine", "redFlags"];

async function quickQuestions(
  locale: string,
): Promise<readonly (readonly [AdviceTopic, string])[]> {
  const file = new URL(`../../../../../i18n/locales/${locale}.json`, import.meta.url);
  const texts = JSON.parse(await readFile(file, "utf8"));
  return topics.map((topic) => {
    const text = texts[`people.advice.question.${topic}`];
    return [topic, typeof text === "string" ? text : text.message];
  });
}

it.each(locales)("knows the app's quick questions in %s", async (locale) => {
  const questions = await quickQuestions(locale);
  expect(questions.map(([, question]) => adviceTopic(question))).toEqual(
    questions.map(([topic]) => topic),
  );
});

it.each([
  ["Is there anything I should worry about?", "redFlags"],
  ["Worauf sollte ich aufpassen?", "redFlags"],
  ["Comment lui écrire ?", "openingLine"],
  ["Dove potremmo incontrarci?", "firstDate"],
  ["¿Qué tenemos en común?", "compatibility"],
  ["What is the weather like?", undefined],
])("%s", (question, topic) => {
  expect(adviceTopic(question)).toBe(topic);
});
