import type { Serve } from "../../services.ts";
import * as rules from "./rules.ts";

export const getContactStamp: Serve<"getContactStamp"> = {
  onRequest: (services, { request }) => services.limits.contactStampAddress(request),
  handler: async (services) => ({ status: 200, body: { stamp: services.contactStamps.issue() } }),
};

export const sendContactMessage: Serve<"sendContactMessage"> = {
  onRequest: (services, { request }) => services.limits.contactAddress(request),
  handler: async (services, { member, body, request }) => {
    if (member !== undefined) await services.limits.contactMember(request, member.id);
    const form = {
      clientMessageId: body.client_msg_id ?? null,
      fullName: body.full_name,
      email: body.email,
      subject: body.subject,
      message: body.message,
      stamp: body.stamp,
      loadedAt: new Date(body.loaded_at),
      website: body.website,
    };
    await rules.sendContactMessage(services, form, member);
    return {
      status: 202,
      body: {
        message: "Thank you. Your message is on its way to us.",
      },
    };
  },
};
