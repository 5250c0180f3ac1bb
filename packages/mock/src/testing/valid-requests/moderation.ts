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
  getAuditTrail: { path: "/moderation/audit" },
};
