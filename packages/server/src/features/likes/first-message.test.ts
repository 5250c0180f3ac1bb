import { describe, expect, it } from "vitest";
import { isSaidToMany, refuseWayOut } from "./first-message.ts";

/** Whether a text is held after others that went to a person each. */
async function isHeld(text: string, said: readonly string[] = []): Promise<boolean> {
  refuseWayOut(text);
  return isSaidToMany(
    text,
    said.map((other, index) => ({ candidateId: String(index), text: other })),
  );
}

describe("words of a like", () => {
  it.each([
    "\u0437\u0430\u0445\u043e\u0434\u0438 \u043d\u0430 site.\u0440\u0444",
    "\u0435vil.\u0441om",
    "evil\u3002com",
    "evil\u00b7com",
    "t.me/lena",
    "evil.xn--p1ai",
    "Wh\u0430tsapp lena",
    "ig: lena.u",
    "\u0660\u0666\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668",
    "06*12*34*56*78",
    "06\u201412\u201434\u201456",
    "0\ufe0f\u20e36\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e3",
    "\u278a\u278b\u278c\u278d\u278e\u278f\u2790",
    "\u3007\u516d\u4e00\u4e8c\u4e09\u56db\u4e94",
    "\u{1f178}\u{1f17d}\u{1f182}\u{1f183}\u{1f170} lena",
    "\u{1f1ee}\u{1f1f3}\u{1f1f8}\u{1f1f9}\u{1f1e6} lena",
    "1nsta lena",
    "in$ta: lena",
    "i n s t a lena",
    "i-n-s-t-a lena",
    "te1egram lena",
    "lena.lyon, gmail",
    "lena#1234",
    "onlyfans lena",
    "evil,com",
    "evil. c0m",
    "evil[.]com",
    "evil dotcom",
    "evil/com",
    "hxxp evil com",
    "www evil com",
    "linktr.ee/lena",
    "evil.dating",
    "evil\u2027ai",
    "0six one2 three four five",
    "zero6 12 34 5six",
    "tele gram lena",
    "LinkedIn: Lena Lyon",
    "Snap lena.lyon",
    "line: lena99",
    "WA me 0612",
    "0612, 345678",
    "+33,612,345,678",
    "0612&345678",
    "#0612#345#678",
    "0612\u2764345678",
    "06 12 34, rest 56 78",
    "07:11, 345678",
    "345678, 07:11",
    "0612 then 345 then 678",
    "O6l2E4S678",
    "O 6 l 2 E 4 S 6 7 8",
    "ig lenalyon",
    "Snap lenalyon",
    "Find me, lena.photos!",

    "My handle: lena.lyon",
    "телеграм лена",
    "пиши в инстаграме, лена",
    "инста лена",
    "ватсап",
    "インスタ lena",
    "微信 lena",
    "واتساب",
    "إنستغرام لينا",
    "Look: https://evil.example/x",
    "More on evil.com",
    "evil . com",
    "evil (dot) com",
    "evil dot com",
    "\uff45\uff56\uff49\uff4c\uff0e\uff43\uff4f\uff4d",
    "ev\u200bil.c\u2060om",
    "me (at) mail.example",
    "0\u200b6 12 34 56 78",
    "\uff10\uff16 12 34 56 78",
    "insta: lena_lyon",
    "Telegram @lena",
    "Steam: lena99",
    "twitch lena.plays",
    "m.me/lena",
    "lena arobase gmail",
    "LINE lena",
    "PayPal me, Lena",
    "send it to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    "zero six, then one two, then three four",
    "\u{1f555}\u{1f550}\u{1f551}\u{1f552}\u{1f553}\u{1f554}\u{1f556}",
    "whatsap me",
    "on telegrm I am lena",
    "watsapp lena",
    "instagrm lena",
    "only fans lena",
    "face-b00k: lena",
    "G-mail lena",
    "lena on hot mail",
    "e v i l . c o m",
    "s i t e . e v i l . n e t",
    "evil  .  org",
    "zerosixonetwothreefour",
    "n u l l s e c h s e i n s z w e i d r e i",
    "sixone twothree four",
    "\u026a\u0274\ua731\u1d1b\u1d00 lena",
    "\u1d21\u029c\u1d00\u1d1b\ua731\u1d00\u1d18\u1d18",
    "|nsta lena",
    "\u00a1nsta lena",
    "1NS7A lena",
    "vvhatsapp lena",
    "telegrma lena",
    "whatzapp lena",
    "ins ta gram lena",
    "inst agram lena",
    "t me slash lena",
    "bit ly slash abc",
    "evil slash com",
    "tele \t gram lena",
    "VI I II III IV V VI VII",
    "vi, i, ii, iii, iv, v",
    "0-VI-12-XXXIV-56-78",
    "\u2165\u2160\u2161\u2162\u2163\u2164\u2165\u2166",
    "\u2175 \u2170 \u2171 \u2172 \u2173 \u2174",
    "\u{1f47b} lena.lyon",
    "\u{1f47b}: lenalyon",
    "\u{1f4f8} lenalyon99",
    "\u2709\ufe0f lena_lyon",
    "\u{1f4de} 061234",
    "\u260e\ufe0f: +33 612",
  ])("%j lead out of Gemel", async (text) => {
    await expect(isHeld(text)).rejects.toMatchObject({ refusal: "rule_broken" });
  });

  it.each([
    "Das war toll. Es war spät, z. B. um 7.30 Uhr am 3. 5. in Basel.",
    "Ada-Maria, col·lega, d.h. e.g. i.e., 10 to 12 km, 2001, 2005 and 2010.",
    "ジョン・レノンが好きです。今度話しましょう。",
    "I snap pictures of signal fires, line by line. A, b or c? Comfort. In common, 1 or 2.",
    "De mon point de vue, el punto es que a questo punto di. Der Punkt ist da.",
    "三浦と申します。一、二、三、七つの丘。二〇〇一年生まれ。",
    "We chat about trams. Snap! A face, a book, the sky: 2 dogs, 3G, B12 and 4x4.",
    "In line 9 they signal e.g. rain. Opening line: it was a snap decision. A line is drawn.",
    "I was in Lyon in 2019 at 7.30 or so. It is late. Me too.",
    "I am 34, 178 cm, 72 kg, 2 kids (5 and 7), 3 cats, and 40 years young at heart.",
    "Born in 1988, Lyon 2006-2012, Berlin from 2013, back since 2021. The 80s, 90s and 2000s!",
    "Under a blue sky, face time with family, linked in spirit. Only fans of jazz! Un telegrama, ein Telegraf.",
    "Undue delay, seven of eleven, twenty-one pilots. A savvy a|b test; \u00a1hola! In star signs, gram per gram.",
    "Take bus 101 or 102, then tram 12 to line 3; a ticket is 12.50 €, or $14.20 on board.",
    "Wir treffen uns am 12.05.2026 um 18:30 Uhr, oder am 13.05.2026 von 19:00-21:30.",
    "Ich bin 41 Jahre, 1,86 m, 90 kg, habe 2 Kinder (11 und 14), 3 Katzen und 500 Bücher. LG Anna von der IG Metall",
    "J'ai 29 ans, 1,65 m, je cours 10 km en 50 minutes, le dimanche de 8h30 à 9h45, bus 26 ou 42.",
    "Ho 33 anni, 170 cm, 2 figli di 4 e 6 anni, 3 gatti; il TG regionale alle 19.30 e il film alle 21.15.",
    "Tengo 38 años, mido 1,72 m, peso 70 kg; el 14/02/2025 corrí 21 km en 110 minutos, a 25 € con el bus 133.",
    "34/178/72. Paris 1789-1848, 5 May 2019, 12 June 2020 and 3 July 2021. Marathon in 3:45:12.",
    "J'habite au 12 rue du Bac, 75011 Paris.",
    "Ich wohne in 10115 Berlin, 3. Stock, die S7 ist nah.",
    "i like dogs.what about you. インスタントラーメンが好きです。В последней инстанции, телега.",
    "Steam trains, twitching noses and a mastodon at the museum. I write in LINE WITH MY HEART. First one, then two, and three.",
    "\u{1f550} sharp, then \u{1f558}. ON LINE 9 they sing. Un, deux et puis trois.",
    "Привет! Мне понравился твой рассказ о пекарне. Какая мука лучше?",
    "Louis XIV, Henri IV, Pius XII and Leo XIII. I liked Rocky I, II and III. xx xx xx xx xx",
    "Io vi dico: i gatti, i cani, i libri, i film, i viaggi.",
    "\u{1f4f7} canon5d, \u{1f4f8} Leica M6 f2.8; \u{1f4f8}: Paris. Happy Halloween \u{1f47b} everyone",
    "\u{1f4f1} since 2024, \u260e\ufe0f at 7.30",
    "Only fans of tea chat. J. R. R. Tolkien by mail. A hot meal, a telegraph and a Telegramm. What apps?",
  ])("%j do not", async (text) => {
    expect(await isHeld(text)).toBe(false);
  });

  it.each([
    "a",
    "a.",
    "a ",
    "a-",
    "at ",
    "x at x ",
    "1-",
    "( ",
    "a  ,",
    "\u3316",
    "\ufdfa",
    "a\u0301",
    "1990 ",
    "1.1.",
    "o1",
    "1, ",
    "lena.",
  ])("of %j a thousand letters long cost little", async (part) => {
    const text = part.repeat(1_000).slice(0, 1_000);
    const begun = process.threadCpuUsage();
    await isHeld(
      text,
      Array.from({ length: 200 }, () => `${text}b`),
    ).catch(() => undefined);
    expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000);
  });

  const advertisement = "Come and see my show tonight, it begins at nine and is free for friends";
  it.each([
    ["a name", "Anna! ", ""],
    ["other words around them", "What a lovely dog. ", " Greetings from Lyon, where it rains"],
    ["numbers", "17 ", " 4711"],
  ])("that went to three others are held in spite of %s", async (_how, before, after) => {
    const said = ["Ben", "Cleo", "Dan"].map((name) => `${name}, ${advertisement}`);
    expect(await isHeld(`${before}${advertisement}${after}`, said)).toBe(true);
    expect(await isHeld(`${before}${advertisement}${after}`, said.slice(1))).toBe(false);
  });

  it.each([
    [
      "another sentence in each, longer than they are",
      advertisement,
      [
        "The harbour was grey this morning and a hundred gulls sat on the wall by the mill",
        "My neighbour plays the tuba, badly, on every evening that I would like to sleep",
        "Somebody left a green umbrella in our bakery, and now it is a lamp above the oven",
        "Quinces are yellow, hard and sour, yet a week of patience makes a jelly of them",
      ].map((sentence) => (text: string) => `${sentence}. ${text}`),
    ],
    [
      "signs for whole phrases before them",
      advertisement,
      ["\ufdfa", "\ufdfb", "\u3316", "\ufdfa\u3316"].map(
        (sign) => (text: string) => sign.repeat(200 / sign.length) + text,
      ),
    ],
    [
      "another letter in each",
      "Free show tonight",
      [3, 6, 9, 12].map((at) => (text: string) => `${text.slice(0, at)}x${text.slice(at + 1)}`),
    ],
    [
      "other letters in each of more words",
      advertisement,
      [2, 5, 8, 11].map(
        (first) => (text: string) =>
          [...text].map((letter, at) => (at % 16 === first ? "q" : letter)).join(""),
      ),
    ],
  ])("that went to three others are held in spite of %s", async (_how, text, changes) => {
    const [last = "", ...said] = changes.map((change) => change(text));
    expect(await isHeld(last, said)).toBe(true);
    expect(await isHeld(last, said.slice(1))).toBe(false);
  });

  it("that begin with the same greeting are not held", async () => {
    const greeting = (name: string) => `Hi ${name}, I like your profile! `;
    const said = [
      `${greeting("Ben")}Which wall do you climb in winter?`,
      `${greeting("Cleo")}What flour do you take for that bread?`,
      `${greeting("Dan")}Does your choir sing Bach, too?`,
      "Hello! How are you?",
      "Good evening, Eve.",
      "Hi Finn!",
    ];
    for (const text of [`${greeting("Gil")}How old are the two cats?`, "Hi there, Hanna", "Hello"])
      expect(await isHeld(text, said)).toBe(false);
  });

  it("that went to three others are held with letters that look alike", async () => {
    const said = [advertisement, advertisement, advertisement];
    expect(await isHeld(advertisement.replaceAll("o", "\u043e"), said)).toBe(true);
  });

  it("of one hand, each about another person, are not held", async () => {
    const said = [
      "Hi Ben, I read that you climb. Which wall do you like best in winter?",
      "Hi Cleo, your bread looks good. Which flour do you take for it?",
      "Hi Dan, a choir on Mondays! Which part do you sing there?",
      "Hi Eve, I have been to Turku too. Which island did you walk around?",
    ];
    expect(await isHeld("Hi Finn, two cats and a dog: which of them is the boss?", said)).toBe(
      false,
    );
  });
});
