import { Skeleton } from "@gemel/ui/Skeleton";
import type { CriteriaFlow } from "../../flows/people/use-criteria.ts";
import { laterDialog, laterPart } from "../../shell/failures/later.tsx";
import type { FiltersDrawerProps } from "./FiltersDrawer.tsx";

// The filters load beside the feed, and on a phone when they are first opened.
export const Filters = laterPart<{ criteria: CriteriaFlow }>(
  () => import("./Filters.tsx"),
  <div aria-busy="true">
    <Skeleton count={6} />
  </div>,
);
export const FiltersDrawer = laterDialog<FiltersDrawerProps>(
  () => import("./FiltersDrawer.tsx"),
  ({ isOpen, onOpenChange }) => ({ isOpen, close: () => onOpenChange(false) }),
);
