import { admins, type Row } from "../row.ts";

/** What is for admins. Ada is the one who was reported. */
export const moderationRows = {
  getReports: {
    ask: () => ({ call: "GET /moderation/reports" }),
    answers: admins("200"),
    names: ["admin"],
  },
  getReport: {
    ask: ({ reportId }) => ({ call: `GET /moderation/reports/${reportId}` }),
    answers: admins("200"),
    names: ["admin"],
  },
  getReportPicture: {
    ask: ({ reportId }) => ({ call: `GET /moderation/reports/${reportId}/picture` }),
    answers: admins("200"),
  },
  getReportRecording: {
    ask: ({ reportId }) => ({ call: `GET /moderation/reports/${reportId}/recordings/voice` }),
    answers: admins("200"),
  },
  decideReport: {
    ask: ({ reportId }) => ({
      call: `POST /moderation/reports/${reportId}/decision`,
      body: { action: "dismiss", note: "Nothing in it." },
    }),
    answers: admins("200"),
    names: ["admin"],
  },
  getHeldWords: {
    ask: () => ({ call: "GET /moderation/held-words" }),
    answers: admins("200"),
  },
  judgeHeldWords: {
    ask: ({ suspendedId }) => ({
      call: `POST /moderation/held-words/${suspendedId}/decision`,
      body: { action: "discard", note: "", until: "2026-11-20T07:41:12Z" },
    }),
    answers: admins("409 already_decided"),
  },
  getAuditTrail: {
    ask: () => ({ call: "GET /moderation/audit" }),
    answers: admins("200"),
    names: ["admin"],
  },
  reinstateMember: {
    ask: ({ suspendedId }) => ({
      call: `POST /moderation/members/${suspendedId}/reinstate`,
      body: { note: "Sorry." },
    }),
    answers: admins("204"),
  },
} satisfies Record<string, Row>;
