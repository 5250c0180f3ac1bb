import { admins, row, type Row } from "../row.ts";

/** Calls for admins. Ada is the member who was reported. */
export const moderationRows = {
  getReports: row("GET /moderation/reports", admins("200"), ["admin"]),
  getReport: row(({ reportId }) => `GET /moderation/reports/${reportId}`, admins("200"), ["admin"]),
  getReportPicture: row(
    ({ reportId }) => `GET /moderation/reports/${reportId}/picture`,
    admins("200"),
  ),
  getReportRecording: row(
    ({ reportId }) => `GET /moderation/reports/${reportId}/recordings/voice`,
    admins("200"),
  ),
  decideReport: row(
    ({ reportId }) => ({
      call: `POST /moderation/reports/${reportId}/decision`,
      body: { action: "dismiss", note: "Nothing in it." },
    }),
    admins("200"),
    ["admin"],
  ),
  getHeldWords: row("GET /moderation/held-words", admins("200")),
  judgeHeldWords: row(
    ({ suspendedId }) => ({
      call: `POST /moderation/held-words/${suspendedId}/decision`,
      body: { action: "discard", note: "", until: "2026-11-20T07:41:12Z" },
    }),
    admins("409 already_decided"),
  ),
  getAuditTrail: row("GET /moderation/audit", admins("200"), ["admin"]),
  reinstateMember: row(
    ({ suspendedId }) => ({
      call: `POST /moderation/members/${suspendedId}/reinstate`,
      body: { note: "Sorry." },
    }),
    admins("204"),
  ),
} satisfies Record<string, Row>;
