import type { OperationId } from "../operations.ts";

const credentials = { email: "giulia.ferri@example.com", password: "la luna e i falò" };
const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

function picture(): FormData {
  const form = new FormData();
  form.set("profile_picture", new Blob(["pixels"], { type: "image/png" }), "me.png");
  return form;
}

interface ValidRequest {
  /** Path and query without `/api`. */
  readonly path: string;
  readonly init?: () => { body: BodyInit; headers?: Record<string, string> };
}

/** A request per operation that the contract accepts; an operation that is missing does not compile. */
export const validRequests: Readonly<Record<OperationId, ValidRequest>> = {
  getRobotCheck: { path: "/auth/robot-check" },
  register: {
    path: "/auth/register",
    init: () => json({ ...credentials, preferred_language: "it", recaptcha_token: "" }),
  },
  login: { path: "/auth/login", init: () => json(credentials) },
  logout: { path: "/auth/logout" },
  refreshToken: { path: "/auth/refresh-token" },
  forgotPassword: {
    path: "/auth/forgot-password",
    init: () => json({ email: credentials.email }),
  },
  resetPassword: {
    path: "/auth/reset-password",
    init: () => json({ token: "vK3mQ9dXr2LwT8yZ", password: credentials.password }),
  },
  verifyEmail: { path: "/verify-email?token=vK3mQ9dXr2LwT8yZ" },
  checkNickname: { path: `/nicknames/check?nickname=${encodeURIComponent("Олександра")}` },
  getMe: { path: "/me" },
  getMyProfile: { path: "/me/profile" },
  updateMyProfile: {
    path: "/me/profile",
    init: () => json({ profile: { sex: { Valid: true, String: "female" } } }),
  },
  uploadMyPicture: { path: "/me/profile/picture", init: () => ({ body: picture() }) },
  removeMyPicture: { path: "/me/profile/picture" },
  getProfilePicture: { path: "/profile/picture/3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04?v=1" },
};
