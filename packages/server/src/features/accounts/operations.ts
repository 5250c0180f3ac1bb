import { serverIntl } from "@gemel/i18n/server";
import * as deletion from "./deletion.ts";
import type { MakeOperation } from "../../services.ts";
import * as registration from "./registration.ts";
import * as passwords from "./passwords.ts";
import { emailKey } from "../../foundation/email-key.ts";
import { askedLanguage } from "../../http/language.ts";
import { userAnswer } from "./user-answer.ts";

export const register: MakeOperation<"register"> = (services) => ({
  onRequest: ({ request }) => services.limits.registerAddress(request),
  handler: async ({ body, reply }) => {
    const browserSecret = await registration.register(services, {
      email: body.email,
      password: body.password,
      language: body.preferred_language,
      robotCheckAnswer: body.recaptcha_token,
    });
    services.cookies.registration.write(reply, browserSecret);
    return {
      status: 202,
      body: {
        message: "If this e-mail address is valid, a verification link is on its way to it.",
      },
    };
  },
});

export const verifyEmailByPassword: MakeOperation<"verifyEmailByPassword"> = (services) => ({
  onRequest: ({ request }) => services.limits.verifyAddress(request),
  handler: async ({ body }) => {
    const { token, password } = body;
    await registration.verifyEmail(services, { token, proof: { password } });
    return { status: 200, body: { message: registration.VERIFIED } };
  },
});

export const resendVerification: MakeOperation<"resendVerification"> = (services) => ({
  onRequest: ({ request }) => services.limits.resendAddress(request),
  handler: async ({ body }) => {
    await registration.resendVerification(services, body.email);
    return {
      status: 202,
      body: {
        message: "If this e-mail address waits to be verified, a new link is on its way to it.",
      },
    };
  },
});

export const forgotPassword: MakeOperation<"forgotPassword"> = (services) => ({
  onRequest: ({ request }) => services.limits.forgotAddress(request),
  handler: async ({ body, request }) => {
    const key = emailKey(body.email);
    const kept = services.cookies.device.read(request);
    await passwords.forgotPassword(services, {
      emailKey: key,
      isKnownDevice: services.knownDevices.read(key, kept) !== undefined,
    });
    return {
      status: 202,
      body: {
        message:
          "If this e-mail address has an account, a link to set a new password is on its way to it.",
      },
    };
  },
});

export const resetPassword: MakeOperation<"resetPassword"> = (services) => ({
  handler: async ({ body, request }) => {
    await passwords.resetPassword(services, body);
    return {
      status: 200,
      body: {
        message: serverIntl(askedLanguage(request)).formatMessage({ id: "answers.passwordReset" }),
      },
    };
  },
});

export const changePassword: MakeOperation<"changePassword"> = (services) => ({
  handler: async ({ member, body, request }) => {
    await services.limits.passwordMember(request, member.id);
    const { current_password, new_password } = body;
    await passwords.changePassword(services, member, {
      current: current_password,
      next: new_password,
    });
    return { status: 204 };
  },
});

export const getMe: MakeOperation<"getMe"> = (services) => ({
  handler: async ({ member }) => ({ status: 200, body: userAnswer(services, member) }),
});

export const deleteAccount: MakeOperation<"deleteAccount"> = (services) => ({
  handler: async ({ member, body, request, reply }) => {
    const { id } = member;
    await services.limits.passwordMember(request, id);
    const erasedAt = await deletion.deleteAccount(services, id, body.password);
    services.cookies.refresh.clear(reply);
    return { status: 200, body: { erased_at: erasedAt.toISOString() } };
  },
});
