import read from "./portraits.json" with { type: "json" };

/** Takes one of several, by the next byte of a digest. */
export type Choose = <Choice>(from: readonly Choice[]) => Choice;

/** The side of a drawing, in its own units. */
export const UNITS = 1744;
export const INK = "#2B1830";

/** Colours of a place: behind everything, what stands there, and the light. */
type Tone = [ground: string, shape: string, light: string];

interface Scene {
  readonly tones: readonly Tone[];
  readonly draw: (tone: Tone) => string;
}

const tones = read.tones as Record<keyof typeof read.tones, Tone[]>;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const window: Scene = {
  tones: tones.window,
  draw: ([wall, wood, sky]) => `
<rect x="1020" y="170" width="540" height="790" rx="270" fill="${sky}"/>
<path d="M1290 170V960M1020 590H1560" stroke="${wall}" stroke-width="24"/>
<rect x="960" y="950" width="660" height="44" rx="22" fill="${wood}"/>
<rect y="1430" width="${UNITS}" height="314" fill="${wood}"/>`,
};

const hills: Scene = {
  tones: tones.hills,
  draw: ([sky, land, sun]) => `
<circle cx="1340" cy="420" r="165" fill="${sun}"/>
<path d="M0 1020Q430 760 880 990T${UNITS} 950V${UNITS}H0Z" fill="${land}" fill-opacity=".7"/>
<path d="M0 1240Q520 1030 1080 1170T${UNITS} 1190V${UNITS}H0Z" fill="${land}"/>
<path d="M0 1240Q520 1030 1080 1170" stroke="${sky}" stroke-opacity=".5" stroke-width="8"/>`,
};

const sea: Scene = {
  tones: tones.sea,
  draw: ([sky, water, sun]) => `
<circle cx="410" cy="570" r="190" fill="${sun}"/>
<rect y="830" width="${UNITS}" height="914" fill="${water}"/>
${numbers(4)
  .map(
    (row) =>
      `<path d="M${100 + row * 80} ${940 + row * 125}h${560 + row * 60}M${1640 - row * 110} ${990 + row * 115}h${-520 + row * 40}" stroke="${sky}" stroke-width="14" stroke-linecap="round"/>`,
  )
  .join("")}`,
};

const shelf: Scene = {
  tones: tones.shelf,
  draw: ([wall, wood, spine]) =>
    [540, 1010]
      .map((board, row) => {
        const books = numbers(16).map((place) => {
          const height = 165 + ((place * 67 + row * 113) % 145);
          const width = 50 + ((place * 31 + row * 17) % 38);
          const fill = [wood, spine, wood, wall][(place + row) % 4];
          return `<rect x="${30 + place * 108}" y="${board - height}" width="${width}" height="${height}" rx="6" fill="${fill}" stroke="${wood}" stroke-width="5"/>`;
        });
        return `${books.join("")}<rect y="${board}" width="${UNITS}" height="22" fill="${wood}"/>`;
      })
      .join(""),
};

const plant: Scene = {
  tones: tones.plant,
  draw: ([wall, leaf, floor]) => `
<rect y="1390" width="${UNITS}" height="354" fill="${floor}"/>
<g fill="${leaf}"><rect x="1440" y="500" width="20" height="900"/>
${numbers(5)
  .map((pair) => {
    const y = 1310 - pair * 170;
    return `<path d="M1450 ${y}q200 -50 240 -250q-200 20 -240 250ZM1450 ${y - 80}q-200 -50 -240 -250q200 20 240 250Z" stroke="${wall}" stroke-width="6"/>`;
  })
  .join("")}</g>`,
};

const arch: Scene = {
  tones: tones.arch,
  draw: ([, outer, inner]) => `
<path d="M240 ${UNITS}V910a632 632 0 0 1 1264 0V${UNITS}Z" fill="${outer}"/>
<path d="M430 ${UNITS}V970a442 442 0 0 1 884 0V${UNITS}Z" fill="${inner}"/>`,
};

const scenes = [window, hills, sea, shelf, plant, arch] as const;

/** Draws one of six places, in one of its colours. */
export function drawScene(choose: Choose): string {
  const { tones: ofScene, draw } = choose(scenes);
  const tone = choose(ofScene);
  return `<rect width="100%" height="100%" fill="${tone[0]}"/>${draw(tone)}`;
}
