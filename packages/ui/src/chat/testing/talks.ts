import type { Message } from "../Message/message.ts";

/** The day on which the conversations of the stories are read. */
export const today = new Date(2026, 10, 13, 9, 30);

type Line = Omit<Message, "id" | "sentAt" | "authorName" | "kind"> &
  Partial<Pick<Message, "kind" | "authorName">> & {
    /** Day of November, hour and minute. */
    at: readonly [day: number, hour: number, minute: number];
  };

const names = { me: "Matteo", other: "Clémence", twin: "Clémence’s twin", duo: "Duo" };

const talk = (lines: readonly Line[]): Message[] =>
  lines.map(({ at: [day, hour, minute], ...line }, index) => ({
    id: String(index),
    kind: "text",
    authorName: names[line.author],
    sentAt: new Date(2026, 10, day, hour, minute),
    ...line,
  }));

const silence = () => Promise.resolve(new Blob());

export const withClemence = talk([
  {
    author: "other",
    at: [11, 18, 2],
    text: "Your bread looked like a small planet. Was that on purpose?",
  },
  {
    author: "me",
    at: [11, 18, 4],
    text: "Entirely. Its name is Ganymede and it is slightly burnt at the poles.",
  },
  {
    author: "other",
    at: [12, 18, 9],
    kind: "audio",
    audio: {
      load: silence,
      durationMs: 17_000,
      transcript: "That is the ferry, listen. It leaves at nine minutes past, or it should.",
    },
  },
  {
    author: "me",
    at: [12, 18, 11],
    text: "I listened twice. The bell in the background, is that the harbour?",
  },
  { author: "other", at: [13, 8, 12], text: "The ferry." },
  {
    author: "other",
    at: [13, 8, 13],
    text: "You can hear it from the kitchen when the wind is right.",
  },
  { author: "me", at: [13, 8, 20], text: "Then I know where I want to have breakfast 🙂" },
]);

export const withTwin = talk([
  { author: "me", at: [13, 8, 2], text: "What would you cook on a Sunday?" },
  {
    author: "twin",
    at: [13, 8, 2],
    text: "Something that takes **all afternoon** and smells of it. She wrote that she likes recipes with a story:\n\n- her aunt’s chestnut soup\n- a bread that failed twice",
  },
  { author: "me", at: [13, 8, 3], text: "And if it rains?" },
]);

export const withDuo = talk([
  { author: "me", at: [13, 8, 2], text: "How do I begin?" },
  {
    author: "duo",
    at: [13, 8, 2],
    text: "She answers questions with pictures. Ask about the *kitchen*, not the ferry.",
  },
]);

export const inGerman = talk([
  {
    author: "other",
    authorName: "Friederike Hohenstein-Bartholdy",
    at: [12, 20, 2],
    text: "Deine Lieblingsbeschäftigung ist also Streuobstwiesenkartierung? Erzähl mir bitte mehr davon, das klingt nach einem sehr geduldigen Menschen.",
  },
  {
    author: "me",
    at: [12, 20, 9],
    text: "Donaudampfschifffahrtsgesellschaftskapitänsmützen sammle ich außerdem.",
  },
  { author: "me", at: [13, 7, 58], text: "Guten Morgen!", state: "failed" },
]);

export const withDuoInGerman = talk([
  { author: "me", at: [13, 8, 2], text: "Siehst du in diesem Profil Warnzeichen?" },
  {
    author: "duo",
    at: [13, 8, 2],
    text: "Nein, aber zwei Dinge, nach denen du fragen kannst:\n\n- die **Donaudampfschifffahrtsgesellschaft**, von der alle drei Geschichten handeln\n- der Sonntag, der immer frei bleibt",
  },
]);
