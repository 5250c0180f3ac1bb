import { useParams } from "react-router";
import { ReportLists } from "./ReportLists.tsx";
import { ReportPage } from "./ReportPage.tsx";

/** What admins do about reports: the lists, and one report where the address names it. */
export default function ModerationPage() {
  const { reportId } = useParams();
  return reportId === undefined ? <ReportLists /> : <ReportPage key={reportId} id={reportId} />;
}
