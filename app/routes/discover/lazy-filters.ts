import { lazy } from "react";

// They come beside the feed, and on a phone when they are first opened.
export const Filters = lazy(() => import("./Filters.tsx"));
export const FiltersDrawer = lazy(() => import("./FiltersDrawer.tsx"));
