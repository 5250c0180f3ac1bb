import { Navigate } from "react-router";

/** `/matches`: a tab of the page of likes (docs/decisions/0002). */
export default function MatchesPage() {
  return <Navigate to="/likes?tab=matches" replace />;
}
