import { PASSWORD, registration } from "../../../../packages/server/src/testing/new-member.ts";
import { anyone, insiders, type Row, UNAUTHORIZED } from "../row.ts";

const NEXT_PASSWORD = "another horse battery";

/** What any caller may call, signed in or not. */
export const doorRows = {
  getRobotCheck: { ask: () => ({ call: "GET /auth/robot-check" }), answers: anyone("200") },
  login: {
    ask: (_targets, { email }) => ({
      call: "POST /auth/login",
      body: { email, password: PASSWORD },
      isAnonymous: true,
    }),
    answers: anyone("200", {
      anonymous: "401 invalid_credentials",
      suspended: "403 account_suspended",
      deleted: "403 account_deleted",
    }),
  },
  register: {
    ask: (_targets, { email }) => ({ call: "POST /auth/register", body: registration(email) }),
    answers: anyone("202"),
  },
  forgotPassword: {
    ask: (_targets, { email }) => ({ call: "POST /auth/forgot-password", body: { email } }),
    answers: anyone("202"),
  },
  resendVerification: {
    ask: (_targets, { email }) => ({ call: "POST /auth/resend-verification", body: { email } }),
    answers: anyone("202"),
  },
  // The next operations need the token of a mail; no caller has one here.
  resetPassword: {
    ask: () => ({
      call: "POST /auth/reset-password",
      body: { token: "A".repeat(43), password: NEXT_PASSWORD },
    }),
    answers: anyone("400 invalid_link"),
  },
  verifyEmail: {
    ask: () => ({ call: `GET /verify-email?token=${"A".repeat(43)}` }),
    answers: anyone("400 invalid_link"),
  },
  verifyEmailByPassword: {
    ask: () => ({
      call: "POST /verify-email",
      body: { token: "A".repeat(43), password: NEXT_PASSWORD },
    }),
    answers: anyone("400 invalid_link"),
  },
  getUnsubscribePage: {
    ask: () => ({ call: `GET /mail/unsubscribe?token=${"A".repeat(43)}` }),
    answers: anyone("400 invalid_link"),
  },
  unsubscribe: {
    ask: () => ({
      call: `POST /mail/unsubscribe?token=${"A".repeat(43)}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    }),
    answers: anyone("400 invalid_link"),
  },
  getContactStamp: { ask: () => ({ call: "GET /contact/stamp" }), answers: anyone("200") },
  // Visitors may write too, but a token that is sent must be good.
  sendContactMessage: {
    ask: ({ stamp }, { email }) => ({
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
    answers: anyone("202", { suspended: UNAUTHORIZED, deleted: UNAUTHORIZED }),
  },
  acknowledgeWarning: { ask: () => ({ call: "DELETE /me/warning" }), answers: insiders("204") },
} satisfies Record<string, Row>;

/** A member's own account. */
export const accountRows = {
  getMe: { ask: () => ({ call: "GET /me" }), answers: insiders("200") },
  getSettings: { ask: () => ({ call: "GET /me/settings" }), answers: insiders("200") },
  updateSettings: {
    ask: () => ({ call: "PATCH /me/settings", body: { preferred_language: "en" } }),
    answers: insiders("200"),
  },
  getSessions: { ask: () => ({ call: "GET /me/sessions" }), answers: insiders("200") },
  getExport: { ask: () => ({ call: "GET /me/export" }), answers: insiders("200") },
  getExportFile: {
    ask: () => ({ call: "GET /me/export/file" }),
    answers: insiders("404 not_found", { owner: "200" }),
  },
  requestExport: {
    ask: () => ({ call: "POST /me/export", body: { password: PASSWORD } }),
    answers: insiders("202"),
  },
} satisfies Record<string, Row>;

/** What ends sessions and accounts: asked for last, and in this order. */
export const leavingRows = {
  endSession: {
    ask: ({ sessionId }) => ({ call: `DELETE /me/sessions/${sessionId}` }),
    answers: insiders("404 not_found", { owner: "204" }),
  },
  refreshToken: {
    ask: (_targets, { cookie }) => ({
      call: "POST /auth/refresh-token",
      ...(cookie !== undefined && { cookie }),
      isAnonymous: true,
    }),
    answers: insiders("200"),
  },
  changePassword: {
    ask: () => ({
      call: "PUT /me/password",
      body: { current_password: PASSWORD, new_password: NEXT_PASSWORD },
    }),
    answers: insiders("204"),
  },
  endOtherSessions: { ask: () => ({ call: "DELETE /me/sessions" }), answers: insiders("204") },
  deleteAccount: {
    ask: () => ({ call: "POST /me/deletion", body: { password: NEXT_PASSWORD } }),
    answers: insiders("200"),
  },
  // Signing out works for every caller, also without a session.
  logout: { ask: () => ({ call: "POST /auth/logout" }), answers: anyone("204") },
} satisfies Record<string, Row>;
