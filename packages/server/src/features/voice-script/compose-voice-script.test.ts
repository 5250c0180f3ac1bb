import { locales } from "@gemel/i18n/server";
import { describe, expect, it } from "vitest";
import { composeVoiceScript } from "./compose-voice-script.ts";
import { secondsToRead } from "./quote-bio.ts";
import type { ScriptFacts } from "./rules.ts";

const quiet: ScriptFacts = {
  nickname: "Robin",
  age: 27,
  city: null,
  bio: null,
  hasChildren: null,
  hasPets: null,
  wantsChildren: null,
  wantsPets: null,
};

const open: ScriptFacts = {
  nickname: "Saoirse Ní B.",
  age: 31,
  city: "Galway",
  bio: "I mend fiddles during the week and play them badly at weekends. I swim in the sea from March on.",
  hasChildren: true,
  hasPets: false,
  wantsChildren: "no",
  wantsPets: "either",
};

const sentence = "I could go on about boats, books and bread for as long as you like. ";

const answers = [true, false, null] as const;
const wishes = ["yes", "no", "either", null] as const;

/** Every way to answer on children and pets, with names from short to long, and bios from none to far too long. */
const everybody: readonly ScriptFacts[] = [
  quiet,
  { ...open, nickname: "Alessandra di mezzanotte", city: "Santiago de Compostela" },
].flatMap((facts) =>
  [null, "Tea.", sentence.repeat(3), "word ".repeat(300)].flatMap((bio) =>
    answers.flatMap((hasChildren) =>
      answers.flatMap((hasPets) =>
        wishes.map((wish) => ({
          ...facts,
          bio,
          hasChildren,
          hasPets,
          wantsChildren: wish,
          wantsPets: wish,
        })),
      ),
    ),
  ),
);

describe.each(locales)("a voice script in %s", (language) => {
  it("takes 45 to 55 seconds, whatever a member tells", () => {
    for (const facts of everybody) {
      const { first, second } = composeVoiceScript(facts, language);
      const seconds = `${first.text}\n\n${second.text}`
        .split("\n\n")
        .reduce((sum, text) => sum + (isHint(text) ? 8 : secondsToRead(text)), 0);
      expect(seconds).toBeGreaterThanOrEqual(45);
      expect(seconds).toBeLessThanOrEqual(55);
    }
  });

  it("says what a member gave, and nothing in the place of what they did not", () => {
    const { first, second } = composeVoiceScript(open, language);
    expect(first.text).toContain("**Saoirse Ní B.**");
    expect(first.text).toContain("31");
    expect(first.text).toContain("Galway");
    expect(first.text).toContain(open.bio);
    const silent = composeVoiceScript(quiet, language);
    expect(silent.first.text).toMatch(/\*\*Robin\*\*.*27/);
    expect([first.title, second.title]).toEqual([silent.first.title, silent.second.title]);
    for (const { text } of [first, second, silent.first, silent.second]) {
      expect(text).not.toMatch(/null|undefined|untold|\{|\}/);
    }
  });
});

describe("a voice script", () => {
  it("is written like this", () => {
    expect(composeVoiceScript(open, "en")).toEqual({
      first: {
        title: "Who you are, in half a minute",
        text: [
          "Hello, I’m **Saoirse Ní B.**, I’m 31 and I live in Galway.",
          open.bio,
          "I have children, and no pets.",
          "*Tell what goes on at home on an ordinary Sunday. That is where people hear your real voice.*",
        ].join("\n\n"),
      },
      second: {
        title: "Whom you would like to meet",
        text: [
          "I’d like to meet somebody who asks questions and waits for the answer, somebody I can laugh with, and be quiet with as well. My family is complete as it is. Animals at home are welcome, though not a must.",
          "*Tell of one evening you would live again exactly as it was. Three sentences are enough.*",
          "If any of this sounds like good company, send me a line. I’ll be glad to answer.",
        ].join("\n\n"),
      },
    });
  });

  it("asks for a member's own words where theirs are too long to quote", () => {
    const { first } = composeVoiceScript({ ...quiet, bio: "word ".repeat(300) }, "fr");
    expect(first.text.split("\n\n")[1]).toBe(
      "*Dis avec tes mots ce que tu as écrit dans ton profil.*",
    );
  });

  it("lets no name or text become markup", () => {
    const { first } = composeVoiceScript(
      { ...quiet, nickname: "so_so_so", city: "[Ghent](x)", bio: "1) *Me* & <b>you</b>." },
      "en",
    );
    expect(first.text.split("\n\n").toSpliced(1, 1).slice(0, 2)).toEqual([
      String.raw`Hello, I’m **so\_so\_so**, I’m 27 and I live in \[Ghent\](x).`,
      String.raw`1\) \*Me\* \& \<b\>you\</b\>.`,
    ]);
  });
});

const isHint = (text: string): boolean => /^\*[^*].*\*$/.test(text);
