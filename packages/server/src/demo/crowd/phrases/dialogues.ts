import type { Language } from "../../../services/accounts/account.ts";

/** What two say after a greeting, whatever it was: who was greeted answers first, then in turn. */
export const dialogues: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Hello! Thank you for writing first. I had three beginnings and deleted them all.",
    "Three! I had only one, and I read it out loud to the kettle before I sent it.",
    "What did the kettle think?",
    "It boiled. I took that as a yes. What are you up to this weekend?",
    "The Saturday market, then a long walk by the water if the rain holds off.",
    "A walk by the water sounds lovely. Would you like company for the second half?",
  ],
  de: [
    "Hallo! Danke, dass du den Anfang gemacht hast. Ich hatte drei und habe alle wieder gelöscht.",
    "Drei! Ich hatte nur einen, und den habe ich erst dem Wasserkocher vorgelesen.",
    "Und was hat er gesagt?",
    "Er hat gekocht. Das habe ich als Ja verstanden. Was machst du am Wochenende?",
    "Samstag auf den Markt, danach ein langer Spaziergang am Wasser, wenn es nicht regnet.",
    "Ein Spaziergang am Wasser klingt schön. Magst du für die zweite Hälfte Gesellschaft?",
  ],
  fr: [
    "Bonjour ! Merci d'avoir fait le premier pas. J'avais trois débuts et je les ai tous effacés.",
    "Trois ! Moi, je n'en avais qu'un, et je l'ai d'abord lu à voix haute à la bouilloire.",
    "Et qu'en a-t-elle pensé ?",
    "Elle a sifflé. J'ai pris ça pour un oui. Tu fais quoi ce week-end ?",
    "Le marché samedi, puis une longue promenade au bord de l'eau s'il ne pleut pas.",
    "Une promenade au bord de l'eau, ça me plaît. Tu voudrais de la compagnie pour la seconde moitié ?",
  ],
  it: [
    "Ciao! Grazie di aver fatto il primo passo. Io avevo tre inizi e li ho cancellati tutti.",
    "Tre! Io ne avevo uno solo, e prima l'ho letto ad alta voce al bollitore.",
    "E lui che cosa ha detto?",
    "Ha fischiato. L'ho preso per un sì. Che cosa fai questo fine settimana?",
    "Sabato il mercato, poi una lunga passeggiata lungo l'acqua, se non piove.",
    "Una passeggiata lungo l'acqua mi piace. Ti va un po' di compagnia per la seconda metà?",
  ],
  es: [
    "¡Hola! Gracias por dar el primer paso. Yo tenía tres comienzos y los borré todos.",
    "¡Tres! Yo solo tenía uno, y antes se lo leí en voz alta al hervidor.",
    "¿Y qué dijo?",
    "Silbó. Lo tomé como un sí. ¿Qué haces este fin de semana?",
    "El sábado, el mercado; después, un paseo largo junto al agua, si no llueve.",
    "Un paseo junto al agua suena bien. ¿Quieres compañía para la segunda mitad?",
  ],
};
