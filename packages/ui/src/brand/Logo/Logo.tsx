import { Rings } from "../Rings/Rings.tsx";
import * as css from "./Logo.css.ts";

export const logoSizes = ["medium", "large"] as const;

export interface LogoProps {
  /** @default "medium" */
  size?: (typeof logoSizes)[number];
}

/**
 * The two rings and the name. The name is never translated.
 *
 * Not for waiting (`Spinner`) or for an empty place (`EmptyState`).
 */
export function Logo({ size = "medium" }: LogoProps) {
  return (
    <span className={css.logo[size]} translate="no">
      <span className={css.mark}>
        <Rings />
      </span>
      <span className={css.name}>Gemel</span>
    </span>
  );
}
