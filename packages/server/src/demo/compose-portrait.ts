import { createHash } from "node:crypto";
import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import type { Look } from "./looks.ts";
import { type Choose, drawScene, INK, UNITS } from "./scenes.ts";

/** No glum, cross or strange mouth, and no raised hand. */
const friendly: notionists.Options = {
  lips: ["variant03", "variant17", "variant22", "variant23"],
  eyes: ["variant03", "variant05"],
  brows: ["variant01", "variant05"],
  beard: ["variant02", "variant08"],
  glasses: ["variant03", "variant08", "variant11"],
  glassesProbability: 12,
  gestureProbability: 0,
  bodyIconProbability: 0,
};

const darkHair = ["#1E1220", "#2B1830", "#3A2030"];
const complexions = [
  { skin: "#F7DAC6", hair: [...darkHair, "#6B2E1F", "#C89A4B", "#A8583A", "#8C8390"] },
  { skin: "#F2CDB4", hair: [...darkHair, "#6B2E1F", "#C89A4B", "#8C8390"] },
  { skin: "#EBC2A2", hair: [...darkHair, "#6B2E1F", "#A8583A"] },
  { skin: "#D9A67F", hair: [...darkHair, "#6B2E1F"] },
  { skin: "#A8714C", hair: darkHair },
  { skin: "#7A4A33", hair: darkHair },
] as const;
const clothes = [
  "#9E1F40",
  "#F3ECE2",
  "#3A5A7A",
  "#E5B65C",
  "#1C6B62",
  "#D98E5A",
  "#6A557F",
  "#7E8F6E",
] as const;

/** Where the style puts the groups of a drawing that have colours of their own; the last holds the rest of the face. */
const groupStart =
  /<g transform="translate\((531 487|178 1057|266 207|791 871|653 805|901 668)\)">/;

/** A head and shoulders in a quiet place, as an svg of so many pixels. */
export function composePortrait(seed: string, look: Look, side: number): string {
  const choose = chooserOf(seed);
  const { skin, hair } = choose(complexions);
  const hairColor = choose(hair);
  const hairColors = [skin, hairColor] as const;
  const colorsAt: Partial<Record<string, readonly [white: string, black: string]>> = {
    "531 487": [skin, INK],
    "178 1057": [choose(clothes), INK],
    "266 207": hairColors,
    "653 805": hairColors,
  };
  const [, ...groups] = createAvatar(notionists, { ...friendly, ...look, seed })
    .toString()
    .replace("</g></svg>", "")
    .split(groupStart);
  const person = groups.map((part, index) => {
    const place = groups[index - 1] ?? "";
    if (index % 2 === 0) return `<g transform="translate(${part})">`;
    const [white, black] = colorsAt[place] ?? ["#fff", INK];
    return part.replaceAll("#fff", white).replaceAll("#000", black);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}" width="${side}" height="${side}" fill="none">
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">
<stop offset=".55" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".2"/>
</linearGradient>
${drawScene(choose)}
<g transform="translate(-20 60)">${person.join("")}</g>
<rect width="100%" height="100%" fill="url(#foot)"/>
</svg>`;
}

function chooserOf(seed: string): Choose {
  const bytes = createHash("sha256").update(seed).digest().values();
  return (from) => {
    const chosen = from[(bytes.next().value ?? 0) % from.length];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  };
}
