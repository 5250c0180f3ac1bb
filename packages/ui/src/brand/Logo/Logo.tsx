import { Rings } from "../Rings/Rings.tsx";
import * as css from "./Logo.css.ts";

export const logoSizes = ["small", "medium", "large"] as const;

export interface LogoProps {
  /** @default "medium" */
  size?: (typeof logoSizes)[number];
  /** Leaves the name out of sight; it stays as the mark's own name. @default false */
  markOnly?: boolean;
  /** When the name stands beside it anyway: hidden from screen readers. @default false */
  decorative?: boolean;
}

/**
 * The two rings and the name. The name is never translated.
 *
 * Not for waiting (`Spinner`) or for an empty place (`EmptyState`).
 */
export function Logo({ size = "medium", markOnly = false, decorative = false }: LogoProps) {
  const named = markOnly && !decorative ? ({ role: "img", "aria-label": "Gemel" } as const) : {};
  return (
    <span
      className={css.logo[size]}
      translate="no"
      aria-hidden={decorative || undefined}
      {...named}
    >
      <span className={css.mark}>
        <Rings />
      </span>
      {markOnly ? null : <span className={css.name}>Gemel</span>}
    </span>
  );
}
