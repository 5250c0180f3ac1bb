import type { Options } from "@dicebear/notionists";
import type { Sex } from "../features/criteria/criteria.ts";

/** What a portrait is drawn from. */
export type Look = Pick<Options, "hair" | "beardProbability">;

type Hair = NonNullable<Options["hair"]>;

const long: Hair = [
  "variant02",
  "variant04",
  "variant08",
  "variant10",
  "variant11",
  "variant23",
  "variant28",
  "variant30",
  "variant36",
  "variant37",
  "variant39",
  "variant41",
  "variant43",
  "variant45",
  "variant46",
  "variant47",
  "variant48",
  "variant57",
  "variant59",
  "variant62",
  "variant63",
];

const short: Hair = [
  "variant01",
  "variant03",
  "variant05",
  "variant06",
  "variant07",
  "variant12",
  "variant13",
  "variant15",
  "variant18",
  "variant21",
  "variant24",
  "variant26",
  "variant27",
  "variant31",
  "variant32",
  "variant34",
  "variant38",
  "variant42",
  "variant44",
  "variant49",
  "variant52",
  "variant53",
  "variant55",
  "variant56",
  "variant60",
  "variant61",
];

const either: Hair = ["variant09", "variant16", "variant20", "variant22", "variant58"];

/** How members are drawn, by what most portraits of their sex show. */
export const looks: Readonly<Record<Sex, Look>> = {
  female: { hair: [...long, ...either], beardProbability: 0 },
  male: { hair: [...short, ...either], beardProbability: 30 },
  other: { hair: [...long, ...short, ...either], beardProbability: 10 },
};
