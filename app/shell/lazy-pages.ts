import { lazy } from "react";

const loadUnreachable = () => import("./Unreachable.tsx");

export const NotFound = lazy(() => import("./NotFound.tsx"));
export const Unreachable = lazy(loadUnreachable);

/** For whoever may need it: it cannot be fetched any more once Gemel is out of reach. */
export const preloadUnreachable = loadUnreachable;
