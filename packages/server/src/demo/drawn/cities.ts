import type { Language } from "../../foundation/member.ts";
import type { City } from "./city.ts";

type Entry = readonly [name: string, thousands: number, ...speaks: Language[]];

const inCountry = (country: string, ...entries: readonly Entry[]): City[] =>
  entries.map(([name, thousands, ...speaks]) => ({ country, name, thousands, speaks }));

/** Bologna, where Chiara lives, and what is within 50 km. */
export const aroundBologna = inCountry(
  "IT",
  ["Bologna", 390, "it"],
  ["Modena", 185, "it"],
  ["Ferrara", 130, "it"],
  ["Imola", 70, "it"],
  ["Faenza", 58, "it"],
);

/** Edinburgh, where Robin lives, and what is within 50 km. */
export const aroundEdinburgh = inCountry(
  "GB",
  ["Edinburgh", 520, "en"],
  ["Livingston", 57, "en"],
  ["Dunfermline", 58, "en"],
  ["Kirkcaldy", 50, "en"],
  ["Falkirk", 35, "en"],
);

/** Porto, where Ines lives, and what is within 50 km. */
export const aroundPorto = inCountry(
  "PT",
  ["Porto", 230, "en", "es", "fr"],
  ["Vila Nova de Gaia", 300, "en", "es"],
  ["Matosinhos", 170, "en", "fr"],
  ["Braga", 190, "en", "es"],
  ["Guimarães", 150, "en", "fr"],
);

/** Cities where none of the named demo members lives. */
const elsewhere: readonly City[] = [
  ...inCountry(
    "IT",
    ["Roma", 2_750, "it"],
    ["Milano", 1_370, "it"],
    ["Napoli", 910, "it"],
    ["Torino", 840, "it"],
    ["Palermo", 630, "it"],
    ["Genova", 560, "it"],
    ["Firenze", 360, "it"],
    ["Bari", 315, "it"],
    ["Venezia", 250, "it"],
    ["Trieste", 200, "it"],
    ["Bolzano", 107, "de", "it"],
  ),
  ...inCountry(
    "FR",
    ["Paris", 2_100, "fr"],
    ["Marseille", 870, "fr"],
    ["Lyon", 520, "fr"],
    ["Toulouse", 500, "fr"],
    ["Nice", 350, "fr"],
    ["Nantes", 320, "fr"],
    ["Montpellier", 300, "fr"],
    ["Strasbourg", 290, "fr", "de"],
    ["Bordeaux", 260, "fr"],
    ["Lille", 235, "fr"],
    ["Rennes", 220, "fr"],
    ["Grenoble", 158, "fr"],
  ),
  ...inCountry(
    "DE",
    ["Berlin", 3_700, "de", "de", "en"],
    ["Hamburg", 1_850, "de"],
    ["München", 1_500, "de"],
    ["Köln", 1_080, "de"],
    ["Frankfurt am Main", 770, "de"],
    ["Stuttgart", 630, "de"],
    ["Leipzig", 610, "de"],
    ["Bremen", 570, "de"],
    ["Dresden", 560, "de"],
    ["Hannover", 540, "de"],
    ["Nürnberg", 520, "de"],
    ["Freiburg im Breisgau", 235, "de"],
  ),
  ...inCountry(
    "ES",
    ["Madrid", 3_300, "es"],
    ["Barcelona", 1_640, "es"],
    ["Valencia", 800, "es"],
    ["Sevilla", 680, "es"],
    ["Zaragoza", 680, "es"],
    ["Málaga", 580, "es"],
    ["Bilbao", 345, "es"],
    ["Gijón", 268, "es"],
    ["Granada", 230, "es"],
    ["San Sebastián", 188, "es"],
    ["Salamanca", 144, "es"],
  ),
  ...inCountry(
    "GB",
    ["London", 8_900, "en"],
    ["Birmingham", 1_140, "en"],
    ["Leeds", 810, "en"],
    ["Glasgow", 630, "en"],
    ["Manchester", 550, "en"],
    ["Liverpool", 490, "en"],
    ["Bristol", 470, "en"],
    ["Cardiff", 360, "en"],
    ["Belfast", 345, "en"],
    ["Aberdeen", 198, "en"],
    ["York", 141, "en"],
  ),
  ...inCountry("IE", ["Dublin", 590, "en"], ["Cork", 224, "en"], ["Galway", 85, "en"]),
  ...inCountry("AT", ["Wien", 2_000, "de"], ["Graz", 300, "de"], ["Salzburg", 157, "de"]),
  ...inCountry(
    "CH",
    ["Zürich", 430, "de"],
    ["Genève", 205, "fr"],
    ["Basel", 175, "de", "de", "fr"],
    ["Lausanne", 140, "fr"],
    ["Bern", 135, "de", "de", "fr"],
    ["Lugano", 63, "it"],
  ),
  ...inCountry(
    "BE",
    ["Bruxelles", 1_220, "fr", "en"],
    ["Antwerpen", 530, "en", "fr"],
    ["Liège", 195, "fr"],
  ),
  ...inCountry("NL", ["Amsterdam", 920, "en", "en", "de"], ["Utrecht", 370, "en", "de"]),
  ...inCountry("LU", ["Luxembourg", 133, "fr", "de"]),
  ...inCountry("PT", ["Lisboa", 550, "en", "fr", "es"], ["Coimbra", 140, "en", "es"]),
  ...inCountry("DK", ["København", 650, "en", "de"]),
  ...inCountry("SE", ["Stockholm", 980, "en"], ["Göteborg", 600, "en"]),
  ...inCountry("CZ", ["Praha", 1_350, "en", "de"]),
  ...inCountry("PL", ["Kraków", 800, "en", "de"]),
  ...inCountry("SI", ["Ljubljana", 290, "en", "it", "de"]),
];

/** Every city where drawn members live. */
export const cities: readonly City[] = [
  ...aroundBologna,
  ...aroundEdinburgh,
  ...aroundPorto,
  ...elsewhere,
];
