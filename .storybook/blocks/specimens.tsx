import type { ScaleTokens } from "@gemel/theme/tokens";
import type { ReactNode } from "react";
import * as css from "./specimens.css.ts";

const words = "Two people, read closely";

/** Draws a token from its variable, or from its value where a style cannot take the variable. */
type Specimen = (variable: string, value: string) => ReactNode;

const bar: Specimen = (length) => <span className={css.bar} style={{ inlineSize: length }} />;

const curve: Specimen = (_variable, value) => {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <svg aria-hidden viewBox="-4 -4 108 108" className={css.curve}>
      <path d={`M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
    </svg>
  );
};

const text =
  (property: "fontFamily" | "letterSpacing" | "fontWeight"): Specimen =>
  (variable) => (
    <span className={css.text} style={{ [property]: variable }}>
      {words}
    </span>
  );

export const specimens: Readonly<Record<keyof ScaleTokens, Specimen>> = {
  font: text("fontFamily"),
  size: (variable) => (
    <span className={css.size} style={{ fontSize: variable }}>
      Gemel
    </span>
  ),
  leading: (variable) => (
    <span className={css.lines} style={{ lineHeight: variable }}>
      {words},
      <br />
      and the reason why
    </span>
  ),
  tracking: text("letterSpacing"),
  weight: text("fontWeight"),
  space: bar,
  measure: (variable, value) => (
    <>
      {bar(`calc(${variable} / 10)`, value)}
      <span className={css.note}>at a tenth</span>
    </>
  ),
  radius: (variable) => <span className={css.box} style={{ borderRadius: variable }} />,
  motion: (_variable, value) => (
    <span className={css.bar} style={{ inlineSize: `${Number.parseInt(value, 10) / 2}px` }} />
  ),
  easing: curve,
  layer: (_variable, value) => <span className={css.layer}>{value}</span>,
};
