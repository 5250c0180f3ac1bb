import { Navigate } from "react-router";

/** `/matches`: a tab of the page of likes (DESIGN.md, decision 2). */
export default function MatchesPage() {
  return <Navigate to="/likes?tab=matches" replace />;
}
