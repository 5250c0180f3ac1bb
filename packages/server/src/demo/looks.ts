import type { Options } from "@dicebear/notionists";
import type { Sex } from "../features/criteria/criteria.ts";

/** The options that a portrait is drawn from. */
export type Look = Pick<Options, "hair" | "beardProbability">;

type Hair = NonNullable<Options["hair"]>;

const hair = (numbers: string): Hair =>
  numbers.split(" ").map((number) => `variant${number}` as Hair[number]);

const long = hair("02 04 08 10 11 23 28 30 36 37 39 41 43 45 46 47 48 57 59 62 63");
const short = hair("01 03 05 06 07 12 13 15 18 21 24 26 27 31 32 34 38 42 44 49 52 53 55 56 60 61");
const either = hair("09 16 20 22 58");

/** How members are drawn, by what most portraits of their sex show. */
export const looks: Readonly<Record<Sex, Look>> = {
  female: { hair: [...long, ...either], beardProbability: 0 },
  male: { hair: [...short, ...either], beardProbability: 30 },
  other: { hair: [...long, ...short, ...either], beardProbability: 10 },
};
