import { type Bundle, WithMessages } from "@gemel/i18n";
import { Suspense, type ReactNode } from "react";
import { Boundary } from "./Boundary.tsx";

interface OptionalProps {
  /** Texts that it needs beyond those around it. */
  bundles?: readonly Bundle[];
  /** A change of this value requests again what did not arrive. @default never */
  retryOn?: unknown;
  children: ReactNode;
}

/**
 * A part that the page is complete without: it is shown once its code and texts are there, and not at all if
 * they do not arrive.
 */
export const Optional = ({ bundles, retryOn, children }: OptionalProps) => (
  <Boundary fallback={() => null} retryOn={retryOn}>
    <Suspense>
      {bundles ? <WithMessages bundles={bundles}>{children}</WithMessages> : children}
    </Suspense>
  </Boundary>
);
