import { readFileSync } from "node:fs";
import { questionnaire } from "@gemel/psyche/questionnaire";
import { describe, expect, it } from "vitest";
import { questionCounts } from "../app/routes/landing/question-counts.ts";
import {
  AUDIT_LIFE,
  CONTACT_MESSAGE_LIFE,
  ENDED_MATCH_LIFE,
  FEED_LIFE,
  LINK_MEMORY,
  FORMER_PROFILE_LIFE,
  REPORT_LIFE,
  USAGE_LIFE,
  VOICE_REPLY_LIFE,
  LIKE_TEXTS_LIFE,
} from "../packages/server/src/erase-expired.ts";
import { ADULT } from "../packages/server/src/foundation/age.ts";
import {
  REPORTED_MEMORY,
  RETURN_TIME,
} from "../packages/server/src/features/account-status/deletion.ts";
import { APART_MEMORY } from "../packages/server/src/features/pasts/rules.ts";
import { SUSPENSION_MEMORY } from "../packages/server/src/features/account-status/suspension.ts";
import { VERIFICATION_LIFE } from "../packages/server/src/features/accounts/registration.ts";
import { EXPORT_LIFE } from "../packages/server/src/features/export/rules.ts";
import { MAIL_INTERVAL } from "../packages/server/src/features/messages/jobs.ts";
import {
  DAYS_BETWEEN,
  SHOWN_AFTER,
} from "../packages/server/src/features/profiles/identity-changes.ts";
import { defaults } from "../packages/server/src/features/profiles/rules.ts";
import { AGAIN_AFTER } from "../packages/server/src/features/questionnaire/rules.ts";
import {
  DEVICE_LIFE,
  MAX_COOKIE_LIFE,
  type OwnCookies,
} from "../packages/server/src/features/sessions/own-cookies.ts";
import { MAX_SESSION_LIFE, SESSION_LIFE } from "../packages/server/src/features/sessions/tokens.ts";
import { limitRules } from "../packages/server/src/http/limits.ts";
import { erasureRules } from "../packages/server/src/testing/database/erasure-rules.ts";

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

const read = (path: string): string =>
  readFileSync(new URL(`../packages/i18n/${path}`, import.meta.url), "utf8");

const daysOf = (table: string): number => {
  const rule = erasureRules[table];
  if (rule?.rule !== "kept") throw new Error(`${table} is not kept`);
  return rule.days;
};

/** The times and counts that texts promise, by the text's id, in the order of its figures. */
const promised: Readonly<Record<string, readonly number[]>> = {
  "auth.verify.resend.done": [VERIFICATION_LIFE / DAY],
  "contact.privacy": [CONTACT_MESSAGE_LIFE / DAY],
  "export.file.contact": [CONTACT_MESSAGE_LIFE / DAY],
  "landing.privacy.deleted.body": [RETURN_TIME / DAY, REPORT_LIFE / DAY, AUDIT_LIFE / YEAR],
  "mail.exportReady.body": [EXPORT_LIFE / DAY],
  "moderation.empty.audit.body": [AUDIT_LIFE / YEAR],
  "moderation.empty.closed.body": [REPORT_LIFE / DAY],
  "moderation.report.absent.body": [REPORT_LIFE / DAY],
  "profile.error.changedRecently": [DAYS_BETWEEN],
  "profile.error.tooYoung": [ADULT],
  "result.again.open": [AGAIN_AFTER / DAY],
  "settings.deletion.askBody": [RETURN_TIME / DAY],
  "settings.deletion.reports": [REPORT_LIFE / DAY],
  "settings.deletion.return": [RETURN_TIME / DAY],
  "settings.deletion.summary": [RETURN_TIME / DAY],
  "settings.export.body": [EXPORT_LIFE / DAY],
  "settings.export.limit": [limitRules.exportMember.max],
  "settings.sessions.hint": [SESSION_LIFE / DAY, MAX_SESSION_LIFE / DAY],
};

/** Texts that promise a day, and what lasts that long, in seconds. */
const daily: Readonly<Record<string, number>> = {
  "export.leftOut.numbers": FEED_LIFE,
  "mail.waiting.footer": MAIL_INTERVAL,
  "mail.waiting.stop.question": MAIL_INTERVAL,
  "profile.birthDateHint": SHOWN_AFTER / 1_000,
  "settings.notices.messagesHint": MAIL_INTERVAL,
};

/** The figures of the part of the privacy page that says how long what is kept, in their order. */
const kept = [
  RETURN_TIME / DAY,
  ENDED_MATCH_LIFE / DAY,
  REPORT_LIFE / DAY,
  AUDIT_LIFE / YEAR,
  daysOf("pasts"),
  FORMER_PROFILE_LIFE / DAY,
  LIKE_TEXTS_LIFE / DAY,
  REPORTED_MEMORY / DAY,
  SUSPENSION_MEMORY / YEAR,
  APART_MEMORY / YEAR,
  ADULT,
  MAX_COOKIE_LIFE / DAY,
  CONTACT_MESSAGE_LIFE / DAY,
  VOICE_REPLY_LIFE / DAY,
  EXPORT_LIFE / DAY,
  SESSION_LIFE / DAY,
  (VERIFICATION_LIFE + LINK_MEMORY) / DAY,
  USAGE_LIFE / DAY,
];

/** How each language writes the figures that are words in the texts of `promised`, and a day. */
const inWords = {
  en: { two: 2, three: 3, day: /\bday\b/ },
  fr: { deux: 2, trois: 3, day: /\bjour\b/ },
  de: { zwei: 2, drei: 3, day: /\bTag\b/ },
  it: { due: 2, tre: 3, day: /\bgiorno\b/ },
  es: { dos: 2, tres: 3, day: /\bdía(?!\p{L})/u },
} as const;

/** The privacy page's sentence about each of our cookies. */
const cookies: Readonly<Record<keyof typeof inWords, Readonly<Record<keyof OwnCookies, string>>>> =
  {
    en: {
      refresh: "One cookie keeps you signed in.",
      device: "this device has signed in to your account before",
      registration: "you registered in this browser",
      minor: "in your browser a cookie with that day",
    },
    fr: {
      refresh: "Un cookie maintient ta connexion.",
      device: "cet appareil s'est déjà connecté à ton compte",
      registration: "l'inscription a été faite dans ce navigateur",
      minor: "dans ton navigateur, un cookie avec ce jour",
    },
    de: {
      refresh: "Ein Cookie hält dich angemeldet.",
      device: "sich dieses Gerät schon einmal an deinem Konto angemeldet hat",
      registration: "in diesem Browser registriert wurde",
      minor: "in deinem Browser ein Cookie mit diesem Tag",
    },
    it: {
      refresh: "Un cookie mantiene il tuo accesso.",
      device: "questo dispositivo è già entrato nel tuo account",
      registration: "l'iscrizione è stata fatta in questo browser",
      minor: "nel tuo browser, un cookie con quel giorno",
    },
    es: {
      refresh: "Una cookie mantiene tu sesión.",
      device: "este dispositivo ya entró en tu cuenta",
      registration: "el registro se hizo en este navegador",
      minor: "en tu navegador, una cookie con ese día",
    },
  };

it("counts the questions as the questionnaire has them", () => {
  const types = questionnaire("en")
    .blocks.flatMap(({ questions }) => questions)
    .map(({ question_type: type }) => type === "open_ended");
  const written = types.filter(Boolean).length;
  expect(questionCounts).toEqual({ choices: types.length - written, written });
});

it.each(["en", "fr", "de", "it", "es"] as const)(
  "lets a visitor try a question as it is asked, in %s",
  (language) => {
    const asked = questionnaire(language)
      .blocks.flatMap(({ questions }) => questions)
      .map(({ options }) => options.map(({ text }) => text));
    const texts = JSON.parse(read(`locales/${language}.json`));
    const tried = ["reading", "intentions", "tidying", "attention"].map((option) => {
      const text = texts[`landing.try.option.${option}`];
      return text.message ?? text;
    });
    expect(asked).toContainEqual(tried);
  },
);

/** How each language says what the sentences of the privacy page hang on. */
const sentences = {
  en: [
    "nickname, age, gender, country, town, picture, voice, what you say of yourself, your children and pets",
    "What you wrote in the questionnaire they hear only from your twin",
    "Duo both profiles and how you fit, and no answers",
    "with which browser and system",
    "sometimes when you sign in",
    "only what you have confirmed, answer by answer; at first that is nothing",
    "both on at first",
    "What one of you reports, a person at Gemel reads too",
    "it writes down what is said in voice notes",
    "it works at once",
    "stays with those who asked",
    "until the birth date that you entered first makes you 18",
  ],
  fr: [
    "pseudo, âge, genre, pays, ville, photo, voix, ce que tu y dis de toi, les enfants et les animaux",
    "Ce que tu as écrit dans le questionnaire, ils ne l'entendent que de ton jumeau",
    "Duo, les deux profils et leur compatibilité, et aucune réponse",
    "avec quel navigateur et quel système",
    "parfois de la connexion",
    "que ce que tu as confirmé, réponse par réponse ; au début, rien",
    "activés au début",
    "Ce que l'une des deux signale, une personne chez Gemel le lit aussi",
    "elle transcrit ce qui est dit dans les notes vocales",
    "effet immédiat",
    "reste chez ceux qui l'ont demandé",
    "jusqu'à tes 18 ans selon la première date de naissance indiquée",
  ],
  de: [
    "Nickname, Alter, Geschlecht, Land, Stadt, Bild, Stimme, was du dort über dich sagst, Kinder und Haustiere",
    "Was du im Fragebogen geschrieben hast, hören sie nur von deinem Zwilling",
    "Duo beide Profile und wie ihr zueinander passt, und keine Antworten",
    "mit welchem Browser und System",
    "manchmal bei der Anmeldung",
    "nur, was du bestätigt hast, Antwort für Antwort; anfangs ist das nichts",
    "beide anfangs an",
    "Nach einer Meldung liest sie auch ein Mensch bei Gemel",
    "schreibt sie auf, was in Sprachnotizen gesagt wird",
    "wirkt sofort",
    "bleibt bei denen, die gefragt haben",
    "bis du nach dem Geburtsdatum, das du zuerst angegeben hast, 18 wirst",
  ],
  it: [
    "nickname, età, genere, paese, città, immagine, voce, ciò che lì dici di te, figli e animali",
    "Ciò che hai scritto nel questionario lo sentono solo dal tuo gemello",
    "Duo, i due profili e la loro compatibilità, e nessuna risposta",
    "con quale browser e sistema",
    "a volte all'accesso",
    "solo ciò che hai confermato, risposta per risposta; all'inizio nulla",
    "all'inizio accesi",
    "Ciò che uno dei due segnala lo legge anche una persona di Gemel",
    "trascrive ciò che si dice nelle note vocali",
    "effetto immediato",
    "resta a chi l'ha chiesto",
    "finché non compi 18 anni secondo la prima data di nascita che hai indicato",
  ],
  es: [
    "apodo, edad, género, país, ciudad, imagen, voz, lo que allí dices de ti, hijos y mascotas",
    "Lo que escribiste en el cuestionario solo lo oyen de tu gemelo",
    "Duo, los dos perfiles y vuestra compatibilidad, y ninguna respuesta",
    "con qué navegador y sistema",
    "a veces al entrar",
    "solo lo que has confirmado, respuesta por respuesta; al principio, nada",
    "activados al principio",
    "Lo que denuncia una de las dos lo lee también una persona de Gemel",
    "transcribe lo que se dice en las notas de voz",
    "efecto inmediato",
    "se queda con quienes preguntaron",
    "hasta que cumplas 18 años según la primera fecha de nacimiento que indicaste",
  ],
} as const;

/** The word of each language for the fingerprint that is kept of an address. */
const fingerprint = {
  en: /fingerprint/i,
  fr: /empreinte/i,
  de: /Fingerabdruck/,
  it: /impronta/i,
  es: /huella/i,
} as const;

describe.each(["en", "fr", "de", "it", "es"] as const)(
  "the texts in %s promise what the code keeps",
  (locale) => {
    const texts: Record<string, string | { message: string }> = JSON.parse(
      read(`locales/${locale}.json`),
    );
    const textOf = (id: string): string => {
      const text = texts[id];
      return typeof text === "string" ? text : (text?.message ?? "");
    };
    const privacy = read(`legal/privacy-policy.${locale}.md`);
    const part = (of: string, id: string): string =>
      of.split(/^## /m).find((each) => each.split("\n", 1)[0]?.endsWith(`{#${id}}`)) ?? "";

    it("name what stays of an address, on the landing page as on the privacy page", () => {
      expect(part(privacy, "how-long")).toMatch(fingerprint[locale]);
      expect(textOf("landing.privacy.deleted.body")).toMatch(fingerprint[locale]);
    });
    const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    const { day, ...words } = inWords[locale];
    const inFigures = (text: string): string =>
      Object.entries(words).reduce(
        (sum, [word, figure]) => sum.replaceAll(new RegExp(`\\b${word}\\b`, "g"), String(figure)),
        text,
      );

    it.each(Object.entries(promised))("in %s", (id, values) => {
      expect(figures(inFigures(textOf(id)))).toEqual(values);
    });

    it.each(Object.entries(daily))("in %s, of a day", (id, seconds) => {
      expect(seconds).toBe(DAY);
      expect(textOf(id)).toMatch(day);
    });

    it("on how long something is kept", () => {
      expect(figures(part(privacy, "how-long"))).toEqual(kept);
      expect(daysOf("reports") * DAY).toBe(REPORT_LIFE);
      expect(daysOf("audit_entries") * DAY).toBe(AUDIT_LIFE);
    });

    it("on each cookie", () => {
      for (const said of Object.values(cookies[locale])) expect(privacy).toContain(said);
      expect(figures(part(privacy, "cookies"))).toEqual([
        DEVICE_LIFE / DAY,
        VERIFICATION_LIFE / DAY,
      ]);
    });

    it("in the rules and terms", () => {
      expect(figures(read(`legal/rules.${locale}.md`))).toEqual([
        ADULT,
        ENDED_MATCH_LIFE / DAY,
        daysOf("pasts"),
      ]);
      // How long before a change of the terms members get notice is the operator's to keep.
      const [adult, returned] = figures(read(`legal/terms-of-service.${locale}.md`));
      expect([adult, returned]).toEqual([ADULT, RETURN_TIME / DAY]);
    });

    it("on how much there is to answer", () => {
      expect(textOf("landing.steps.one.body")).toMatch(/\{choices, number\}.*\{written, number\}/);
    });

    it("on what a twin says, to whom, and who is too young", () => {
      expect(defaults).toMatchObject({ twin_share_pre_like: true, twin_share_on_match: true });
      for (const sentence of sentences[locale]) expect(privacy).toContain(sentence);
    });
  },
);
