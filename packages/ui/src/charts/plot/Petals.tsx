import { clamp, type Value } from "./geometry.ts";
import * as css from "./Petals.css.ts";

/** Milliseconds after which the first petal opens, and each further one after the one before it. */
const wait = { first: 120, next: 60 } as const;

/** A petal of a length, from the middle up. */
const shape = (length: number): string => {
  const width = length * 0.42;
  return `M0,0C${-width},${-length * 0.35} ${-width * 0.8},${-length * 0.8} 0,${-length}C${width * 0.8},${-length * 0.8} ${width},${-length * 0.35} 0,0Z`;
};

export interface PetalsProps {
  /** Clockwise from the top. */
  of: readonly (keyof typeof css.colors)[];
  /** 0 to 100 each: how long it is. One without a value is left out. */
  values: readonly Value[];
  /** The last of them are only outlined: not there yet. @default 0 */
  buds?: number;
  /** The petals open one after the other, in less than 600 ms. @default false */
  isOpening?: boolean;
}

/** Five values as petals around 0,0, on axes that reach 100 from there. */
export function Petals({ of, values, buds = 0, isOpening = false }: PetalsProps) {
  return (
    <>
      {of.map((name, axis) => {
        const value = values[axis] ?? null;
        if (value === null) return null;
        const length = clamp(value);
        const isBud = axis >= of.length - buds;
        const opening = isOpening
          ? {
              className: css.opening,
              style: { animationDelay: `${wait.first + wait.next * axis}ms` },
            }
          : {};
        return (
          <g key={name} transform={`rotate(${axis * 72})`} className={css.colors[name]}>
            <g {...opening}>
              <path d={shape(length)} className={isBud ? css.bud : css.petal} />
              {isBud ? null : <line y1={-length * 0.25} y2={-length * 0.85} className={css.vein} />}
            </g>
          </g>
        );
      })}
      <circle r="7" className={css.middle} />
    </>
  );
}
