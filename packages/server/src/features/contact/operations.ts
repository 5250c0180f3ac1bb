import type { MakeOperation } from "../../services.ts";
import * as rules from "./rules.ts";

export const getContactStamp: MakeOperation<"getContactStamp"> = (services) => ({
  onRequest: ({ request }) => services.limits.contactStampAddress(request),
  handler: async () => ({ status: 200, body: { stamp: services.contactStamps.issue() } }),
});

export const sendContactMessage: MakeOperation<"sendContactMessage"> = (services) => ({
  onRequest: ({ request }) => services.limits.contactAddress(request),
  handler: async ({ member, body, request }) => {
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
});
