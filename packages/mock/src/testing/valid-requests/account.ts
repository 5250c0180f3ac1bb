import { json } from "./valid-request.ts";

const password = "la luna e i falò";

export const account = {
  getSettings: { path: "/me/settings" },
  updateSettings: { path: "/me/settings", init: json({ notices: { matches: false } }) },
  changePassword: {
    path: "/me/password",
    init: json({ current_password: password, new_password: "la bella estate" }),
  },
  getSessions: { path: "/me/sessions" },
  endOtherSessions: { path: "/me/sessions" },
  endSession: { path: "/me/sessions/6b0f2d4e-8a1c-4c3e-9f5d-7b2a4c6e8d02" },
  getExport: { path: "/me/export" },
  requestExport: { path: "/me/export", init: json({ password }) },
  getExportFile: { path: "/me/export/file" },
  acknowledgeWarning: { path: "/me/warning" },
  deleteAccount: { path: "/me/deletion", init: json({ password }) },
};
