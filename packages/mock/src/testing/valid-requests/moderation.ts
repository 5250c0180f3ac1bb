import { json, lukas } from "./valid-request.ts";

const report = "/moderation/reports/c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01";

export const moderation = {
  getReports: { path: "/moderation/reports" },
  getReport: { path: report },
  getReportPicture: { path: `${report}/picture` },
  getReportRecording: { path: `${report}/recordings/voice` },
  decideReport: { path: `${report}/decision`, init: json({ action: "dismiss", note: "" }) },
  reinstateMember: {
    path: `/moderation/members/${lukas}/reinstate`,
    init: json({ note: "Wrote to us." }),
  },
  getHeldWords: { path: "/moderation/held-words" },
  judgeHeldWords: {
    path: `/moderation/held-words/${lukas}/decision`,
    init: json({ action: "release", note: "", until: "2026-11-20T07:41:12Z" }),
  },
  getAuditTrail: { path: "/moderation/audit" },
};
