/** A value in the format of the Design Tokens Community Group, 2025.10. */
export interface Reading {
  $value: unknown;
  /** The part of the CSS value that the format cannot express. */
  $description?: string;
}

const numberIn = (css: string): number => {
  const value = Number(css);
  if (css.trim() === "" || Number.isNaN(value)) throw new TypeError(`not a number: ${css}`);
  return value;
};

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function readColor(css: string): Reading {
  const hex = /^#[\da-f]{6}(?:[\da-f]{2})?$/i.exec(css)?.[0];
  if (!hex) throw new TypeError(`not a #rrggbb or #rrggbbaa colour: ${css}`);
  const channel = (start: number): number =>
    round(Number.parseInt(hex.slice(start, start + 2), 16) / 255, 4);
  return {
    $value: {
      colorSpace: "srgb",
      components: [channel(1), channel(3), channel(5)],
      alpha: hex.length === 9 ? channel(7) : 1,
      hex: hex.slice(0, 7).toLowerCase(),
    },
  };
}

/** The advance of Figtree's 0 in font sizes, which is what `ch` counts; measured by a test. */
export const figtreeZero = 0.641;

function readDimension(css: string): Reading {
  if (css === "0") return { $value: { value: 0, unit: "px" } };
  const [, amount, unit] = /^([\d.]+)(px|rem|ch)$/.exec(css) ?? [];
  if (amount && unit === "ch") {
    return {
      $value: { value: round(numberIn(amount) * figtreeZero, 2), unit: "rem" },
      $description: `${amount} ch in CSS: ${amount} times the width of the figure 0. The value is that of Figtree at body size.`,
    };
  }
  if (amount) return { $value: { value: numberIn(amount), unit } };
  const [, phone, desktop] = /^clamp\(([\d.]+)rem, .+, ([\d.]+)rem\)$/.exec(css) ?? [];
  if (!phone || !desktop) throw new TypeError(`not a length of a known form: ${css}`);
  return {
    $value: { value: numberIn(desktop), unit: "rem" },
    $description: `The value is that of a window 1280 px wide and more. It falls evenly to ${phone} rem at 360 px.`,
  };
}

function readNumber(css: string): Reading {
  if (!css.endsWith("em")) return { $value: numberIn(css) };
  return {
    $value: numberIn(css.slice(0, -"em".length)),
    $description: "In font sizes: an em in CSS, which the format has no unit for.",
  };
}

const readDuration = (css: string): Reading => {
  const milliseconds = /^(\d+)ms$/.exec(css)?.[1];
  if (!milliseconds) throw new TypeError(`not a time in ms: ${css}`);
  return { $value: { value: numberIn(milliseconds), unit: "ms" } };
};

const readCubicBezier = (css: string): Reading => {
  const points = /^cubic-bezier\((.+)\)$/.exec(css)?.[1];
  if (!points) throw new TypeError(`not a cubic-bezier(): ${css}`);
  return { $value: points.split(",").map(numberIn) };
};

const readFontFamily = (css: string): Reading => ({
  $value: css.split(",").map((name) => name.trim().replaceAll('"', "")),
});

/** Layers of `x y blur spread color`; the colour stays as it is, an alias. */
const readShadow = (css: string): Reading => ({
  $value: css.split(", ").map((layer) => {
    const [x = "", y = "", blur = "", spread = "", color] = layer.split(" ");
    const px = (length: string) => ({ value: numberIn(length.replace(/px$/, "")), unit: "px" });
    return { color, offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px(spread) };
  }),
});

/**
 * CSS text to values, by the format's types.
 *
 * @throws TypeError when a text has no form that the reader knows
 */
export const readers = {
  color: readColor,
  dimension: readDimension,
  number: readNumber,
  fontFamily: readFontFamily,
  fontWeight: readNumber,
  duration: readDuration,
  cubicBezier: readCubicBezier,
  shadow: readShadow,
} as const satisfies Record<string, (css: string) => Reading>;

export type TokenType = keyof typeof readers;
