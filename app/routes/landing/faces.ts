import beatriz from "./faces/beatriz.webp";
import clemence from "./faces/clemence.webp";
import mara from "./faces/mara.webp";
import noor from "./faces/noor.webp";
import tomas from "./faces/tomas.webp";
import yusuf from "./faces/yusuf.webp";

/** Portraits of the invented people, drawn by `drawPortrait` of the server's demo. */
export const faces = {
  Beatriz: beatriz,
  Clémence: clemence,
  Mara: mara,
  Noor: noor,
  Tomás: tomas,
  Yusuf: yusuf,
} as const;
