import type { Serve } from "../../services.ts";
import * as rules from "./rules.ts";

export const getContactStamp: Serve<"getContactStamp"> = async ({ contactStamps }) => ({
  status: 200,
  body: { stamp: contactStamps.issue(), takes_message_id: true },
});

export const sendContactMessage: Serve<"sendContactMessage"> = {
  onRequest: ({ limits }, { member, request }) =>
    member === undefined
      ? limits.contactAddress(request)
      : limits.contactMember(request, member.id),
  handler: async (services, { member, body }) => {
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
