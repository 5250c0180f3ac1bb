import { json } from "./valid-request.ts";

const email = "giulia.ferri@example.com";
const password = "la luna e i falò";
const token = "vK3mQ9dXr2LwT8yZ";

export const session = {
  getRobotCheck: { path: "/auth/robot-check" },
  register: {
    path: "/auth/register",
    init: json({ email, password, preferred_language: "it", recaptcha_token: "" }),
  },
  login: { path: "/auth/login", init: json({ email, password }) },
  logout: { path: "/auth/logout" },
  refreshToken: { path: "/auth/refresh-token" },
  forgotPassword: { path: "/auth/forgot-password", init: json({ email }) },
  resendVerification: { path: "/auth/resend-verification", init: json({ email }) },
  resetPassword: { path: "/auth/reset-password", init: json({ token, password }) },
  verifyEmail: { path: `/verify-email?token=${token}` },
  verifyEmailByPassword: { path: "/verify-email", init: json({ token, password }) },
};
