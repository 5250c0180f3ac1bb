/** Takes one of several, by the next byte of a digest. */
export type Choose = <Choice>(from: readonly Choice[]) => Choice;

/** The side of a drawing, in its own units. */
export const UNITS = 1744;
export const INK = "#2B1830";

/** Colours of a place: behind everything, what stands there, and the light. */
type Tone = readonly [ground: string, shape: string, light: string];

interface Scene {
  readonly tones: readonly Tone[];
  readonly draw: (tone: Tone) => string;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const window: Scene = {
  tones: [
    ["#F0D9CF", "#C99A86", "#FBEFD9"],
    ["#DDE3EC", "#93A3BC", "#F8EBD3"],
    ["#E6DFCF", "#A8977A", "#EAF1EE"],
  ],
  draw: ([wall, wood, sky]) => `
<rect x="1020" y="170" width="540" height="790" rx="270" fill="${sky}"/>
<path d="M1290 170V960M1020 590H1560" stroke="${wall}" stroke-width="24"/>
<rect x="960" y="950" width="660" height="44" rx="22" fill="${wood}"/>
<rect y="1430" width="${UNITS}" height="314" fill="${wood}"/>`,
};

const hills: Scene = {
  tones: [
    ["#DDE6DA", "#9DB39A", "#F4D9A6"],
    ["#E9DCE4", "#A98BA6", "#F7E3C4"],
    ["#E4E8EF", "#8FA0B5", "#F3D3B4"],
  ],
  draw: ([sky, land, sun]) => `
<circle cx="1340" cy="420" r="165" fill="${sun}"/>
<path d="M0 1020Q430 760 880 990T${UNITS} 950V${UNITS}H0Z" fill="${land}" fill-opacity=".7"/>
<path d="M0 1240Q520 1030 1080 1170T${UNITS} 1190V${UNITS}H0Z" fill="${land}"/>
<path d="M0 1240Q520 1030 1080 1170" stroke="${sky}" stroke-opacity=".5" stroke-width="8"/>`,
};

const sea: Scene = {
  tones: [
    ["#E6DFF0", "#8FA3C2", "#F6D7B6"],
    ["#F3E1D8", "#7FA6A6", "#F5C9A8"],
    ["#DCE9EA", "#6F93A0", "#F8E6BF"],
  ],
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
  tones: [
    ["#F3E2BE", "#C39A5A", "#9E4A3A"],
    ["#E8DAD2", "#A9796A", "#3F6A70"],
    ["#E2E4D6", "#8C9270", "#B0713F"],
  ],
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
  tones: [
    ["#DCE8E6", "#5E8C7E", "#C3D6CF"],
    ["#F1E4D3", "#7C8A5C", "#DFC9A9"],
    ["#E7E0EC", "#6E7F92", "#CFC4DA"],
  ],
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
  tones: [
    ["#F4D9D0", "#D98A7A", "#F3C9A0"],
    ["#E3DCEB", "#9B83B0", "#E9CFC6"],
    ["#DDE7E1", "#6F9A8A", "#EAD9AE"],
  ],
  draw: ([, outer, inner]) => `
<path d="M240 ${UNITS}V910a632 632 0 0 1 1264 0V${UNITS}Z" fill="${outer}"/>
<path d="M430 ${UNITS}V970a442 442 0 0 1 884 0V${UNITS}Z" fill="${inner}"/>`,
};

const scenes = [window, hills, sea, shelf, plant, arch] as const;

/** One of six places, in one of its colours. */
export function drawScene(choose: Choose): string {
  const { tones, draw } = choose(scenes);
  const tone = choose(tones);
  return `<rect width="100%" height="100%" fill="${tone[0]}"/>${draw(tone)}`;
}
