import { userAnswer } from "../answers/user.ts";
import { type Answer, json, noContent, sentence } from "../http/answer.ts";
import { Refusal, unauthorized } from "../http/refusal.ts";
import { sendLink, sendMail } from "../world/mail.ts";
import { accessToken, endSession, openSession, rotate, sessionsOf } from "../world/sessions.ts";
import { addMember, findByEmail } from "../world/world.ts";
import { type Handlers, memberOf } from "./call.ts";
import { findLink } from "./find-link.ts";
import { clearCookie, setCookie } from "./refresh-cookie.ts";

/** Signing up, signing in, staying signed in and getting back in. */
export const sessionHandlers = {
  getRobotCheck: () => json(200, { provider: "off" }),

  register: ({ world, body }) => {
    const known = findByEmail(world, body.email);
    if (known) {
      sendMail(world, body.email, `To: ${body.email}\nSubject: Somebody tried to register\n`);
    } else {
      const { email, password, preferred_language: language } = body;
      const id = crypto.randomUUID();
      sendLink(world, addMember(world, { id, email, password, language }), "verify");
    }
    return sentence(202, "If this e-mail address is valid, a verification link is on its way.");
  },

  verifyEmail: ({ world, parameters }) => {
    const { memberId } = findLink(world, parameters.token, "verify");
    const member = world.members.get(memberId);
    if (member) member.verified = true;
    return sentence(200, "Your e-mail address is verified. You can sign in now.");
  },

  login: ({ world, body }) => {
    const member = findByEmail(world, body.email);
    if (member?.password !== body.password) {
      throw new Refusal(401, "invalid_credentials", "Invalid email or password.");
    }
    if (!member.verified) {
      throw new Refusal(403, "email_not_verified", "Please verify your e-mail address first.");
    }
    if (member.isSuspended) {
      throw new Refusal(403, "account_suspended", "This account is suspended.");
    }
    if (member.deletedAt && body.restore !== true) {
      throw new Refusal(403, "account_deleted", "This account is deleted. You can bring it back.");
    }
    member.deletedAt = undefined;
    const session = openSession(member.id);
    world.sessions.set(session.id, session);
    const answer = { data: userAnswer(member), token: accessToken(session) };
    return json(200, answer, setCookie(session));
  },

  logout: ({ world, session }) => {
    if (session) endSession(world, session);
    return noContent(clearCookie());
  },

  refreshToken: ({ session, credentials }) => {
    if (!session || !rotate(session, credentials.cookie ?? "")) throw unauthorized();
    return json(200, { token: accessToken(session) }, setCookie(session));
  },

  forgotPassword: ({ world, body }): Answer => {
    const member = findByEmail(world, body.email);
    if (member) sendLink(world, member, "reset");
    return sentence(202, "If this e-mail address has an account, a link is on its way to it.");
  },

  resendVerification: ({ world, body }): Answer => {
    const member = findByEmail(world, body.email);
    if (member && !member.verified) sendLink(world, member, "verify");
    return sentence(
      202,
      "If this e-mail address waits to be verified, a link is on its way to it.",
    );
  },

  resetPassword: ({ world, body }) => {
    const link = findLink(world, body.token, "reset");
    if (link.spent) throw new Refusal(410, "expired_link", "This link has been used already.");
    link.spent = true;
    const member = world.members.get(link.memberId);
    if (member) member.password = body.password;
    for (const session of sessionsOf(world, link.memberId)) endSession(world, session);
    return sentence(200, "Your new password is set. You can sign in with it now.");
  },

  getMe: (call) => json(200, userAnswer(memberOf(call))),
} satisfies Partial<Handlers>;
