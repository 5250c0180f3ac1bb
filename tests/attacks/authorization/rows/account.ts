import { PASSWORD, registration } from "../../../../packages/server/src/testing/new-member.ts";
import { anyone, insiders, row, type Row, UNAUTHORIZED } from "../row.ts";

const NEXT_PASSWORD = "another horse battery";

/** Calls that any caller may make, signed in or not. */
export const doorRows = {
  getRobotCheck: row("GET /auth/robot-check", anyone("200")),
  login: row(
    (_targets, { email }) => ({
      call: "POST /auth/login",
      body: { email, password: PASSWORD },
      isAnonymous: true,
    }),
    anyone("200", {
      anonymous: "401 invalid_credentials",
      suspended: "403 account_suspended",
      deleted: "403 account_deleted",
    }),
  ),
  register: row(
    (_targets, { email }) => ({ call: "POST /auth/register", body: registration(email) }),
    anyone("202"),
  ),
  forgotPassword: row(
    (_targets, { email }) => ({ call: "POST /auth/forgot-password", body: { email } }),
    anyone("202"),
  ),
  resendVerification: row(
    (_targets, { email }) => ({ call: "POST /auth/resend-verification", body: { email } }),
    anyone("202"),
  ),
  // The next operations need the token of a mail; no caller has one here.
  resetPassword: row(
    () => ({
      call: "POST /auth/reset-password",
      body: { token: "A".repeat(43), password: NEXT_PASSWORD },
    }),
    anyone("400 invalid_link"),
  ),
  verifyEmail: row(`GET /verify-email?token=${"A".repeat(43)}`, anyone("400 invalid_link")),
  verifyEmailByPassword: row(
    () => ({
      call: "POST /verify-email",
      body: { token: "A".repeat(43), password: NEXT_PASSWORD },
    }),
    anyone("400 invalid_link"),
  ),
  getUnsubscribePage: row(
    `GET /mail/unsubscribe?token=${"A".repeat(43)}`,
    anyone("400 invalid_link"),
  ),
  unsubscribe: row(
    () => ({
      call: `POST /mail/unsubscribe?token=${"A".repeat(43)}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    }),
    anyone("400 invalid_link"),
  ),
  getContactStamp: row("GET /contact/stamp", anyone("200")),
  // Visitors may write too, but a token that is sent must be good.
  sendContactMessage: row(
    ({ stamp }, { email }) => ({
      call: "POST /contact",
      body: {
        full_name: "New Member",
        email,
        subject: "A question",
        message: "Who may write to you?",
        stamp,
        loaded_at: 0,
        website: "",
      },
    }),
    anyone("202", { suspended: UNAUTHORIZED, deleted: UNAUTHORIZED }),
  ),
  acknowledgeWarning: row("DELETE /me/warning", insiders("204")),
} satisfies Record<string, Row>;

/** A member's own account. */
export const accountRows = {
  getMe: row("GET /me", insiders("200")),
  getSettings: row("GET /me/settings", insiders("200")),
  updateSettings: row(
    () => ({ call: "PATCH /me/settings", body: { preferred_language: "en" } }),
    insiders("200"),
  ),
  getSessions: row("GET /me/sessions", insiders("200")),
  getExport: row("GET /me/export", insiders("200")),
  getExportFile: row("GET /me/export/file", insiders("404 not_found", { owner: "200" })),
  requestExport: row(
    () => ({ call: "POST /me/export", body: { password: PASSWORD } }),
    insiders("202"),
  ),
} satisfies Record<string, Row>;

/** Calls that end sessions and accounts: made last, and in this order. */
export const leavingRows = {
  endSession: row(
    ({ sessionId }) => `DELETE /me/sessions/${sessionId}`,
    insiders("404 not_found", { owner: "204" }),
  ),
  refreshToken: row(
    (_targets, { cookie }) => ({
      call: "POST /auth/refresh-token",
      ...(cookie !== undefined && { cookie }),
      isAnonymous: true,
    }),
    insiders("200"),
  ),
  changePassword: row(
    () => ({
      call: "PUT /me/password",
      body: { current_password: PASSWORD, new_password: NEXT_PASSWORD },
    }),
    insiders("204"),
  ),
  endOtherSessions: row("DELETE /me/sessions", insiders("204")),
  deleteAccount: row(
    () => ({ call: "POST /me/deletion", body: { password: NEXT_PASSWORD } }),
    insiders("200"),
  ),
  // Signing out works for every caller, also without a session.
  logout: row("POST /auth/logout", anyone("204")),
} satisfies Record<string, Row>;
