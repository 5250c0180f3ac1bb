import { createHash } from "node:crypto";
import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import type { Look } from "./looks.ts";
import read from "./portraits.json" with { type: "json" };
import { type Choose, drawScene, INK, UNITS } from "./scenes.ts";

/** No glum, cross or strange mouth, and no raised hand. */
const friendly = read.friendly as notionists.Options;
const { complexions, clothes } = read;

/**
 * The start of each group of a drawing that has its own colours, as the style places it; the last group holds
 * the rest of the face.
 */
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
