import { serverIntl } from "@gemel/i18n/server";
import * as deletion from "./deletion.ts";
import type { Serve } from "../../services.ts";
import * as registration from "./registration.ts";
import * as passwords from "./passwords.ts";
import { emailKey } from "../../foundation/email-key.ts";
import { askedLanguage } from "../../http/language.ts";
import { sentText } from "../../http/read-json-body.ts";
import { userAnswer } from "./user-answer.ts";

export const register: Serve<"register"> = {
  onRequest: (services, { request }) => services.limits.registerAddress(request),
  handler: async (services, { body, request, reply }) => {
    const browserSecret = await registration.register(services, {
      email: body.email,
      password: body.password,
      language: body.preferred_language,
      robotCheckAnswer: body.recaptcha_token,
      asker: services.mailBudget.askerAt(request.ip),
    });
    services.cookies.registration.write(reply, browserSecret);
    return {
      status: 202,
      body: {
        message: "If this e-mail address is valid, a verification link is on its way to it.",
      },
    };
  },
};

export const verifyEmailByPassword: Serve<"verifyEmailByPassword"> = {
  shows: async ({ linkTokens }, { request }) =>
    linkTokens.read("verify-email", sentText(request.body, "token")),
  handler: async (services, { body, request }) => {
    const { token, password } = body;
    const link = services.linkTokens.read("verify-email", token);
    if (link !== undefined) await services.limits.verifyLink(request, link);
    await registration.verifyEmail(services, { token, proof: { password } });
    return { status: 200, body: { message: registration.VERIFIED } };
  },
};

export const resendVerification: Serve<"resendVerification"> = {
  onRequest: (services, { request }) => services.limits.resendAddress(request),
  handler: async (services, { body, request }) => {
    const asker = services.mailBudget.askerAt(request.ip);
    await registration.resendVerification(services, { email: body.email, asker });
    return {
      status: 202,
      body: {
        message: "If this e-mail address waits to be verified, a new link is on its way to it.",
      },
    };
  },
};

export const forgotPassword: Serve<"forgotPassword"> = {
  shows: async ({ cookies, knownDevices }, { request }) =>
    knownDevices.read(emailKey(sentText(request.body, "email")), cookies.device.read(request)),
  handler: async (services, { body, request }) => {
    const key = emailKey(body.email);
    const deviceMark = services.knownDevices.read(key, services.cookies.device.read(request));
    if (deviceMark === undefined) await services.limits.forgotAddress(request);
    await passwords.forgotPassword(services, {
      emailKey: key,
      asker: services.mailBudget.askerAt(request.ip),
      ...(deviceMark !== undefined && { deviceMark }),
    });
    return {
      status: 202,
      body: {
        message:
          "If this e-mail address has an account, a link to set a new password is on its way to it.",
      },
    };
  },
};

export const resetPassword: Serve<"resetPassword"> = {
  shows: async ({ linkTokens }, { request }) =>
    linkTokens.read("reset-password", sentText(request.body, "token")),
  handler: async (services, { body, request }) => {
    await passwords.resetPassword(services, body);
    return {
      status: 200,
      body: {
        message: serverIntl(askedLanguage(request)).formatMessage({ id: "answers.passwordReset" }),
      },
    };
  },
};

export const changePassword: Serve<"changePassword"> = async (
  services,
  { member, body, request, reply },
) => {
  await passwords.countPasswordTry(services, request, member);
  const { current_password, new_password } = body;
  const account = await passwords.changePassword(services, member, {
    current: current_password,
    next: new_password,
  });
  services.cookies.device.write(reply, services.knownDevices.issue(account));
  return { status: 204 };
};

export const getMe: Serve<"getMe"> = async (services, { member }) => ({
  status: 200,
  body: userAnswer(services, member),
});

export const deleteAccount: Serve<"deleteAccount"> = async (
  services,
  { member, body, request, reply },
) => {
  await passwords.countPasswordTry(services, request, member);
  const erasedAt = await deletion.deleteAccount(services, member.id, body.password);
  services.cookies.refresh.clear(reply);
  return { status: 200, body: { erased_at: erasedAt.toISOString() } };
};
