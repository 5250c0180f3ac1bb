import { Navigate } from "react-router";
import { askForFilters } from "./ask-for-filters.ts";

/** `/filters`: the filters are a part of the discover page (decision 0002). */
export default function FiltersPage() {
  return <Navigate to="/discover" replace state={askForFilters} />;
}
