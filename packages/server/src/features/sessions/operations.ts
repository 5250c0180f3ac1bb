import type { Schemas } from "@gemel/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { readDevice } from "./read-device.ts";
import { emailKey } from "../../foundation/email-key.ts";
import { VERIFIED } from "../accounts/registration.ts";
import { isKnownDevice, logIn, logOut, type SignedIn, verifyAndLogIn } from "./log-in.ts";
import { done } from "../../http/operation.ts";
import type { Serve, OperationServices } from "../../services.ts";
import { userAnswer } from "../accounts/user-answer.ts";
import { bearerToken } from "../../http/security/operator-token.ts";
import { sentText } from "../../http/read-json-body.ts";
import * as rules from "./rules.ts";
import type { SignedInSession } from "./rules.ts";

/** Refusals after which a try counts as failed: who registers an address may guess the password of its account. */
const guesses: ReadonlySet<string> = new Set(["invalid_credentials", "email_not_verified"]);

export const login: Serve<"login"> = {
  shows: async ({ cookies, knownDevices }, { request }) =>
    knownDevices.read(emailKey(sentText(request.body, "email")), cookies.device.read(request)),
  handler: async (services, { body, request, reply }) => {
    const { email, password, restore = false, recaptcha_token } = body;
    const account = emailKey(email);
    const kept = services.cookies.device.read(request);
    const { needsRobotCheckFor, work, release } = await services.loginBudget.begin(request, {
      account,
      isKnownDevice: await isKnownDevice(services, account, kept),
    });
    try {
      if (needsRobotCheckFor !== undefined) {
        await passRobotCheck(services, recaptcha_token, { work, retryAfter: needsRobotCheckFor });
      }
      const signedIn = await logIn(services, {
        email,
        password,
        isRestoring: restore,
        device: readDevice(request),
      });
      await release();
      writeCookies(services, reply, signedIn);
      const { member, tokens } = signedIn;
      return {
        status: 200,
        body: { data: userAnswer(services, member), token: tokens.accessToken },
      };
    } catch (error) {
      if (!(error instanceof AppError && guesses.has(error.refusal))) await release();
      throw error;
    }
  },
};

export const verifyEmail: Serve<"verifyEmail"> = {
  shows: async ({ linkTokens }, { request }) =>
    linkTokens.read("verify-email", sentText(request.query, "token")),
  handler: async (services, { query, request, reply }) => {
    const browserSecret = services.cookies.registration.read(request);
    const { token, sign_in: isSigningIn = false } = query;
    const opened = await verifyAndLogIn(services, {
      token,
      browserSecret,
      device: isSigningIn ? readDevice(request) : undefined,
    });
    if (opened === undefined) return { status: 200, body: { message: VERIFIED } };
    writeCookies(services, reply, opened);
    return { status: 200, body: { message: VERIFIED, token: opened.tokens.accessToken } };
  },
};

/** Writes the cookies of a signed-in browser: one keeps the member signed in, one marks a known device. */
function writeCookies(
  { cookies, knownDevices }: OperationServices,
  reply: FastifyReply,
  { account, tokens }: SignedIn,
): void {
  cookies.refresh.write(reply, tokens.refreshToken);
  cookies.device.write(reply, knownDevices.issue(account));
}

/** @throws AppError `robot_check_required` without an answer, `robot_check_failed` for one that does not pass */
async function passRobotCheck(
  { robotCheck }: OperationServices,
  answer: string | undefined,
  { work, retryAfter }: { readonly work: number; readonly retryAfter: number },
): Promise<void> {
  if (answer === undefined) throw new AppError("robot_check_required", { retryAfter });
  if (!(await robotCheck.passes(answer, work))) throw new AppError("robot_check_failed");
}

export const logout: Serve<"logout"> = {
  shows: async (services, { request }) =>
    (await sessionOf(services, request)) ??
    (await services.accessTokens.read(bearerToken(request) ?? ""))?.sessionId,
  handler: async (services, { request, reply }) => {
    await logOut(services, {
      refreshToken: services.cookies.refresh.read(request),
      accessToken: bearerToken(request),
    });
    services.cookies.refresh.clear(reply);
    return { status: 204 };
  },
};

export const refreshToken: Serve<"refreshToken"> = {
  shows: (services, { request }) => sessionOf(services, request),
  handler: async (services, { request, reply }) => {
    const current = services.cookies.refresh.read(request);
    if (current === undefined) throw new AppError("unauthorized");
    const admit = (sessionId: string) => services.limits.refreshSession(request, sessionId);
    const tokens = await rules.refreshSession(services, current, readDevice(request), admit);
    services.cookies.refresh.write(reply, tokens.refreshToken);
    return { status: 200, body: { token: tokens.accessToken } };
  },
};

/** The session that the cookie of a request continues. */
async function sessionOf(
  services: OperationServices,
  request: FastifyRequest,
): Promise<string | undefined> {
  const kept = services.cookies.refresh.read(request);
  return kept === undefined ? undefined : rules.findSessionId(services, kept);
}

export const getSessions: Serve<"getSessions"> = async (services, { member }) => {
  const sessions = await rules.getSessions(services, member);
  return { status: 200, body: { items: sessions.map(sessionAnswer) } };
};

const sessionAnswer = (session: SignedInSession): Schemas["SignedInSession"] => ({
  id: session.id,
  browser: session.browser,
  system: session.system,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  is_current: session.isCurrent,
});

export const endSession: Serve<"endSession"> = async (services, { member, path, request }) => {
  if (path.id.toLowerCase() !== member.sessionId) await services.limits.endSession(request, member);
  return done(rules.endSession(services, member.id, path.id));
};

export const endOtherSessions: Serve<"endOtherSessions"> = async (
  services,
  { member, request },
) => {
  await services.limits.endSession(request, member);
  return done(rules.endOtherSessions(services, member));
};
