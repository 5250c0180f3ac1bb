import { Navigate } from "react-router";

/** `/matches`: a tab of the page of likes (decision 0002). */
export default function MatchesPage() {
  return <Navigate to="/likes?tab=matches" replace />;
}
